"""Letra Mix: thirteen letter dice, one hourglass, and a little crossword of your own.

Rulings followed: everything laid must hang together, and every line of dice must be a word; what is no word scores
nothing and joins nothing, and of several groups the best one counts. Dice outside it cost their value, so a turn can
bring less than nothing; using all thirteen brings no more than their words. The joker stands for one letter, the same
in both directions, and is worth nothing. A throw with at most one vowel may be thrown again, always with all the dice,
and the sand runs on; neither Y nor the joker is a vowel. The layout that lies there when the sand has run out counts.
The same word may be laid twice. A game up to a target is over after fifty rounds at the latest.
Where words are looked up and no word list is at hand, all words count. A table that votes decides alone. The list is
asked when a layout counts, or with every layout where all shall see at once which lines are words.
"""

from knobel.games.word._letters import DICE
from knobel.games.word.letra_mix.advice import LetraMixAdvice
from knobel.games.word.letra_mix.face import LetraMixFace
from knobel.games.word.letra_mix.rules import LetraMix
from knobel.writing.facts import Family, Game, Info, Players

INFO = Info(
    id="letra-mix",
    family=Family.WORD,
    players=Players(1, 8),
    dice=("letter",) * DICE,
    points=True,
    codes=("own-word", "enough-vowels", "rethrown"),
)

GAME = Game(INFO, LetraMix, LetraMixFace, LetraMixAdvice)
