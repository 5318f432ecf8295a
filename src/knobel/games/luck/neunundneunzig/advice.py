"""What can be advised in Neunundneunzig."""

from functools import cache
from itertools import product

from knobel.games.luck.neunundneunzig.rules import EXTRA_DIE, PASS, SECOND_CHANCE, Neunundneunzig, State
from knobel.writing.advice import Advice
from knobel.writing.rules import AnyMove, Bid, Choose, Seat

# How many points a joker is worth to a greedy player.
JOKER_WORTH = 3.0


class NeunundneunzigAdvice(Advice[Neunundneunzig]):
    # A number looks as good as what it brings on average; a joker must make the best number better by its worth.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        need, turn = self.rules.options.goal - state.points[seat], state.turn
        if isinstance(move, Bid):
            return average(state.throwing, move.amount, turn.second_chance, need)
        if isinstance(move, Choose):
            return -float(state.points[move.seat]) if turn.giving else JOKER_WORTH
        if move == PASS:
            return 0.0
        dice = state.throwing + (move == EXTRA_DIE)
        second = turn.second_chance or move == SECOND_CHANCE
        return best_average(dice, max(dice, state.floor + 1), second, need) - JOKER_WORTH


@cache
def chance_of(dice: int, number: int) -> float:
    """The chance to throw at least a number with so many dice."""
    throws = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    return sum(pips >= number for pips in throws) / len(throws)


def average(dice: int, number: int, second: bool, need: int) -> float:
    """What naming a number brings on average; points beyond the goal bring nothing."""
    chance = chance_of(dice, number)
    return min(number, need) * (1 - (1 - chance) ** 2 if second else chance)


@cache
def best_average(dice: int, lowest: int, second: bool, need: int) -> float:
    """The average of the best number that may be named."""
    return max(average(dice, number, second, need) for number in range(lowest, 6 * dice + 1))
