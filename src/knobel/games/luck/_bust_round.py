"""Press your luck towards a limit, for chips: throw as often as you dare, and stop at the limit or just below.

A game of this kind states its limit, the dice of a player's first, second and every further throw, and whether a player
throws them in a row or lap by lap, each in turn. Going over costs the round, never the game; everybody must throw once.
The highest sum within the limit wins the round, of equal sums the one with fewer throws, and what is still equal is
thrown for (or the round is void); if all are over nobody pays. Whoever went over pays the winner two chips, everybody
else one. The next round is begun by the left neighbour; a void round counts as one.
"""

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from knobel.parts.chips import Chips, collected, stocks
from knobel.parts.playoff import PlayOff
from knobel.parts.rethrow import STOP
from knobel.writing.advice import Advice, Round
from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Face,
    LastThrow,
    Name,
    Phrase,
    Standing,
    Standings,
    Thrown,
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    AnyMove,
    Choices,
    DiceSet,
    Did,
    Faces,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    by_chips,
    clockwise,
    throw,
    with_item,
)

RoundTie = Literal["throw_off", "no_payment"]
THROW = Press("throw")
STOP_OR_THROW = Choices(STOP, THROW)
# What a player owes the winner of the round.
OVER_PAYS, BEATEN_PAYS = 2, 1
# A greedy player throws if the chance to stay within the limit is better than this: beaten by somebody who is done;
# not beaten, but with others to come or level with the best; last and ahead of all.
STOP_WHEN_BEATEN, STOP_WHEN_OPEN, STOP_WHEN_SURE = 0.4, 0.55, 2.0


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
        top = max([_key(state.hands[seat]) for seat in within], default=None)
        return tuple([seat for seat in within if _key(state.hands[seat]) == top])

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


R = TypeVar("R", bound=BustRoundRules[Any])


