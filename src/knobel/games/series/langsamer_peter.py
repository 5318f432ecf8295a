"""Langsamer Peter: name a number, then throw until it falls; whoever needs the most throws is the slow Peter and loses.

Rulings followed: numbers are named before anybody throws, and several players may have the same; all throws of a player
are made in a row; whoever has not hit after the bound counts one throw more than it.
"""

from typing import Annotated

from knobel.games.series._series import series_info
from knobel.games.series._until_hit import HitState, UntilHit, UntilHitFace, UntilHitOptions
from knobel.writing.advice import Advice
from knobel.writing.face import Phrase, say
from knobel.writing.facts import Game, whole
from knobel.writing.rules import AnyMove, Choices, Say, Seat, with_item

NUMBERS = Choices(*map(Say, "123456"))


class LangsamerPeterOptions(UntilHitOptions, frozen=True):
    max_throws: Annotated[int, whole(10, 200)] = 100


class LangsamerPeter(UntilHit[LangsamerPeterOptions]):
    ranks = "loser"

    def faces_to_name(self) -> Choices:
        return NUMBERS

    def did(self, state: HitState, seat: Seat, move: AnyMove) -> HitState:
        assert isinstance(move, Say)
        return state.but(seat=(seat + 1) % self.seats, wanted=with_item(state.wanted, seat, int(move.value)))


class LangsamerPeterFace(UntilHitFace[LangsamerPeter]):
    def waiting(self, state: HitState, seat: Seat) -> Phrase | None:
        waits = state.wanted[seat] and seat != state.seat
        return say("note-named", face=state.wanted[seat]) if waits else None


class LangsamerPeterAdvice(Advice[LangsamerPeter]):
    # The face of whoever has finished counts no more, nor how late the last player is once that is too late.

    def canonical(self, state: HitState) -> HitState:
        seat, counts = state.seat, state.counts
        if state.over:
            return state.but(wanted=(0,) * self.rules.seats)
        wanted = tuple([0 if counts[other] and other != seat else face for other, face in enumerate(state.wanted)])
        others = [count for other, count in enumerate(counts) if other != seat]
        if not all(others) or not counts[seat] >= max(others) < self.rules.most:
            return state.but(wanted=wanted)
        return state.but(wanted=wanted, counts=with_item(counts, seat, max(others)))


GAME = Game(
    series_info("langsamer-peter", dice=1, decisions=True, codes=("no-such-face",)),
    LangsamerPeter,
    LangsamerPeterFace,
    LangsamerPeterAdvice,
)
