"""The expert of Mäxchen: plays an equilibrium."""

from knobel.games.bluff.maexchen import Maexchen
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.maexchen.rounds import rules_of
from knobel.minds.experts.maexchen.solution import MaexchenSolution, value_table
from knobel.solve.disk_cache import ValueTable


class MaexchenExpert(Expert):
    """Knows Mäxchen."""

    def value_tables(self) -> tuple[ValueTable, ...]:
        rules = self.game.rules
        assert isinstance(rules, Maexchen)
        return (value_table(rules_of(rules.options), self.game.info.version, for_two=self.game.seats == 2),)

    def handwritten_solution(self) -> MaexchenSolution:
        return MaexchenSolution(self.game)


EXPERT = MaexchenExpert
