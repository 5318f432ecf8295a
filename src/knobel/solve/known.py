"""Solutions that are at hand: special ones first, then games small enough to be solved while somebody waits."""

from functools import lru_cache

import msgspec

from knobel.match import opening
from knobel.match.match import Match
from knobel.solve.rounds import RoundSolution, solve_round
from knobel.solve.shelf import Part, lies
from knobel.solve.solution import Solution, TooBig, can_solve
from knobel.solve.solving import solve

# Those with a solution written by hand.
SPECIAL = ("kniffel", "maexchen")
# A game with more states than this, or more that can follow from them, is not solved while somebody waits.
AT_ONCE, FOLLOWING_AT_ONCE = 100_000, 700_000
Key = tuple[str, int, int, bytes]


def best_known(game: Match) -> Solution | None:
    """The best solution that can be had at once, or None; without the libraries, only one whose values lie here."""
    return _known(_key(game)) if values_lie_here(game) or can_solve() else None


def best_known_round(game: Match) -> RoundSolution | None:
    """The solution of a game's rounds that can be had at once, or None."""
    return _known_round(_key(game)) if can_solve() else None


def special(game: Match) -> Solution | None:
    """The solution that was written for this game by hand, if there is one."""
    if game.info.id == "kniffel":
        from knobel.solve.kniffel import KniffelSolution

        return KniffelSolution(game)
    if game.info.id == "maexchen":
        from knobel.solve.maexchen_play import MaexchenSolution

        return MaexchenSolution(game)
    return None


def parts_of(game: Match) -> tuple[Part, ...]:
    """The values that the special solution of this game plays by; none where there is no such solution."""
    if game.info.id == "kniffel":
        from knobel.solve.kniffel import parts as parts_of_kniffel

        return parts_of_kniffel(game)
    if game.info.id == "maexchen":
        from knobel.solve.maexchen_play import parts as parts_of_maexchen

        return parts_of_maexchen(game)
    return ()


def values_lie_here(game: Match) -> bool:
    """Whether the special solution of this game need not be worked out first."""
    parts = parts_of(game)
    return bool(parts) and all(map(lies, parts))


def _key(game: Match) -> Key:
    return game.info.id, game.version, game.seats, msgspec.json.encode(game.options, order="sorted")


@lru_cache(maxsize=64)
def _known(key: Key) -> Solution | None:
    game = _game(key)
    found = special(game) or solve(game, limit_states=AT_ONCE, limit_edges=FOLLOWING_AT_ONCE)
    return None if isinstance(found, TooBig) else found


@lru_cache(maxsize=64)
def _known_round(key: Key) -> RoundSolution | None:
    found = solve_round(_game(key))
    return None if isinstance(found, TooBig) else found


def _game(key: Key) -> Match:
    id, version, seats, options = key
    return opening.stored_game(id, seats, msgspec.json.decode(options), version)
