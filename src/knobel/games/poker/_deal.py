"""Deals of dice poker: everybody pays the ante and throws five dice in the open, and the best hand takes the pot.

A game of this kind states its facts (dice, ranking, stakes, throws) and has the options `rounds` and `start_chips`.
Whoever has finished throwing may raise, or all do when everybody has thrown; a lone player takes the pot without a
comparison; equal hands throw for it again, or split it. Nobody pays an ante of more chips than they began with.
"""

from operator import add, sub
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

from knobel.games.poker._betting import Betting, can_play, closed, opened
from knobel.games.poker._hands import HAND, Key, Ranks
from knobel.parts.rethrow import STOP, Rethrow, stop_or_keep
from knobel.writing.face import Event, Thrown
from knobel.writing.facts import Family, Frozen, Info, Options, Players
from knobel.writing.rules import (
    AnyMove,
    Bid,
    Bounds,
    DiceSet,
    Did,
    Faces,
    IllegalMove,
    Keep,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    by_chips,
    poker_dice,
    up_to,
    with_item,
)

RaiseTiming = Literal["after_throw", "after_all", "none"]
NothingRank = Literal["high_dice", "all_equal"]

FRESH = Rethrow()
# A tie for the pot is thrown off so many times before the pot is split.
MOST_REPEATS = 10
CODES = ("keep-count", "raise-bounds", "no-reraise")


def poker_info(id: str, *, dice: str = "poker", codes: tuple[str, ...] = CODES, **more: Any) -> Info:
    """The facts of a game of this family: five dice, two to five players."""
    return Info(id=id, family=Family.POKER, players=Players(2, 5), dice=(dice,) * HAND, codes=codes, **more)


class PokerFacts(NamedTuple):
    """What a game of this kind states.

    A turn has `throws` throws, between which at least `least_kept` dice stay; in the play-off for a tied pot it has
    `playoff_throws`, and where it has none the pot is split.
    """

    ranking: Ranks
    ante: int
    dice: DiceSet = poker_dice(HAND)
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

    `tied` throw off an absolute tie, for the `repeats`-th time.
    """

    former = frozenset(("last",))
    betting: Betting
    seat: Seat
    hands: tuple[Faces, ...]
    turn: Rethrow = FRESH
    deal: int = 1
    tied: tuple[Seat, ...] = ()
    repeats: int = 0


class PokerOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        rounds: int
        start_chips: int


D = TypeVar("D", bound=DealState)
O = TypeVar("O", bound=PokerOptions)  # noqa: E741


class PokerRules(Rules[D, O]):
    """The base of games in which hands of five dice are compared for a pot."""

    ranks = "chips"

    def prepare(self) -> None:
        super().prepare()
        self.table = self.facts()
        self.ante = min(self.table.ante, self.options.start_chips)
        self.most_stake = max(self.ante, self.table.most_stake)
        self._keys: dict[Faces, Key] = {}
        self._keeping = stop_or_keep(HAND, (), self.table.least_kept)
        self._no_hands: tuple[Faces, ...] = ((),) * self.seats

    # What a game of this kind states ---------------------------------------------------------------------------------

    def facts(self) -> PokerFacts:
        """The facts of the game, with these options."""
        raise NotImplementedError

    def next_starter(self, state: D, winners: tuple[Seat, ...], chips: tuple[int, ...]) -> Seat:
        """Who starts the next deal: the winner, or the first of several."""
        return winners[0]

    def bounds(self) -> Bounds:
        return {
            "turn.throws": up_to(max(self.table.throws, self.table.playoff_throws)),
            "deal": up_to(self.options.rounds),
            "repeats": up_to(MOST_REPEATS),
            "betting.level": up_to(self.most_stake),
        }

    # Hands -----------------------------------------------------------------------------------------------------------

    def key(self, faces: Faces) -> Key:
        """The rank of five dice, looked up once for every throw."""
        key = self._keys.get(faces)
        if key is None:
            key = self._keys[faces] = self.table.ranking.key(faces)
        return key

    def limit(self, state: D) -> int:
        """How many throws the turn may have."""
        return self.table.playoff_throws if state.tied else self.table.throws

    # A deal: everybody pays the ante, and the starter throws first. --------------------------------------------------

    def start(self, first: Seat) -> D:
        return self._dealt((self.options.start_chips,) * self.seats, first)

    def _dealt(self, chips: tuple[int, ...], starter: Seat, deal: int = 1) -> D:
        state: D = self.state_type(opened(chips, starter, self.ante), starter, self._no_hands, deal=deal)
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
        return self._said(self._stood(state, turn)) if turn.throws == self.limit(state) else state.but(turn=turn)

    def did(self, state: D, seat: Seat, move: AnyMove) -> D:
        if type(move) is Keep:
            return state.but(turn=state.turn.again(move.dice))
        return self._said(self._moved(state, move))

    def _moved(self, state: D, move: AnyMove) -> D:
        return self._stood(state, state.turn) if move == STOP else state.but(betting=state.betting.after(move))

    def _said(self, state: D) -> D:
        """Those who are asked about stakes come first; else the deal goes on."""
        return state if state.betting.asked else self._go_on(state)

    # Whoever has finished throwing may raise, unless the table raises at the end or the throw is a play-off.

    def _stood(self, state: D, turn: Rethrow) -> D:
        seat, betting = state.seat, state.betting
        if self.table.raise_timing == "after_throw" and not state.tied:
            betting = betting.with_right(seat, self.most_stake)
        return state.but(turn=turn, hands=with_item(state.hands, seat, turn.faces), betting=betting)

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
        chips = tuple(map(add, state.betting.chips, state.betting.shares(winners)))
        if state.deal == self.options.rounds or not can_play(chips, self.ante):
            over: D = self.state_type(closed(chips), winners[0], self._no_hands, deal=state.deal)
            return over
        return self._dealt(chips, self.next_starter(state, winners, chips), state.deal + 1)

    # How a deal has ended, seen from outside -------------------------------------------------------------------------

    def outcome(self, before: D, event: Event, after: D) -> Outcome | None:
        """How a deal has ended, where this event has ended one."""
        if not deal_over(before, after):
            return None
        closing = self.closing(before, event)
        return self.shown(closing, tuple(map(sub, owned(after.betting), closing.betting.chips)))

    def closing(self, state: D, event: Event) -> D:
        """A deal as the event that ends it leaves it, before the pot is given away."""
        if isinstance(event, Thrown):
            return self._stood(state, state.turn.after(event.faces))
        assert isinstance(event, Did)
        return self._moved(state, event.move)

    def shown(self, closing: D, won: tuple[int, ...]) -> Outcome:
        """What stays on the table of a deal that has ended."""
        return Outcome(closing.hands, won)

    def between_deals(self, state: D) -> bool:
        """Whether a deal is over and nobody has thrown in the next one."""
        return state.deal > 1 and not state.tied and not state.turn.throws and not any(state.hands)

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


class OpenDeal(PokerRules[DealState, O]):
    """Games in which all dice lie in the open."""


def deal_over(before: DealState, after: DealState) -> bool:
    """Whether a deal has ended between these two."""
    return after.deal > before.deal or not after.betting.inside


def owned(betting: Betting) -> tuple[int, ...]:
    """Everybody's chips, those paid into an unfinished pot included."""
    return tuple(map(add, betting.chips, betting.paid))
