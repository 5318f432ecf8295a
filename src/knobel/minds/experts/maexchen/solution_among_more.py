"""Mäxchen as more than two play it until one is left: what to say, when to doubt, and what that is worth to everybody.

No one of them gains by playing otherwise; two who play otherwise may gain together, by what the others lose.
"""

from array import array
from functools import lru_cache

from knobel.core.moves import AnyMove, Say
from knobel.core.stages import Seat
from knobel.games.bluff.maexchen.rules import BELIEVE, RANK, VALUES, State
from knobel.match.match import Match
from knobel.minds.experts.maexchen.among_more import Play, Standings
from knobel.minds.experts.maexchen.by_state import SolutionByState, under_the_cup, with_all_dice_known
from knobel.minds.experts.maexchen.rounds import Step
from knobel.solve.solution import Values

# So many standings are kept with their rounds.
MOST_KEPT = 16


class SolutionAmongMore(SolutionByState):
    """An equilibrium of more than two."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        self._standings = Standings(self.rules)
        self._standings.values((0,) * game.seats)
        self._round = lru_cache(MOST_KEPT)(self._standings.round)

    @property
    def states(self) -> int:
        return len(VALUES) * len(self._standings)

    def _expected(self, game_state: State) -> Values:
        return tuple([self._expected_by(game_state, seat) for seat in range(self._game.seats)])

    def _expected_by(self, game_state: State, seat: Seat) -> float:
        return 0.0 if seat in game_state.gone else with_all_dice_known(self._step_to(game_state, seat), game_state)

    def _worth(self, game_state: State, seat: Seat, move: AnyMove) -> float:
        step = self._step_to(game_state, seat)
        if isinstance(move, Say):
            return step.offered(under_the_cup(game_state), RANK[move.value] - 1)
        assert game_state.claim is not None
        claim = game_state.claim - 1
        return step.believed[claim] if move == BELIEVE else _doubted(step, claim)

    def _step(self, game_state: State) -> Step:
        return self._step_to(game_state, game_state.seat)

    def _step_to(self, game_state: State, seat: Seat) -> Step:
        """The announcement at hand, worth to one who is in."""
        seats = [each for each in range(self._game.seats) if each not in game_state.gone]
        played = self._round(tuple([game_state.chips[each] for each in seats]))
        return _worth_to(seats.index(seat), played[seats.index(game_state.seat), game_state.said - 1])


def _doubted(step: Step, claim: int) -> float:
    """What doubting brings. What nobody announces who plays so is taken for true as often as makes the answer right."""
    believed, doubted, often = step.believed[claim], step.if_doubted(claim), step.doubts[claim]
    if any(row[claim] for row in step.says):
        return doubted
    return min(doubted, believed) if often == 0 else max(doubted, believed) if often == 1 else believed


def _worth_to(one: int, play: Play) -> Step:
    believed, honest, caught = (array("d", each[:, one].tolist()) for each in (play.believed, play.honest, play.caught))
    says = tuple([array("d", row) for row in play.says.tolist()])
    return Step(says, array("d", play.doubts.tolist()), believed, honest, caught, float(play.value[one]))
