"""Kniffel Extreme: Kniffel with five ordinary dice and a ten-sided one, 22 boxes, and chips that buy a fourth throw.

Rulings followed: the ten-sided die counts like any other, its 0 as nothing, so 0 stands below 1 and 7 above 6 in a
straight; a pattern may hide in a greater one (two triples are two pairs and a full house), but its groups must be of
different numbers; a chip buys the fourth throw of a turn and nothing else, and is worth nothing at the end. There is
no joker, and a second Kniffel earns nothing extra.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated

from knobel.games.sheet._printed import Bonus, ScoreSheet
from knobel.games.sheet._score_sheet import CODES, SheetAdvice, SheetFace, SheetRules, SheetState
from knobel.parts.patterns import Formula, fixed_if, groups, pips_of, run, total_if
from knobel.writing.face import Event, Item, Name, Phrase, Pile, Piles, Viewer, Widget, say
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    D10,
    AnyMove,
    Bounds,
    Die,
    Faces,
    IllegalMove,
    Keep,
    Keeps,
    Seat,
    dice_set,
    up_to,
    with_item,
)

SIX_DICE = dice_set(*map(Die, range(5)), Die(5, D10, "red"))
TEN_SIDED = 5
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
# What a chip is worth to whoever knows no better: about as much as a fourth throw brings in an ordinary turn.
CHIP = 3.0
NO_CHIP = "no-chip"


def double(faces: Faces) -> int:
    """Twice the pips of all dice."""
    return 2 * sum(faces)


BOXES: dict[str, Formula] = {
    **{box: pips_of(face) for face, box in enumerate(UPPER, start=1)},
    "three_kind": total_if(groups(3)),
    "four_kind": total_if(groups(4)),
    "two_pairs": total_if(groups(2, 2)),
    "three_pairs": fixed_if(35, groups(2, 2, 2)),
    "two_triples": fixed_if(45, groups(3, 3)),
    "full_house": fixed_if(25, groups(3, 2)),
    "big_full_house": fixed_if(45, groups(4, 2)),
    "small_straight": fixed_if(30, run(4)),
    "large_straight": fixed_if(40, run(5)),
    "highway": fixed_if(50, run(6)),
    "kniffel": fixed_if(50, groups(5)),
    "kniffel_extreme": fixed_if(75, groups(6)),
    "ten_or_less": fixed_if(40, lambda faces: sum(faces) <= 10),
    "thirtythree_or_more": fixed_if(40, lambda faces: sum(faces) >= 33),
    "chance": sum,
    "super_chance": double,
}


@cache
def printed() -> ScoreSheet:
    """The sheet: 45 points of bonus for 73 in the six upper boxes."""
    return ScoreSheet(SIX_DICE, BOXES, bonus=Bonus(boxes=6, least=73, points=45))


class KniffelExtremeOptions(Options, frozen=True):
    start_chips: Annotated[int, whole(0, 22)] = 3


class State(SheetState, frozen=True):
    """`chips` are everybody's chips for fourth throws."""

    chips: tuple[int, ...] = ()


INFO = Info(
    id="kniffel-extreme",
    family=Family.SHEET,
    players=Players(1, 8),
    dice=("d6",) * 5 + ("d10",),
    codes=(*CODES, NO_CHIP),
)


class KniffelExtreme(SheetRules[State, KniffelExtremeOptions]):
    def printed(self) -> ScoreSheet:
        return printed()

    def bounds(self) -> Bounds:
        own = {"turn.throws": up_to(self.most_throws + 1), "chips.*": up_to(self.options.start_chips)}
        return {**super().bounds(), **own}

    def start(self, first: Seat) -> State:
        return super().start(first).but(chips=(self.options.start_chips,) * self.seats)

    # After the third throw a chip buys a fourth one; it leaves the game.

    def keeps(self, state: State) -> Keeps | None:
        if self.chip_due(state):
            return self.any_dice if state.chips[state.seat] else None
        return super().keeps(state)

    def chip_due(self, state: State) -> bool:
        """Whether another throw would cost a chip."""
        return state.turn.throws == self.most_throws

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        after = super().did(state, seat, move)
        if type(move) is not Keep or not self.chip_due(state):
            return after
        return after.but(chips=with_item(state.chips, seat, state.chips[seat] - 1))

    def allowed(self, state: State) -> int:
        return self.most_throws + (state.turn.throws + state.turn.due > self.most_throws)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Keep) and self.chip_due(state) and not state.chips[seat]:
            return IllegalMove(NO_CHIP)
        return super().refusal(state, seat, move)


# A throw for every kind of box, as a rule card shows it; the last die is the ten-sided one.
EXAMPLES: Mapping[str, Faces] = {
    "fours": (4, 4, 4, 2, 1, 6),
    "three_kind": (5, 5, 5, 1, 2, 4),
    "four_kind": (2, 2, 2, 2, 6, 5),
    "two_pairs": (6, 6, 4, 4, 1, 2),
    "three_pairs": (1, 1, 3, 3, 6, 6),
    "two_triples": (2, 2, 2, 5, 5, 5),
    "full_house": (3, 3, 3, 6, 6, 1),
    "big_full_house": (4, 4, 4, 6, 6, 4),
    "small_straight": (1, 2, 3, 4, 6, 6),
    "large_straight": (2, 3, 4, 5, 5, 6),
    "highway": (1, 2, 3, 4, 5, 6),
    "kniffel": (5, 5, 5, 5, 5, 1),
    "kniffel_extreme": (6, 6, 6, 6, 6, 6),
    "ten_or_less": (1, 1, 1, 2, 2, 3),
    "thirtythree_or_more": (6, 6, 6, 5, 5, 6),
    "chance": (6, 5, 5, 3, 2, 4),
    "super_chance": (6, 5, 5, 3, 2, 4),
}


class KniffelExtremeFace(SheetFace[KniffelExtreme]):
    examples = EXAMPLES

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Keeps) and self.rules.chip_due(state):
            return say("space-keeps-for-chip", least=item.least, most=item.most, chips=state.chips[seat])
        if isinstance(item, Keep) and self.rules.chip_due(state):
            return say("move-keep-for-chip", count=len(item.dice))
        return super().label(state, seat, item)

    def announcements(self, state: State) -> dict[str, Phrase]:
        """Which of the faces is the ten-sided die's, for whoever cannot see its colour."""
        turn = state.turn
        if not turn.faces or (turn.due and TEN_SIDED not in turn.kept):
            return {}
        return {"ten-sided": say("ten-sided", face=turn.faces[TEN_SIDED])}

    def beneath(self, state: State) -> tuple[Widget, ...]:
        piles = (Pile(str(seat), say("chips-of", who=Name(seat)), held, seat) for seat, held in enumerate(state.chips))
        return (Piles("chips", tuple(piles)),)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = super().consequences(before, event, after, viewer)
        if after.chips == before.chips:
            return told
        return (say("told-chip-spent", who=Name(before.seat), chips=after.chips[before.seat]), *told)


class KniffelExtremeAdvice(SheetAdvice[KniffelExtreme]):
    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        value = super().heuristic(state, seat, move)
        if value is None or type(move) is not Keep or not self.rules.chip_due(state):
            return value
        return value - CHIP


GAME = Game(INFO, KniffelExtreme, KniffelExtremeFace, KniffelExtremeAdvice)
