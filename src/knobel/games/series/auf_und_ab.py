"""Auf und ab: seven throws, added and taken away in turn; whoever falls below zero on the way is out.

Rulings followed: exactly zero is not negative; only the sums between are checked, so a series may end below zero and
still rank above all who went out (unless `final_negative` says otherwise); if all go out nobody wins.
"""

from typing import Literal

from knobel.games.series._series import Series, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import d6

SIGNS = (+1, +1, -1, +1, -1, +1, -1)


def total(series: Series) -> int:
    """The sum of a series, each throw with its sign."""
    return sum(sign * face for sign, (face,) in zip(SIGNS, series, strict=False))


class AufUndAbOptions(Options, frozen=True):
    final_negative: Literal["ranked", "out"] = "ranked"


class AufUndAb(SeriesRules[AufUndAbOptions]):
    dice = d6(1)

    def length(self) -> int:
        return len(SIGNS)

    # A sum below zero on the way ends the series; the last one only where the table agreed on it.

    def ended(self, series: Series) -> bool:
        checked = len(series) < len(SIGNS) or self.options.final_negative == "out"
        return checked and total(series) < 0

    def score(self, series: Series) -> int | None:
        return None if self.ended(series) else total(series)


GAME = Game(series_info("auf-und-ab", dice=1, points=True), AufUndAb, SeriesFace)
