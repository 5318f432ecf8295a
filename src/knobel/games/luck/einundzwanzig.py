"""Einundzwanzig: three dice, then two, then one by one; stop at twenty-one or just below, and the best is paid.

Rulings followed: this is Quinze with another limit and other dice, so that chips, payments, ties and ends are the same
there and here. The dice go round lap by lap, three for everybody, then two, then one, and who has stopped stays out; if
agreed, everybody throws the whole series in a row instead. Nobody may skip the two dice. The first throw is compulsory
and cannot go over; the last player left decides like any other. Ties in a round are thrown for with all three dice.
"""

from typing import Annotated, Literal

from knobel.games.luck._bust_round import BustRoundOptions, BustRoundRules, BustRoundState, RoundTie
from knobel.games.luck._bust_round_advice import BustRoundAdvice
from knobel.games.luck._bust_round_face import BustRoundFace
from knobel.writing.facts import Family, Game, Info, Players, whole
from knobel.writing.rules import Seat, d6

TARGET = 21


class EinundzwanzigOptions(BustRoundOptions, frozen=True):
    start_chips: Annotated[int, whole(4, 20)] = 8
    structure: Literal["laps", "own_turn"] = "laps"
    round_tie: RoundTie = "throw_off"
    max_rounds: Annotated[int, whole(1, 500)] = 100


INFO = Info(
    id="einundzwanzig",
    family=Family.LUCK,
    players=Players(2, 5),
    dice=("d6",) * 3,
    matches=False,
    tie_break=True,
    version=2,
)


class Einundzwanzig(BustRoundRules[EinundzwanzigOptions]):
    dice = (d6(3), d6(2), d6(1))

    def limit(self) -> int:
        return TARGET

    def in_laps(self) -> bool:
        return self.options.structure == "laps"

    # A play-off goes by the order of the last round, after which the start has moved on. (Since version 2.)

    def round_first(self, state: BustRoundState, first: Seat) -> Seat:
        return (state.starter - self.ended(state)) % self.seats if self.version > 1 else first


GAME = Game(INFO, Einundzwanzig, BustRoundFace, BustRoundAdvice)
