"""Stadt-Land-Fluss, grab the die: one category, thirteen letter dice in the middle, and whoever is first to call a word
takes the die with its first letter.

Rulings followed: claims count strictly in the order in which they arrive; a word needs two letters at least and wins a
die once in a round, so two equal letters need two words. A claim may name its die; if that one is taken or shows
another letter, the first free die of the letter is meant. A wrong claim locks its player for a moment; what comes
meanwhile is ignored. Whoever has nothing more to say passes, and takes that back with the next claim. A round ends when
no die is left, when all have passed, when nobody has won a die for a while, or when its time is up.
Words stand unless the table votes them down: after the round, or live while play goes on. Live, a die that comes back
can be claimed again, its first word cannot; so a round in which no die is left ends only when no word can fall any
more. If a live round has ended otherwise, only words that are still open to a challenge are waited for.
"""

from knobel.games.word._letters import DICE
from knobel.games.word.stadt_land_fluss_schnapp.advice import StadtLandFlussSchnappAdvice
from knobel.games.word.stadt_land_fluss_schnapp.face import StadtLandFlussSchnappFace
from knobel.games.word.stadt_land_fluss_schnapp.rules import StadtLandFlussSchnapp
from knobel.writing.facts import Family, Game, Info, Players

INFO = Info(
    id="stadt-land-fluss-schnapp",
    family=Family.WORD,
    players=Players(2, 8),
    dice=("letter",) * DICE,
    hidden=True,
    codes=("own-word", "locked"),
)

GAME = Game(INFO, StadtLandFlussSchnapp, StadtLandFlussSchnappFace, StadtLandFlussSchnappAdvice)
