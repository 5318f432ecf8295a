"""The expert of Mäxchen: plays an equilibrium between two; among more it knows nothing that search does not find."""

from functools import cached_property
from typing import Any

from knobel.games.bluff.maexchen.rules import Maexchen
from knobel.match.state import MatchState
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.maexchen.rounds import rules_of
from knobel.minds.experts.maexchen.solution import PLAYERS, MaexchenSolution, value_table
from knobel.solve.disk_cache import ValueTable
from knobel.solve.solution import Values


class MaexchenExpert(Expert):
    """Knows Mäxchen for two."""

    def value_tables(self) -> tuple[ValueTable, ...]:
        rules = self.game.rules
        assert isinstance(rules, Maexchen)
        return (value_table(rules_of(rules.options), self.game.info.version),) if self._for_two else ()

    def handwritten_solution(self) -> MaexchenSolution | None:
        return self._solution if self._for_two else None

    def standing(self, game_state: Any) -> Values | None:
        """Between two rounds nothing is said, and nothing lies under the cup."""
        if not self._for_two:
            return super().standing(game_state)
        if game_state.said or game_state.cup is not None:
            return None
        return self._solution.value(MatchState(0, None, game_state))

    @property
    def _for_two(self) -> bool:
        return self.game.seats == PLAYERS

    @cached_property
    def _solution(self) -> MaexchenSolution:
        return MaexchenSolution(self.game)


EXPERT = MaexchenExpert
