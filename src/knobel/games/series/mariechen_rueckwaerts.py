"""Mariechen rückwärts: six throws, and each counts only if it shows its place counted down from six.

Rulings followed: the ideal series is 6, 5, 4, 3, 2, 1; a hit counts the pips thrown.
"""

from knobel.games.series.mariechen_vorwaerts import Mariechen
from knobel.parts.series import SeriesFace
from knobel.writing.facts import Family, Game, Info, Options, Players

INFO = Info(
    id="mariechen-rueckwaerts",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",),
    decisions=False,
    tie_break=True,
    points=True,
)


class MariechenRueckwaerts(Mariechen[Options]):
    ideal = (6, 5, 4, 3, 2, 1)


GAME = Game(INFO, MariechenRueckwaerts, SeriesFace)
