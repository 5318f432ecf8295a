"""Solutions that can be had: those written by hand first, then those of games that are small enough to be solved."""

from pathlib import Path

from knobel.match.match import Match
from knobel.minds.experts import expert_for
from knobel.minds.experts.expert import Expert
from knobel.solve.rounds import RoundSolution, solve_round
from knobel.solve.solution import Solution, TooBig, can_solve
from knobel.solve.solving import LIMIT_STATES, solve

# A game with more states than this, or more that can follow from them, is not solved while somebody waits.
AT_ONCE, FOLLOWING_AT_ONCE = 100_000, 700_000


def best_solution(game: Match, *, limit_states: int = LIMIT_STATES) -> Solution | TooBig:
    """The solution that was written for this game by hand, or else what the solver finds."""
    return handwritten_solution(game) or solve(game, limit_states=limit_states)


def best_known(game: Match) -> Solution | None:
    """The best solution that can be had at once, or None; without the libraries, only one whose values are stored."""
    expert = expert_for(game)
    if not values_are_stored(expert) and not can_solve():
        return None
    found = None if expert is None else expert.handwritten_solution()
    return found or _none_if_too_big(solve(game, limit_states=AT_ONCE, limit_edges=FOLLOWING_AT_ONCE))


def best_known_round(game: Match) -> RoundSolution | None:
    """The solution of a game's rounds that can be had at once, or None."""
    if not can_solve():
        return None
    found = solve_round(game)
    return None if isinstance(found, TooBig) else found


def handwritten_solution(game: Match) -> Solution | None:
    """The solution that was written for this game by hand, if there is one."""
    expert = expert_for(game)
    return None if expert is None else expert.handwritten_solution()


def values_are_stored(expert: Expert | None) -> bool:
    """Whether what an expert's solution plays by need not be worked out first."""
    return expert is not None and expert.has_values


def missing_file(expert: Expert | None) -> Path | None:
    """The file that an expert's solution plays by, where it is not there."""
    file = None if expert is None else expert.values_file
    return file if file is not None and not file.is_file() else None


def _none_if_too_big(found: Solution | TooBig) -> Solution | None:
    return None if isinstance(found, TooBig) else found
