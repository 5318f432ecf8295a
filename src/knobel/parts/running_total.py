"""Running totals: everybody adds to one common total, and whoever brings it to the limit is out.

A game of this kind states its dice, its limit and what a throw adds. Either the first one out is the only loser and the
game is over, or the others go on from zero until one is left. Where the limit is not known from the start, the game
says how it is found.
"""

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeVar

from knobel.core.choices import Choices, Item
from knobel.core.dice import DiceSet, Faces
from knobel.core.errors import IllegalMove
from knobel.core.events import Event, Thrown
from knobel.core.face import Face, LastThrow
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove, Bid
from knobel.core.options import Options, whole
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.rules import Rules
from knobel.core.secrets import Viewer
from knobel.core.spaces import Bids
from knobel.core.stages import Over, Seat, Stage, throw
from knobel.core.widgets import Announcement, DieView, Standing, Standings, Tray, Widget
from knobel.parts.ranking import best_wins, last_loses

# Where somebody names the limit, it lies between these, both included.
LOWEST_LIMIT, HIGHEST_LIMIT = 30, 50
NAMING = Choices(Bids(LOWEST_LIMIT, HIGHEST_LIMIT))
BOUNDS_CODE = "limit-bounds"

Target = Annotated[int, whole(40, 150)]
Mode = Literal["single_loser", "elimination"]


class TotalState(Frozen, frozen=True):
    """Who is to act, and the total. `limit` is 0 until it is known.

    `gone` are the seats that reached the limit, in that order; `faces` is what `last` threw; `dice` is how many were
    chosen for the throw that is due, where there is a choice.
    """

    seat: Seat
    limit: int
    total: int = 0
    gone: tuple[Seat, ...] = ()
    faces: Faces = ()
    last: Seat | None = None
    dice: int = 0


class TotalOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        target: int
        mode: str


O = TypeVar("O", bound=TotalOptions)  # noqa: E741


class RunningTotal(Rules[TotalState, O]):
    """The base of games with a running total. `least` is what a throw adds at least."""

    dice: ClassVar[DiceSet]

    def prepare(self) -> None:
        super().prepare()
        self.names_loser = self.one_loser()
        self._most_gone = 1 if self.names_loser else self.seats - 1
        # A game that is played until one is left names a winner, whatever it is without that.
        self.ranks = "loser" if self.names_loser else "winner"

    # What a game of this kind states ---------------------------------------------------------------------------------

    def limit(self) -> int:
        """The limit, or 0 where it is still to be found."""
        return int(self.options.target)

    def one_loser(self) -> bool:
        """Whether the game is over with the first one out."""
        return bool(self.options.mode == "single_loser")

    def added(self, total: int, faces: Faces) -> int:
        """The total after a throw."""
        return total + sum(faces)

    def turn(self, state: TotalState) -> Stage:
        """What a turn begins with, once the limit is known."""
        return throw(state.seat, self.dice)

    def finding(self, state: TotalState) -> Stage:
        """How the limit is found."""
        raise NotImplementedError

    def next_limit(self, state: TotalState) -> int:
        """The limit after somebody has gone out."""
        return state.limit

    # What follows ----------------------------------------------------------------------------------------------------

    def start(self, first: Seat) -> TotalState:
        return TotalState(first, self.limit())

    def stage(self, state: TotalState) -> Stage:
        if len(state.gone) == self._most_gone:
            return Over(self.result(state))
        return self.turn(state) if state.limit else self.finding(state)

    def thrown(self, state: TotalState, faces: Faces) -> TotalState:
        seat = state.seat
        total = self.added(state.total, faces)
        if total >= state.limit:
            return self._reached(state, total, faces)
        return TotalState(self.left_of(seat, state.gone), state.limit, total, state.gone, faces, seat)

    # Whoever reaches the limit is out; the left neighbour goes on from zero.

    def _reached(self, state: TotalState, total: int, faces: Faces) -> TotalState:
        seat = state.seat
        gone = (*state.gone, seat)
        if len(gone) == self._most_gone:
            return TotalState(seat, state.limit, total, gone, faces, seat)
        return TotalState(self.left_of(seat, gone), self.next_limit(state), 0, gone, faces, seat)

    def left_of(self, seat: Seat, gone: tuple[Seat, ...]) -> Seat:
        """The next seat clockwise that is still in."""
        following = (seat + 1) % self.seats
        while following in gone:
            following = (following + 1) % self.seats
        return following

    # One loser comes last and all others share the first place; or later out is better, and the last one left wins.

    def result(self, state: TotalState) -> Result:
        lasted = [state.gone.index(seat) if seat in state.gone else self.seats for seat in range(self.seats)]
        return last_loses(lasted) if self.names_loser else best_wins(lasted)

    def refusal(self, state: TotalState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Bid) and not state.limit:
            return IllegalMove(BOUNDS_CODE, low=LOWEST_LIMIT, high=HIGHEST_LIMIT)
        return None


