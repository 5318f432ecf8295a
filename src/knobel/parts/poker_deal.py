"""Deals of dice poker: everybody pays the ante and throws five dice in the open, and the best hand takes the pot.

A game of this kind states its facts (dice, ranking, stakes, throws) and has the options `rounds` and `start_chips`.
Whoever has finished throwing may raise, or all do when everybody has thrown; a lone player takes the pot without a
comparison; equal hands throw for it again, or split it. Nobody pays an ante of more chips than they began with.
"""

from collections.abc import Iterator
from operator import add
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from knobel.core.choices import Item
from knobel.core.dice import DiceSet, Faces
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Event, Thrown
from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.moves import AnyMove, Bid, Keep
from knobel.core.phrases import Name, Names, Phrase, say
from knobel.core.results import Result
from knobel.core.secrets import Viewer
from knobel.core.spaces import Bids
from knobel.core.stages import Over, Seat, Stage, ask
from knobel.core.widgets import Announcement, DieView, Pile, Piles, Standing, Standings, Tray, Widget
from knobel.parts.betting import CALL, FOLD, Betting, RaiseTiming, can_play, closed, opened
from knobel.parts.poker_hands import HAND, Key, Ranks, name_of, promise, share_below
from knobel.parts.ranking import by_chips
from knobel.parts.rethrow import STOP, Rethrow, stop_or_keep

NothingRank = Literal["high_dice", "all_equal"]

FRESH = Rethrow()
# A tie for the pot is thrown off so many times before the pot is split.
MOST_REPEATS = 10
CODES = ("keep-count", "raise-bounds", "no-reraise")
# A turn of so many throws with the best dice kept is about as good as the best of so many single throws.
TURN_IS_WORTH = {1: 1, 2: 3, 3: 5}


class PokerFacts(NamedTuple):
    """What a game of this kind states.

    A turn has `throws` throws, between which at least `least_kept` dice stay; in the play-off for a tied pot it has
    `playoff_throws`, and where it has none the pot is split.
    """

    dice: DiceSet
    ranking: Ranks
    ante: int
    most_stake: int = 0
    raise_timing: RaiseTiming = "none"
    throws: int = 1
    least_kept: int = 1
    playoff_throws: int = 1


class Outcome(Frozen, frozen=True):
    """How a deal ended: the dice that lay open, and what each seat got of the pot.

    `claims` are the hands that counted where they were announced and not compared.
    """

    hands: tuple[Faces, ...]
    won: tuple[int, ...]
    claims: tuple[Key, ...] = ()


class DealState(Frozen, frozen=True):
    """`hands` are the finished throws of this deal, empty for whoever has not thrown yet.

    `tied` throw off an absolute tie, for the `repeats`-th time; `last` is the deal before, until the dice fall again.
    """

    betting: Betting
    seat: Seat
    hands: tuple[Faces, ...]
    turn: Rethrow = FRESH
    deal: int = 1
    tied: tuple[Seat, ...] = ()
    repeats: int = 0
    last: Outcome | None = None


D = TypeVar("D", bound=DealState)


