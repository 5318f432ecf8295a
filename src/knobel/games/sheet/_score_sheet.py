"""Score sheets: throw, keep some dice and throw the others again, then fill one open box of your own sheet.

A game of this kind states its printed sheet (boxes with their formulas, columns, bonus) and how many throws a turn has.
Filling a box ends the turn, after any throw; the game ends when all sheets are full, and the most points win.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, NamedTuple, TypeVar

from knobel.core.advice import Advice
from knobel.core.choices import Choices, Item
from knobel.core.dice import DiceSet, Faces
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Event
from knobel.core.face import Face, LastThrow
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove, Keep, Take
from knobel.core.phrases import Name, Phrase, Pips, say
from knobel.core.results import Result
from knobel.core.rules import O, Rules
from knobel.core.secrets import Viewer
from knobel.core.spaces import Cells, Keeps
from knobel.core.stages import Ask, Over, Seat, Stage
from knobel.core.tuples import with_item
from knobel.core.widgets import Announcement, Sheet, SheetCell, SheetColumn, SheetRow, Tray, Widget
from knobel.parts._outlook import Outlook
from knobel.parts.patterns import Formula
from knobel.parts.ranking import by_points
from knobel.parts.rethrow import Rethrow

Entries = tuple[int | None, ...]

FRESH = Rethrow()
BOX_FILLED, NO_THROW_LEFT = "box-filled", "no-throw-left"
CODES = (BOX_FILLED, NO_THROW_LEFT)


class Bonus(NamedTuple):
    """What the first boxes of a column earn when together they reach a number of points."""

    boxes: int
    least: int
    points: int


class ScoreSheet:
    """A printed sheet: its cells column by column, and what dice give in them, worked out once for every throw.

    The second column counts twice, the third three times.
    """

    def __init__(
        self, dice: DiceSet, boxes: Mapping[str, Formula], columns: int = 1, bonus: Bonus | None = None
    ) -> None:
        self.dice = dice
        self.boxes = tuple(boxes)
        self.columns = columns
        self.bonus = bonus
        numbered = tuple(f"{column}:{box}" for column in range(1, columns + 1) for box in boxes)
        self.cells = numbered if columns > 1 else self.boxes
        self.index = {cell: index for index, cell in enumerate(self.cells)}
        self.empty: Entries = (None,) * len(self.cells)
        self._formulas = tuple(boxes.values())
        self._worth: dict[Faces, tuple[int, ...]] = {}
        self._outlook = Outlook(dice, self.worth)
        self._prospects: dict[Faces, tuple[tuple[float, int], ...]] = {}

    def worth(self, faces: Faces) -> tuple[int, ...]:
        """What these dice give in every cell."""
        key = tuple(sorted(faces))
        worth = self._worth.get(key)
        if worth is None:
            worth = self._worth[key] = tuple(formula(key) for formula in self._formulas) * self.columns
        return worth

    def column_of(self, index: int) -> int:
        """The column in which a cell stands, counted from 0."""
        return index // len(self.boxes)

    def parts(self, entries: Entries, column: int) -> dict[str, int]:
        """The upper part of a column, the bonus for it, and the lower part; without a bonus there is only one part."""
        size = len(self.boxes)
        filled = [value or 0 for value in entries[column * size : (column + 1) * size]]
        if self.bonus is None:
            return {"boxes": sum(filled)}
        upper = sum(filled[: self.bonus.boxes])
        earned = self.bonus.points if upper >= self.bonus.least else 0
        return {"upper": upper, "bonus": earned, "lower": sum(filled) - upper}

    def total(self, entries: Entries) -> int:
        """The sums of all columns, each as often as it counts."""
        return sum((column + 1) * sum(self.parts(entries, column).values()) for column in range(self.columns))

    # To whoever looks one throw ahead, a cell is worth its points less half of the most that it can bring.

    def judged(self, index: int, points: float) -> float:
        """How good these points look in a cell."""
        return (self.column_of(index) + 1) * (points - self._halves[index])

    def prospects(self, faces: Faces, kept: tuple[int, ...]) -> tuple[tuple[float, int], ...]:
        """How good every cell looks on average when these dice are kept and the others thrown, the best one first."""
        key = self._outlook.marked(faces, kept)
        prospects = self._prospects.get(key)
        if prospects is None:
            looks = [(self.judged(index, points), index) for index, points in enumerate(self._outlook.average(key))]
            prospects = self._prospects[key] = tuple(sorted(looks, reverse=True))
        return prospects

    @cached_property
    def _halves(self) -> tuple[float, ...]:
        return tuple(max(column) / 2 for column in zip(*map(self.worth, self._outlook.throws()), strict=True))


class SheetState(Frozen, frozen=True):
    """Whose turn it is, what everybody has entered (None: still open), and the dice of the turn."""

    seat: Seat
    sheets: tuple[Entries, ...]
    turn: Rethrow = FRESH


S = TypeVar("S", bound=SheetState)


class SheetRules(Rules[S, O]):
    """The base of games in which everybody fills a sheet of their own."""

    most_throws: ClassVar[int] = 3

    def prepare(self) -> None:
        super().prepare()
        self.sheet = self.printed()
        count = len(self.sheet.dice)
        self.any_dice = Keeps(tuple(range(count)), 0, count - 1)
        # A turn asks the same question again and again: each seat's latest one is kept, with what it came from.
        self._latest_question: dict[Seat, tuple[Entries, Keeps | None, Ask]] = {}

    # What a game of this kind states ---------------------------------------------------------------------------------

    def printed(self) -> ScoreSheet:
        """The sheet that everybody fills; made once for the same options, because it remembers throws."""
        raise NotImplementedError

    def worth(self, entries: Entries, turn: Rethrow) -> tuple[int, ...]:
        """What the dice give in every cell of this sheet."""
        return self.sheet.worth(turn.faces)

    def allowed(self, state: S) -> int:
        """How many throws the turn may have."""
        return self.most_throws

    def keeps(self, state: S) -> Keeps | None:
        """Which dice may be kept for another throw; None when no throw is left."""
        return self.any_dice if state.turn.throws < self.allowed(state) else None

    def total(self, state: S, seat: Seat) -> int:
        """What a seat has so far."""
        return self.sheet.total(state.sheets[seat])

    # The flow --------------------------------------------------------------------------------------------------------

    def start(self, first: Seat) -> S:
        state: S = self.state_type(first, (self.sheet.empty,) * self.seats)
        return state

    def stage(self, state: S) -> Stage:
        turn = state.turn
        if not turn.due:
            return self._question(state)
        return Over(self.result(state)) if self.over(state) else turn.stage(state.seat, self.sheet.dice)

    def over(self, state: S) -> bool:
        return state.turn.throws == 0 and None not in state.sheets[state.seat]

    # After every throw: fill any open box, or throw again if a throw is left.

    def _question(self, state: S) -> Ask:
        seat, keeps = state.seat, self.keeps(state)
        entries = state.sheets[seat]
        latest, their_keeps, question = self._latest_question.get(seat, (None, None, None))
        if latest is not entries or their_keeps is not keeps or question is None:
            question = self._new_question(seat, entries, keeps)
            self._latest_question[seat] = (entries, keeps, question)
        return question

    def _new_question(self, seat: Seat, entries: Entries, keeps: Keeps | None) -> Ask:
        cells = Cells(tuple([cell for cell, value in zip(self.sheet.cells, entries, strict=True) if value is None]))
        return Ask({seat: Choices(cells) if keeps is None else Choices(cells, keeps)})

    def thrown(self, state: S, faces: Faces) -> S:
        return state.but(turn=state.turn.after(faces))

    def did(self, state: S, seat: Seat, move: AnyMove) -> S:
        if type(move) is Keep:
            return state.but(turn=state.turn.again(move.dice))
        assert isinstance(move, Take)
        index = self.sheet.index[move.cell]
        old = state.sheets[seat]
        new = with_item(old, index, self.worth(old, state.turn)[index])
        return state.but(seat=(seat + 1) % self.seats, sheets=with_item(state.sheets, seat, new), turn=FRESH)

    def result(self, state: S) -> Result:
        return by_points([self.total(state, seat) for seat in range(self.seats)])

    # Out of time: the open cell that adds most to the total, the topmost of several.

    def otherwise(self, state: S, seat: Seat) -> AnyMove:
        sheet, entries = self.sheet, state.sheets[seat]
        worth = self.worth(entries, state.turn)
        still_open = [index for index, value in enumerate(entries) if value is None]
        top_down = sorted(still_open, key=lambda index: index % len(sheet.boxes))
        return Take(sheet.cells[max(top_down, key=lambda index: (sheet.column_of(index) + 1) * worth[index])])

    def refusal(self, state: S, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Take) and move.cell in self.sheet.index:
            return IllegalMove(BOX_FILLED, cell=self.cell_name(move.cell))
        if isinstance(move, Keep) and self.keeps(state) is None:
            return IllegalMove(NO_THROW_LEFT, throws=state.turn.throws)
        return None

    # What is seen and said -------------------------------------------------------------------------------------------

    def cell_name(self, cell: str) -> Phrase:
        """What to call a cell: its box, and its column where there are several."""
        column, _, box = cell.rpartition(":")
        return say("cell-in-column", column=int(column), cell=say(f"cell-{box}")) if column else say(f"cell-{box}")


R = TypeVar("R", bound=SheetRules[Any, Any])


class SheetFace(Face[R]):
    """What is seen and said."""

    def sums(self, state: Any, seat: Seat, column: int) -> dict[str, int]:
        """The rows under the boxes of a column, which fill themselves."""
        parts = {} if self.rules.sheet.bonus is None else self.rules.sheet.parts(state.sheets[seat], column)
        return {**parts, "total": self.rules.total(state, seat)}

    def remarks(self, state: Any) -> tuple[Announcement, ...]:
        """What there is to say of the dice on the table."""
        return ()

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Take):
            return say("move-take", cell=self.rules.cell_name(item.cell))
        return super().label(state, seat, item)

    def draw(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        sheet = self._drawn(state)
        return (sheet,) if self.rules.over(state) else (self._tray(state), *self.remarks(state), sheet)

    def _tray(self, state: Any) -> Tray:
        turn = state.turn
        views = turn.views(self.rules.sheet.dice)
        return Tray("tray", state.seat, views, throws=turn.throws or None, allowed=self.rules.allowed(state))

    def _drawn(self, state: Any) -> Sheet:
        boxes = tuple(SheetRow(box, say(f"cell-{box}")) for box in self.rules.sheet.boxes)
        sums = tuple(SheetRow(row, say(f"sum-{row}"), "sum") for row in self.sums(state, 0, 0))
        places = [(seat, column) for seat in range(self.rules.seats) for column in range(self.rules.sheet.columns)]
        columns = tuple(SheetColumn(self._column_id(*place), place[0], place[1] + 1) for place in places)
        cells = tuple(cell for place in places for cell in self._drawn_column(state, *place))
        return Sheet("sheet", boxes + sums, columns, cells)

    def _column_id(self, seat: Seat, column: int) -> str:
        return f"{seat}:{column + 1}" if self.rules.sheet.columns > 1 else str(seat)

    def _drawn_column(self, state: Any, seat: Seat, column: int) -> Iterator[SheetCell]:
        """The entries, what the dice on the table would give in the open cells of whoever threw them, and the sums."""
        name = self._column_id(seat, column)
        entries = state.sheets[seat]
        asked = seat == state.seat and not state.turn.due
        worth: Entries = self.rules.worth(entries, state.turn) if asked else self.rules.sheet.empty
        for index, box in enumerate(self.rules.sheet.boxes, start=column * len(self.rules.sheet.boxes)):
            if entries[index] is not None:
                yield SheetCell(box, name, entries[index])
            elif asked:
                yield SheetCell(box, name, preview=worth[index])
        for row, value in self.sums(state, seat, column).items():
            yield SheetCell(row, name, value)

    def tell(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """An entry is told with its points, everything else as usual."""
        if not isinstance(event, Did) or not isinstance(event.move, Take):
            return super().tell(before, event, after, viewer)
        points = after.sheets[event.seat][self.rules.sheet.index[event.move.cell]] or 0
        entry = say("told-entry", who=Name(event.seat), cell=self.rules.cell_name(event.move.cell), points=points)
        return (entry, *self.consequences(before, event, after, viewer))

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """All dice together after a throw of some of them; after an entry, a bonus just earned and a full sheet."""
        if isinstance(event, Did) and isinstance(event.move, Take):
            return tuple(self._told_of_entry(before, event.seat, event.move, after))
        return (say("told-together", faces=self._pips(after)),) if before.turn.kept and not after.turn.due else ()

    def _told_of_entry(self, before: Any, seat: Seat, move: Take, after: Any) -> Iterator[Phrase]:
        old, new = before.sheets[seat], after.sheets[seat]
        column = self.rules.sheet.column_of(self.rules.sheet.index[move.cell])
        earned = self.rules.sheet.parts(new, column).get("bonus", 0)
        if earned and not self.rules.sheet.parts(old, column)["bonus"]:
            yield say("told-bonus", who=Name(seat), points=earned, column=column + 1)
        if None not in new:
            yield say("told-finished", who=Name(seat), points=self.rules.total(after, seat))

    def _pips(self, state: Any) -> Pips:
        kinds = {die.kind.name for die in self.rules.sheet.dice.dice}
        return Pips(kinds.pop() if len(kinds) == 1 else "mixed", state.turn.faces)


class SheetAdvice(Advice[R]):
    """What can be advised."""

    def heuristic(self, state: Any, seat: Seat, move: AnyMove) -> float | None:
        """Take a box for what it gives now, or keep dice for what they promise in the best open box."""
        entries = state.sheets[seat]
        if type(move) is Take:
            index = self.rules.sheet.index[move.cell]
            return self.rules.sheet.judged(index, self.rules.worth(entries, state.turn)[index])
        assert isinstance(move, Keep)
        for value, index in self.rules.sheet.prospects(state.turn.faces, move.dice):
            if entries[index] is None:
                return value
        return None
