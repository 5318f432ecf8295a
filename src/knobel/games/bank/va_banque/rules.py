"""The rules of Va banque."""

from typing import Annotated, Literal, NamedTuple

from knobel.games.bank.va_banque.calculation import OPERATIONS, Calculation
from knobel.parts.chips import Chips, changed
from knobel.writing.face import say
from knobel.writing.facts import Frozen, Options, only, when, whole
from knobel.writing.rules import (
    SIGNED,
    AnyMove,
    Bounds,
    IllegalMove,
    Over,
    Result,
    Rules,
    Say,
    Seat,
    Stage,
    ask,
    by_chips,
    clockwise,
    d6,
    left_of,
    throw,
    up_to,
)

ONE_DIE = d6(1)
# An undecided play-off for the pot is repeated so often before the pot is split.
MOST_REPEATS = 10
NONE_YET = Calculation()


class VaBanqueOptions(Options, frozen=True):
    stake: Annotated[int, whole(1, 4)] = 1
    bank_collects: bool = False
    cycles: Annotated[int, whole(1, 5)] = 1
    tie: Literal["split", "throw_off"] = "split"
    two_player_mode: Literal["banker_plays", "bank_collects_only"] = "banker_plays"
    start_chips: Annotated[int, whole(4, 50)] = 8

    depends = (only("two_player_mode", when(seats=2)),)


class Score(Frozen, frozen=True):
    """What somebody's dice have come to, and whether the last division left a remainder."""

    value: int
    remainder: bool = False


class State(Frozen, frozen=True):
    """`stakers` have chips in the pot and `order` are thrown for in turn: all of them, or in a play-off the tied ones.

    `scores` are the finished calculations of this round, in their order, and `calculation` is the one that is going on;
    `repeats` counts the play-offs for the pot. A game without stakers is over.
    """

    former = frozenset(("player",))
    banker: Seat
    chips: tuple[int, ...]
    stakers: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    round: int = 0
    calculation: Calculation = NONE_YET
    scores: tuple[Score, ...] = ()
    repeats: int = 0

    @property
    def player(self) -> Seat:
        """For whom the banker throws."""
        return self.order[len(self.scores)]


class Verdict(NamedTuple):
    """What all results of a round come to: whose stakes are left in the pot, and who has the best claim to it."""

    stakers: tuple[Seat, ...]
    best: tuple[Seat, ...]
    is_thrown_off: bool


