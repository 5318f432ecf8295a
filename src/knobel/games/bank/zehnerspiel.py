"""Zehnerspiel: everybody stakes against the bank; three dice pay up to nine, and from ten on the bank takes it all.

Rulings followed: exactly ten is the bank's; a win comes back double, stake included (or the win itself is double, if
agreed); everybody with chips must stake at least one, but the bank takes no more than it could pay, and whoever it
cannot cover sits out; a throw for which nobody could stake counts all the same; a round has as many throws as players
had chips when it began; a bank that stays with one player ends the game when that player has nothing left.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.bank._bets import BankFace, Bet, next_bettor, returned, settled, told_settlement, told_stake
from knobel.parts.chips import Chips, changed, next_holder
from knobel.writing.advice import Advice, Round
from knobel.writing.face import CardTable, Event, Name, Phrase, Thrown, Viewer, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    AnyMove,
    Bounds,
    Choices,
    DiceSet,
    IllegalMove,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    Stake,
    Stakes,
    ask,
    by_chips,
    d6,
    throw,
    up_to,
)

THREE_DICE = d6(3)
# The bank pays up to this sum.
HIGHEST_PAID = 9
FIELD = "low"
COLUMNS = {FIELD: (FIELD,)}
PROFITS = {"double_back": 1, "double_profit": 2}
LOST = {FIELD: -1}
# In 81 of 216 throws the sum is nine or less.
PAID, THROWS = 81, 216


class ZehnerspielOptions(Options, frozen=True):
    start_chips: Annotated[int, whole(5, 100)] = 10
    max_stake: Annotated[int, whole(1, 20)] = 3
    payout: Literal["double_back", "double_profit"] = "double_back"
    bank: Literal["rotate", "fixed"] = "rotate"
    rounds: Annotated[int, whole(1, 20)] = 3


class State(Frozen, frozen=True):
    """`bettor` is to stake, or is the banker when all have; `left` throws are still to come in this round.

    `began` held the bank at the first throw of the round, or of the last one that was played.
    """

    banker: Seat
    bettor: Seat
    chips: tuple[int, ...]
    left: int
    bets: tuple[Bet, ...] = ()
    round: int = 1
    began: Seat = 0


INFO = Info(
    id="zehnerspiel",
    family=Family.BANK,
    players=Players(3, 6),
    dice=("d6",) * 3,
    matches=False,
    tie_break=True,
    codes=("wrong-amount",),
    version=2,
)


class Zehnerspiel(Rules[State, ZehnerspielOptions]):
    ranks = "chips"

    def prepare(self) -> None:
        super().prepare()
        self.all_chips = self.seats * self.options.start_chips
        self.profit = PROFITS[self.options.payout]

    def bounds(self) -> Bounds:
        return {"round": up_to(self.options.rounds + 1), "left": up_to(self.seats)}

    def start(self, first: Seat) -> State:
        chips = (self.options.start_chips,) * self.seats
        return State(first, self._bettor(chips, first, first, ()), chips, self.seats, began=first)

    def stage(self, state: State) -> Stage:
        if self.ended(state):
            return Over(self.result(state))
        if state.bettor == state.banker:
            return throw(state.banker, THREE_DICE)
        return ask(state.bettor, stakes(self._most(state)))

    # The game ends after the rounds agreed, when one player has everything, or with a bank that stays and is empty.

    def ended(self, state: State) -> bool:
        return state.round > self.options.rounds or self.all_chips in state.chips or not state.chips[state.banker]

    # The bank accepts only what it could pay if all of it won.

    def cover(self, chips: Chips, banker: Seat, bets: tuple[Bet, ...]) -> int:
        return chips[banker] // self.profit - sum([bet.chips for bet in bets])

    def _most(self, state: State) -> int:
        cover = self.cover(state.chips, state.banker, state.bets)
        return min(self.options.max_stake, state.chips[state.bettor], cover)

    def _bettor(self, chips: Chips, banker: Seat, seat: Seat, bets: tuple[Bet, ...]) -> Seat:
        """Who stakes next, or the banker: when all have been asked, or when nothing more is covered."""
        return next_bettor(chips, banker, seat) if self.cover(chips, banker, bets) else banker

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        assert isinstance(move, Stake)
        chips = changed(state.chips, seat, -move.chips)
        bets = (*state.bets, Bet(seat, FIELD, move.chips))
        return state.but(bettor=self._bettor(chips, state.banker, seat, bets), chips=chips, bets=bets)

    # One throw for all: up to nine the bank pays, from ten on it takes all stakes.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        chips = settled(state.chips, state.banker, state.bets, self.gains(faces)).chips
        banker = state.banker if self.options.bank == "fixed" else next_holder(chips, state.banker)
        bettor = self._bettor(chips, banker, banker, ())
        after = state.but(banker=banker, bettor=bettor, chips=chips, bets=(), left=state.left - 1)
        return after if after.left else self._next_round(after)

    # A round has as many throws as players have chips.

    def _next_round(self, state: State) -> State:
        number, left = state.round + 1, self.seats - state.chips.count(0)
        began = state.banker if number <= self.options.rounds else state.began
        return state.but(round=number, left=left, began=began)

    # A play-off goes by the order of the last round. (Since version 2.)

    def round_first(self, state: State, first: Seat) -> Seat:
        return state.began if self.version > 1 else first

    def gains(self, faces: tuple[int, ...]) -> dict[str, int]:
        return {FIELD: self.profit} if sum(faces) <= HIGHEST_PAID else LOST

    # The most chips win; stakes on the table belong to those who put them there.

    def result(self, state: State) -> Result:
        return by_chips(returned(state.chips, state.bets), self.options.start_chips)

    def conserved(self, state: State) -> int:
        return sum(returned(state.chips, state.bets))

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Stake) and move.field == FIELD:
            return IllegalMove("wrong-amount", most=self._most(state))
        return None


class ZehnerspielFace(BankFace[Zehnerspiel]):
    columns = COLUMNS

    def card(self) -> tuple[CardTable, ...]:
        """What comes back of a stake, and how often."""
        paid, lost = told_stake(self.rules.profit), told_stake(LOST[FIELD])
        rows = (
            (say("card-range", low=3, high=HIGHEST_PAID), paid, _percent(PAID)),
            (say("card-range", low=HIGHEST_PAID + 1, high=18), lost, _percent(THROWS - PAID)),
        )
        return (CardTable(say("card-stakes"), (say("card-fallen"), say("card-stake"), say("card-chance")), rows),)

    def dice(self) -> DiceSet:
        return THREE_DICE

    def holder(self, state: State) -> Seat | None:
        return None if self.rules.ended(state) else state.banker

    def announcements(self, state: State) -> dict[str, Phrase]:
        if self.rules.ended(state):
            return {}
        term = {"round": state.round, "rounds": self.rules.options.rounds, "left": state.left}
        cover = self.rules.cover(state.chips, state.banker, state.bets)
        return {"bank": say("bank", who=Name(state.banker), **term), "cover": say("cover", chips=cover)}

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if not isinstance(event, Thrown):
            return self._told_uncovered(before, after)
        settlement = settled(before.chips, before.banker, before.bets, self.rules.gains(event.faces))
        pips = sum(event.faces)
        key = "told-idle" if not before.bets else "told-paid" if pips <= HIGHEST_PAID else "told-taken"
        told = [say(key, pips=pips)]
        told += told_settlement(settlement, before.banker)
        if not after.chips[before.banker]:
            told.append(say("told-broken", who=Name(before.banker)))
        if after.banker != before.banker and not self.rules.ended(after):
            told.append(say("told-bank", who=Name(after.banker)))
        return tuple(told)

    # Whoever had chips but was not asked sits out.

    def _told_uncovered(self, before: State, after: State) -> tuple[Phrase, ...]:
        if after.bettor != after.banker:
            return ()
        seat, told = next_bettor(after.chips, after.banker, before.bettor), []
        while seat != after.banker:
            told.append(say("told-sits-out", who=Name(seat)))
            seat = next_bettor(after.chips, after.banker, seat)
        return tuple(told)


class ZehnerspielAdvice(Advice[Zehnerspiel]):
    def round_of(self, state: State) -> Round[State]:
        return Round((state.round, state.left), self.rules.result(state).nets or ())

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """What a stake gains on average."""
        assert isinstance(move, Stake)
        return move.chips * (self.rules.profit * PAID - (THROWS - PAID)) / THROWS


def _percent(ways: int) -> Phrase:
    return say("card-percent", percent=round(100 * ways / THROWS))


@cache
def stakes(most: int) -> Choices:
    """A stake of one to so many chips."""
    return Choices(Stakes((FIELD,), 1, most))


GAME = Game(INFO, Zehnerspiel, ZehnerspielFace, ZehnerspielAdvice)
