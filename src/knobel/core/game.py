"""A game of the box: its facts, its rules, its face, and what may be advised."""

from typing import Any, NamedTuple

from knobel.core.advice import Advice
from knobel.core.face import Face
from knobel.core.info import Info
from knobel.core.options import Options
from knobel.core.rules import Rules


class Variant(NamedTuple):
    """Another game of the same name: the one that is played where an option has this value."""

    option: str
    value: Any
    game: "Game"


class Game(NamedTuple):
    """What a module of the box declares in its last line: `GAME = Game(INFO, Pasch, SeriesFace)`."""

    info: Info
    rules: type[Rules[Any, Any]]
    face: type[Face[Any]]
    advice: type[Advice[Any]] = Advice
    variants: tuple[Variant, ...] = ()

    def __repr__(self) -> str:
        return f"<Game {self.info.id}>"

    @property
    def options_type(self) -> type[Options]:
        """What a table can agree on about the game itself."""
        return self.rules.options_type

    def played_with(self, options: Any) -> "Game":
        """The game that is played with these options."""
        return next((each.game for each in self.variants if getattr(options, each.option) == each.value), self)
