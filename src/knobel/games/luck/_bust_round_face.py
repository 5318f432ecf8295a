"""Press your luck towards a limit: what is seen and told."""

from typing import Any, TypeVar

from knobel.games.luck._bust_round import BEATEN_PAYS, OVER_PAYS, BustRoundRules, BustRoundState, Hand, Hands, hand_key
from knobel.parts.chips import plain_pile, stocks
from knobel.parts.rethrow import THROW
from knobel.writing.face import (
    CardTable,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Phrase,
    Settlement,
    Standing,
    Standings,
    Thrown,
    Tray,
    Viewer,
    Widget,
    compared,
    dice_tray,
    payments_between,
    say,
)
from knobel.writing.rules import Did, Seat, Stage, with_item

R = TypeVar("R", bound=BustRoundRules[Any])


class BustRoundFace(Face[R]):
    """The dice, what everybody has thrown in this round, and the chips."""

    def card(self) -> tuple[CardTable, ...]:
        """What a round costs those who have not won it."""
        rows = ((say("card-over"), OVER_PAYS), (say("card-beaten"), BEATEN_PAYS))
        return (CardTable(say("card-prices"), (say("card-who"), say("card-chips")), rows),)

    def headline(self, state: BustRoundState, stage: Stage, viewer: Viewer) -> Phrase:
        if state.playoff is not None:
            return say("playoff-for-round", who=Name(state.playoff.thrower))
        return super().headline(state, stage, viewer)

    # Where it is not always as many, the button says how many dice will be thrown.

    def label(self, state: BustRoundState, seat: Seat, item: Item) -> Phrase:
        if item == THROW and len(self.rules.dice) > 1:
            return say("throw-dice", dice=len(self.rules.dice_of(state.hands[seat])))
        return super().label(state, seat, item)

    def below(self, state: BustRoundState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return self.standings(state, viewer), stocks(state.chips, plain_pile)

    # The dice where they lie; in a play-off, what each of its seats has thrown.

    def trays(self, state: BustRoundState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.playoff is None:
            return super().trays(state, viewer, last)
        return state.playoff.trays

    def ready(self, state: BustRoundState) -> tuple[Tray, ...]:
        return (dice_tray(None, (None,) * len(self.rules.dice[0])),)

    def standings(self, state: BustRoundState, viewer: Viewer) -> Standings:
        rows = tuple(
            Standing(seat, hand.total if hand.throws else None, self._remark(hand))
            for seat, hand in enumerate(state.hands)
        )
        return Standings("hands", "points", rows)

    def announcements(self, state: BustRoundState) -> dict[str, Phrase]:
        if self.rules.ended(state):
            return {}
        most, limit = self.rules.options.max_rounds, self.rules.bust_limit
        return {"round": say("round", number=state.round, most=most, limit=limit)}

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

    def settlement(self, before: BustRoundState, event: Event, after: BustRoundState) -> Settlement | None:
        if after.round == before.round:
            return None
        hands = with_item(before.hands, before.seat, self._hand_after(before, event))
        paid = payments_between(before.chips, after.chips)
        over = tuple(seat for seat, hand in enumerate(hands) if self.rules.is_over(hand))
        keys = {seat: hand_key(hand) if seat not in over else (-hand.total, 0) for seat, hand in enumerate(hands)}
        names = {seat: self._sum(hand) for seat, hand in enumerate(hands)}
        best = {payment.taker for payment in paid if payment.taker is not None}
        return Settlement(compared(keys, names, best=best, worst=over), paid)

    def _sum(self, hand: Hand) -> Phrase:
        return say("hand-sum", total=hand.total, over=str(self.rules.is_over(hand)).lower())

    def _told_round(self, before: BustRoundState, hands: Hands, after: BustRoundState) -> list[Phrase]:
        gains = [now - then for now, then in zip(after.chips, before.chips, strict=True)]
        if not any(gains):
            return [say("told-all-over" if all(map(self.rules.is_over, hands)) else "told-void")]
        winner = gains.index(max(gains))
        return [
            say("told-round", who=Name(winner), chips=gains[winner]),
            *(say("told-pays", who=Name(seat), chips=-gain) for seat, gain in enumerate(gains) if gain < 0),
        ]
