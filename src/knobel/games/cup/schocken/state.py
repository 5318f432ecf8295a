"""What lies on a Schocken table: its options and its state."""

from typing import Annotated, Literal

from knobel.games.cup._cups import Covered
from knobel.writing.facts import Frozen, Options, only, when, whole
from knobel.writing.rules import DieIndex, Faces, Seat, Secret, SeveralTimes, d6

THREE_DICE = d6(3)
FINAL = 3


class SchockenOptions(Options, frozen=True):
    discs: Annotated[int, whole(9, 25)] = 13
    max_throws: Annotated[int, whole(1, 3)] = 3
    lay_out: Literal["any", "ones_only"] = "any"
    take_back: bool = True
    jule: bool = True
    pippi: bool = True
    street_single_throw: bool = False
    general_single_throw: bool = False
    throw_count_tiebreak: Literal["none", "schock", "all"] = "none"
    six_turn: Literal["leaflet", "tournament", "off"] = "leaflet"
    six_turn_keeps_ones: bool = True
    loading_round: Literal["off", "each_half"] = "off"
    halves: Annotated[int, whole(1, 2)] = 2
    final_mode: Literal["half", "single_round"] = "half"
    final_starter: Literal["loser_half_2", "loser_half_1"] = "loser_half_2"
    schock_out_scope: Literal["half", "game"] = "half"
    supply_shortfall: Literal["lapse", "from_winner"] = "lapse"

    depends = (
        only("six_turn_keeps_ones", when(six_turn="tournament")),
        only("final_mode", when(halves=2)),
        only("final_starter", when(halves=2)),
        only("schock_out_scope", when(halves=2)),
    )


class Turn(Covered, frozen=True):
    """A player's dice in a round.

    `turned` is a six of this throw that was turned under the cup: that one was, everybody knows; which one, its owner.
    `forced` are sixes turned in the open, which stay out of the throw that must follow; `shown` is then all that lies.
    """

    turned: Secret[DieIndex] | None = None
    forced: tuple[DieIndex, ...] = ()


class Hand(Frozen, frozen=True):
    """A result, once the cups are lifted. `turned` if the throw had two sixes and one of them was turned."""

    seat: Seat
    faces: Faces
    out: tuple[DieIndex, ...]
    throws: int
    turned: bool = False


class Tally(Frozen, frozen=True):
    """What only the end of a round changes. `half` is 3 in the final; `half_losers` lost the halves so far, in order.

    `loser` is there once the game is over.
    """

    former = frozenset(("last",))

    supply: int
    discs: tuple[int, ...]
    half: int = 1
    round: int = 1
    half_losers: SeveralTimes = ()
    loser: Seat | None = None


class State(Frozen, frozen=True):
    """`order` are the active seats, the starter first; `stood` the turns that are over, in that order; `turn` the one
    that is going on."""

    tally: Tally
    order: tuple[Seat, ...]
    stood: tuple[Turn, ...] = ()
    turn: Turn = Turn()

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.order[len(self.stood)]
