"""Würfelstapel: a tower of dice with only its top face known, and the magician names the sum of the covered ones.

Opposite faces add up to seven, so n dice hide seven times n less the top face.

Rulings followed: covered are the bottom of the top die and the top and bottom of every other one, the face lying on the
table included; side faces never count, and neither do the order of the dice and how they are turned. One person is
enough; in the trick itself the players take turns and nobody wins, until somebody stops or a hundred towers have stood.
The contest is for points, with the same tower for all; an answer after time counts nothing.
"""

from knobel.games.trick.wuerfelstapel.contest import Contest, ContestFace
from knobel.games.trick.wuerfelstapel.riddle import Riddle, RiddleFace, TowerAdvice
from knobel.games.trick.wuerfelstapel.show import Show, ShowAdvice, ShowFace
from knobel.writing.facts import Family, Game, Info, Players, Variant

INFO = Info(
    id="wuerfelstapel",
    family=Family.TRICK,
    players=Players(1, 12),
    dice=("d6",) * 4,
    hidden=True,
    ground={"starter": "first_seat"},
)

SHOW = Game(INFO, Show, ShowFace, ShowAdvice)
CONTEST = Game(INFO, Contest, ContestFace, TowerAdvice)
VARIANTS = Variant("mode", "app_magician", SHOW), Variant("mode", "contest", CONTEST)
GAME = Game(INFO, Riddle, RiddleFace, TowerAdvice, VARIANTS)
