"""What is seen and told of dice poker: the deal and its stakes, everybody's dice, the pot and the chips."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any, TypeVar

from knobel.games.poker._betting import CALL, FOLD
from knobel.games.poker._deal import Outcome, PokerRules, deal_over, owned
from knobel.games.poker._hands import ACE, FACES, HAND, NAMES, name_of
from knobel.parts.rethrow import STOP
from knobel.writing.face import (
    Announcement,
    CardDice,
    CardTable,
    ComparedHand,
    DieView,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Names,
    Payment,
    Phrase,
    Pile,
    Piles,
    Settlement,
    Thrown,
    Tray,
    Viewer,
    Widget,
    compared,
    say,
    views_of,
)
from knobel.writing.rules import Bid, Bids, Did, Faces, Seat

R = TypeVar("R", bound=PokerRules[Any, Any])


class LastDeal(LastThrow, frozen=True):
    """The deal before: how it ended, and the dice of whoever was in turn. Its hands lie there until dice fall again."""

    outcome: Outcome | None = None


def outcome_of(last: LastDeal | None) -> Outcome | None:
    """How the deal has ended that still lies there."""
    return None if last is None else last.outcome


class PokerFace(Face[R]):
    """How a deal is shown and told."""

    unit = "chips"
    last_type = LastDeal
    giving_up = (FOLD,)

    def card(self) -> tuple[CardTable, ...]:
        """What beats what, from the top: of each kind of hand the best that needs no joker."""
        wild = getattr(self.rules.table.ranking, "aces_wild", False)
        faces = [each for each in combinations_with_replacement(FACES, HAND) if not (wild and ACE in each)]
        best = {self.rules.key(each)[0]: each for each in sorted(faces, key=self.rules.key)}
        rows = tuple(
            (say(f"card-hand-{NAMES[kind]}"), CardDice.alike(self.rules.table.dice.dice[0].kind.name, best[kind][::-1]))
            for kind in sorted(best, reverse=True)
        )
        return (CardTable(say("card-ranks"), (say("card-hand"), say("card-example")), rows),)

    def named(self, faces: Faces) -> Phrase:
        """What five dice are called."""
        return name_of(self.rules.key(faces))

    def left_lying(self, before: Any, event: Event, after: Any, last: LastDeal | None) -> LastDeal | None:
        outcome = self.rules.outcome(before, event, after)
        if outcome is not None:
            return LastDeal(before.seat, outcome.hands[before.seat], outcome)
        return None if isinstance(event, Thrown) else last

    def draw(self, state: Any, viewer: Viewer, last: LastDeal | None) -> tuple[Widget, ...]:
        told = self.announced(state, outcome_of(last))
        announced = (Announcement(id, phrase) for id, phrase in told.items())
        return (*announced, *self.trays(state, viewer, last), self._piles(state), self.standings(state, viewer))

    def announced(self, state: Any, last: Outcome | None) -> dict[str, Phrase]:
        """What is to be said of the deal: its number, the stake or the play-off, and how the last one ended."""
        betting = state.betting
        told = {"deal": say("poker-deal", deal=state.deal, rounds=self.rules.options.rounds)}
        if state.tied:
            told["playoff"] = say("poker-playoff", who=Names(state.tied), repeats=state.repeats)
        elif betting.inside and self.rules.table.raise_timing != "none":
            told["level"] = say("poker-level", level=betting.level, cap=betting.cap(self.rules.most_stake))
        if last is not None:
            told["last"] = say("poker-last", **_winners(last))
        return told

    def trays(self, state: Any, viewer: Viewer, last: LastDeal | None) -> tuple[Tray, ...]:
        """The dice on the mat, and beside them the finished hands of this deal, or of the last one until they fall."""
        mat = (self._mat(state),) if state.betting.inside else ()
        outcome = outcome_of(last)
        hands, on_mat = (state.hands, state.seat) if outcome is None else (outcome.hands, None)
        beside = ((seat, faces) for seat, faces in enumerate(hands) if faces and seat != on_mat)
        return (*mat, *(Tray(f"tray-{seat}", seat, self.views(faces)) for seat, faces in beside))

    def _mat(self, state: Any) -> Tray:
        """The dice of whoever throws now; the number of the throw is told where there can be several."""
        turn = state.turn.but(kept=()) if state.hands[state.seat] else state.turn
        limit = self.rules.limit(state) if self.rules.limit(state) > 1 else None
        throws = None if limit is None else turn.throws
        return Tray("tray", state.seat, turn.views(self.rules.table.dice), throws=throws, allowed=limit)

    def views(self, faces: tuple[int | None, ...]) -> tuple[DieView, ...]:
        """Dice that lie there, seen or unseen."""
        return views_of(self.rules.table.dice, faces)

    def _piles(self, state: Any) -> Piles:
        stocks = (
            Pile(f"stock-{seat}", say("poker-stock", who=Name(seat)), held, seat)
            for seat, held in enumerate(state.betting.chips)
        )
        return Piles("pot", (Pile("pot", say("poker-pot"), state.betting.pot), *stocks))

    # Whoever has not enough for the ante is left out, and out for good.

    def out(self, state: Any, seat: Seat) -> bool:
        return seat not in state.betting.order and owned(state.betting)[seat] < self.rules.ante

    def note(self, state: Any, seat: Seat) -> Phrase | None:
        return self.dealt_in(state, seat) if seat in state.betting.order else None

    def dealt_in(self, state: Any, seat: Seat) -> Phrase:
        """How a seat stands in the deal."""
        paid, faces = state.betting.paid[seat], state.hands[seat]
        if seat not in state.betting.inside:
            return say("poker-note-folded", paid=paid)
        return say("poker-note-hand", paid=paid, hand=self.named(faces)) if faces else say("poker-note-in", paid=paid)

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        if item == CALL:
            return say("press-call", chips=state.betting.level - state.betting.paid[seat])
        if isinstance(item, Bid):
            return say("raise-to", amount=item.amount)
        if isinstance(item, Bids):
            one = item.low == item.high
            return say("raise-to", amount=item.low) if one else say("raise-between", low=item.low, high=item.high)
        return super().label(state, seat, item)

    def tell(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """A raise is told as one, everything else as usual."""
        if not isinstance(event, Did) or not isinstance(event.move, Bid):
            return super().tell(before, event, after, viewer)
        told = say("told-raise", who=Name(event.seat), amount=event.move.amount)
        return (told, *self.consequences(before, event, after, viewer))

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """A finished hand, a tie for the pot, and the end of a deal."""
        told = list(self.told_turn(before, event, after))
        if after.repeats > before.repeats:
            told.append(say("told-tie", who=Names(after.tied)))
        if deal_over(before, after):
            told.extend(self.told_end(before, event, after))
        return tuple(told)

    def told_turn(self, before: Any, event: Event, after: Any) -> Iterator[Phrase]:
        """What a finished turn has brought."""
        turn = before.turn.after(event.faces) if isinstance(event, Thrown) else before.turn
        last_throw = isinstance(event, Thrown) and turn.throws == self.rules.limit(before)
        if last_throw or event == Did(before.seat, STOP):
            yield say("told-hand", who=Name(before.seat), hand=self.named(turn.faces))

    def told_end(self, before: Any, event: Event, after: Any) -> Iterator[Phrase]:
        """Who gets what of the pot, who is out, and who starts the next deal."""
        outcome = self.rules.outcome(before, event, after)
        assert outcome is not None
        for seat, chips in enumerate(outcome.won):
            if chips:
                yield say("told-pot", who=Name(seat), chips=chips)
        for seat in before.betting.order:
            if owned(after.betting)[seat] < self.rules.ante:
                yield say("told-out", who=Name(seat))
        if after.deal > before.deal:
            number = {"deal": after.deal, "rounds": self.rules.options.rounds}
            yield say("told-deal", **number, who=Name(after.seat), ante=after.betting.level)

    def settlement(self, before: Any, event: Event, after: Any) -> Settlement | None:
        outcome = self.rules.outcome(before, event, after)
        if outcome is None:
            return None
        won = tuple(Payment(chips, None, seat) for seat, chips in enumerate(outcome.won) if chips)
        return Settlement(self.showdown(before, outcome), won)

    def showdown(self, before: Any, last: Outcome) -> tuple[ComparedHand, ...]:
        """The hands that have been compared for the pot; whoever is alone shows nothing."""
        rivals = before.tied or before.betting.inside
        inside = {seat: last.hands[seat] for seat in before.betting.order if seat in rivals and last.hands[seat]}
        if len(inside) < 2:
            return ()
        return compared(
            {seat: self.rules.key(faces) for seat, faces in inside.items()},
            {seat: self.named(faces) for seat, faces in inside.items()},
            {seat: self.views(faces) for seat, faces in inside.items()},
            best=tuple(seat for seat, chips in enumerate(last.won) if chips),
        )


def _winners(last: Outcome) -> dict[str, Any]:
    winners = tuple(seat for seat, chips in enumerate(last.won) if chips)
    return {"who": Names(winners), "count": len(winners), "chips": sum(last.won)}
