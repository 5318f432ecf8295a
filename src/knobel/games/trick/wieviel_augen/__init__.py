"""Wieviel Augen?: two dice, a little secret sum, and the magician names both dice from its result alone.

Double the first die, add five, take it five times, add the second die: the result is both dice as two digits, and 25.

Rulings followed: a result is possible if, less 25, it has two digits from one to six; the magician knows nothing but
the result, so that a slip of the thrower makes the magician name wrong dice, and is explained afterwards; the order of
the dice counts; after ten impossible results a trick is given up, and after a hundred tricks the curtain falls. When
the players are the magicians, they say that they are ready before the number is told to all at once; equal points are
told apart by who answered sooner, counting in every round the place in the order of answers.
"""

from knobel.games.trick.wieviel_augen.contest import Contest, ContestAdvice, ContestFace
from knobel.games.trick.wieviel_augen.show import Show, ShowAdvice, ShowFace
from knobel.writing.facts import Family, Game, Info, Players, Variant

INFO = Info(
    id="wieviel-augen",
    family=Family.TRICK,
    players=Players(1, 6),
    dice=("d6", "d6"),
    matches=False,
    hidden=True,
    ground={"starter": "first_seat"},
)

CONTEST = Game(INFO, Contest, ContestFace, ContestAdvice)
GAME = Game(INFO, Show, ShowFace, ShowAdvice, (Variant("mode", "player_magician", CONTEST),))
