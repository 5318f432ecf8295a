"""The value of moves, from the best source there is: what strong minds play by and hints are made from."""

from knobel.core.frozen import Frozen
from knobel.core.spaces import RandBelow
from knobel.match.utility import Unit, unit_of
from knobel.minds.knowledge import Knowledge, round_moves, solved_moves
from knobel.minds.move_values import MoveValue
from knobel.minds.rounds import round_ahead
from knobel.minds.search import Budget, search_moves
from knobel.minds.views import View


class Values(Frozen, frozen=True):
    """Moves with their values, the one to make first; exact values have no error.

    Values of a round alone (`of_round`) count the chips or points that it brings or costs, whatever the whole game is
    played for.
    """

    moves: tuple[MoveValue, ...]
    unit: Unit
    of_round: bool = False


def value_moves(view: View, budget: Budget, below: RandBelow, knowledge: Knowledge) -> Values:
    """The moves worth looking at, the one to make first."""
    assert view.known is not None
    unit = unit_of(view.known.game.rules)
    if view.choices.size == 1 and not view.choices.open_spaces:
        return Values((MoveValue(view.choices.mildest, 0.0, float("inf"), 0),), unit)
    solution = knowledge.solution(view.known.game)
    exact = () if solution is None else solved_moves(solution, view.known.state, view.seat)
    if solution is not None and exact:
        return Values(exact, solution.unit)
    expert = knowledge.expert(view.known.game)
    found = None if expert is None else expert.value_moves(view, below)
    if expert is not None and found is not None:
        return Values(found, expert.unit)
    rounds = knowledge.round_solution(view.known.game) or knowledge.duels(view.known.game)
    if rounds is not None and (in_round := round_moves(rounds, view.known.state, view.seat)):
        return Values(in_round, rounds.unit, of_round=rounds.unit == "chips")
    if ahead := round_ahead(view, below):
        return Values(ahead, "chips" if unit == "chips" else "points", of_round=True)
    return Values(search_moves(view, budget, below), unit)
