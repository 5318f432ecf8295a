"""Deals of dice poker: everybody pays the ante and throws five dice in the open, and the best hand takes the pot.

A game of this kind states its facts (dice, ranking, stakes, throws) and has the options `rounds` and `start_chips`.
Whoever has finished throwing may raise, or all do when everybody has thrown; a lone player takes the pot without a
comparison; equal hands throw for it again, or split it. Nobody pays an ante of more chips than they began with.
"""

from operator import add
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from knobel.core.advice import Advice
from knobel.core.dice import Faces
from knobel.core.errors import IllegalMove
from knobel.core.moves import AnyMove, Bid, Keep
from knobel.core.results import Result
from knobel.core.stages import Over, Seat, Stage, ask
from knobel.games.poker._betting import FOLD, Betting, can_play, closed, opened
from knobel.games.poker._hands import HAND, Key, promise, share_below
from knobel.games.poker._table import FRESH, D, Outcome, PokerTable, PokerTableOptions, owned
from knobel.parts.ranking import by_chips
from knobel.parts.rethrow import STOP, Rethrow, stop_or_keep

NothingRank = Literal["high_dice", "all_equal"]

# A tie for the pot is thrown off so many times before the pot is split.
MOST_REPEATS = 10
CODES = ("keep-count", "raise-bounds", "no-reraise")
# A turn of so many throws with the best dice kept is about as good as the best of so many single throws.
TURN_IS_WORTH = {1: 1, 2: 3, 3: 5}


class PokerDealOptions(PokerTableOptions, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        rounds: int


O = TypeVar("O", bound=PokerDealOptions)  # noqa: E741


class PokerDeal(PokerTable[D, O]):
    """The base of games in which hands of five dice are compared for a pot."""

    def prepare(self) -> None:
        super().prepare()
        self._keeping = stop_or_keep(HAND, (), self.table.least_kept)
        self._no_hands: tuple[Faces, ...] = ((),) * self.seats

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
        return self._stood(state, turn) if turn.throws == self.limit(state) else state.but(turn=turn, last=None)

    def did(self, state: D, seat: Seat, move: AnyMove) -> D:
        if type(move) is Keep:
            return state.but(turn=state.turn.again(move.dice))
        if move == STOP:
            return self._stood(state, state.turn)
        betting = state.betting.after(move)
        after = state.but(betting=betting)
        return after if betting.asked else self._go_on(after)

    # Whoever has finished throwing may raise, unless the table raises at the end or the throw is a play-off.

    def _stood(self, state: D, turn: Rethrow) -> D:
        seat, betting = state.seat, state.betting
        if self.table.raise_timing == "after_throw" and not state.tied:
            betting = betting.with_right(seat, self.most_stake)
        after = state.but(turn=turn, hands=put(state.hands, seat, turn.faces), betting=betting, last=None)
        return after if betting.asked else self._go_on(after)

    # The next one throws; when all have, the table raises or the hands are compared. A lone player takes the pot.

    def _go_on(self, state: D) -> D:
        betting = state.betting
        if betting.decided:
            return self._awarded(state, betting.inside)
        for seat in state.tied or betting.inside:
            if not state.hands[seat]:
                return state.but(seat=seat, turn=FRESH)
        if self.table.raise_timing == "after_all" and betting.mode != "auction":
            return self._with_auction(state)
        return self._compared(state)

    def _with_auction(self, state: D) -> D:
        after = state.but(betting=state.betting.with_auction(self.most_stake))
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
        return state.but(seat=winners[0], turn=FRESH, hands=hands, tied=winners, repeats=state.repeats + 1)

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


R = TypeVar("R", bound=PokerDeal[Any, Any])


class PokerDealAdvice(Advice[R]):
    """What can be advised."""

    # Between two deals everybody is worth the chips that they have.

    def estimate(self, state: Any) -> tuple[float, ...] | None:
        if state.last is None or not state.betting.inside:
            return None
        return tuple([float(held - self.rules.options.start_chips) for held in owned(state.betting)])

    # A move looks as good as the chips, or the hand, that it promises. -----------------------------------------------

    def heuristic(self, state: Any, seat: Seat, move: AnyMove) -> float | None:
        if isinstance(move, Keep):
            kept = tuple(state.turn.faces[index] for index in move.dice)
            left = self.rules.limit(state) - state.turn.throws
            return promise(self.rules.table.ranking, kept, left, self.rules.table.least_kept)
        if move == STOP:
            return share_below(self.rules.table.ranking, self.rules.key(state.turn.faces))
        return self._expected(state, seat, move)

    def _expected(self, state: Any, seat: Seat, move: AnyMove) -> float:
        """The chips that a seat can expect of what it says, if all others then go along."""
        if move == FOLD:
            return 0.0
        betting: Betting = state.betting
        level = move.amount if isinstance(move, Bid) else betting.level
        others = sum(level - betting.paid[other] for other in betting.inside if isinstance(move, Bid))
        due = level - betting.paid[seat]
        return self._chance(state, seat) * (betting.pot + max(due, others)) - due

    def _chance(self, state: Any, seat: Seat) -> float:
        """About how likely a seat is to win the pot, seen from the hands that lie open."""
        hands, inside, worth = state.hands, state.betting.inside, TURN_IS_WORTH[self.rules.table.throws]
        others = [self.rules.key(hands[other]) for other in inside if hands[other] and other != seat]
        waiting = sum(not hands[other] for other in inside)
        if not hands[seat]:
            best = max(others, default=(0,))
            return (1 - share_below(self.rules.table.ranking, best) ** worth) / waiting
        own = self.rules.key(hands[seat])
        if others and max(others) > own:
            return 0.0
        return float(share_below(self.rules.table.ranking, own) ** (worth * waiting)) / (1 + others.count(own))


def put(hands: tuple[Any, ...], seat: Seat, faces: Any) -> tuple[Any, ...]:
    """The same row with something else at one seat."""
    return (*hands[:seat], faces, *hands[seat + 1 :])
