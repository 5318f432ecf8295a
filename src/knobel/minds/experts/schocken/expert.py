"""The expert of Schocken: a turn is looked through to its end, for what the round leaves to its player.

Between two, a round is played by an equilibrium for what it leaves behind; that takes the libraries of the solver.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import State
from knobel.match.match import Match
from knobel.match.utility import Unit, unit_of
from knobel.minds.experts.expert import Expert, Progress
from knobel.minds.experts.schocken.standing_file import read_standings
from knobel.minds.experts.schocken.steps import Step, step_to
from knobel.minds.experts.schocken.tables import Tables
from knobel.minds.experts.schocken.turns import SchockenTurn, under_cup
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.solve.solution import Ranked, Values, can_solve

# Only whoever can solve opens this.
if TYPE_CHECKING:
    from knobel.minds.experts.schocken.round_play import RoundPlay, Sign
    from knobel.solve.best_response import Play


class SchockenExpert(Expert):
    """Knows Schocken: every move by the chance not to lose the game."""

    def __init__(self, game: Match, *, equilibria: bool = True) -> None:
        super().__init__(game)
        assert isinstance(game.rules, Schocken)
        self._between_two = game.seats == 2 and equilibria and can_solve()
        known = read_standings(game.rules.options, game.info.version) if self._between_two else None
        self.tables = Tables(game.rules.options, known)

    @property
    def unit(self) -> Unit:
        return unit_of(self.game.rules)

    def policy(self, view: View) -> Ranked | None:
        """Between two nothing is imagined, so how often what is done can be stated."""
        if self.game.seats > 2:
            return None
        if (position := self._position(view)) is not None:
            often = position.play.policy(position.sign, position.step)
            return tuple([(move, often[step]) for step, move in position.distinct.items() if often[step] > 0])
        valued = self.value_moves(view, lambda _: 0)
        return None if valued is None else ((valued[0].move, 1.0),)

    def standing(self, game_state: Any) -> Values | None:
        """Between two rounds of two, by the chain of all rounds to come; else by the discs as they lie."""
        estimate = self.game.advice.estimate(game_state)
        if estimate is None or not self._between_two:
            return estimate
        safe = self.tables.halves.safe(game_state, 0)
        return estimate if safe is None else (safe, 1 - safe)

    def without_equilibria(self) -> "SchockenExpert":
        return SchockenExpert(self.game, equilibria=False)

    def answered_round(self, play: "Play") -> Values | None:
        if not self._between_two:
            return None
        from knobel.minds.experts.schocken.asking import best_answers_to

        return best_answers_to(self.tables, play)

    def best_answers(self, progress: Progress) -> Values | None:
        if not self._between_two:
            return None
        from knobel.minds.experts.schocken.table_values import SWEEPS, best_answers, played_rounds

        with progress(len(self.tables.chain.numbers)) as advance:
            played = played_rounds(self.tables, self.tables.halves.chances, advance)
        with progress(SWEEPS * len(self.tables.chain.numbers)) as advance:
            return best_answers(self.tables, played, advance)

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        assert view.known is not None
        advice, game_state = view.known.game.advice, view.known.state.game_state
        if not isinstance(advice, SchockenAdvice) or game_state is None or view.known.game.ground.games > 1:
            return None
        position = self._position(view)
        worth = None if position is None else position.play.values(position.sign)
        if position is not None and worth is not None:
            return _sorted(view, {move: worth[step] for move, step in position.moves.items()}, 0.0)
        before = [under_cup(advice, game_state, number) for number in range(len(game_state.stood))]
        turn = SchockenTurn(advice, self.tables, any_world(advice, game_state), before, below)
        return _sorted(view, {move: turn.worth(move) for move in view.choices.moves}, turn.telling)

    def _position(self, view: View) -> "_Position | None":
        """Where a round between two stands; None where nobody has worked out how it is played."""
        assert view.known is not None
        game_state = view.known.state.game_state
        if not self._between_two or game_state is None or view.known.game.ground.games > 1:
            return None
        play = self.tables.round_play(game_state)
        return None if play is None else _position(play, view)


class _Position(NamedTuple):
    """A decision in a round between two: how that is played, what is seen of a turn that is over, where moves lead."""

    play: "RoundPlay"
    sign: "Sign | None"
    step: Step
    moves: dict[AnyMove, Step]

    @property
    def distinct(self) -> dict[Step, AnyMove]:
        """The steps that moves lead to, each with one of those moves."""
        return {step: move for move, step in reversed(self.moves.items())}


def _position(play: "RoundPlay", view: View) -> _Position:
    from knobel.minds.experts.schocken.round_play import sign_of

    assert view.known is not None
    advice = view.known.game.advice
    assert isinstance(advice, SchockenAdvice)
    rules, state = advice.rules, any_world(advice, view.known.state.game_state)
    after = {move: step_to(rules, state, rules.did(state, view.seat, move)) for move in view.choices.moves}
    sign = sign_of(state.stood[0]) if state.stood else None
    return _Position(play, sign, step_to(rules, state, state), after)


def any_world(advice: SchockenAdvice, state: State) -> State:
    """The state with something under every cup that may lie there; what it is does not matter to anybody's moves."""
    return state.but(stood=tuple([advice.possible(turn)[0][0] for turn in state.stood]))


def _sorted(view: View, worth: dict[AnyMove, float], telling: float) -> tuple[MoveValue, ...]:
    """Moves with what they are worth, the best one first."""
    looks = dict(zip(view.moves, view.heuristics, strict=True))
    valued = [MoveValue(move, value, EXACT, 1) for move, value in worth.items()]
    as_good = max(worth.values()) - telling
    looks_best = max((looks.get(each.move) or 0.0 for each in valued if each.value >= as_good), default=0.0)
    return tuple(sorted(valued, key=lambda each: _order(each, looks.get(each.move), as_good, looks_best)))


def _order(each: MoveValue, looks: float | None, as_good: float, looks_best: float) -> tuple[bool, float]:
    """Of all that is hardly worse than the best, what looks best goes first; the others follow by their values."""
    return not (each.value >= as_good and looks == looks_best), -each.value


EXPERT = SchockenExpert
