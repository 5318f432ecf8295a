"""Kleine Differenzen: sixteen common throws, which everybody writes into squares and circles of their own grid.

Rulings followed: neighbouring squares share the circles on their corners; where the fourth die goes has nothing to do
with the square chosen for the other three; what is written stays; an empty circle counts nothing; plus and minus points
are added up and the highest total wins, ties being shared unless `tie_break` looks at the squares that are met exactly;
whoever lets `entry_seconds` run out gets the first free square and circle, row by row.
"""

from knobel.games.sheet.kleine_differenzen.advice import KleineDifferenzenAdvice
from knobel.games.sheet.kleine_differenzen.face import KleineDifferenzenFace
from knobel.games.sheet.kleine_differenzen.rules import KleineDifferenzen
from knobel.writing.facts import Family, Game, Info, Players

INFO = Info(
    id="kleine-differenzen",
    family=Family.SHEET,
    players=Players(2, 4),
    dice=("d6",) * 4,
    hidden=True,
    points=True,
    ground={"starter": "first_seat"},
    codes=("square-taken", "circle-taken"),
)

GAME = Game(INFO, KleineDifferenzen, KleineDifferenzenFace, KleineDifferenzenAdvice)