class PokerDeal(Game[D]):
    """The base of games in which hands of five dice are compared for a pot."""

    def __init__(self, seats: int, options: Any) -> None:
        super().__init__(seats, options)
        self.table = self.facts()
        self.ante = min(self.table.ante, options.start_chips)
        self.most_stake = max(self.ante, self.table.most_stake)
        self._keeping = stop_or_keep(HAND, (), self.table.least_kept)
        self._no_hands: tuple[Faces, ...] = ((),) * seats
        self._keys: dict[Faces, Key] = {}

    # What a game of this kind states ---------------------------------------------------------------------------------

    def facts(self) -> PokerFacts:
        """The facts of the game, with these options."""
        raise NotImplementedError

    def key(self, faces: Faces) -> Key:
        """The rank of five dice, looked up once for every throw."""
        key = self._keys.get(faces)
        if key is None:
            key = self._keys[faces] = self.table.ranking.key(faces)
        return key

    def named(self, faces: Faces) -> Phrase:
        """What five dice are called."""
        return name_of(self.key(faces))

    def next_starter(self, state: D, winners: tuple[Seat, ...], chips: tuple[int, ...]) -> Seat:
        """Who starts the next deal: the winner, or the first of several."""
        return winners[0]

    # A deal: everybody pays the ante, and the starter throws first. --------------------------------------------------

    def start(self, first: Seat) -> D:
        return self._dealt((self.options.start_chips,) * self.seats, first)

    def _dealt(self, chips: tuple[int, ...], starter: Seat, deal: int = 1, last: Outcome | None = None) -> D:
        state: D = self.state_type(opened(chips, starter, self.ante), starter, self._no_hands, deal=deal, last=last)
        return state

    def stage(self, state: D) -> Stage:
        if state.betting.asked:
            return state.betting.stage(self.most_stake)
        if not state.betting.inside:
            return Over(self.result(state))
        if state.turn.due:
            return state.turn.stage(state.seat, self.table.dice)
        return ask(state.seat, self._keeping)

    def thrown(self, state: D, faces: Faces) -> D:
        turn = state.turn.after(faces)
        return self._stood(state, turn) if turn.throws == self.limit(state) else replace(state, turn=turn, last=None)

    def limit(self, state: D) -> int:
        """How many throws the turn may have."""
        return self.table.playoff_throws if state.tied else self.table.throws

    def did(self, state: D, seat: Seat, move: AnyMove) -> D:
        if type(move) is Keep:
            return replace(state, turn=state.turn.again(move.dice))
        if move == STOP:
            return self._stood(state, state.turn)
        betting = state.betting.after(move)
        after = replace(state, betting=betting)
        return after if betting.asked else self._go_on(after)

    # Whoever has finished throwing may raise, unless the table raises at the end or the throw is a play-off.

    def _stood(self, state: D, turn: Rethrow) -> D:
        seat, betting = state.seat, state.betting
        if self.table.raise_timing == "after_throw" and not state.tied:
            betting = betting.with_right(seat, self.most_stake)
        after = replace(state, turn=turn, hands=put(state.hands, seat, turn.faces), betting=betting, last=None)
        return after if betting.asked else self._go_on(after)

    # The next one throws; when all have, the table raises or the hands are compared. A lone player takes the pot.

    def _go_on(self, state: D) -> D:
        betting = state.betting
        if betting.decided:
            return self._awarded(state, betting.inside)
        for seat in state.tied or betting.inside:
            if not state.hands[seat]:
                return replace(state, seat=seat, turn=FRESH)
        if self.table.raise_timing == "after_all" and betting.mode != "auction":
            return self._with_auction(state)
        return self._compared(state)

    def _with_auction(self, state: D) -> D:
        after = replace(state, betting=state.betting.with_auction(self.most_stake))
        return after if after.betting.asked else self._compared(after)

    # The best hand takes the pot; equal hands throw for it again, or split it.

    def _compared(self, state: D) -> D:
        contenders = state.tied or state.betting.inside
        return self._contested(state, contenders, [self.key(state.hands[seat]) for seat in contenders])

    def _contested(self, state: D, contenders: tuple[Seat, ...], keys: list[Key]) -> D:
        """The pot goes to the best of these keys, or a tie is thrown off."""
        best = max(keys)
        winners = tuple([seat for seat, key in zip(contenders, keys, strict=True) if key == best])
        if len(winners) == 1 or state.repeats == MOST_REPEATS or not self.table.playoff_throws:
            return self._awarded(state, winners)
        hands = tuple(() if seat in winners else faces for seat, faces in enumerate(state.hands))
        return replace(state, seat=winners[0], turn=FRESH, hands=hands, tied=winners, repeats=state.repeats + 1)

    # There is a next deal, but not after the last one, nor when fewer than two can pay.

    def _awarded(self, state: D, winners: tuple[Seat, ...]) -> D:
        won = state.betting.shares(winners)
        chips = tuple(map(add, state.betting.chips, won))
        last = self.outcome(state, won)
        if state.deal == self.options.rounds or not can_play(chips, self.ante):
            over: D = self.state_type(closed(chips), winners[0], self._no_hands, deal=state.deal, last=last)
            return over
        return self._dealt(chips, self.next_starter(state, winners, chips), state.deal + 1, last)

    def outcome(self, state: D, won: tuple[int, ...]) -> Outcome:
        """What stays on the table of a deal that has ended."""
        return Outcome(state.hands, won)

    # The most chips win; chips in an unfinished pot belong to whoever paid them.

    def result(self, state: D) -> Result:
        return by_chips(owned(state.betting), self.options.start_chips)

    def conserved(self, state: D) -> int:
        return state.betting.total

    def refusal(self, state: D, seat: Seat, move: AnyMove) -> IllegalMove | None:
        betting = state.betting
        if isinstance(move, Keep) and not betting.asked and not self.table.least_kept <= len(move.dice) < HAND:
            return IllegalMove("keep-count", least=self.table.least_kept)
        if isinstance(move, Bid) and betting.asked:
            if betting.mode == "answers":
                return IllegalMove("no-reraise")
            return IllegalMove("raise-bounds", level=betting.level, cap=betting.cap(self.most_stake))
        return None

    # A move looks as good as the chips, or the hand, that it promises. -----------------------------------------------

    def merit(self, state: D, seat: Seat, move: AnyMove) -> float | None:
        if isinstance(move, Keep):
            kept = tuple(state.turn.faces[index] for index in move.dice)
            left = self.limit(state) - state.turn.throws
            return promise(self.table.ranking, kept, left, self.table.least_kept)
        if move == STOP:
            return share_below(self.table.ranking, self.key(state.turn.faces))
        return self._expected(state, seat, move)

    def _expected(self, state: D, seat: Seat, move: AnyMove) -> float:
        """The chips that a seat can expect of what it says, if all others then go along."""
        if move == FOLD:
            return 0.0
        betting = state.betting
        level = move.amount if isinstance(move, Bid) else betting.level
        others = sum(level - betting.paid[other] for other in betting.inside if isinstance(move, Bid))
        due = level - betting.paid[seat]
        return self._chance(state, seat) * (betting.pot + max(due, others)) - due

    def _chance(self, state: D, seat: Seat) -> float:
        """About how likely a seat is to win the pot, seen from the hands that lie open."""
        hands, inside, worth = state.hands, state.betting.inside, TURN_IS_WORTH[self.table.throws]
        others = [self.key(hands[other]) for other in inside if hands[other] and other != seat]
        waiting = sum(not hands[other] for other in inside)
        if not hands[seat]:
            best = max(others, default=(0,))
            return (1 - share_below(self.table.ranking, best) ** worth) / waiting
        own = self.key(hands[seat])
        if others and max(others) > own:
            return 0.0
        return float(share_below(self.table.ranking, own) ** (worth * waiting)) / (1 + others.count(own))

    # What is seen ----------------------------------------------------------------------------------------------------

    def draw(self, state: D, viewer: Viewer) -> tuple[Widget, ...]:
        return (
            *(Announcement(id, phrase) for id, phrase in self.announced(state).items()),
            *self.trays(state, viewer),
            self._piles(state),
            Standings("standings", "chips", tuple(self._standing(state, seat) for seat in range(self.seats))),
        )

    def announced(self, state: D) -> dict[str, Phrase]:
        """What is to be said of the deal: its number, the stake or the play-off, and how the last one ended."""
        betting = state.betting
        told = {"deal": say("poker-deal", deal=state.deal, rounds=self.options.rounds)}
        if state.tied:
            told["playoff"] = say("poker-playoff", who=Names(state.tied), repeats=state.repeats)
        elif betting.inside and self.table.raise_timing != "none":
            told["level"] = say("poker-level", level=betting.level, cap=betting.cap(self.most_stake))
        if state.last is not None:
            told["last"] = say("poker-last", **_winners(state.last))
        return told

    def trays(self, state: D, viewer: Viewer) -> Iterator[Tray]:
        """The dice on the mat, and beside them the finished hands of this deal, or of the last one until they fall."""
        if state.betting.inside:
            yield self.mat(state)
        hands = state.hands if state.last is None else state.last.hands
        on_mat = state.seat if state.last is None else None
        for seat, faces in enumerate(hands):
            if faces and seat != on_mat:
                yield Tray(f"tray-{seat}", seat, self.views(faces))

    def mat(self, state: D) -> Tray:
        """The dice of whoever throws now; the number of the throw is told where there can be several."""
        turn = replace(state.turn, kept=()) if state.hands[state.seat] else state.turn
        limit = self.limit(state)
        counted = {"throws": turn.throws, "allowed": limit} if limit > 1 else {}
        return Tray("tray", state.seat, turn.views(self.table.dice), **counted)

    def views(self, faces: tuple[int | None, ...]) -> tuple[DieView, ...]:
        """Dice that lie there, seen or unseen."""
        return tuple(
            DieView(die.index, face, die.kind.name) for die, face in zip(self.table.dice.dice, faces, strict=True)
        )

    def _piles(self, state: D) -> Piles:
        stocks = (
            Pile(f"stock-{seat}", say("poker-stock", who=Name(seat)), held, seat)
            for seat, held in enumerate(state.betting.chips)
        )
        return Piles("pot", (Pile("pot", say("poker-pot"), state.betting.pot), *stocks))

    def _standing(self, state: D, seat: Seat) -> Standing:
        if seat not in state.betting.order:
            return Standing(seat, None, out=owned(state.betting)[seat] < self.ante)
        return Standing(seat, None, self.note(state, seat))

    def note(self, state: D, seat: Seat) -> Phrase:
        """How a seat stands in the deal."""
        paid, faces = state.betting.paid[seat], state.hands[seat]
        if seat not in state.betting.inside:
            return say("poker-note-folded", paid=paid)
        return say("poker-note-hand", paid=paid, hand=self.named(faces)) if faces else say("poker-note-in", paid=paid)

    def label(self, state: D, seat: Seat, item: Item) -> Phrase:
        if item == CALL:
            return say("press-call", chips=state.betting.level - state.betting.paid[seat])
        if isinstance(item, Bid):
            return say("raise-to", amount=item.amount)
        if isinstance(item, Bids):
            one = item.low == item.high
            return say("raise-to", amount=item.low) if one else say("raise-between", low=item.low, high=item.high)
        return super().label(state, seat, item)

    # What is said ----------------------------------------------------------------------------------------------------

    def tell(self, before: D, event: Event, after: D, viewer: Viewer) -> tuple[Phrase, ...]:
        """A raise is told as one, everything else as usual."""
        if not isinstance(event, Did) or not isinstance(event.move, Bid):
            return super().tell(before, event, after, viewer)
        told = say("told-raise", who=Name(event.seat), amount=event.move.amount)
        return (told, *self.consequences(before, event, after, viewer))

    def consequences(self, before: D, event: Event, after: D, viewer: Viewer) -> tuple[Phrase, ...]:
        """A finished hand, a tie for the pot, and the end of a deal."""
        told = list(self.told_turn(before, event, after))
        if after.repeats > before.repeats:
            told.append(say("told-tie", who=Names(after.tied)))
        if after.last is not None and before.last is None:
            told.extend(self.told_end(before, event, after))
        return tuple(told)

    def told_turn(self, before: D, event: Event, after: D) -> Iterator[Phrase]:
        """What a finished turn has brought."""
        turn = before.turn.after(event.faces) if isinstance(event, Thrown) else before.turn
        last_throw = isinstance(event, Thrown) and turn.throws == self.limit(before)
        if last_throw or event == Did(before.seat, STOP):
            yield say("told-hand", who=Name(before.seat), hand=self.named(turn.faces))

    def told_end(self, before: D, event: Event, after: D) -> Iterator[Phrase]:
        """Who gets what of the pot, who is out, and who starts the next deal."""
        assert after.last is not None
        for seat, chips in enumerate(after.last.won):
            if chips:
                yield say("told-pot", who=Name(seat), chips=chips)
        for seat in before.betting.order:
            if owned(after.betting)[seat] < self.ante:
                yield say("told-out", who=Name(seat))
        if after.deal > before.deal:
            number = {"deal": after.deal, "rounds": self.options.rounds}
            yield say("told-deal", **number, who=Name(after.seat), ante=after.betting.level)


def put(hands: tuple[Any, ...], seat: Seat, faces: Any) -> tuple[Any, ...]:
    """The same row with something else at one seat."""
    return (*hands[:seat], faces, *hands[seat + 1 :])


def owned(betting: Betting) -> tuple[int, ...]:
    """Everybody's chips, those paid into an unfinished pot included."""
    return tuple(map(add, betting.chips, betting.paid))


def _winners(last: Outcome) -> dict[str, Any]:
    winners = tuple(seat for seat, chips in enumerate(last.won) if chips)
    return {"who": Names(winners), "count": len(winners), "chips": sum(last.won)}
