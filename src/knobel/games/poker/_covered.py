"""Covered dice poker: everybody throws once under the cup and announces a hand, and whoever doubts it may look.

A game of this kind has the options `truth_test`, `challenge_mode`, `challenge_seconds` and `reveal_after_deal` besides
those of every poker table. A doubter who is wrong doubles the pot; a liar who is caught doubles it too, and is taken
at what really lies there. Nobody pays more than they have. What nobody doubts stands for good, and its dice stay
unseen. A tie is settled with open throws, because covered ones could go on for ever.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal, TypeVar

from knobel.games.poker._deal import DealState, Outcome, PokerOptions, PokerRules, deal_over
from knobel.games.poker._hands import Key, Ranking, defining, hands_to_call
from knobel.writing.face import Event
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Choices,
    Clock,
    Did,
    Faces,
    Press,
    Say,
    Seat,
    Secret,
    Stage,
    around,
    ask,
    throw,
    with_item,
)

TruthTest = Literal["exact", "at_least"]
ChallengeMode = Literal["timed", "sequential"]

ACCEPT, DOUBT = Press("accept"), Press("doubt")
ANSWER = Choices(ACCEPT, DOUBT)


class CoveredState(DealState, frozen=True):
    """`cups` are the covered throws and `claims` the announcements of this deal, both in throwing order.

    A cup that has been lifted is gone, and its dice lie among the `hands`; `waiting` may still doubt the last claim.
    """

    cups: tuple[Secret[Faces] | None, ...] = ()
    claims: tuple[Key, ...] = ()
    waiting: tuple[Seat, ...] = ()


class CoveredOptions(PokerOptions, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        challenge_mode: ChallengeMode
        challenge_seconds: int
        reveal_after_deal: bool
        sequences: bool
        truth_test: TruthTest


O = TypeVar("O", bound=CoveredOptions)  # noqa: E741


class CoveredRules(PokerRules[CoveredState, O]):
    """The base of games in which hands are announced, true or not."""

    def prepare(self) -> None:
        super().prepare()
        assert isinstance(self.table.ranking, Ranking)
        self.hands = self.table.ranking
        self.called = hands_to_call(self.options.sequences)
        self._calls = announcements(self.options.sequences)
        self.names = {key: name for name, key in self.called.items()}

    def stage(self, state: CoveredState) -> Stage:
        if state.waiting:
            return self._window(state)
        if state.tied or not state.betting.inside:
            return super().stage(state)
        if len(state.cups) == len(state.claims):
            return throw(state.seat, self.table.dice, (state.seat,))
        return ask(state.seat, self._calls)

    # Only the thrower looks under the cup, and then announces whatever hand they like.

    def thrown(self, state: CoveredState, faces: Faces) -> CoveredState:
        if state.tied:
            return super().thrown(state, faces)
        return state.but(cups=(*state.cups, Secret(faces, (state.seat,))))

    def did(self, state: CoveredState, seat: Seat, move: AnyMove) -> CoveredState:
        if type(move) is Say:
            after = self._announced(state, move)
            return after if after.waiting else self._go_on(after)
        if move == DOUBT:
            return self._go_on(self._doubted(state, seat))
        waiting = tuple([other for other in state.waiting if other != seat])
        return state.but(waiting=waiting) if waiting else self._go_on(state.but(waiting=()))

    def _announced(self, state: CoveredState, move: Say) -> CoveredState:
        return state.but(claims=(*state.claims, self.called[move.value]), waiting=self._doubters(state))

    # Opponents with a chip may doubt, all at once as long as the clock runs, or in turn; the first doubt closes it.

    def _doubters(self, state: CoveredState) -> tuple[Seat, ...]:
        order = around(state.seat, self.seats, state.betting.order)[1:]
        return tuple([seat for seat in order if state.betting.chips[seat]])

    def _window(self, state: CoveredState) -> Ask:
        if self.options.challenge_mode == "sequential":
            return ask(state.waiting[0], ANSWER)
        return _window(state.waiting, f"doubt-{state.deal}-{state.seat}", self.options.challenge_seconds)

    def expired(self, state: CoveredState, clock: str) -> CoveredState:
        return self._go_on(state.but(waiting=()))

    # A doubt lifts the cup: whoever was wrong pays as many chips as the pot holds, and the truth counts.

    def _doubted(self, state: CoveredState, doubter: Seat) -> CoveredState:
        cup, claim = state.cups[-1], state.claims[-1]
        assert cup is not None
        honest = self.honest(cup.value, claim)
        counts = claim if honest else defining(self.key(cup.value))
        return state.but(
            betting=state.betting.with_payment(doubter if honest else state.seat, state.betting.pot),
            hands=with_item(state.hands, state.seat, cup.value),
            cups=(*state.cups[:-1], None),
            claims=(*state.claims[:-1], counts),
            waiting=(),
        )

    def honest(self, faces: Faces, claim: Key) -> bool:
        """Whether dice show what was announced: exactly that, or at least that if the table agreed on it."""
        if self.options.truth_test == "at_least":
            return defining(self.key(faces)) >= claim
        return claim in self.hands.readings(faces)

    # The next one throws; after one lap the highest standing announcement takes the pot.

    def _go_on(self, state: CoveredState) -> CoveredState:
        order = state.betting.order
        if state.tied:
            return super()._go_on(state)
        if len(state.claims) < len(order):
            return state.but(seat=order[len(state.claims)])
        return self._contested(state, order, list(state.claims))

    def closing(self, state: CoveredState, event: Event) -> CoveredState:
        if state.tied:
            return super().closing(state, event)
        if isinstance(event, Did) and isinstance(event.move, Say):
            return self._announced(state, event.move)
        if isinstance(event, Did) and event.move == DOUBT:
            return self._doubted(state, event.seat)
        return state.but(waiting=())

    def between_deals(self, state: CoveredState) -> bool:
        return super().between_deals(state) and not state.cups

    def shown(self, closing: CoveredState, won: tuple[int, ...]) -> Outcome:
        hands = closing.hands
        claims: tuple[Key, ...] = ((),) * self.seats
        for seat, cup, claim in zip(closing.betting.order, closing.cups, closing.claims, strict=True):
            claims = with_item(claims, seat, claim)
            # Whoever has thrown for a tie shows those dice, which have decided; what lay under the cup is only told.
            if cup is not None and self.options.reveal_after_deal and not hands[seat]:
                hands = with_item(hands, seat, cup.value)
        return Outcome(hands, won, claims)

    def reveals(self, before: CoveredState, event: Event, after: CoveredState) -> tuple[Seat, ...]:
        if self.options.reveal_after_deal and deal_over(before, after):
            return tuple(seat for seat, cup in zip(before.betting.order, before.cups, strict=True) if cup is not None)
        return (before.seat,) if isinstance(event, Did) and event.move == DOUBT else ()


@cache
def announcements(sequences: bool) -> Choices:
    """Every hand that can be announced, the lowest first."""
    return Choices(*map(Say, hands_to_call(sequences)))


@lru_cache(maxsize=4096)
def _window(waiting: tuple[Seat, ...], clock: str, seconds: int) -> Ask:
    """The time in which all of these seats may doubt."""
    return Ask(dict.fromkeys(waiting, ANSWER), (Clock(clock, seconds),))
