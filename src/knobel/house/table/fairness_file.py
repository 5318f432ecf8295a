"""The fairness file of a game: everything that is needed to check its dice without trusting anybody.

It holds what the table published before the game, what the players' devices added, and for every throw that its reader
may see the key and the way to the published root. Throws that the rules never showed stay sealed. The borders show
where the game began and ended, so that a file from which throws were cut is known. The record tells what was played:
whoever knows the rules can say from it which dice were to be thrown.
"""

from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from knobel.core.events import Thrown, Unseen
from knobel.core.frozen import Frozen
from knobel.core.notation import THROW_SIGN, write_event
from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from knobel.house.table import fairness
from knobel.house.table.masters import Masters
from knobel.house.table.table import Table
from knobel.house.table.table_state import Step

# Games that were begun before their dice depended on a header have files of the first format, without a record.
FORMAT, FORMAT_WITHOUT_RECORD = 2, 1
# What stands in a record for faces, or for a decision, that its reader has not been shown.
UNSHOWN = "?"
# In milliseconds.
DAY = 24 * 3600 * 1000


class CheckedThrow(Frozen, frozen=True):
    """A throw to be checked; a sealed one has neither faces nor key."""

    throw: int
    seat: int
    dice: tuple[tuple[int, ...], ...]
    faces: tuple[int, ...] | None
    key: str | None
    path: tuple[str, ...] | None


class Border(Frozen, frozen=True):
    """Where a game began or ended: before this throw of the table."""

    throw: int
    key: str
    path: tuple[str, ...]


class FairnessFile(Frozen, frozen=True):
    """All of a game's throws, and what they are checked against. `number` counts the games of the table from 0.

    `record` is the game in the text notation, with a question mark for what this reader has not been shown. Real dice
    have no borders, and neither has a table that was set up before there were any. Where a table was handed over from
    one house to another, its throws went up to the first number of a pair in `handed_over`, and go on with the second.
    """

    format: int
    table: str
    game: str
    version: int
    number: int
    roots: dict[str, str]
    borders: dict[str, str]
    promises: tuple[str | None, ...]
    seeds: tuple[str, ...]
    throws: tuple[CheckedThrow, ...]
    start: Border | None
    end: Border | None
    record: str | None = None
    handed_over: tuple[tuple[int, int], ...] | UnsetType = UNSET


def fairness_file(table: Table, masters: Masters, viewer: Viewer, now: int = 0) -> FairnessFile:
    """The file of the game that is on the table and over, for this reader, at this time."""
    shown = shown_throws(table, viewer, now)
    steps = [step for step in table.steps if step.throw is not None]
    blocks = _blocks(step.throw or 0 for step in steps)
    trees = {block: _tree(table, masters, block) for block in blocks}
    limits = (table.first_throw, table.end_throw)
    return FairnessFile(
        format=FORMAT_WITHOUT_RECORD if table.header is None else FORMAT,
        table=table.dice_name,
        game=table.setup.game,
        version=table.setup.version,
        number=table.games - 1,
        roots={str(block): table.roots[block] for block in sorted(blocks)},
        borders={str(block): root for block, root in sorted(table.borders.items()) if block in _blocks(limits)},
        promises=table.promises,
        seeds=table.seeds,
        throws=tuple(_checked(table, step, masters, trees, step.seq in shown) for step in steps),
        start=_border(table, masters, table.first_throw),
        end=_border(table, masters, table.end_throw),
        record=None if table.header is None else table.header + _events(table, viewer, shown),
        handed_over=_handed_over(table),
    )


def opens_everything(table: Table, now: int) -> bool:
    """Whether the table agreed at the start that what the rules never showed is opened, and the time for it has come.

    A table that has been closed in the middle of a game opens nothing: nobody agreed to that.
    """
    ended = table.ended_at
    if ended is None:
        return False
    return table.setup.unshown == "open" or (table.setup.unshown == "after_a_day" and now >= ended + DAY)


def shown_throws(table: Table, viewer: Viewer, now: int = 0) -> frozenset[int]:
    """The numbers of the log entries whose throw this reader has seen fall, or seen uncovered."""
    if opens_everything(table, now):
        return frozenset(step.seq for step in table.steps if step.throw is not None)
    shown: set[int] = set()
    last_hidden: dict[int, int] = {}
    for step in table.steps:
        stage = table.game.stage(step.before)
        if step.throw is not None and isinstance(stage, Throw):
            if stage.seen_by is None or viewer in stage.seen_by:
                shown.add(step.seq)
            if stage.seen_by is not None and stage.seat is not None:
                last_hidden[stage.seat] = step.seq
        shown.update(
            last_hidden[seat] for seat in table.game.reveals(step.before, step.event, step.after) if seat in last_hidden
        )
    return frozenset(shown)


def _events(table: Table, viewer: Viewer, shown: frozenset[int]) -> str:
    """The events of a game, a line each, as this reader has come to see them."""
    return "".join(_event(table, step, viewer, shown) + "\n" for step in table.steps)


def _event(table: Table, step: Step, viewer: Viewer, shown: frozenset[int]) -> str:
    seen = table.game.seen(step.before, step.event, viewer)
    if step.seq in shown or not isinstance(seen, Unseen):
        return write_event(step.event)
    return f"{THROW_SIGN if isinstance(step.event, Thrown) else seen.seat} {UNSHOWN}"


def _blocks(throws: Iterable[int]) -> set[int]:
    return {throw // fairness.BLOCK for throw in throws}


def _tree(table: Table, masters: Masters, block: int, kind: fairness.Kind = "throw") -> list[list[bytes]]:
    return fairness.tree(fairness.leaves(masters.of(block), table.dice_name, block, kind))


def _handed_over(table: Table) -> tuple[tuple[int, int], ...] | UnsetType:
    """Where the table changed houses up to the last throw of the game; with real dice there is nothing to say."""
    moves = tuple((each.throw, each.to) for each in table.hand_overs if each.to <= table.end_throw)
    return moves if moves and table.setup.dice == "digital" else UNSET


def _border(table: Table, masters: Masters, throw: int) -> Border | None:
    block, index = divmod(throw, fairness.BLOCK)
    if block not in table.borders:
        return None
    levels = _tree(table, masters, block, "border")
    path = tuple(node.hex() for node in fairness.path(levels, index))
    return Border(throw, fairness.border_key(masters.of(block), throw).hex(), path)


def _checked(
    table: Table, step: Step, masters: Masters, trees: dict[int, list[list[bytes]]], shown: bool
) -> CheckedThrow:
    stage = table.game.stage(step.before)
    assert isinstance(stage, Throw)
    assert isinstance(step.event, Thrown)
    assert step.throw is not None
    seat = -1 if stage.seat is None else stage.seat
    dice = tuple(die.kind.faces for die in stage.dice.dice)
    if not shown:
        return CheckedThrow(step.throw, seat, dice, None, None, None)
    block, index = divmod(step.throw, fairness.BLOCK)
    path = tuple(node.hex() for node in fairness.path(trees[block], index))
    key = fairness.throw_key(masters.of(block), step.throw).hex()
    return CheckedThrow(step.throw, seat, dice, step.event.faces, key, path)
