"""What a seat knows of a table, and worlds that could be the real one.

`InformationState` is a value: the set-up of the table, and the state redacted by what the seat may not know. A `World`
is played in a game of its own, so that no way leads from it to the real table.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

from msgspec import Struct

from knobel.core.advice import Advice
from knobel.core.frozen import Frozen
from knobel.core.lexicon import Lexicon
from knobel.core.options import Value
from knobel.core.secrets import Secret, redacted
from knobel.core.spaces import RandBelow
from knobel.match import opening
from knobel.match.match import Match

# A server has tables of many kinds; a game that is not asked for for a while is made anew.
GAMES_KEPT = 256
# So many worlds can be looked at one by one.
MOST_WORLDS = 216


class World(NamedTuple):
    """A game and a state of it, to be played on at will."""

    game: Match
    state: Any


class InformationState(Frozen, frozen=True):
    """All that a seat knows of a table."""

    id: str
    seats: int
    options: dict[str, Value]
    seat: int
    state: Any
    lexicon: Lexicon | None = None

    @property
    def game(self) -> Match:
        """A game like the one at the table, and not the same."""
        return _game(self.id, self.seats, tuple(self.options.items()), self.lexicon)

    def imagine(self, below: RandBelow) -> World:
        """A world that could be the real one, with hidden dice drawn by their weights."""
        game = self.game
        if self.state.game_state is None:
            return World(game, self.state)
        return World(
            game, self.state.but(game_state=game.advice.sample_hidden(self.state.game_state, self.seat, below))
        )


def seen_by_nobody(state: Any) -> bool:
    """Whether all that is hidden in a state is hidden from everybody, so that nobody knows more than others."""
    if isinstance(state, Secret):
        return not state.seen_by
    if isinstance(state, Struct):
        return all(seen_by_nobody(getattr(state, name)) for name in state.__struct_fields__)
    return not isinstance(state, tuple) or all(map(seen_by_nobody, state))


def every_world(advice: Advice[Any], state: Any, seat: int) -> tuple[tuple[Any, float], ...] | None:
    """All that this state may be to a seat, with its chance; None where that is too much to list."""
    found: list[tuple[Any, float]] = []
    draws = _Draws()
    while len(found) <= MOST_WORLDS:
        try:
            world = advice.sample_hidden(state, seat, draws.below)
        except RecursionError:
            # It is drawn until it fits, and what is tried here in turn might never do so.
            return None
        found.append((world, draws.chance))
        if not draws.advance():
            return tuple(found)
    return None


class _Draws:
    """Numbers drawn not by chance but all in turn, as on an odometer."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._sizes: list[int] = []

    def below(self, size: int) -> int:
        """The next number of this row."""
        self._sizes.append(size)
        if len(self._sizes) > len(self._numbers):
            self._numbers.append(0)
        return self._numbers[len(self._sizes) - 1]

    @property
    def chance(self) -> float:
        """How likely this row was to be drawn."""
        return 1 / prod(self._sizes)

    def advance(self) -> bool:
        """Go on to the next row; False after the last one."""
        while self._numbers and self._numbers[-1] + 1 == self._sizes[len(self._numbers) - 1]:
            self._numbers.pop()
        if self._numbers:
            self._numbers[-1] += 1
        self._sizes.clear()
        return bool(self._numbers)


def known_to(game: Match, state: Any, seat: int) -> InformationState:
    """What a seat knows of this state."""
    options: Mapping[str, Value] = game.options
    return InformationState(game.info.id, game.seats, dict(options), seat, redacted(state, seat), game.advice.lexicon)


@lru_cache(maxsize=GAMES_KEPT)
def _game(id: str, seats: int, options: tuple[tuple[str, Value], ...], lexicon: Lexicon | None) -> Match:
    return opening.stored_game(id, seats, dict(options), lexicon=lexicon)
