"""Dreimal Pasch: six dice, up to three throws, and the most pairs in the end win.

Rulings followed: between throws none may stay, or two to five, but never a single one; every time all dice are free
again; four equal dice are two pairs, unless the table counts each number once; among equal pairs the pips of all six
dice decide, or those of the paired ones; only the final dice count; a play-off is one throw, compared in the same way.
"""

from typing import Literal

from knobel.games.series._one_turn import Key, OneTurnAdvice, OneTurnFace, OneTurnRules, OneTurnState
from knobel.games.series._series import series_info
from knobel.parts.rethrow import STOP, Rethrow
from knobel.writing.facts import Game, Options
from knobel.writing.rules import AnyMove, Choices, Faces, IllegalMove, Keep, Keeps, Seat, d6

SIX_DICE = d6(6)
MOST_THROWS = 3
FACES = range(1, 7)
STOP_OR_KEEP = Choices(STOP, Keep(()), Keeps(tuple(range(6)), 2, 5))
FourEqual = Literal["two_pairs", "one_pair"]
TieEyes = Literal["all_dice", "paired_dice"]


class DreimalPaschOptions(Options, frozen=True):
    four_equal: FourEqual = "two_pairs"
    tie_eyes: TieEyes = "all_dice"


def pairs_and_pips(faces: Faces, four_equal: FourEqual, tie_eyes: TieEyes) -> Key:
    """How many pairs lie there, and the pips that decide among equals."""
    most = 1 if four_equal == "one_pair" else 3
    pairs = [min(faces.count(face) // 2, most) for face in FACES]
    if tie_eyes == "paired_dice":
        return sum(pairs), sum(2 * face * count for face, count in zip(FACES, pairs, strict=True))
    return sum(pairs), sum(faces)


class DreimalPasch(OneTurnRules[DreimalPaschOptions]):
    playoff_repeats = 10
    dice = SIX_DICE

    def key(self, faces: Faces) -> Key:
        return pairs_and_pips(faces, self.options.four_equal, self.options.tie_eyes)

    def limit(self, state: OneTurnState) -> int:
        return MOST_THROWS

    # Stop, or throw all again, or leave two to five lying; one die alone may not stay.

    def decisions(self, turn: Rethrow) -> Choices:
        return STOP_OR_KEEP

    def refusal(self, state: OneTurnState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        alone = isinstance(move, Keep) and len(move.dice) == 1
        return IllegalMove("one-die-alone") if alone else None


INFO = series_info("dreimal-pasch", dice=6, decisions=True, codes=("one-die-alone",), version=2)
GAME = Game(INFO, DreimalPasch, OneTurnFace, OneTurnAdvice)
