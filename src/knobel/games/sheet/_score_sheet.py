"""Score sheets: throw, keep some dice and throw the others again, then fill one open box of your own sheet.

A game of this kind states its printed sheet (boxes with their formulas, columns, bonus) and how many throws a turn has.
Filling a box ends the turn, after any throw; the game ends when all sheets are full, and the most points win.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, TypeVar

from knobel.games.sheet._drawing import OwnSheetFace
from knobel.games.sheet._printed import Entries, ScoreSheet
from knobel.parts.rethrow import Rethrow
from knobel.writing.advice import Advice
from knobel.writing.face import CardDice, CardTable, Event, Item, LastThrow, Name, Phrase, Pips, Tray, Viewer, say
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bounds,
    Cells,
    Choices,
    DiceSet,
    Did,
    Faces,
    IllegalMove,
    Keep,
    Keeps,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    Take,
    by_points,
    up_to,
    with_item,
)

FRESH = Rethrow()
BOX_FILLED, NO_THROW_LEFT = "box-filled", "no-throw-left"
CODES = (BOX_FILLED, NO_THROW_LEFT)


class SheetState(Frozen, frozen=True):
    """Whose turn it is, what everybody has entered, and the dice of the turn."""

    seat: Seat
    sheets: tuple[Entries, ...]
    turn: Rethrow = FRESH


S = TypeVar("S", bound=SheetState)
O = TypeVar("O", bound=Options)  # noqa: E741


class SheetRules(Rules[S, O]):
    """The base of games in which everybody fills a sheet of their own."""

    scores = True
    most_throws: int = 3

    def prepare(self) -> None:
        super().prepare()
        self.most_throws: int = getattr(self.options, "max_throws", self.most_throws)
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

    def keeps_count(self) -> bool:
        """Whether it still counts which dice were kept once the others have fallen."""
        return False

    def keeps(self, state: S) -> Keeps | None:
        """Which dice may be kept for another throw; None when no throw is left."""
        return self.any_dice if state.turn.throws < self.allowed(state) else None

    def total(self, state: S, seat: Seat) -> int:
        """What a seat has so far."""
        return self.sheet.total(state.sheets[seat])

    # The flow --------------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        cells = {f"sheets.*.{index}": values for index, values in enumerate(self.possible())}
        return {"turn.throws": up_to(self.most_throws), **cells}

    def possible(self) -> tuple[frozenset[int], ...]:
        """What can stand in every cell."""
        return self.sheet.possible

    def start(self, first: Seat) -> S:
        state: S = self.state_type(first, (self.sheet.empty,) * self.seats)
        return state

    def stage(self, state: S) -> Stage:
        turn = state.turn
        if not turn.due:
            return self._question(state)
        return Over(self.result(state)) if self.over(state) else turn.stage(state.seat, self.sheet.dice)

    def over(self, state: S) -> bool:
        """Whether whoever would have to throw has no box left to fill."""
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
            return IllegalMove(BOX_FILLED, cell=cell_name(move.cell))
        if isinstance(move, Keep) and self.keeps(state) is None:
            return IllegalMove(NO_THROW_LEFT, throws=state.turn.throws)
        return None


def cell_name(cell: str) -> Phrase:
    """What to call a cell: its box, and its column where there are several."""
    column, _, box = cell.rpartition(":")
    return say("cell-in-column", column=int(column), cell=say(f"cell-{box}")) if column else say(f"cell-{box}")


R = TypeVar("R", bound=SheetRules[Any, Any])


class SheetFace(OwnSheetFace[R]):
    """How a turn with a score sheet is shown and told. A rule card explains boxes by the throws in `examples`."""

    examples: ClassVar[Mapping[str, Faces]] = {}

    def card(self) -> tuple[CardTable, ...]:
        heads = (say("card-box"), say("card-example"), say("card-points"))
        rows = tuple((say(f"cell-{box}"), self._drawn(faces), self._pays(box, faces)) for box, faces in self._shown())
        return (CardTable(say("card-boxes"), heads, rows),) if rows else ()

    def _shown(self) -> Iterator[tuple[str, Faces]]:
        return ((box, self.examples[box]) for box in self.rows if box in self.examples)

    def _drawn(self, faces: Faces) -> CardDice:
        return CardDice(tuple(die.kind.name for die in self.rules.sheet.dice.dice), faces)

    def _pays(self, box: str, faces: Faces) -> int:
        return self.rules.sheet.worth(faces)[self.rows.index(box)]

    def prepare(self) -> None:
        self.rows, self.columns = self.rules.sheet.boxes, self.rules.sheet.columns
        super().prepare()

    def sums(self, state: Any, seat: Seat, column: int) -> Mapping[str, int]:
        parts = {} if self.rules.sheet.bonus is None else self.rules.sheet.parts(state.sheets[seat], column)
        return {**parts, "total": self.rules.total(state, seat)}

    # A bonus divides the sheet: what earns it stands above, with its sum and the bonus, everything else below.

    def sections(self) -> Mapping[str, tuple[str, ...]]:
        bonus = self.rules.sheet.bonus
        if bonus is None:
            return {}
        return {"upper": (*self.rows[: bonus.boxes], "upper", "bonus"), "lower": (*self.rows[bonus.boxes :], "lower")}

    def missing(self, state: Any, seat: Seat, column: int) -> Mapping[str, Phrase]:
        short = self.rules.sheet.short_of_bonus(state.sheets[seat], column)
        return {} if short is None else {"bonus": say("bonus-missing", points=short)}

    def previews(self, state: Any, seat: Seat) -> Mapping[int, int]:
        if seat != state.seat or state.turn.due:
            return {}
        return dict(enumerate(self.rules.worth(state.sheets[seat], state.turn)))

    # On paper: dice may have come in the first throw, or in a later one with some of them kept.

    def paper_dice(self) -> DiceSet:
        return self.rules.sheet.dice

    def lying(self, state: Any, seat: Seat, faces: Faces) -> tuple[Any, ...]:
        first, later = Rethrow(faces, (), 1, False), Rethrow(faces, (0,), 2, False)
        turns = (first, later) if self.rules.most_throws > 1 else (first,)
        return tuple(state.but(seat=seat, turn=turn) for turn in turns)

    def is_full(self, state: Any, seat: Seat) -> bool:
        return None not in state.sheets[seat]

    def cells(self) -> tuple[str, ...]:
        return self.rules.sheet.cells

    def trays(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        """The dice of the turn, until the game is over."""
        if self.rules.over(state):
            return ()
        views = state.turn.views(self.rules.sheet.dice)
        throws, allowed = state.turn.throws or None, self.rules.allowed(state)
        return (Tray("tray", state.seat, views, throws=throws, allowed=allowed),)

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Take):
            return say("move-take", cell=cell_name(item.cell))
        return super().label(state, seat, item)

    def tell(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """An entry is told with its points, everything else as usual."""
        if not isinstance(event, Did) or not isinstance(event.move, Take):
            return super().tell(before, event, after, viewer)
        points = after.sheets[event.seat][self.rules.sheet.index[event.move.cell]] or 0
        entry = say("told-entry", who=Name(event.seat), cell=cell_name(event.move.cell), points=points)
        return (entry, *self.consequences(before, event, after, viewer))

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """All dice together after a throw of some of them; after an entry, a bonus just earned and a full sheet."""
        if isinstance(event, Did) and isinstance(event.move, Take):
            return tuple(self._told_of_entry(before, event.seat, event.move, after))
        return (say("told-together", faces=self._pips(after)),) if before.turn.kept and not after.turn.due else ()

    def _told_of_entry(self, before: Any, seat: Seat, move: Take, after: Any) -> Iterator[Phrase]:
        sheet, new = self.rules.sheet, after.sheets[seat]
        column = sheet.column_of(sheet.index[move.cell])
        earned = sheet.parts(new, column).get("bonus", 0)
        if earned and not sheet.parts(before.sheets[seat], column)["bonus"]:
            yield say("told-bonus", who=Name(seat), points=earned, column=column + 1)
        if None not in new:
            yield say("told-finished", who=Name(seat), points=self.rules.total(after, seat))

    def _pips(self, state: Any) -> Pips:
        kinds = {die.kind.name for die in self.rules.sheet.dice.dice}
        return Pips(kinds.pop() if len(kinds) == 1 else "mixed", state.turn.faces)


class SheetAdvice(Advice[R]):
    """What looks good on a score sheet."""

    # Once the others have fallen, it is all one which dice were kept, unless the rules come back to that.

    def canonical(self, state: Any) -> Any:
        turn = state.turn
        forgotten = turn.kept and not turn.due and not self.rules.keeps_count()
        return state.but(turn=turn.but(kept=())) if forgotten else state

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
