"""Langsamer Peter: name a number, then throw until it falls; whoever needs the most throws is the slow Peter and loses.

Rulings followed: numbers are named before anybody throws, and several players may have the same; all throws of a player
are made in a row; whoever has not hit after the bound counts one throw more than it.
"""

from typing import Annotated

from knobel.core.choices import Choices
from knobel.core.info import Family, Info, Players
from knobel.core.moves import AnyMove, Say
from knobel.core.options import Options, whole
from knobel.core.phrases import Phrase, say
from knobel.core.stages import Seat
from knobel.games.series._until_hit import HitState, UntilHit, put

NUMBERS = Choices(*map(Say, "123456"))


class LangsamerPeterOptions(Options, frozen=True):
    """What a table can agree on."""

    max_throws: Annotated[int, whole(10, 200)] = 100


class LangsamerPeter(UntilHit):
    info = Info(
        id="langsamer-peter",
        family=Family.SERIES,
        players=Players(2, 12),
        dice=("d6",),
        ranks="loser",
        tie_break=True,
        codes=("no-such-face",),
    )
    options_type = LangsamerPeterOptions

    def faces_to_name(self) -> Choices:
        return NUMBERS

    def did(self, state: HitState, seat: Seat, move: AnyMove) -> HitState:
        assert isinstance(move, Say)
        wanted = put(state.wanted, seat, int(move.value))
        return HitState((seat + 1) % self.seats, state.first, wanted, state.counts, last=state.first)

    def note(self, state: HitState, seat: Seat) -> Phrase | None:
        waits = state.wanted[seat] and seat != state.seat
        return say("note-named", face=state.wanted[seat]) if waits else None
