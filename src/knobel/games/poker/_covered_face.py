"""What is seen and told of covered dice poker: cups, announcements, and what a doubt has shown."""

from collections.abc import Iterator
from typing import Any, TypeVar

from knobel.games.poker._covered import DOUBT, CoveredRules, CoveredState
from knobel.games.poker._deal import Outcome
from knobel.games.poker._face import LastDeal, PokerFace, outcome_of
from knobel.games.poker._hands import HAND, name_of
from knobel.writing.face import (
    Announcement,
    ComparedHand,
    Event,
    Item,
    Name,
    Payment,
    Phrase,
    Settlement,
    Tray,
    Viewer,
    Widget,
    compared,
    say,
)
from knobel.writing.rules import Did, Faces, Say, Seat, Secret

UNSEEN = (None,) * HAND

R = TypeVar("R", bound=CoveredRules[Any])


class CoveredFace(PokerFace[R]):
    """How announced hands are shown and told."""

    def draw(self, state: CoveredState, viewer: Viewer, last: LastDeal | None) -> tuple[Widget, ...]:
        return (*super().draw(state, viewer, last), *self._own_hand(state, viewer))

    def _own_hand(self, state: CoveredState, viewer: Viewer) -> Iterator[Announcement]:
        """What the viewer has under the cup: it is said beside it."""
        for seat, cup in zip(state.betting.order, state.cups, strict=False):
            if cup is not None and (faces := cup.shown_to(viewer)) is not None:
                yield Announcement("own-hand", say("poker-own-hand", hand=self.named(faces)), at=_tray(state, seat))

    def announced(self, state: CoveredState, last: Outcome | None) -> dict[str, Phrase]:
        told = super().announced(state, last)
        if state.waiting:
            told["claim"] = say("poker-claim", who=Name(state.seat), hand=name_of(state.claims[-1]))
        for seat, claim in enumerate(() if last is None else last.claims):
            if claim:
                told[f"claim-{seat}"] = say("poker-last-claim", who=Name(seat), hand=name_of(claim))
        return told

    def trays(self, state: CoveredState, viewer: Viewer, last: LastDeal | None) -> tuple[Tray, ...]:
        """Every cup of this deal, lifted or not; before the first throw and in a play-off, the dice on the mat."""
        if state.tied or outcome_of(last) is not None:
            return super().trays(state, viewer, last)
        cups = zip(state.betting.order, state.cups, strict=False)
        return tuple(self._cup(state, viewer, seat, cup) for seat, cup in cups)

    def _cup(self, state: CoveredState, viewer: Viewer, seat: Seat, cup: Secret[Faces] | None) -> Tray:
        id = _tray(state, seat)
        if cup is None:
            return Tray(id, seat, self.views(state.hands[seat]), "lifted")
        return Tray(id, seat, self.views(cup.shown_to(viewer) or UNSEEN), "covered")

    def dealt_in(self, state: CoveredState, seat: Seat) -> Phrase:
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

    def widget_of(self, item: Item) -> str | None:
        """Whoever doubts lifts the cup of the last one to announce."""
        return "tray" if item == DOUBT else super().widget_of(item)

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
        faces, honest, payment = self._doubt(before, doubter)
        yield say("told-claim-true" if honest else "told-claim-false", who=Name(before.seat), hand=self.named(faces))
        yield say("told-doubles", who=Name(payment.giver or 0), chips=payment.chips)

    def _doubt(self, before: CoveredState, doubter: Seat) -> tuple[Faces, bool, Payment]:
        """The dice that a doubt shows, whether they are what was announced, and what the doubt costs whom."""
        cup = before.cups[-1]
        assert cup is not None
        honest = self.rules.honest(cup.value, before.claims[-1])
        payer = doubter if honest else before.seat
        return cup.value, honest, Payment(min(before.betting.pot, before.betting.chips[payer]), payer)

    def settlement(self, before: CoveredState, event: Event, after: CoveredState) -> Settlement | None:
        """A doubt shows one hand; the end of a deal compares what was announced, or the dice of a play-off."""
        settled = super().settlement(before, event, after)
        if before.tied or not isinstance(event, Did) or event.move != DOUBT:
            return settled
        faces, honest, payment = self._doubt(before, event.seat)
        hand = ComparedHand(before.seat, 1, self.views(faces), self.named(faces), "true" if honest else "false")
        paid = (payment,) if payment.chips else ()
        if settled is None:
            return Settlement((hand,), paid)
        others = tuple(each for each in settled.hands if each.seat != before.seat)
        return Settlement((*others, hand), (*paid, *settled.payments))

    def showdown(self, before: CoveredState, last: Outcome) -> tuple[ComparedHand, ...]:
        if before.tied:
            return super().showdown(before, last)
        claims = {seat: last.claims[seat] for seat in before.betting.order if last.claims[seat]}
        return compared(
            claims,
            {seat: name_of(claim) for seat, claim in claims.items()},
            {seat: self.views(last.hands[seat]) for seat in claims if last.hands[seat]},
            best=tuple(seat for seat, chips in enumerate(last.won) if chips),
        )

    def told_end(self, before: CoveredState, event: Event, after: CoveredState) -> Iterator[Phrase]:
        """What was under the cups, where the table looks, then as usual."""
        seen = self.rules.reveals(before, event, after)
        doubted = isinstance(event, Did) and event.move == DOUBT
        for seat, cup in zip(before.betting.order, before.cups, strict=True):
            if cup is not None and seat in seen and not (doubted and seat == before.seat):
                yield say("told-revealed", who=Name(seat), hand=self.named(cup.value))
        yield from super().told_end(before, event, after)


def _tray(state: CoveredState, seat: Seat) -> str:
    return "tray" if seat == state.seat else f"tray-{seat}"
