"""What an expert of a game can give beyond what its rules and its advice say."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.match.match import Match
from knobel.match.utility import Unit
from knobel.minds.move_values import MoveValue
from knobel.minds.views import View
from knobel.solve.disk_cache import ValueTable, is_stored
from knobel.solve.solution import Ranked, Solution, Values

if TYPE_CHECKING:
    from knobel.solve.best_response import Play

# Opened with how much there is to do; told how much more has been done.
Progress = Callable[[int], AbstractContextManager[Callable[[int], None]]]


class Expert:
    """Somebody who knows one game, as it was agreed on. Every answer may be missing; tables are the expert's own."""

    def __init__(self, game: Match) -> None:
        self.game = game

    # The whole game ---------------------------------------------------------------------------------------------------

    def value_tables(self) -> tuple[ValueTable, ...]:
        """The values by which the solution that was written by hand plays."""
        return ()

    @property
    def values_file(self) -> Path | None:
        """The file that it plays by, where nobody can wait for its values to be worked out; it need not be there."""
        return None

    @property
    def has_values(self) -> bool:
        """Whether the values by which that solution plays need not be worked out first."""
        tables = self.value_tables()
        return bool(tables) and all(map(is_stored, tables))

    def solve_from_scratch(self, progress: Progress) -> float | None:
        """What the start is worth to every seat, worked out now, however long it takes; None where that is not done."""
        return None

    def handwritten_solution(self) -> Solution | None:
        """The solution that was written for this game by hand."""
        return None

    # The decision at hand ---------------------------------------------------------------------------------------------

    @property
    def values_moves(self) -> bool:
        """Whether moves are valued by calculation, which spares a search."""
        return type(self).value_moves is not Expert.value_moves

    @property
    def unit(self) -> Unit:
        """What the values of moves count."""
        return "points"

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        """The moves worth making in a view, the best one first; None where nothing can be said."""
        return None

    def policy(self, view: View) -> Ranked | None:
        """How often the strong make each move here, by what they know; None where that cannot be stated."""
        return None

    def standing(self, game_state: Any) -> Values | None:
        """What a state is worth to every seat once a round is decided; None where there is still something to decide.

        It counts what the game is played for.
        """
        return self.game.advice.estimate(game_state)

    def without_equilibria(self) -> "Expert | None":
        """The expert as it would be without equilibria; None where nothing is left of it."""
        return self

    def answered_round(self, play: "Play") -> Values | None:
        """What best answers to this play win by the first round of a game between two, as the beginner and as second.

        What follows the round is worth what it is if all is played best. None where only a walk by the rules can tell.
        """
        return None

    def best_answers(self, progress: Progress) -> Values | None:
        """What the best answer to `policy` wins of a whole game between two, for whoever begins and for the second.

        None where nobody has worked out how to find it.
        """
        return None

    def decide(self, view: View, strength: int, below: RandBelow) -> AnyMove | None:
        """What somebody of a strength from 0 to 100 does, in a game in which strength is knowing more; else None."""
        return None
