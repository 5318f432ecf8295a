"""Früh verliert: the starter throws the trump; then everybody throws and hopes that it stays away for long.

Rulings followed: the trump throw counts for nothing else; a series ends with the trump; all who never throw it win, and
if there are none the one who lasted longest; all with the earliest trump lose, but nobody if all are equal.
"""

from typing import Annotated

from knobel.games.series._series import series_info
from knobel.games.series._until_hit import HitState, UntilHit, UntilHitFace, UntilHitOptions
from knobel.writing.face import Event, Phrase, Viewer, say
from knobel.writing.facts import Game, whole
from knobel.writing.rules import Faces, Result, best_wins, last_loses


class FruehVerliertOptions(UntilHitOptions, frozen=True):
    max_throws: Annotated[int, whole(5, 20)] = 10


class FruehVerliert(UntilHit[FruehVerliertOptions]):
    # The very first throw is the trump.

    def thrown(self, state: HitState, faces: Faces) -> HitState:
        if not state.wanted[0]:
            return state.but(wanted=faces * self.seats)
        return super().thrown(state, faces)

    def result(self, state: HitState) -> Result:
        return best_wins(state.counts, losers=last_loses(state.counts).losers, points=state.counts)


class FruehVerliertFace(UntilHitFace[FruehVerliert]):
    def consequences(self, before: HitState, event: Event, after: HitState, viewer: Viewer) -> tuple[Phrase, ...]:
        if not before.wanted[0]:
            return (say("told-trump", face=after.wanted[0]),)
        return super().consequences(before, event, after, viewer)


GAME = Game(series_info("frueh-verliert", dice=1), FruehVerliert, FruehVerliertFace)
