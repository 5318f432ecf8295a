"""Quinze: throw one die as often as you dare and stop at fifteen or just below; the best of the round is paid.

Rulings followed: going over costs the round, never the game; everybody must throw at least once, also the last one when
all others are over; equal sums go to fewer throws, and what is still equal is thrown for with the die (or the round is
void); if all are over nobody pays; a void round counts as one; the next starter always sits to the left of the last.
"""

from typing import Annotated, Literal

from msgspec.structs import replace

from knobel.core.choices import Choices
from knobel.core.dice import d6
from knobel.core.events import Did, Event, Thrown
from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.info import Family, Info, Players
from knobel.core.moves import AnyMove, Press
from knobel.core.options import Options, whole
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.secrets import Viewer
from knobel.core.stages import Over, Seat, Stage, ask, throw
from knobel.core.widgets import Announcement, DieView, Standing, Standings, Tray, Widget
from knobel.parts.chips import collected, stocks
from knobel.parts.playoff import PlayOff
from knobel.parts.ranking import by_chips
from knobel.parts.rethrow import STOP
from knobel.parts.turns import clockwise

ONE_DIE = d6(1)
THROW = Press("throw")
STOP_OR_THROW = Choices(STOP, THROW)
# What a player owes the winner of the round.
OVER_PAYS, BEATEN_PAYS = 2, 1


class QuinzeOptions(Options, frozen=True):
    """What a table can agree on."""

    start_chips: Annotated[int, whole(4, 20)] = 8
    limit: Annotated[int, whole(10, 30)] = 15
    round_tie: Literal["throw_off", "no_payment"] = "throw_off"
    max_rounds: Annotated[int, whole(1, 500)] = 100


class Hand(Frozen, frozen=True):
    """What a seat has thrown in this round, and whether it throws no more."""

    total: int = 0
    throws: int = 0
    done: bool = False


class State(Frozen, frozen=True):
    """`due` says that the seat is to throw and not to decide; `faces` lie where `thrower` has thrown them."""

    starter: Seat
    seat: Seat
    chips: tuple[int, ...]
    hands: tuple[Hand, ...]
    due: bool = True
    round: int = 1
    playoff: PlayOff | None = None
    thrower: Seat | None = None
    faces: tuple[int, ...] = ()


