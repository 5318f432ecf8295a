"""Ohio: six dice, up to six throws, a row for each number and one for the straight from one to six.

Rulings followed: the row is chosen after the last throw and not announced before; dice once kept may be taken up again
unless the table locks them, and none need be kept; an entry is compulsory, and a zero may go into any open row. After
ten undecided play-offs the place is shared.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.sheet._printed import ScoreSheet
from knobel.games.sheet._score_sheet import CODES, SheetAdvice, SheetFace, SheetRules, SheetState
from knobel.parts.patterns import fixed_if, pips_of, run
from knobel.parts.rethrow import kept_beside
from knobel.writing.facts import Family, Game, Info, Options, whole
from knobel.writing.rules import AnyMove, IllegalMove, Keep, Keeps, Seat, d6

DICE = 6
NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes")
OHIO = 40
KEPT_STAYS = "kept-stays"

ROWS = {row: pips_of(face) for face, row in enumerate(NUMBERS, start=1)} | {"ohio": fixed_if(OHIO, run(DICE))}


@cache
def printed() -> ScoreSheet:
    """The sheet: six rows for the numbers, and the one that gave the game its name."""
    return ScoreSheet(d6(DICE), ROWS)


class OhioOptions(Options, frozen=True):
    max_throws: Annotated[int, whole(1, 6)] = 6
    kept_dice: Literal["free", "locked"] = "free"


class Ohio(SheetRules[SheetState, OhioOptions]):
    playoff_repeats = 10

    def printed(self) -> ScoreSheet:
        return printed()

    # Dice that were kept may be taken up again, unless the table locks them.

    def keeps_count(self) -> bool:
        return self.options.kept_dice == "locked"

    def keeps(self, state: SheetState) -> Keeps | None:
        keeps = super().keeps(state)
        locked = self.keeps_count() and state.turn.kept
        return kept_beside(DICE, state.turn.kept) if keeps is not None and locked else keeps

    def refusal(self, state: SheetState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        refused = super().refusal(state, seat, move)
        if refused is None and isinstance(move, Keep) and not set(state.turn.kept) <= set(move.dice):
            return IllegalMove(KEPT_STAYS, count=len(state.turn.kept))
        return refused


INFO = Info(id="ohio", family=Family.SHEET, dice=("d6",) * DICE, tie_break=True, codes=(*CODES, KEPT_STAYS), version=2)
GAME = Game(INFO, Ohio, SheetFace, SheetAdvice)