R = TypeVar("R", bound=RunningTotal[Any])


class RunningTotalFace(Face[R]):
    """What is seen and said."""

    least: ClassVar[int]

    def widget_of(self, item: Item) -> str | None:
        return "total" if isinstance(item, Bids) else super().widget_of(item)

    def draw(self, state: TotalState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        rows = tuple(self._standing(state, seat) for seat in range(self.rules.seats))
        return (*_tray(state), Announcement("total", _standing_total(state)), Standings("standings", "players", rows))

    def _standing(self, state: TotalState, seat: Seat) -> Standing:
        gone = seat in state.gone
        return Standing(
            seat,
            None,
            say("lost") if gone and self.rules.names_loser else None,
            out=gone and not self.rules.names_loser,
        )

    def consequences(self, before: TotalState, event: Event, after: TotalState, viewer: Viewer) -> tuple[Phrase, ...]:
        if not isinstance(event, Thrown):
            return ()
        if not before.limit:
            return (say("told-limit", limit=after.limit),)
        if len(after.gone) == len(before.gone):
            return (self._told_total(after.total, after.limit - after.total),)
        total = self.rules.added(before.total, event.faces)
        told = (say("told-reached", who=Name(before.seat), total=total, limit=before.limit),)
        return told if self.rules.names_loser else (*told, say("told-out", who=Name(before.seat)))

    # Sometimes it is certain that the next throw will reach the limit.

    def _told_total(self, total: int, left: int) -> Phrase:
        return say("told-last-leap" if left <= self.least else "told-total", total=total, left=left)


def _tray(state: TotalState) -> tuple[Tray, ...]:
    views = tuple(DieView(index, face) for index, face in enumerate(state.faces))
    return (Tray("tray", state.last, views),) if views else ()


def _standing_total(state: TotalState) -> Phrase:
    if not state.limit:
        return say("limit-open")
    return say("total", total=state.total, limit=state.limit)


# Who will reach the limit --------------------------------------------------------------------------------------------


@cache
def risks(gap: int, players: int, most_dice: int) -> tuple[float, ...]:
    """Everybody's chance to be the one who reaches a limit so far away, from the thrower on clockwise.

    Each throw is made with one die or up to `most_dice`, and everybody chooses what is safest for themselves.
    """
    return min(risks_with(gap, players, dice, most_dice) for dice in range(1, most_dice + 1))


@cache
def risks_with(gap: int, players: int, dice: int, most_dice: int) -> tuple[float, ...]:
    """The same if the next throw is made with so many dice."""
    chances = [0.0] * players
    outcomes = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    for pips in outcomes:
        if pips >= gap:
            chances[0] += 1
        else:
            for distance, chance in enumerate(risks(gap - pips, players, most_dice)):
                chances[(distance + 1) % players] += chance
    return tuple(chance / len(outcomes) for chance in chances)
