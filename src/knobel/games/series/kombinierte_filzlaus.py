"""Kombinierte Filzlaus: before every throw announce which of two faces it will be; the last to be right loses.

Rulings followed: only the announced face counts, even if the other one of the two falls; an announcement holds for one
throw and may change each time.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.series._series import series_info
from knobel.games.series._until_hit import HitState, UntilHit, UntilHitFace, UntilHitOptions
from knobel.writing.facts import Game, whole
from knobel.writing.rules import AnyMove, Choices, Faces, Say, Seat, with_item

TwoFaces = Literal[
    "1-2", "1-3", "1-4", "1-5", "1-6", "2-3", "2-4", "2-5", "2-6", "3-4", "3-5", "3-6", "4-5", "4-6", "5-6"
]


class KombinierteFilzlausOptions(UntilHitOptions, frozen=True):
    faces: TwoFaces = "1-2"
    max_throws: Annotated[int, whole(5, 20)] = 10


@cache
def announcements(faces: str) -> Choices:
    """Either of the two faces."""
    return Choices(*map(Say, faces.split("-")))


class KombinierteFilzlaus(UntilHit[KombinierteFilzlausOptions]):
    ranks = "loser"

    def faces_to_name(self) -> Choices:
        return announcements(self.options.faces)

    def did(self, state: HitState, seat: Seat, move: AnyMove) -> HitState:
        assert isinstance(move, Say)
        return state.but(wanted=with_item(state.wanted, seat, int(move.value)))

    # With the throw the announcement is used up.

    def thrown(self, state: HitState, faces: Faces) -> HitState:
        return super().thrown(state, faces).but(wanted=(0,) * self.seats)


GAME = Game(
    series_info("kombinierte-filzlaus", dice=1, decisions=True, codes=("no-such-face",)),
    KombinierteFilzlaus,
    UntilHitFace,
)
