"""Blaue Augen: three dice, one throw in every round, and only the even faces count; Graue Augen counts the odd ones.

Rulings followed: every die is looked at by itself, whatever the sum; dice that count bring their pips.
"""

from typing import Annotated, Literal

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options, Preset, whole
from knobel.writing.rules import Faces, d6

COUNTING = {"blau": (2, 4, 6), "grau": (1, 3, 5)}


class BlaueAugenOptions(Options, frozen=True):
    colour: Literal["blau", "grau"] = "blau"
    rounds: Annotated[int, whole(1, 20)] = 5


class BlaueAugen(SeriesRules[BlaueAugenOptions]):
    dice = d6(3)
    in_rounds = True

    # Only the faces of the chosen colour count, with their pips.

    def worth(self, number: int, faces: Faces) -> int:
        counting = COUNTING[self.options.colour]
        return sum(face for face in faces if face in counting)


GREY = Preset("graue-augen", {"colour": "grau"}, fixed=("colour",))
GAME = Game(series_info("blaue-augen", dice=3, matches=False, presets=(GREY,)), BlaueAugen, SeriesFace, SeriesAdvice)
