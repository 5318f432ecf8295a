"""The expert of Schocken: a turn is looked through to its end, for what the round leaves to its player."""

from typing import Any

from knobel.core.spaces import RandBelow
from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.rules import Schocken
from knobel.match.match import Match
from knobel.match.utility import Unit, unit_of
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.schocken.tables import Tables
from knobel.minds.experts.schocken.turns import SchockenTurn, under_cup
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.solve.solution import Ranked, Values, can_solve


class SchockenExpert(Expert):
    """Knows Schocken: every move by the chance not to lose the game."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        assert isinstance(game.rules, Schocken)
        self.tables = Tables(game.rules.options)

    @property
    def unit(self) -> Unit:
        return unit_of(self.game.rules)

    def policy(self, view: View) -> Ranked | None:
        """Between two nothing is imagined, so that the same is done every time."""
        if self.game.seats > 2:
            return None
        valued = self.value_moves(view, lambda _: 0)
        return None if valued is None else ((valued[0].move, 1.0),)

    def standing(self, inner: Any) -> Values | None:
        """Between two rounds of two, by the chain of all rounds to come; else by the discs as they lie."""
        estimate = self.game.advice.estimate(inner)
        if estimate is None or self.game.seats > 2 or not can_solve():
            return estimate
        safe = self.tables.halves.safe(inner, 0)
        return estimate if safe is None else (safe, 1 - safe)

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        assert view.known is not None
        advice, inner = view.known.game.advice, view.known.state.game_state
        if not isinstance(advice, SchockenAdvice) or inner is None or view.known.game.ground.games > 1:
            return None
        before = [under_cup(advice, inner, number) for number in range(len(inner.stood))]
        turn = SchockenTurn(advice, self.tables, view.imagine(below).state.game_state, before, below)
        looks = dict(zip(view.moves, view.heuristics, strict=True))
        valued = [MoveValue(move, turn.worth(move), EXACT, 1) for move in view.choices.moves]
        as_good = max(each.value for each in valued) - turn.telling
        looks_best = max((looks.get(each.move) or 0.0 for each in valued if each.value >= as_good), default=0.0)
        return tuple(sorted(valued, key=lambda each: _order(each, looks.get(each.move), as_good, looks_best)))


def _order(each: MoveValue, looks: float | None, as_good: float, looks_best: float) -> tuple[bool, float]:
    """Of all that is hardly worse than the best, what looks best goes first; the others follow by their values."""
    return not (each.value >= as_good and looks == looks_best), -each.value


EXPERT = SchockenExpert
