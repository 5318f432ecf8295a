"""The expert of Mäxchen: plays an equilibrium of the whole game, between two and among three."""

from functools import cached_property
from typing import Any

from knobel.games.bluff.maexchen.rules import Maexchen
from knobel.match.state import MatchState
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.maexchen.by_state import SolutionByState
from knobel.minds.experts.maexchen.rounds import rules_of
from knobel.minds.experts.maexchen.solution import PLAYERS, MaexchenSolution, value_table
from knobel.solve.disk_cache import ValueTable
from knobel.solve.solution import Values, can_solve

# Among more players, or with more chips, announcements are met that cannot be solved so.
MOST_PLAYERS, MOST_CHIPS = 3, 5


class MaexchenExpert(Expert):
    """Knows Mäxchen for two, and for three where the last one left wins and every round costs somebody chips."""

    def value_tables(self) -> tuple[ValueTable, ...]:
        return (value_table(rules_of(self._rules.options), self.game.info.version),) if self._for_two else ()

    def handwritten_solution(self) -> SolutionByState | None:
        return self._solution

    def standing(self, game_state: Any) -> Values | None:
        """Between two rounds nothing is said, and nothing lies under the cup."""
        if self._solution is None:
            return super().standing(game_state)
        if game_state.said or game_state.cup is not None:
            return None
        return self._solution.value(MatchState(0, None, game_state))

    @property
    def _rules(self) -> Maexchen:
        assert isinstance(self.game.rules, Maexchen)
        return self.game.rules

    @property
    def _for_two(self) -> bool:
        return self.game.seats == PLAYERS

    @property
    def _among_more(self) -> bool:
        """Whether an equilibrium among more than two is worked out.

        Where the first one out ends the game, somebody may wish to be caught; where believing is free, whole rounds
        could change nothing.
        """
        options = self._rules.options
        fits = self.game.seats <= MOST_PLAYERS and options.elimination_chips <= MOST_CHIPS
        wanted = options.play_until == "last_survivor" and options.believe_maexchen_chips > 0
        return fits and wanted and can_solve()

    @cached_property
    def _solution(self) -> SolutionByState | None:
        if self._for_two:
            return MaexchenSolution(self.game)
        if not self._among_more:
            return None
        from knobel.minds.experts.maexchen.solution_among_more import SolutionAmongMore

        return SolutionAmongMore(self.game)


EXPERT = MaexchenExpert
