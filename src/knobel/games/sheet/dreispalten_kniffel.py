"""Dreispalten-Kniffel: Kniffel on a sheet of three columns, of which the second counts twice and the third three times.

Rulings followed: any open cell of any column may be filled, in any order; the bonus belongs to its column and is
multiplied with it; there is neither joker nor extra points; dice once kept may be thrown again. What a cell would bring
is counted with its column when a player's time is up.
"""

from functools import cache
from typing import Annotated

from knobel.games.sheet._printed import Bonus, ScoreSheet
from knobel.games.sheet._score_sheet import CODES, SheetAdvice, SheetFace, SheetRules, SheetState
from knobel.games.sheet.kniffel import EXAMPLES, boxes
from knobel.writing.face import Widget
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import Seat, d6


@cache
def printed(columns: int, five_equal_full_house: bool) -> ScoreSheet:
    """The sheet: in each column 35 points of bonus for 63 in the six upper cells."""
    return ScoreSheet(d6(5), boxes(five_equal_full_house), columns, Bonus(boxes=6, least=63, points=35))


class DreispaltenKniffelOptions(Options, frozen=True):
    columns: Annotated[int, whole(1, 3)] = 3
    five_equal_full_house: bool = False


class DreispaltenKniffel(SheetRules[SheetState, DreispaltenKniffelOptions]):
    def printed(self) -> ScoreSheet:
        return printed(self.options.columns, self.options.five_equal_full_house)


class DreispaltenKniffelFace(SheetFace[DreispaltenKniffel]):
    examples = EXAMPLES

    def sums(self, state: SheetState, seat: Seat, column: int) -> dict[str, int]:
        parts = self.rules.sheet.parts(state.sheets[seat], column)
        own = sum(parts.values())
        return {**parts, "column": own, "weighted": (column + 1) * own}

    def score(self, state: SheetState, seat: Seat) -> int:
        return self.rules.total(state, seat)

    def beneath(self, state: SheetState) -> tuple[Widget, ...]:
        return (self.standings(state, None),)


INFO = Info(id="dreispalten-kniffel", family=Family.SHEET, players=Players(1, 8), dice=("d6",) * 5, codes=CODES)
GAME = Game(INFO, DreispaltenKniffel, DreispaltenKniffelFace, SheetAdvice)