class Quinze(Game[State]):
    info = Info(id="quinze", family=Family.LUCK, players=Players(2, 8), dice=("d6",), ranks="chips")
    options_type = QuinzeOptions
    state_type = State
    options: QuinzeOptions

    def start(self, first: Seat) -> State:
        return State(first, first, (self.options.start_chips,) * self.seats, (Hand(),) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.playoff is not None:
            return state.playoff.stage(ONE_DIE)
        if self._ended(state):
            return Over(self.result(state))
        return throw(state.seat, ONE_DIE) if state.due else ask(state.seat, STOP_OR_THROW)

    # The first throw is compulsory; below the limit every further one is a choice; at the limit a turn ends by itself.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        if state.playoff is not None:
            return self._after_playoff_throw(state, state.playoff, faces)
        hand = self._after_throw(state.hands[state.seat], faces)
        hands = _put(state.hands, state.seat, hand)
        after = replace(state, hands=hands, due=False, thrower=state.seat, faces=faces)
        return self._turn_over(after) if hand.done else after

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if move == THROW:
            return replace(state, due=True)
        hand = state.hands[seat]
        return self._turn_over(replace(state, hands=_put(state.hands, seat, Hand(hand.total, hand.throws, True))))

    def _after_throw(self, hand: Hand, faces: tuple[int, ...]) -> Hand:
        total = hand.total + faces[0]
        return Hand(total, hand.throws + 1, total >= self.options.limit)

    def _turn_over(self, state: State) -> State:
        following = (state.seat + 1) % self.seats
        return self._settled(state) if following == state.starter else replace(state, seat=following, due=True)

    # The highest sum within the limit wins the round, with equal sums the one of fewer throws; then the option decides.

    def _settled(self, state: State) -> State:
        best = self._best(state)
        if len(best) == 1:
            return self._paid(state, best[0])
        if best and self.options.round_tie == "throw_off":
            return replace(state, playoff=PlayOff(best))
        return self._next_round(state, state.chips)

    def _best(self, state: State) -> tuple[Seat, ...]:
        within = [seat for seat in clockwise(state.starter, self.seats) if not self._is_over(state.hands[seat])]
        top = max((_key(state.hands[seat]) for seat in within), default=None)
        return tuple(seat for seat in within if _key(state.hands[seat]) == top)

    def _is_over(self, hand: Hand) -> bool:
        return hand.total > self.options.limit

    def _after_playoff_throw(self, state: State, playoff: PlayOff, faces: tuple[int, ...]) -> State:
        following = playoff.after(faces)
        after = replace(state, playoff=following, thrower=_in_playoff(playoff), faces=faces)
        return self._paid(after, following.winner) if following.decided else after

    # Whoever went over pays the winner two chips, everybody else one; nobody pays more than they have.

    def _paid(self, state: State, winner: Seat) -> State:
        owed = [OVER_PAYS if self._is_over(hand) else BEATEN_PAYS for hand in state.hands]
        owed[winner] = 0
        return self._next_round(state, collected(state.chips, winner, owed))

    def _next_round(self, state: State, chips: tuple[int, ...]) -> State:
        starter = (state.starter + 1) % self.seats
        hands = (Hand(),) * self.seats
        return State(starter, starter, chips, hands, True, state.round + 1, None, state.thrower, state.faces)

    # The game ends when somebody has no chips left, or with the last round; the most chips win.

    def _ended(self, state: State) -> bool:
        return 0 in state.chips or state.round > self.options.max_rounds

    def result(self, state: State) -> Result:
        return by_chips(state.chips, self.options.start_chips)

    def conserved(self, state: State) -> int:
        return sum(state.chips)

    def merit(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """Throw while the chance to stay within the limit is good enough for how the round stands."""
        if move == THROW:
            return min(self.options.limit - state.hands[seat].total, 6) / 6
        best = self._best_done(state)
        if best is not None and best > _key(state.hands[seat]):
            return STOP_WHEN_BEATEN
        last = (seat + 1) % self.seats == state.starter
        return STOP_WHEN_SURE if last and best != _key(state.hands[seat]) else STOP_WHEN_OPEN

    def _best_done(self, state: State) -> tuple[int, int] | None:
        """The best hand so far of those who throw no more."""
        keys = [_key(hand) for hand in state.hands if hand.done and not self._is_over(hand)]
        return max(keys, default=None)

    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if state.playoff is not None:
            return say("playoff-for-round", who=Name(_in_playoff(state.playoff)))
        return super().headline(state, stage, viewer)

    def draw(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        rows = tuple(
            Standing(seat, hand.total if hand.throws else None, self._note(hand))
            for seat, hand in enumerate(state.hands)
        )
        return (
            *_trays(state),
            *(() if self._ended(state) else (self._announced_round(state),)),
            Standings("hands", "points", rows),
            stocks(state.chips, lambda seat: say("pile", who=Name(seat))),
        )

    def _announced_round(self, state: State) -> Announcement:
        facts = {"number": state.round, "most": self.options.max_rounds, "limit": self.options.limit}
        return Announcement("round", say("round", **facts))

    def _note(self, hand: Hand) -> Phrase | None:
        if not hand.throws:
            return None
        if self._is_over(hand):
            return say("hand-over", limit=self.options.limit)
        return say("hand-stands" if hand.done else "hand-running", throws=hand.throws)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        hand = self._hand_after(before, event)
        told = [] if before.playoff is not None else self._told_hand(before.seat, hand, event)
        if after.playoff is not None and not after.playoff.thrown:
            told.append(say("told-playoff"))
        if after.round > before.round:
            told += self._told_round(before, _put(before.hands, before.seat, hand), after)
        return tuple(told)

    def _hand_after(self, before: State, event: Event) -> Hand:
        """The hand of the seat whose turn it is, as the event leaves it."""
        hand = before.hands[before.seat]
        if isinstance(event, Thrown) and before.playoff is None:
            return self._after_throw(hand, event.faces)
        return hand

    def _told_hand(self, seat: Seat, hand: Hand, event: Event) -> list[Phrase]:
        if isinstance(event, Did) and event.move == THROW:
            return []
        if isinstance(event, Did):
            key = "told-stands"
        else:
            key = "told-over" if self._is_over(hand) else "told-limit" if hand.done else "told-total"
        return [say(key, who=Name(seat), total=hand.total, throws=hand.throws)]

    def _told_round(self, before: State, hands: tuple[Hand, ...], after: State) -> list[Phrase]:
        gains = [now - then for now, then in zip(after.chips, before.chips, strict=True)]
        if not any(gains):
            return [say("told-all-over" if all(map(self._is_over, hands)) else "told-void")]
        winner = gains.index(max(gains))
        return [
            say("told-round", who=Name(winner), chips=gains[winner]),
            *(say("told-pays", who=Name(seat), chips=-gain) for seat, gain in enumerate(gains) if gain < 0),
        ]


# A greedy player throws if the chance to stay within the limit is better than this: beaten by somebody who is done;
# not beaten, but with others to come or level with the best; last and ahead of all.
STOP_WHEN_BEATEN, STOP_WHEN_OPEN, STOP_WHEN_SURE = 0.4, 0.55, 2.0


def _key(hand: Hand) -> tuple[int, int]:
    """More pips are better, then fewer throws."""
    return hand.total, -hand.throws


def _put(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _in_playoff(playoff: PlayOff) -> Seat:
    """The seat that is to throw in the play-off."""
    return playoff.seats[len(playoff.thrown)]


def _trays(state: State) -> tuple[Tray, ...]:
    """The die where it lies; in a play-off, what each of its seats has thrown."""
    if state.playoff is None:
        return (Tray("tray", state.thrower, (DieView(0, state.faces[0] if state.faces else None),)),)
    return tuple(
        Tray(f"playoff-{seat}", seat, (DieView(0, faces[0]),))
        for seat, faces in zip(state.playoff.seats, state.playoff.thrown, strict=False)
    )
