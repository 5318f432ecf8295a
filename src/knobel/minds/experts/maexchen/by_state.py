"""A solution of Mäxchen, asked by states of the game."""

from abc import ABC, abstractmethod

from knobel.core.moves import AnyMove, Say
from knobel.core.stages import Over, Seat
from knobel.games.bluff.maexchen.rules import BELIEVE, DOUBT, RANK, VALUES, Maexchen, State, rank
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.match.utility import utilities
from knobel.minds.experts.maexchen.rounds import Step, rules_of
from knobel.solve.solution import Ranked, Unit, Values

# Of the chances of all.
TOTAL = 1.0


class SolutionByState(ABC):
    """An equilibrium. Values are chances of winning."""

    exact = True
    unit: Unit = "chance"

    def __init__(self, game: Match) -> None:
        assert isinstance(game.rules, Maexchen)
        self._game = game
        self.rules = rules_of(game.rules.options)

    @property
    @abstractmethod
    def states(self) -> int:
        """Announcements solved: standings times values to beat."""

    def value(self, state: AnyState) -> Values:
        """What the state is worth to every seat when all play so; it knows the dice under the cup."""
        if state.game_state is None:
            return (TOTAL / self._game.seats,) * self._game.seats
        stage = self._game.stage(state)
        if isinstance(stage, Over):
            return utilities(self._game.rules, stage.result)
        return self._expected(state.game_state)

    def moves(self, state: AnyState, seat: Seat) -> Ranked:
        """Every move by what the seat knows, the best one first."""
        choices = self._game.choices(state, seat)
        if choices is None or state.game_state is None:
            return ()
        valued = [(move, self._worth(state.game_state, seat, move)) for move in choices.moves]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def policy(self, state: AnyState, seat: Seat) -> Ranked:
        """How often to say what, or to doubt."""
        if self._game.choices(state, seat) is None or state.game_state is None:
            return ()
        game_state, step = state.game_state, self._step(state.game_state)
        if game_state.claim is not None:
            doubts = step.doubts[game_state.claim - 1]
            return _often(((DOUBT, doubts), (BELIEVE, 1 - doubts)))
        row = step.says[under_the_cup(game_state)]
        return _often(tuple((Say(value), row[RANK[value] - 1]) for value in VALUES[game_state.said :]))

    @abstractmethod
    def _step(self, game_state: State) -> Step:
        """The announcement at hand, worth to the thrower."""

    @abstractmethod
    def _expected(self, game_state: State) -> Values:
        """What everybody can expect, with all dice known."""

    @abstractmethod
    def _worth(self, game_state: State, seat: Seat, move: AnyMove) -> float:
        """What a move is worth to the seat that makes it."""


def with_all_dice_known(step: Step, game_state: State) -> float:
    """What this announcement is worth to whom its step counts for."""
    if game_state.cup is None:
        return step.value
    under = rank(game_state.cup.value) - 1
    if game_state.claim is not None:
        return step.offered(under, game_state.claim - 1)
    return sum(often * step.offered(under, each) for each, often in enumerate(step.says[under]) if often)


def under_the_cup(game_state: State) -> int:
    """The rank under the thrower's own cup, from 0."""
    assert game_state.cup is not None
    own = game_state.cup.shown_to(game_state.seat)
    assert own is not None
    return rank(own) - 1


def _often(moves: Ranked) -> Ranked:
    return tuple(sorted((pair for pair in moves if pair[1] > 0), key=lambda pair: -pair[1]))