class BustRoundFace(Face[R]):
    """The dice, what everybody has thrown in this round, and the chips."""

    def prepare(self) -> None:
        super().prepare()
        self._ready = _views((None,) * len(self.rules.dice[0]))

    def headline(self, state: BustRoundState, stage: Stage, viewer: Viewer) -> Phrase:
        if state.playoff is not None:
            return say("playoff-for-round", who=Name(_in_turn(state.playoff)))
        return super().headline(state, stage, viewer)

    def draw(self, state: BustRoundState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (*super().draw(state, viewer, last), stocks(state.chips, lambda seat: say("pile", who=Name(seat))))

    # The dice where they lie; in a play-off, what each of its seats has thrown.

    def trays(self, state: BustRoundState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.playoff is None:
            return super().trays(state, viewer, last) or (Tray("tray", None, self._ready),)
        return tuple(
            Tray(f"playoff-{seat}", seat, _views(faces))
            for seat, faces in zip(state.playoff.seats, state.playoff.thrown, strict=False)
        )

    def standings(self, state: BustRoundState, viewer: Viewer) -> Standings:
        rows = tuple(
            Standing(seat, hand.total if hand.throws else None, self._remark(hand))
            for seat, hand in enumerate(state.hands)
        )
        return Standings("hands", "points", rows)

    def beside(self, state: BustRoundState, viewer: Viewer) -> tuple[Widget, ...]:
        if self.rules.ended(state):
            return ()
        facts = {"number": state.round, "most": self.rules.options.max_rounds, "limit": self.rules.bust_limit}
        return (Announcement("round", say("round", **facts)),)

    def _remark(self, hand: Hand) -> Phrase | None:
        if not hand.throws:
            return None
        if self.rules.is_over(hand):
            return say("hand-over", limit=self.rules.bust_limit)
        return say("hand-stands" if hand.done else "hand-running", throws=hand.throws)

    def consequences(
        self, before: BustRoundState, event: Event, after: BustRoundState, viewer: Viewer
    ) -> tuple[Phrase, ...]:
        hand = self._hand_after(before, event)
        told = [] if before.playoff is not None else self._told_hand(before.seat, hand, event)
        if after.playoff is not None and not after.playoff.thrown:
            told.append(say("told-playoff"))
        if after.round > before.round:
            told += self._told_round(before, with_item(before.hands, before.seat, hand), after)
        return tuple(told)

    def _hand_after(self, before: BustRoundState, event: Event) -> Hand:
        """The hand of the seat whose turn it is, as the event leaves it."""
        hand = before.hands[before.seat]
        if isinstance(event, Thrown) and before.playoff is None:
            return self.rules.after_throw(hand, event.faces)
        return hand

    def _told_hand(self, seat: Seat, hand: Hand, event: Event) -> list[Phrase]:
        if isinstance(event, Did) and event.move == THROW:
            return []
        if isinstance(event, Did):
            key = "told-stands"
        else:
            key = "told-over" if self.rules.is_over(hand) else "told-limit" if hand.done else "told-total"
        return [say(key, who=Name(seat), total=hand.total, throws=hand.throws)]

    def _told_round(self, before: BustRoundState, hands: Hands, after: BustRoundState) -> list[Phrase]:
        gains = [now - then for now, then in zip(after.chips, before.chips, strict=True)]
        if not any(gains):
            return [say("told-all-over" if all(map(self.rules.is_over, hands)) else "told-void")]
        winner = gains.index(max(gains))
        return [
            say("told-round", who=Name(winner), chips=gains[winner]),
            *(say("told-pays", who=Name(seat), chips=-gain) for seat, gain in enumerate(gains) if gain < 0),
        ]


class BustRoundAdvice(Advice[R]):
    """When to stop."""

    # Every round is for chips alone. How far somebody went over does not matter, nor in a play-off what it is for.

    def round_of(self, state: BustRoundState) -> Round[BustRoundState]:
        chips = (self.rules.options.start_chips,) * self.rules.seats
        return Round(state.round, state.chips, state.but(chips=chips, round=1))

    def canonical(self, state: BustRoundState) -> BustRoundState:
        playoff, over = state.playoff, Hand(self.rules.bust_limit + 1, 1, True)
        if playoff is None:
            return state.but(hands=tuple([over if self.rules.is_over(hand) else hand for hand in state.hands]))
        within = Hand(self.rules.bust_limit, 1, True)
        hands = tuple([over if self.rules.is_over(hand) else within for hand in state.hands])
        return state.but(hands=hands, playoff=playoff.canonical)

    def heuristic(self, state: BustRoundState, seat: Seat, move: AnyMove) -> float | None:
        """Throw while the chance to stay within the limit is good enough for how the round stands."""
        own = state.hands[seat]
        if move == THROW:
            return chance_within(self.rules.dice_of(own), self.rules.bust_limit - own.total)
        best = self._best_done(state)
        if best is not None and best > _key(own):
            return STOP_WHEN_BEATEN
        last = all(hand.done for other, hand in enumerate(state.hands) if other != seat)
        return STOP_WHEN_SURE if last and best != _key(own) else STOP_WHEN_OPEN

    def _best_done(self, state: BustRoundState) -> tuple[int, int] | None:
        """The best hand so far of those who throw no more."""
        keys = [_key(hand) for hand in state.hands if hand.done and not self.rules.is_over(hand)]
        return max(keys, default=None)


@cache
def chance_within(dice: DiceSet, room: int) -> float:
    """The chance that these dice show no more than so many pips."""
    throws = [sum(faces) for faces in product(range(1, 7), repeat=len(dice))]
    return sum(pips <= room for pips in throws) / len(throws)


def _key(hand: Hand) -> tuple[int, int]:
    """More pips are better, then fewer throws."""
    return hand.total, -hand.throws


def _in_turn(playoff: PlayOff) -> Seat:
    """The seat that is to throw in the play-off."""
    return playoff.seats[len(playoff.thrown)]


def _views(faces: tuple[int | None, ...]) -> tuple[DieView, ...]:
    return tuple(DieView(index, face) for index, face in enumerate(faces))
