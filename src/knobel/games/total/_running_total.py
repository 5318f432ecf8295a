"""Running totals: everybody adds to one common total, and whoever brings it to the limit is out.

A game of this kind states its dice, its limit and what a throw adds. Either the first one out is the only loser and the
game is over, or the others go on from zero until one is left. Where the limit is not known from the start, the game
says how it is found.
"""

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeVar

from knobel.writing.face import Event, Face, Item, LastThrow, Name, Phrase, Thrown, Tray, Viewer, say
from knobel.writing.facts import Family, Frozen, Info, Options, whole
from knobel.writing.rules import (
    AnyMove,
    Bid,
    Bids,
    Bounds,
    Choices,
    DiceSet,
    Faces,
    IllegalMove,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    best_wins,
    last_loses,
    next_in,
    throw,
    up_to,
)

# Where somebody names the limit, it lies between these, both included.
LOWEST_LIMIT, HIGHEST_LIMIT = 30, 50
# Three dice add no more.
MOST_ADDED = 18
NAMING = Choices(Bids(LOWEST_LIMIT, HIGHEST_LIMIT))
BOUNDS_CODE = "limit-bounds"

Target = Annotated[int, whole(40, 150)]
Mode = Literal["single_loser", "elimination"]


def total_info(id: str, *, dice: int, decisions: bool = True, **more: Any) -> Info:
    """The facts of a game of this family: so many dice, two to twelve players. Where they decide, they name a limit."""
    codes = (BOUNDS_CODE,) if decisions else ()
    return Info(id=id, family=Family.TOTAL, dice=("d6",) * dice, decisions=decisions, codes=codes, **more)


class TotalState(Frozen, frozen=True):
    """Who is to act, and the total. `limit` is 0 until it is known.

    `gone` are the seats that reached the limit, in that order; `dice` is how many were chosen for the throw that is
    due, where there is a choice.
    """

    seat: Seat
    limit: int
    total: int = 0
    gone: tuple[Seat, ...] = ()
    dice: int = 0


class TotalOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        target: int
        mode: str


O = TypeVar("O", bound=TotalOptions)  # noqa: E741


class TotalRules(Rules[TotalState, O]):
    """Games with a running total."""

    ties = False
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
        return self.options.target

    def one_loser(self) -> bool:
        """Whether the game is over with the first one out."""
        return self.options.mode == "single_loser"

    def added(self, total: int, faces: Faces) -> int:
        """The total after a throw."""
        return total + sum(faces)

    def turn(self, state: TotalState) -> Stage:
        """What a turn begins with, once the limit is known."""
        return throw(state.seat, self.dice)

    def finding(self, state: TotalState) -> Stage:
        """How the limit is found: usually it is named."""
        return ask(state.seat, NAMING)

    def next_limit(self, state: TotalState) -> int:
        """The limit after somebody has gone out."""
        return state.limit

    # What follows ----------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        highest = self.limit() or HIGHEST_LIMIT
        return {"limit": up_to(highest), "total": up_to(highest + MOST_ADDED), "dice": up_to(2)}

    def start(self, first: Seat) -> TotalState:
        return TotalState(first, self.limit())

    def stage(self, state: TotalState) -> Stage:
        if len(state.gone) == self._most_gone:
            return Over(self.result(state))
        return self.turn(state) if state.limit else self.finding(state)

    def did(self, state: TotalState, seat: Seat, move: AnyMove) -> TotalState:
        assert isinstance(move, Bid)
        return state.but(limit=move.amount)

    # Whoever reaches the limit is out; the left neighbour goes on from zero.

    def thrown(self, state: TotalState, faces: Faces) -> TotalState:
        total, gone = self.added(state.total, faces), state.gone
        if total < state.limit:
            return state.but(seat=next_in(state.seat, self.seats, gone), total=total, dice=0)
        gone = (*gone, state.seat)
        if len(gone) == self._most_gone:
            return state.but(total=total, gone=gone, dice=0)
        return TotalState(next_in(state.seat, self.seats, gone), self.next_limit(state), gone=gone)

    # One loser comes last and all others share the first place; or later out is better, and the last one left wins.

    def result(self, state: TotalState) -> Result:
        lasted = [state.gone.index(seat) if seat in state.gone else self.seats for seat in range(self.seats)]
        return last_loses(lasted) if self.names_loser else best_wins(lasted)

    def refusal(self, state: TotalState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Bid) and not state.limit:
            return IllegalMove(BOUNDS_CODE, low=LOWEST_LIMIT, high=HIGHEST_LIMIT)
        return None


R = TypeVar("R", bound=TotalRules[Any])


class TotalFace(Face[R]):
    """The total, and who is out. `least` is what a throw adds at least."""

    unit = "players"
    least: ClassVar[int] = 1

    def widget_of(self, item: Item) -> str | None:
        return "total" if isinstance(item, Bids) else super().widget_of(item)

    # A lot that was drawn is no dice on the table.

    def trays(self, state: TotalState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        return () if last is None or last.seat is None else super().trays(state, viewer, last)

    def announcements(self, state: TotalState) -> dict[str, Phrase]:
        return {"total": say("total", total=state.total, limit=state.limit) if state.limit else say("limit-open")}

    def note(self, state: TotalState, seat: Seat) -> Phrase | None:
        return say("lost") if self.rules.names_loser and seat in state.gone else None

    def out(self, state: TotalState, seat: Seat) -> bool:
        return not self.rules.names_loser and seat in state.gone

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


class ThreeDiceFace(TotalFace[R]):
    """With three dice, at least three pips are added."""

    least = 3


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
