"""What leaves the house: tables, scenes and lines, each as its viewer may see it."""

from collections.abc import Callable, Collection, Iterable, Sequence

from msgspec import UNSET, UnsetType

from knobel.core.events import Thrown
from knobel.core.phrases import Phrase
from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from knobel.house.messages import ClockInfo, SeatInfo, TableInfo, ThrowProof, View
from knobel.house.table import fairness
from knobel.house.table.entries import Committed
from knobel.house.table.luck import is_quick, may_be_quick
from knobel.house.table.masters import masters_of
from knobel.house.table.table import Table
from knobel.house.table.table_state import Step, TableState
from knobel.house.table.taking_back import Taken, taken_back
from knobel.match.match import Match
from knobel.match.presets import preset_of
from knobel.match.settling import settlement

# The throws at one branch of a hash tree.
LEAVES = 32


def table_info(table: Table, present: Collection[int]) -> TableInfo:
    """The table as everybody sees it."""
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        version=setup.version,
        options=table.game.options,
        phase=table.phase,
        dice=setup.dice,
        public=setup.public,
        spectators=setup.spectators,
        unshown=setup.unshown,
        pace=setup.pace,
        hints=setup.hints,
        cover_after=setup.cover_after,
        chat=setup.chat,
        keep_code=setup.keep_code,
        nod=setup.nod,
        hurried=table.hurried,
        games=table.games,
        seats=tuple(_seat_info(table, seat, seat in present) for seat in range(setup.seats)),
        roots=tuple(root for _, root in sorted(table.roots.items())),
        borders=tuple(table.borders.get(block, "") for block in sorted(table.roots)),
        unopened=table.unopened,
        day=setup.day or UNSET,
        preset=preset_of(table.game) or UNSET,
        called=setup.called,
        quick=setup.quick if may_be_quick(table) else UNSET,
        moved_to=table.moved_to or UNSET,
        origin=setup.origin or UNSET,
        quick_by=setup.quick_by if is_quick(table) and setup.quick_by is not None else UNSET,
    )


def _seat_info(table: Table, seat: int, present: bool) -> SeatInfo:
    place = table.places.get(seat)
    if place is None:
        return SeatInfo(seat, "empty")
    return SeatInfo(
        seat=seat,
        kind=place.kind,
        name=place.name,
        mind=place.mind,
        covered_by=place.covered_by,
        present=present,
        promised=place.promise is not None,
        promise=place.promise,
        opened=place.seed is not None,
        host=table.is_host(place.device),
        muted=table.is_muted(seat),
        advised=place.advised,
    )


def views(table: Table, viewers: Collection[Viewer], step: Step | None) -> tuple[View, ...]:
    """What these viewers see now, and are told of a step."""
    if table.state is None:
        return ()
    settled = None if step is None else settlement(table.game, step.before, step.event, step.after)
    return tuple(
        View(
            viewer,
            table.game.scene(table.state, viewer),
            () if step is None else lines(table.game, step, viewer),
            settled,
            _taken_back(table, viewers, viewer),
        )
        for viewer in viewers
    )


def _taken_back(table: Table, viewers: Collection[Viewer], viewer: Viewer) -> Taken | UnsetType:
    seats = [seat for seat in viewers if seat is not None]
    taken = None if viewer is None else taken_back(table, seats, viewer)
    return UNSET if taken is None else taken


def missed(game: Match, step: Step, viewer: Viewer) -> View:
    """A step that a viewer missed: the scene as it was after it, and what was said."""
    settled = settlement(game, step.before, step.event, step.after)
    return View(viewer, game.scene(step.after, viewer), lines(game, step, viewer), settled)


def lines(game: Match, step: Step, viewer: Viewer) -> tuple[Phrase, ...]:
    """What a viewer is told of a step."""
    return game.tell(step.before, step.event, step.after, viewer)


