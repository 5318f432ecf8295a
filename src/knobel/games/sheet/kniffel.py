"""Kniffel: up to three throws with five dice, then the result goes into one of thirteen boxes.

Rulings followed: any open box may be filled, so any may be struck; dice once kept may be thrown again; five equal dice
are no full house of their own accord. A further Kniffel needs fifty in the Kniffel box (or, if the table agreed, any
entry): in its open number box it earns extra points, with that box filled it is a joker that completes any pattern
below, while sums count the pips that really lie there. Nobody is forced into either.
"""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from knobel.games.sheet._printed import Bonus, Entries, ScoreSheet
from knobel.games.sheet._score_sheet import CODES, SheetAdvice, SheetFace, SheetRules, SheetState, cell_name
from knobel.parts.patterns import Formula, either, fixed_if, groups, pips_of, run, total_if
from knobel.parts.rethrow import Rethrow
from knobel.writing.face import Event, Name, Phrase, Viewer, say
from knobel.writing.facts import Family, Game, Info, Options, Players, only, when
from knobel.writing.rules import AnyMove, Bounds, Faces, Keep, Seat, Take, d6, with_item

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
# What the patterns give that a joker may stand for.
PATTERNS = {"full_house": 25, "small_straight": 30, "large_straight": 40}
KNIFFEL = 50
EXTRA = 50


@cache
def boxes(five_equal_full_house: bool) -> Mapping[str, Formula]:
    """The thirteen boxes. A full house is three of one number and two of another."""
    house = groups(3, 2)
    return {
        **{box: pips_of(face) for face, box in enumerate(UPPER, start=1)},
        "three_kind": total_if(groups(3)),
        "four_kind": total_if(groups(4)),
        "full_house": fixed_if(PATTERNS["full_house"], either(house, groups(5)) if five_equal_full_house else house),
        "small_straight": fixed_if(PATTERNS["small_straight"], run(4)),
        "large_straight": fixed_if(PATTERNS["large_straight"], run(5)),
        "kniffel": fixed_if(KNIFFEL, groups(5)),
        "chance": sum,
    }


@cache
def printed(five_equal_full_house: bool) -> ScoreSheet:
    """The sheet: 35 points of bonus for 63 in the six upper boxes."""
    return ScoreSheet(d6(5), boxes(five_equal_full_house), bonus=Bonus(boxes=6, least=63, points=35))


class KniffelOptions(Options, frozen=True):
    joker: bool = True
    extra_points: bool = True
    kniffel_box_condition: Literal["scored", "any_entry"] = "scored"
    five_equal_full_house: bool = False

    depends = (only("kniffel_box_condition", when(joker=True), when(extra_points=True)),)


class State(SheetState, frozen=True):
    """`extra` are everybody's extra points, noted apart from the sheet."""

    extra: tuple[int, ...] = ()


class Kniffel(SheetRules[State, KniffelOptions]):
    def printed(self) -> ScoreSheet:
        return printed(self.options.five_equal_full_house)

    def bounds(self) -> Bounds:
        return {**super().bounds(), "extra.*": range(0, len(UPPER) * EXTRA + 1, EXTRA)}

    def start(self, first: Seat) -> State:
        return super().start(first).but(extra=(0,) * self.seats)

    # Five equal dice count for more once the Kniffel box holds its fifty, or any entry if the table agreed on that.

    def _further_kniffel(self, entries: Entries, turn: Rethrow) -> int | None:
        """The number box of a further Kniffel, or None for any other throw."""
        faces = turn.faces
        if faces.count(faces[0]) < len(faces):
            return None
        first = entries[self.sheet.index["kniffel"]]
        counts = first is not None if self.options.kniffel_box_condition == "any_entry" else first == KNIFFEL
        return faces[0] - 1 if counts else None

    # Joker: with its number box filled, a further Kniffel completes any pattern; sums are what really lies there.

    def is_joker(self, entries: Entries, turn: Rethrow) -> bool:
        box = self._further_kniffel(entries, turn)
        return self.options.joker and box is not None and entries[box] is not None

    def worth(self, entries: Entries, turn: Rethrow) -> tuple[int, ...]:
        worth = super().worth(entries, turn)
        if not self.is_joker(entries, turn):
            return worth
        return tuple(PATTERNS.get(box, points) for box, points in zip(self.sheet.boxes, worth, strict=True))

    # Extra points: a further Kniffel goes into its open number box.

    def extra_box(self, entries: Entries, turn: Rethrow) -> int | None:
        box = self._further_kniffel(entries, turn)
        return box if self.options.extra_points and box is not None and entries[box] is None else None

    def earned(self, state: State, seat: Seat, move: AnyMove) -> int:
        """The extra points that a move earns."""
        if type(move) is not Take:
            return 0
        return EXTRA if self.extra_box(state.sheets[seat], state.turn) == self.sheet.index[move.cell] else 0

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        after = super().did(state, seat, move)
        earned = self.earned(state, seat, move)
        if not earned:
            return after
        return after.but(extra=with_item(state.extra, seat, state.extra[seat] + earned))

    def total(self, state: State, seat: Seat) -> int:
        return super().total(state, seat) + state.extra[seat]


# A throw for every kind of box, as a rule card shows it.
EXAMPLES: Mapping[str, Faces] = {
    "fours": (4, 4, 4, 2, 1),
    "three_kind": (5, 5, 5, 3, 2),
    "four_kind": (2, 2, 2, 2, 6),
    "full_house": (3, 3, 3, 6, 6),
    "small_straight": (2, 3, 4, 5, 5),
    "large_straight": (2, 3, 4, 5, 6),
    "kniffel": (4, 4, 4, 4, 4),
    "chance": (6, 5, 3, 2, 2),
}


class KniffelFace(SheetFace[Kniffel]):
    examples = EXAMPLES

    def sums(self, state: State, seat: Seat, column: int) -> dict[str, int]:
        parts = self.rules.sheet.parts(state.sheets[seat], column)
        extra = {"extra": state.extra[seat]} if self.rules.options.extra_points else {}
        return {**parts, **extra, "total": self.rules.total(state, seat)}

    def announcements(self, state: State) -> dict[str, Phrase]:
        """What a further Kniffel on the table is good for."""
        if state.turn.due:
            return {}
        entries = state.sheets[state.seat]
        box = self.rules.extra_box(entries, state.turn)
        if box is not None:
            cell = cell_name(self.rules.sheet.cells[box])
            return {"further": say("extra-offered", cell=cell, points=EXTRA)}
        return {"further": say("joker-offered")} if self.rules.is_joker(entries, state.turn) else {}

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = super().consequences(before, event, after, viewer)
        if after.extra == before.extra:
            return told
        return (say("told-extra", who=Name(before.seat), points=EXTRA), *told)


class KniffelAdvice(SheetAdvice[Kniffel]):
    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        value = super().heuristic(state, seat, move)
        return value if value is None or type(move) is Keep else value + self.rules.earned(state, seat, move)


INFO = Info(id="kniffel", family=Family.SHEET, players=Players(1, 8), dice=("d6",) * 5, codes=CODES)
GAME = Game(INFO, Kniffel, KniffelFace, KniffelAdvice)
