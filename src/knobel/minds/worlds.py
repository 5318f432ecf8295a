"""What a seat knows of a table, and worlds that could be the real one.

`Known` is a value: the set-up of the table, and the state with blanks for what the seat may not know. A `World` is
played in a game of its own, so that no way leads from it to the real table.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.options import Value
from knobel.core.secrets import blanked
from knobel.core.spaces import Below
from knobel.games import registry
from knobel.parts.ground import Play

# A server has tables of many kinds; a game that is not asked for for a while is made anew.
GAMES_KEPT = 256


class World(NamedTuple):
    """A game and a state of it, to be played on at will."""

    game: Play
    state: Any


class Known(Frozen, frozen=True):
    """All that a seat knows of a table."""

    id: str
    seats: int
    options: dict[str, Value]
    seat: int
    state: Any

    @property
    def game(self) -> Play:
        """A game like the one at the table, and not the same."""
        return _game(self.id, self.seats, tuple(self.options.items()))

    def imagine(self, below: Below) -> World:
        """A world that could be the real one, with hidden dice drawn by their weights."""
        game = self.game
        return World(game, game.imagined(self.state, self.seat, below))


def known_to(game: Game[Any], state: Any, seat: int) -> Known:
    """What a seat knows of this state."""
    options: Mapping[str, Value] = game.options
    return Known(game.info.id, game.seats, dict(options), seat, blanked(state, seat))


@lru_cache(maxsize=GAMES_KEPT)
def _game(id: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Play:
    return registry.game(id, seats, dict(options))