class VaBanque(Rules[State, VaBanqueOptions]):
    ranks = "chips"

    def prepare(self) -> None:
        self.rounds = self.seats * self.options.cycles
        # With two players the banker stakes and plays too, or else does nothing but collect.
        self.banker_plays = self.seats == 2 and self.options.two_player_mode == "banker_plays"
        only_collects = self.seats == 2 and not self.banker_plays
        self.collects = self.options.bank_collects or only_collects
        self.fewest_stakes = 1 if only_collects else 2

    def bounds(self) -> Bounds:
        return {"round": up_to(self.rounds), "repeats": up_to(MOST_REPEATS), "scores.*.value": SIGNED}

    def start(self, first: Seat) -> State:
        state = State(first, (self.options.start_chips,) * self.seats)
        return self._next_round(state, state.chips, first)

    # A round for every banker. One with too few stakes to be played for is skipped, and the bank moves on.

    def _next_round(self, state: State, chips: Chips, banker: Seat) -> State:
        for number in range(state.round + 1, self.rounds + 1):
            stakers = self._stakers(chips, banker)
            if len(stakers) >= self.fewest_stakes:
                return self._staked(state.but(banker=banker, chips=chips, round=number), stakers)
            banker = left_of(banker, self.seats)
        return state.but(chips=chips, stakers=(), order=(), scores=(), repeats=0)

    # Everybody else with enough chips puts the stake into the pot; of two players the banker too, who comes last.

    def _stakers(self, chips: Chips, banker: Seat) -> tuple[Seat, ...]:
        _, *others = clockwise(banker, self.seats)
        players = (*others, banker) if self.banker_plays else others
        return tuple([seat for seat in players if chips[seat] >= self.options.stake])

    def _staked(self, state: State, stakers: tuple[Seat, ...]) -> State:
        chips = tuple([held - self.pot((seat,)) if seat in stakers else held for seat, held in enumerate(state.chips)])
        return state.but(chips=chips, stakers=stakers, order=stakers, scores=(), repeats=0)

    def pot(self, stakers: tuple[Seat, ...]) -> int:
        return self.options.stake * len(stakers)

    # For one after the other the banker throws five dice, one at a time, and the player says how to reckon with them.

    def stage(self, state: State) -> Stage:
        if not state.stakers:
            return Over(self.result(state))
        if state.calculation.is_asked:
            return ask(state.player, state.calculation.choices)
        return throw(state.banker, ONE_DIE)

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        after = self.reckoned(state, faces[0])
        return self._decided(after) if len(after.scores) == len(after.order) else after

    def reckoned(self, state: State, die: int) -> State:
        calculation = state.calculation.after(die)
        if not calculation.is_complete:
            return state.but(calculation=calculation)
        score = Score(calculation.value, calculation.leaves_remainder)
        return state.but(calculation=NONE_YET, scores=(*state.scores, score))

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        assert isinstance(move, Say)
        return state.but(calculation=state.calculation.with_operation(move.value))

    # The highest result takes the pot; equal ones split it, or throw it off. If two players both fail, each takes back
    # the own stake.

    def _decided(self, state: State) -> State:
        stakers, best, is_thrown_off = self.verdict(state)
        lost = self.pot(state.stakers) - self.pot(stakers)
        chips = changed(state.chips, state.banker, lost)
        if is_thrown_off:
            return state.but(chips=chips, stakers=stakers, order=best, scores=(), repeats=state.repeats + 1)
        chips = shared(chips, best or stakers, self.pot(stakers))
        return self._next_round(state, chips, left_of(state.banker, self.seats))

    # Whoever has failed cannot win, and loses the stake to the bank; a banker who plays has to win it.

    def verdict(self, state: State) -> Verdict:
        pairs = list(zip(state.order, state.scores, strict=True))
        failed = [seat for seat, score in pairs if self.fails(state, score)]
        highest = max([score.value for seat, score in pairs if seat not in failed], default=0)
        best = tuple([seat for seat, score in pairs if score.value == highest and seat not in failed])
        lost = () if self.banker_plays else failed
        throws_off = self.options.tie == "throw_off" and state.repeats < MOST_REPEATS
        return Verdict(tuple([seat for seat in state.stakers if seat not in lost]), best, throws_off and len(best) > 1)

    # Where the bank collects, a remainder fails; in a play-off there is no stake to lose.

    def fails(self, state: State, score: Score) -> bool:
        return self.collects and score.remainder and not state.repeats

    # The most chips win; those in an unfinished pot belong to whoever put them there.

    def result(self, state: State) -> Result:
        return by_chips(shared(state.chips, state.stakers, self.pot(state.stakers)), self.options.start_chips)

    def conserved(self, state: State) -> int:
        return sum(state.chips) + self.pot(state.stakers)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Say) or move.value not in OPERATIONS:
            return None
        if move.value in state.calculation.operations:
            return IllegalMove("already-used", operation=say(f"value-{move.value}"))
        return IllegalMove("not-exact", value=state.calculation.value, die=state.calculation.dice[-1])


def score_of(state: State, seat: Seat) -> Score | None:
    """What the dice of a seat have come to in this round, once they have."""
    return next((score for other, score in zip(state.order, state.scores, strict=False) if other == seat), None)


def shared(chips: Chips, seats: tuple[Seat, ...], pot: int) -> Chips:
    """The stocks when these seats share a pot; odd chips go one by one to the first of them."""
    row = list(chips)
    for position, seat in enumerate(seats):
        row[seat] += pot // len(seats) + (position < pot % len(seats))
    return tuple(row)
