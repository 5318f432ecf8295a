"""What scripts and notebooks ask for: a game played, what is best in it, what a result is worth."""

from collections.abc import Sequence
from typing import Any

from knobel.core.errors import KnobelError
from knobel.core.results import Result
from knobel.core.stages import Ask, Seat
from knobel.match import utility
from knobel.match.match import Match
from knobel.match.position_checks import imagined
from knobel.minds import arena
from knobel.minds.arena import Chance, Playthrough
from knobel.minds.experts import expert_for
from knobel.minds.hints import Hint, hints
from knobel.minds.knowledge import Knowledge
from knobel.minds.mind import Mind
from knobel.minds.simulating import minds_given
from knobel.minds.solutions import best_solution, values_are_stored
from knobel.solve.solution import Solution, TooBig, missing_libraries
from knobel.solve.solving import LIMIT_STATES


def play(
    game: Match,
    minds: Sequence[str | Mind] = ("strong",),
    *,
    seed: int | str | Chance = 0,
    state: Any = None,
) -> Playthrough:
    """Play a game to its end, from the start or from a state of it: seat k by mind k, going round where they are fewer.

    The same seed gives the same game. What comes of it has its result and all its events.
    """
    chance = seed if isinstance(seed, Chance) else Chance(seed)
    begin = game.start() if state is None else state
    return arena.play(game, begin, minds_given(minds), chance, keep_events=True)


class Adviser:
    """Whoever asks for advice again and again: what has been worked out about a game is kept for the next question."""

    def __init__(self, knowledge: Knowledge | None = None) -> None:
        self._knowledge = knowledge or Knowledge()

    def advise(self, game: Match, state: Any, seat: Seat | None = None, *, seed: int | str = 0) -> tuple[Hint, ...]:
        """The best moves in a state for a seat that is asked, or for the first of those: at most three, best first.

        They are valued by a solution where there is one, else by search, and by what the seat may know: what is hidden
        from it has no part in them, and may be unknown. Nothing is advised where nobody is asked.
        """
        chance = Chance(seed)
        table = imagined(game, state, chance.below)
        stage = game.stage(table)
        if not isinstance(stage, Ask):
            return ()
        asked = next(iter(stage.choices)) if seat is None else seat
        self._knowledge.prepare(game)
        return hints(game, table, asked, chance.below, knowledge=self._knowledge)


def advise(
    game: Match, state: Any, seat: Seat | None = None, *, seed: int | str = 0, knowledge: Knowledge | None = None
) -> tuple[Hint, ...]:
    """The best moves in a single state, as an `Adviser` says them, who is gone afterwards with what was worked out.

    Whoever has more than one question has an `Adviser` of their own, or gives the same `knowledge` every time.
    """
    return Adviser(knowledge).advise(game, state, seat, seed=seed)


def solution(game: Match, *, limit_states: int = LIMIT_STATES) -> Solution | TooBig:
    """What every position of a game is worth: by the solution that was written for it by hand, or worked out.

    Working it out needs the numeric libraries; values that come with the package do not.
    """
    missing = missing_libraries()
    if missing and not values_are_stored(expert_for(game)):
        raise KnobelError("extra-missing", package=", ".join(missing), extra="solve")
    return best_solution(game, limit_states=limit_states)


def utilities(game: Match, result: Result) -> tuple[float, ...]:
    """What a result is worth to every seat: net chips, points of a game alone, or else the share of a win."""
    return utility.utilities(game.rules, result)
