"""Series with dice of two colours: the white ones count for you, the grey ones against you."""

from functools import cache
from typing import Any, ClassVar, TypeVar

from knobel.games.series._series import Series, SeriesFace, SeriesRules
from knobel.writing.face import Name, Phrase, say
from knobel.writing.facts import Options
from knobel.writing.rules import DiceSet, Die, Faces, Seat, dice_set

O = TypeVar("O", bound=Options)  # noqa: E741


@cache
def white_and_grey(white: int, grey: int) -> DiceSet:
    """So many white dice, and after them so many grey ones."""
    return dice_set(*(Die(index, colour="white" if index < white else "grey") for index in range(white + grey)))


class WhiteMinusGrey(SeriesRules[O]):
    """Games in which a throw is worth its white dice less its grey ones; so it is in a play-off."""

    playoff_repeats = 10
    white: ClassVar[int]

    def worth(self, number: int, faces: Faces) -> int:
        return sum(faces[: self.white]) - sum(faces[self.white :])

    def playoff_value(self, faces: Faces) -> int:
        return self.worth(0, faces)

    def playoff_dice(self) -> DiceSet:
        return self.dice


R = TypeVar("R", bound=WhiteMinusGrey[Any])


class WhiteMinusGreyFace(SeriesFace[R]):
    """What either colour brings is said by itself."""

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        faces = series[-1]
        white, grey = sum(faces[: self.rules.white]), sum(faces[self.rules.white :])
        return (
            say("told-colours", white=white, grey=grey, gain=white - grey),
            say("told-series-score", who=Name(seat), score=self.rules.score(series) or 0),
        )
