"""Mäxchen: throw under the cup, say something higher than the last one did, and be believed or doubted.

Rulings followed: 31 is the lowest value; too low an announcement is legal and safe; after 66 only Mäxchen is left;
believing a Mäxchen opens a new round; two chips may lift a player past the limit; whoever goes out returns the chips.
"""

from knobel.games.bluff.maexchen.advice import MaexchenAdvice
from knobel.games.bluff.maexchen.face import MaexchenFace
from knobel.games.bluff.maexchen.rules import Maexchen
from knobel.writing.facts import Family, Game, Info, Players

INFO = Info(
    id="maexchen", family=Family.BLUFF, players=Players(2, 8), dice=("d6",) * 2, hidden=True, codes=("too-low",)
)

GAME = Game(INFO, Maexchen, MaexchenFace, MaexchenAdvice)
