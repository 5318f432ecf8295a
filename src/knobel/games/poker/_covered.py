"""Covered dice poker: everybody throws once under the cup and announces a hand, and whoever doubts it may look.

A game of this kind has the options `truth_test`, `challenge_mode`, `challenge_seconds` and `reveal_after_deal` besides
those of every poker table. A doubter who is wrong doubles the pot; a liar who is caught doubles it too, and is taken
at what really lies there. Nobody pays more than they have. What nobody doubts stands for good, and its dice stay
unseen. A tie is settled with open throws, because covered ones could go on for ever.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from msgspec.structs import replace

from knobel.core.choices import Choices, Item
from knobel.core.dice import Faces
from knobel.core.events import Did, Event
from knobel.core.face import LastThrow
from knobel.core.moves import AnyMove, Press, Say
from knobel.core.phrases import Name, Phrase, say
from knobel.core.secrets import Secret, Viewer, is_unknown
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask, Clock, Seat, Stage, ask, throw
from knobel.core.widgets import Announcement, Tray, Widget
from knobel.games.poker._deal import PokerDeal, PokerDealAdvice, PokerDealOptions, put
from knobel.games.poker._hands import HAND, Key, Ranking, defining, hands_to_call, name_of, share_below
from knobel.games.poker._table import DealState, Outcome, PokerTableFace
from knobel.parts.turns import around

TruthTest = Literal["exact", "at_least"]
ChallengeMode = Literal["timed", "sequential"]

ACCEPT, DOUBT = Press("accept"), Press("doubt")
ANSWER = Choices(ACCEPT, DOUBT)
UNSEEN = (None,) * HAND
# Whoever knows no better doubts a hand that fewer than one throw in six could show.
DOUBTFUL_BELOW = 1 / 6


class CoveredState(DealState, frozen=True):
    """`cups` are the covered throws and `claims` the announcements of this deal, both in throwing order.

    A cup that has been lifted is gone, and its dice lie among the `hands`; `waiting` may still doubt the last claim.
    """

    cups: tuple[Secret[Faces] | None, ...] = ()
    claims: tuple[Key, ...] = ()
    waiting: tuple[Seat, ...] = ()


class CoveredPokerOptions(PokerDealOptions, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        challenge_mode: ChallengeMode
        challenge_seconds: int
        reveal_after_deal: bool
        sequences: bool
        truth_test: TruthTest


O = TypeVar("O", bound=CoveredPokerOptions)  # noqa: E741


class CoveredPoker(PokerDeal[CoveredState, O]):
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
        return state.but(cups=(*state.cups, Secret(faces, (state.seat,))), last=None)

    def did(self, state: CoveredState, seat: Seat, move: AnyMove) -> CoveredState:
        if type(move) is Say:
            return self._closed_early(
                state.but(claims=(*state.claims, self.called[move.value]), waiting=self._doubters(state))
            )
        if move == DOUBT:
            return self._doubted(state, seat)
        return self._closed_early(state.but(waiting=tuple([other for other in state.waiting if other != seat])))

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

    def _closed_early(self, state: CoveredState) -> CoveredState:
        return state if state.waiting else self._go_on(state)

    # A doubt lifts the cup: whoever was wrong pays as many chips as the pot holds, and the truth counts.

    def _doubted(self, state: CoveredState, doubter: Seat) -> CoveredState:
        cup, claim = state.cups[-1], state.claims[-1]
        assert cup is not None
        honest = self.honest(cup.value, claim)
        counts = claim if honest else defining(self.key(cup.value))
        return self._go_on(
            replace(
                state,
                betting=state.betting.with_payment(doubter if honest else state.seat, state.betting.pot),
                hands=put(state.hands, state.seat, cup.value),
                cups=(*state.cups[:-1], None),
                claims=(*state.claims[:-1], counts),
                waiting=(),
            )
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

    def outcome(self, state: CoveredState, won: tuple[int, ...]) -> Outcome:
        hands = state.hands
        claims: tuple[Key, ...] = ((),) * self.seats
        for seat, cup, claim in zip(state.betting.order, state.cups, state.claims, strict=True):
            claims = put(claims, seat, claim)
            # Whoever has thrown for a tie shows those dice, which have decided; what lay under the cup is only told.
            if cup is not None and self.options.reveal_after_deal and not hands[seat]:
                hands = put(hands, seat, cup.value)
        return Outcome(hands, won, claims)

    def reveals(self, before: CoveredState, event: Event, after: CoveredState) -> tuple[Seat, ...]:
        if self.options.reveal_after_deal and after.last is not None and before.last is None:
            return tuple(seat for seat, cup in zip(before.betting.order, before.cups, strict=True) if cup is not None)
        return (before.seat,) if isinstance(event, Did) and event.move == DOUBT else ()


R = TypeVar("R", bound=CoveredPoker[Any])


class CoveredPokerFace(PokerTableFace[R]):
    """What is seen and said."""

    def draw(self, state: CoveredState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (*super().draw(state, viewer, last), *self._own_hand(state, viewer))

    def _own_hand(self, state: CoveredState, viewer: Viewer) -> Iterator[Announcement]:
        """What the viewer has under the cup."""
        for cup in state.cups:
            if cup is not None and (faces := cup.shown_to(viewer)) is not None:
                yield Announcement("own-hand", say("poker-own-hand", hand=self.named(faces)))

    def announced(self, state: CoveredState) -> dict[str, Phrase]:
        told = super().announced(state)
        if state.waiting:
            told["claim"] = say("poker-claim", who=Name(state.seat), hand=name_of(state.claims[-1]))
        if state.last is not None:
            for seat, claim in enumerate(state.last.claims):
                if claim:
                    told[f"claim-{seat}"] = say("poker-last-claim", who=Name(seat), hand=name_of(claim))
        return told

    def hands(self, state: CoveredState, viewer: Viewer) -> Iterator[Tray]:
        """Every cup of this deal, lifted or not; before the first throw and in a play-off, the dice on the mat."""
        if state.tied or state.last is not None:
            yield from super().hands(state, viewer)
            return
        for seat, cup in zip(state.betting.order, state.cups, strict=False):
            id = "tray" if seat == state.seat else f"tray-{seat}"
            if cup is None:
                yield Tray(id, seat, self.views(state.hands[seat]), "lifted")
            else:
                yield Tray(id, seat, self.views(cup.shown_to(viewer) or UNSEEN), "covered")

    def note(self, state: CoveredState, seat: Seat) -> Phrase:
        paid, position = state.betting.paid[seat], state.betting.order.index(seat)
        if position >= len(state.claims):
            return say("poker-note-in", paid=paid)
        return say("poker-note-claim", paid=paid, hand=name_of(state.claims[position]))

    def label(self, state: CoveredState, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Say):
            return say("move-claim", hand=name_of(self.rules.called[item.value]))
        if item == DOUBT:
            return say("press-doubt", chips=min(state.betting.pot, state.betting.chips[seat]))
        return super().label(state, seat, item)

    def tell(self, before: CoveredState, event: Event, after: CoveredState, viewer: Viewer) -> tuple[Phrase, ...]:
        """An announcement is told with its hand, everything else as usual."""
        if not isinstance(event, Did) or not isinstance(event.move, Say):
            return super().tell(before, event, after, viewer)
        told = say("told-claim", who=Name(event.seat), hand=name_of(self.rules.called[event.move.value]))
        return (told, *self.consequences(before, event, after, viewer))

    def told_turn(self, before: CoveredState, event: Event, after: CoveredState) -> Iterator[Phrase]:
        """Open throws as usual; what a doubt has shown, or that there was none."""
        if before.tied:
            yield from super().told_turn(before, event, after)
        elif isinstance(event, Did) and event.move == DOUBT:
            yield from self._told_doubt(before, event.seat)
        elif before.waiting and not after.waiting:
            yield say("told-claim-stands", who=Name(before.seat), hand=name_of(before.claims[-1]))
        elif isinstance(event, Did) and not before.waiting and not after.waiting:
            yield say("told-claim-unopposed", who=Name(event.seat))

    def _told_doubt(self, before: CoveredState, doubter: Seat) -> Iterator[Phrase]:
        cup = before.cups[-1]
        assert cup is not None
        honest = self.rules.honest(cup.value, before.claims[-1])
        payer = doubter if honest else before.seat
        chips = min(before.betting.pot, before.betting.chips[payer])
        yield say(
            "told-claim-true" if honest else "told-claim-false", who=Name(before.seat), hand=self.named(cup.value)
        )
        yield say("told-doubles", who=Name(payer), chips=chips)

    def told_end(self, before: CoveredState, event: Event, after: CoveredState) -> Iterator[Phrase]:
        """What was under the cups, where the table looks, then as usual."""
        seen = self.rules.reveals(before, event, after)
        doubted = isinstance(event, Did) and event.move == DOUBT
        for seat, cup in zip(before.betting.order, before.cups, strict=True):
            if cup is not None and seat in seen and not (doubted and seat == before.seat):
                yield say("told-revealed", who=Name(seat), hand=self.named(cup.value))
        yield from super().told_end(before, event, after)


class CoveredPokerAdvice(PokerDealAdvice[R]):
    """What can be advised."""

    def sample_hidden(self, state: CoveredState, seat: Seat, below: RandBelow) -> CoveredState:
        return state.but(cups=tuple([self._imagined_cup(cup, below) for cup in state.cups]))

    def _imagined_cup(self, cup: Secret[Faces] | None, below: RandBelow) -> Secret[Faces] | None:
        if cup is None or not is_unknown(cup):
            return cup
        return Secret(self.rules.table.dice.sample(below), cup.seen_by)

    # What was announced over a cup that has not been lifted. Dice under a cup have no order.

    def hidden_decisions(self, state: CoveredState) -> tuple[tuple[CoveredState, Seat, AnyMove], ...]:
        if state.tied:
            return ()
        made = zip(state.betting.order, state.cups, state.claims, strict=False)
        return tuple(
            [
                (self._before_claim(state, number, cup), seat, Say(self.rules.names[claim]))
                for number, (seat, cup, claim) in enumerate(made)
                if cup is not None
            ]
        )

    def _before_claim(self, state: CoveredState, number: int, cup: Secret[Faces]) -> CoveredState:
        seat = state.betting.order[number]
        faces = cup if is_unknown(cup) else Secret(tuple(sorted(cup.value)), cup.seen_by)
        return state.but(seat=seat, cups=(*state.cups[:number], faces), claims=state.claims[:number], waiting=())

    # Say the truth if it leads, else the least that would; doubt what hardly anybody throws.

    def heuristic(self, state: CoveredState, seat: Seat, move: AnyMove) -> float | None:
        if not isinstance(move, Say):
            likely = 1 - share_below(self.rules.hands, state.claims[-1])
            return float((likely < DOUBTFUL_BELOW) == (move == DOUBT))
        cup = state.cups[-1]
        assert cup is not None
        claim = self.rules.called[move.value]
        leads = claim > max(state.claims, default=())
        if claim == defining(self.rules.key(cup.value)):
            return 3.0 if leads else 1.0
        return 1.0 + (1.0 - share_below(self.rules.hands, claim)) if leads else 0.0


@cache
def announcements(sequences: bool) -> Choices:
    """Every hand that can be announced, the lowest first."""
    return Choices(*map(Say, hands_to_call(sequences)))


@lru_cache(maxsize=4096)
def _window(waiting: tuple[Seat, ...], clock: str, seconds: int) -> Ask:
    """The time in which all of these seats may doubt."""
    return Ask(dict.fromkeys(waiting, ANSWER), (Clock(clock, seconds),))
