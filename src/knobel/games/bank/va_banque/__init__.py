"""Va banque: five dice and the four rules of arithmetic, each used once; the highest result takes the pot.

Rulings followed: it is always the value so far and then the die; before the last die a division must be exact, on the
last one the remainder is dropped (towards zero), or costs the stake where the bank collects, whatever the reason not to
have divided before; equal results split the pot, odd chips going clockwise from the bank, or are thrown off; in a
play-off there is no stake to lose, so a remainder costs nothing there. With two players the banker stakes and plays
too, last of all: whoever did not fail, or has more, takes both stakes, and if both fail each takes back their own; or
the banker only collects, as the bank always does then. Whoever has too few chips stakes nothing that round but holds
the bank in turn, and a round with too few stakes to be played for is skipped.
"""

from knobel.games.bank.va_banque.advice import VaBanqueAdvice
from knobel.games.bank.va_banque.calculation import DICE
from knobel.games.bank.va_banque.face import VaBanqueFace
from knobel.games.bank.va_banque.rules import VaBanque
from knobel.writing.facts import Family, Game, Info, Players

INFO = Info(
    id="va-banque",
    family=Family.BANK,
    players=Players(2, 5),
    dice=("d6",) * DICE,
    codes=("not-exact", "already-used"),
)

GAME = Game(INFO, VaBanque, VaBanqueFace, VaBanqueAdvice)
