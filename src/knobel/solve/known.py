"""Solutions that are at hand: special ones first, then games small enough to be solved while somebody waits."""

from functools import lru_cache

import msgspec

from knobel.games import registry
from knobel.parts.ground import Play
from knobel.solve.solution import Solution, TooBig, missing_libraries
from knobel.solve.solving import solve

# A game with more states than this is not solved while somebody waits.
AT_ONCE = 60_000
Key = tuple[str, int, int, bytes]


def best_known(game: Play) -> Solution | None:
    """The best solution that can be had at once, or None; also None where the numeric libraries are missing."""
    if missing_libraries():
        return None
    return _known(_key(game))


def _key(game: Play) -> Key:
    return game.info.id, game.info.version, game.seats, msgspec.json.encode(game.options, order="sorted")


@lru_cache(maxsize=64)
def _known(key: Key) -> Solution | None:
    id, version, seats, options = key
    game = registry.game(id, seats, msgspec.json.decode(options), version)
    if id == "kniffel":
        from knobel.solve.kniffel import KniffelSolution

        return KniffelSolution(game)
    if id == "maexchen":
        from knobel.solve.maexchen_play import MaexchenSolution

        return MaexchenSolution(game)
    found = solve(game, limit_states=AT_ONCE)
    return None if isinstance(found, TooBig) else found
