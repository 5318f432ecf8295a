"""The value of moves, from the best source there is: what strong minds play by and hints are made from."""

from knobel.core.frozen import Frozen
from knobel.core.spaces import RandBelow
from knobel.match.utility import Unit, unit_of
from knobel.minds.rounds import round_ahead
from knobel.minds.search import Budget, Valued, searched
from knobel.minds.solved import at_hand, duels_at_hand, round_at_hand, round_moves, solved_moves
from knobel.minds.specialists import FOR_THE_GAME, SPECIALISTS
from knobel.minds.views import View


class Values(Frozen, frozen=True):
    """Moves with their values, the one to make first; exact values have no error.

    Values of a round alone (`of_round`) count the chips or points that it brings or costs, whatever the whole game is
    played for.
    """

    moves: tuple[Valued, ...]
    unit: Unit
    of_round: bool = False


def valued(view: View, budget: Budget, below: RandBelow) -> Values:
    """The moves worth looking at, the one to make first."""
    assert view.known is not None
    unit = unit_of(view.known.game.rules)
    if view.choices.size == 1 and not view.choices.open_spaces:
        return Values((Valued(view.choices.mildest, 0.0, float("inf"), 0),), unit)
    solution = at_hand(view.known.game)
    exact = () if solution is None else solved_moves(solution, view.known.state, view.seat)
    if solution is not None and exact:
        return Values(exact, solution.unit)
    specialist = SPECIALISTS.get(view.known.id)
    found = None if specialist is None else specialist(view, below)
    if found is not None:
        return Values(found, unit if view.known.id in FOR_THE_GAME else "points")
    rounds = round_at_hand(view.known.game) or duels_at_hand(view.known.game)
    if rounds is not None and (in_round := round_moves(rounds, view.known.state, view.seat)):
        return Values(in_round, rounds.unit, of_round=rounds.unit == "chips")
    if ahead := round_ahead(view, below):
        return Values(ahead, "chips" if unit == "chips" else "points", of_round=True)
    return Values(searched(view, budget, below), unit)