def clocks(table: Table, now: int) -> tuple[ClockInfo, ...]:
    """The running clocks and what is left of them."""
    return tuple(ClockInfo(name, left) for name, left in sorted(table.left(now).items()))


def proofs(
    game: Match, steps: Sequence[Step], step: Step, viewers: Collection[Viewer], trees: "Trees"
) -> tuple[ThrowProof, ...]:
    """The proofs of all throws that this step has shown to one of these viewers: its own, and any it uncovered."""
    if not viewers:
        return ()
    shown = [step] if _sees_throw(game, step, viewers) else []
    for seat in game.reveals(step.before, step.event, step.after):
        shown += _last_hidden_throw(game, steps, step.seq, seat)
    return tuple(_proof(game, each, trees) for each in shown)


def _sees_throw(game: Match, step: Step, viewers: Iterable[Viewer]) -> bool:
    if step.throw is None:
        return False
    stage = game.stage(step.before)
    return isinstance(stage, Throw) and (stage.seen_by is None or any(viewer in stage.seen_by for viewer in viewers))


def _last_hidden_throw(game: Match, steps: Sequence[Step], before: int, seat: int) -> list[Step]:
    for earlier in reversed(steps):
        if earlier.seq >= before or earlier.throw is None:
            continue
        stage = game.stage(earlier.before)
        if isinstance(stage, Throw) and stage.seat == seat and stage.seen_by is not None:
            return [earlier]
    return []


def _proof(game: Match, step: Step, trees: "Trees") -> ThrowProof:
    stage = game.stage(step.before)
    assert isinstance(stage, Throw)
    assert isinstance(step.event, Thrown)
    assert step.throw is not None
    return trees.proof(step.throw, -1 if stage.seat is None else stage.seat, step.event.faces)


class Trees:
    """The hash trees of a table's throws. Of each only the trunk is kept; a branch grows again when it is needed.

    A whole tree has two thousand nodes, and a house has many tables. Throws come in order, so that the branch at hand
    serves for a while.
    """

    def __init__(self, table: Callable[[], TableState], master: bytes) -> None:
        self._table = table
        self._master = master
        self._trunks: dict[int, list[list[bytes]]] = {}
        self._branch: tuple[int, list[list[bytes]]] | None = None

    def root(self, block: int) -> str:
        """The published root of a block."""
        return self._trunk(block)[-1][0].hex()

    def published(self, block: int) -> Committed:
        """What the table publishes of a block before it throws in it."""
        borders = fairness.block_root(self._master_of(block), self._table().dice_name, block, "border")
        return Committed(block, self.root(block), borders.hex())

    def proof(self, throw: int, seat: int, faces: tuple[int, ...]) -> ThrowProof:
        """All that is needed to check a throw against the root of its block."""
        block, index = divmod(throw, fairness.BLOCK)
        branch, leaf = divmod(index, LEAVES)
        below = fairness.path(self._branch_at(throw - leaf), leaf)
        above = fairness.path(self._trunk(block), branch)
        key = fairness.throw_key(self._master_of(block), throw)
        return ThrowProof(throw, key.hex(), tuple(node.hex() for node in (*below, *above)), seat, faces)

    def _master_of(self, block: int) -> bytes:
        return masters_of(self._table(), self._master).of(block)

    def _trunk(self, block: int) -> list[list[bytes]]:
        if block not in self._trunks:
            firsts = range(block * fairness.BLOCK, (block + 1) * fairness.BLOCK, LEAVES)
            self._trunks[block] = fairness.tree([self._grown(first)[-1][0] for first in firsts])
        return self._trunks[block]

    def _branch_at(self, first: int) -> list[list[bytes]]:
        if self._branch is None or self._branch[0] != first:
            self._branch = (first, self._grown(first))
        return self._branch[1]

    def _grown(self, first: int) -> list[list[bytes]]:
        master = self._master_of(first // fairness.BLOCK)
        return fairness.tree(fairness.commitments(master, self._table().dice_name, first, LEAVES))
