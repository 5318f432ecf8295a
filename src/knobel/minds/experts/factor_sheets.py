"""Sheets with a factor for every row: filled by what the whole sheet then comes to on average."""

from knobel.core.spaces import RandBelow
from knobel.games.sheet._factors import FactorAdvice, FactorRules
from knobel.minds.experts.expert import Expert
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View


class FactorExpert(Expert):
    """Knows sheets with factors: the rows by what the whole comes to, filled as well as can be."""

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...]:
        game, state = view.imagine(below)
        rules, advice = game.rules, game.advice
        assert isinstance(rules, FactorRules)
        assert isinstance(advice, FactorAdvice)
        entries, faces = state.game_state.sheets[view.seat], state.game_state.faces
        sign = -1 if rules.lowest_wins() else 1
        worth = {move: sign * advice.prospect(rules.written(entries, faces, move)) for move in view.choices.moves}
        ranked = sorted(worth.items(), key=lambda item: -item[1])
        return tuple(MoveValue(move, value, EXACT, 1) for move, value in ranked)


EXPERT = FactorExpert
