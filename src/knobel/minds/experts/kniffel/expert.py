"""The expert of Kniffel: plays by the values of all sheets, and without them as on any score sheet."""

from knobel.games.sheet.kniffel import Kniffel
from knobel.minds.experts.kniffel.sheets import rules_of
from knobel.minds.experts.kniffel.solution import KniffelSolution, value_table
from knobel.minds.experts.score_sheets import SheetExpert
from knobel.solve.disk_cache import ValueTable


class KniffelExpert(SheetExpert):
    """Knows Kniffel."""

    def value_tables(self) -> tuple[ValueTable, ...]:
        rules = self.game.rules
        assert isinstance(rules, Kniffel)
        return (value_table(rules_of(rules), self.game.info.version),)

    def handwritten_solution(self) -> KniffelSolution:
        return KniffelSolution(self.game)


EXPERT = KniffelExpert
