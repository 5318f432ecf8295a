"""Press your luck towards a limit, for chips: throw as often as you dare, and stop at the limit or just below.

A game of this kind states its limit, the dice of a player's first, second and every further throw, and whether a player
throws them in a row or lap by lap, each in turn. Going over costs the round, never the game; everybody must throw once.
The highest sum within the limit wins the round, of equal sums the one with fewer throws, and what is still equal is
thrown for (or the round is void); if all are over nobody pays. Whoever went over pays the winner two chips, everybody
else one. The next round is begun by the left neighbour; a void round counts as one.
"""

from typing import TYPE_CHECKING, ClassVar, Literal, TypeVar

from knobel.parts.chips import Chips, collected
from knobel.parts.playoff import PlayOff
from knobel.parts.rethrow import STOP_OR_THROW, THROW
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    AnyMove,
    Bounds,
    DiceSet,
    Faces,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    by_chips,
    clockwise,
    throw,
    up_to,
    with_item,
)

RoundTie = Literal["throw_off", "no_payment"]
# What a player owes the winner of the round.
OVER_PAYS, BEATEN_PAYS = 2, 1


class Hand(Frozen, frozen=True):
    """What a seat has thrown in this round, and whether it throws no more."""

    total: int = 0
    throws: int = 0
    done: bool = False


FRESH = Hand()
Hands = tuple[Hand, ...]


class BustRoundState(Frozen, frozen=True):
    """What everybody has thrown in this round; `due` says that the seat is to throw and not to decide."""

    starter: Seat
    seat: Seat
    chips: Chips
    hands: Hands
    due: bool = True
    round: int = 1
    playoff: PlayOff | None = None


class BustRoundOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        max_rounds: int
        round_tie: str
        start_chips: int


O = TypeVar("O", bound=BustRoundOptions)  # noqa: E741


class BustRoundRules(Rules[BustRoundState, O]):
    """Games of this kind: their options are at least `start_chips`, `round_tie` and `max_rounds`.

    `dice` are those of the first throw, the second and so on; the last ones are thrown from then on.
    """

    ranks = "chips"
    dice: ClassVar[tuple[DiceSet, ...]]

    def prepare(self) -> None:
        super().prepare()
        self.bust_limit = self.limit()
        self._in_laps = self.in_laps()
        self._most_rounds = self.options.max_rounds

    # What a game of this kind states ---------------------------------------------------------------------------------

    def limit(self) -> int:
        """How far a sum may go."""
        raise NotImplementedError

    def in_laps(self) -> bool:
        """Whether the dice go on after every throw, and not only when a player is done."""
        return False

    # What follows ----------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        return {"round": up_to(self._most_rounds + 1)}

    def start(self, first: Seat) -> BustRoundState:
        return BustRoundState(first, first, (self.options.start_chips,) * self.seats, (FRESH,) * self.seats)

    def stage(self, state: BustRoundState) -> Stage:
        if state.playoff is not None:
            return state.playoff.stage(self.dice[0])
        if self.ended(state):
            return Over(self.result(state))
        if state.due:
            return throw(state.seat, self.dice_of(state.hands[state.seat]))
        return ask(state.seat, STOP_OR_THROW)

    def dice_of(self, hand: Hand) -> DiceSet:
        """The dice of a player's next throw."""
        return self.dice[hand.throws] if hand.throws < len(self.dice) else self.dice[-1]

    # The first throw is compulsory; below the limit every further one is a choice; at the limit a player is done.

    def thrown(self, state: BustRoundState, faces: Faces) -> BustRoundState:
        if state.playoff is not None:
            return self._after_playoff_throw(state, state.playoff.after(faces))
        hand = self.after_throw(state.hands[state.seat], faces)
        hands = with_item(state.hands, state.seat, hand)
        return self._moved_on(state, hands) if hand.done or self._in_laps else state.but(hands=hands, due=False)

    def did(self, state: BustRoundState, seat: Seat, move: AnyMove) -> BustRoundState:
        if move == THROW:
            return state.but(due=True)
        return self._moved_on(state, with_item(state.hands, seat, state.hands[seat].but(done=True)))

    def after_throw(self, hand: Hand, faces: Faces) -> Hand:
        """A hand with one more throw."""
        total = hand.total + sum(faces)
        return Hand(total, hand.throws + 1, total >= self.bust_limit)

    # The dice go to the next player who is not done; when all are, the round is settled.

    def _moved_on(self, state: BustRoundState, hands: Hands) -> BustRoundState:
        for following in clockwise((state.seat + 1) % self.seats, self.seats):
            if not hands[following].done:
                return state.but(seat=following, hands=hands, due=not hands[following].throws)
        return self._settled(state.but(hands=hands, due=False))

    def _settled(self, state: BustRoundState) -> BustRoundState:
        best = self._best(state)
        if len(best) == 1:
            return self._paid(state, best[0])
        if best and self.options.round_tie == "throw_off":
            return state.but(playoff=PlayOff(best))
        return self._next_round(state, state.chips)

    def _best(self, state: BustRoundState) -> tuple[Seat, ...]:
        """Whoever has the highest sum within the limit, in the fewest throws."""
        within = [seat for seat in clockwise(state.starter, self.seats) if state.hands[seat].total <= self.bust_limit]
        top = max([hand_key(state.hands[seat]) for seat in within], default=None)
        return tuple([seat for seat in within if hand_key(state.hands[seat]) == top])

    def is_over(self, hand: Hand) -> bool:
        """Whether a hand has gone over the limit."""
        return hand.total > self.bust_limit

    def _after_playoff_throw(self, state: BustRoundState, playoff: PlayOff) -> BustRoundState:
        return self._paid(state, playoff.winner) if playoff.decided else state.but(playoff=playoff)

    # Whoever went over pays the winner two chips, everybody else one; nobody pays more than they have.

    def _paid(self, state: BustRoundState, winner: Seat) -> BustRoundState:
        owed = [OVER_PAYS if self.is_over(hand) else BEATEN_PAYS for hand in state.hands]
        owed[winner] = 0
        return self._next_round(state, collected(state.chips, winner, owed))

    def _next_round(self, state: BustRoundState, chips: Chips) -> BustRoundState:
        starter = (state.starter + 1) % self.seats
        return BustRoundState(starter, starter, chips, (FRESH,) * self.seats, round=state.round + 1)

    # The game ends when somebody has no chips left, or with the last round; the most chips win.

    def ended(self, state: BustRoundState) -> bool:
        """Whether the last round has been played."""
        return 0 in state.chips or state.round > self._most_rounds

    def result(self, state: BustRoundState) -> Result:
        return by_chips(state.chips, self.options.start_chips)

    def conserved(self, state: BustRoundState) -> int:
        return sum(state.chips)


def hand_key(hand: Hand) -> tuple[int, int]:
    """More pips are better, then fewer throws."""
    return hand.total, -hand.throws
