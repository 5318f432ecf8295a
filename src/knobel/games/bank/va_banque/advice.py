"""What can be advised in Va banque."""

from functools import lru_cache

from knobel.games.bank.va_banque.calculation import OVER, Calculation, applied, others
from knobel.games.bank.va_banque.rules import NONE_YET, State, VaBanque, score_of
from knobel.writing.advice import Advice
from knobel.writing.rules import AnyMove, Say, Seat, clockwise

FACES = range(1, 7)
# What a failed calculation is to whoever judges a move: less than any result.
FAILED = -40.0


class VaBanqueAdvice(Advice[VaBanque]):
    compared_for = "chips"

    def prepare(self) -> None:
        self._stand_ins: dict[tuple[int, tuple[str, ...], int], Calculation] = {}

    # Of a calculation only its value, the operations left and the die that waits count for what is to come.

    def canonical(self, state: State) -> State:
        calculation = state.calculation
        if not calculation.dice:
            return state
        waiting = calculation.dice[-1] if calculation.is_asked else 0
        key = (calculation.value, calculation.unused, waiting)
        return state.but(calculation=self._stand_ins.setdefault(key, calculation))

    # Every turn is a calculation of one's own, and the higher result takes the other's stake.

    def solo_turn(self, state: State, seat: Seat) -> State:
        everybody = clockwise(0, self.rules.seats)
        begun = state.calculation.dice and not state.calculation.is_complete
        calculation = state.calculation if begun and state.player == seat else NONE_YET
        nothing = (0,) * self.rules.seats
        return State(0, nothing, stakers=everybody, order=everybody, round=1, calculation=calculation)

    def turn_score(self, state: State, seat: Seat) -> tuple[bool, int] | None:
        score = score_of(state, seat)
        if score is None:
            return None
        return (False, 0) if self.rules.fails(state, score) else (True, score.value)

    def compare(self, mark: tuple[bool, int], other: tuple[bool, int]) -> float:
        return float(self.rules.options.stake * ((mark > other) - (mark < other)))

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """The result to be expected."""
        assert isinstance(move, Say)
        value = applied(state.calculation.value, move.value, state.calculation.dice[-1])
        left = others((*state.calculation.operations, move.value))
        return expected_result(value, left, self.rules.collects and not state.repeats)


@lru_cache(maxsize=20_000)
def expected_result(value: int, left: tuple[str, ...], remainder_fails: bool) -> float:
    """The result to be expected of this value with these operations left, if all are used as well as possible."""
    return sum([_best_with(value, die, left, remainder_fails) for die in FACES]) / len(FACES)


def _best_with(value: int, die: int, left: tuple[str, ...], remainder_fails: bool) -> float:
    if len(left) == 1:
        failed = remainder_fails and left[0] == OVER and value % die != 0
        return FAILED if failed else applied(value, left[0], die)
    return max(
        expected_result(
            applied(value, operation, die), tuple([other for other in left if other != operation]), remainder_fails
        )
        for operation in left
        if operation != OVER or value % die == 0
    )
