"""Neunundneunzig: name a number, throw at least as much, and be the first to collect ninety-nine.

Rulings followed: whoever follows a success must name a higher number and has the same dice; after a failure it is two
dice and any number. A joker buys one more die for the chain or a second chance for the throw, is spent before the throw
and goes to another player of one's choice; a player without any may spend the turn on taking one from whoever has most,
which frees the number but leaves the dice (unless agreed otherwise). Where no higher number is possible with the dice
there are, one may pass, which is a failure. Numbers below the number of dice cannot be named. The first at the goal
wins at once; if the places are played out, that player leaves, and the jokers go to the others one by one. After the
agreed rounds the most points win.
"""

from knobel.games.luck.neunundneunzig.advice import NeunundneunzigAdvice
from knobel.games.luck.neunundneunzig.face import NeunundneunzigFace
from knobel.games.luck.neunundneunzig.rules import MOST_DICE, Neunundneunzig
from knobel.writing.facts import Family, Game, Info, Players

INFO = Info(
    id="neunundneunzig",
    family=Family.LUCK,
    players=Players(2, 6),
    dice=("d6",) * MOST_DICE,
    codes=("bad-number", "no-number"),
)
GAME = Game(INFO, Neunundneunzig, NeunundneunzigFace, NeunundneunzigAdvice)
