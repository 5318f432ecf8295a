"""What leaves the house: tables, scenes and lines, each as its viewer may see it."""

from collections.abc import Collection, Iterable

from knobel.core.events import Thrown
from knobel.core.phrases import Phrase
from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from knobel.server.messages import ClockInfo, SeatInfo, TableInfo, ThrowProof, View
from knobel.server.table import fairness
from knobel.server.table.table import Step, Table


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
        games=table.games,
        seats=tuple(_seat_info(table, seat, seat in present) for seat in range(setup.seats)),
        roots=tuple(root for _, root in sorted(table.roots.items())),
    )


def _seat_info(table: Table, seat: int, present: bool) -> SeatInfo:
    place = table.places.get(seat)
    if place is None:
        return SeatInfo(seat, "empty")
    promised = place.promise is not None
    return SeatInfo(seat, place.kind, place.name, place.mind, place.covered_by, present, promised)


def views(table: Table, viewers: Iterable[Viewer], step: Step | None) -> tuple[View, ...]:
    """What these viewers see now, and are told of a step."""
    if table.state is None:
        return ()
    return tuple(
        View(viewer, table.game.scene(table.state, viewer), () if step is None else lines(table, step, viewer))
        for viewer in viewers
    )


def missed(table: Table, step: Step, viewer: Viewer) -> View:
    """A step that a viewer missed: the scene as it was after it, and what was said."""
    return View(viewer, table.game.scene(step.after, viewer), lines(table, step, viewer))


def lines(table: Table, step: Step, viewer: Viewer) -> tuple[Phrase, ...]:
    """What a viewer is told of a step."""
    return table.game.tell(step.before, step.event, step.after, viewer)


def clocks(table: Table, now: int) -> tuple[ClockInfo, ...]:
    """The running clocks and what is left of them."""
    return tuple(ClockInfo(name, max(0, due - now)) for name, due in sorted(table.deadlines.items()))


def proofs(table: Table, step: Step, viewers: Iterable[Viewer], trees: "Trees") -> tuple[ThrowProof, ...]:
    """The proofs of all throws that this step has shown to one of these viewers: its own, and any it uncovered."""
    shown = [step] if _sees_throw(table, step, viewers) else []
    for seat in table.game.reveals(step.before, step.event, step.after):
        shown += _last_hidden_throw(table, step, seat)
    return tuple(_proof(table, each, trees) for each in shown)


def _sees_throw(table: Table, step: Step, viewers: Iterable[Viewer]) -> bool:
    stage = table.game.stage(step.before)
    if step.throw is None or not isinstance(stage, Throw):
        return False
    return stage.seen_by is None or any(viewer in stage.seen_by for viewer in viewers)


def _last_hidden_throw(table: Table, step: Step, seat: int) -> list[Step]:
    for earlier in reversed(table.steps[: table.steps.index(step)]):
        stage = table.game.stage(earlier.before)
        if earlier.throw is not None and isinstance(stage, Throw) and stage.seat == seat and stage.seen_by is not None:
            return [earlier]
    return []


def _proof(table: Table, step: Step, trees: "Trees") -> ThrowProof:
    stage = table.game.stage(step.before)
    assert isinstance(stage, Throw)
    assert isinstance(step.event, Thrown)
    assert step.throw is not None
    return trees.proof(step.throw, -1 if stage.seat is None else stage.seat, step.event.faces)


class Trees:
    """The hash trees of a table's throws, built block by block when first needed."""

    def __init__(self, table: str, master: bytes) -> None:
        self._table = table
        self._master = master
        self._levels: dict[int, list[list[bytes]]] = {}

    def root(self, block: int) -> str:
        """The published root of a block."""
        return self._tree(block)[-1][0].hex()

    def proof(self, throw: int, seat: int, faces: tuple[int, ...]) -> ThrowProof:
        """All that is needed to check a throw against the root of its block."""
        block, index = divmod(throw, fairness.BLOCK)
        neighbours = fairness.path(self._tree(block), index)
        key = fairness.throw_key(self._master, throw)
        return ThrowProof(throw, key.hex(), tuple(node.hex() for node in neighbours), seat, faces)

    def _tree(self, block: int) -> list[list[bytes]]:
        if block not in self._levels:
            self._levels[block] = fairness.tree(fairness.leaves(self._master, self._table, block))
        return self._levels[block]
