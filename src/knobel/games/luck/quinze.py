"""Quinze: throw one die as often as you dare and stop at fifteen or just below; the best of the round is paid.

Rulings followed: going over costs the round, never the game; everybody must throw at least once, also the last one when
all others are over; equal sums go to fewer throws, and what is still equal is thrown for with the die (or the round is
void); if all are over nobody pays; a void round counts as one; the next starter always sits to the left of the last.
"""

from typing import Annotated

from knobel.games.luck._bust_round import BustRoundOptions, BustRoundRules, RoundTie
from knobel.games.luck._bust_round_advice import BustRoundAdvice
from knobel.games.luck._bust_round_face import BustRoundFace
from knobel.writing.facts import Family, Game, Info, Players, whole
from knobel.writing.rules import d6


class QuinzeOptions(BustRoundOptions, frozen=True):
    start_chips: Annotated[int, whole(4, 20)] = 8
    limit: Annotated[int, whole(10, 30)] = 15
    round_tie: RoundTie = "throw_off"
    max_rounds: Annotated[int, whole(1, 500)] = 100


class Quinze(BustRoundRules[QuinzeOptions]):
    dice = (d6(1),)

    def limit(self) -> int:
        return self.options.limit


INFO = Info(id="quinze", family=Family.LUCK, players=Players(2, 8), dice=("d6",))
GAME = Game(INFO, Quinze, BustRoundFace, BustRoundAdvice)
