"""The shelf in the lobby: games in pages, and what somebody wishes for in words."""

from collections.abc import Iterator
from typing import NamedTuple

from knobel.cli.commands.games import Wish
from knobel.cli.voice import Voice

# What can be wished for: with a number, or by its word alone.
COUNTED = ("players", "dice", "minutes")
PLAIN = {"decisions": ("decisions", True), "luck": ("decisions", False), "hidden": ("hidden", True)}


class Shelf(NamedTuple):
    """Games that are listed, so many on a page. Their numbers go on from page to page."""

    ids: tuple[str, ...]
    size: int
    number: int = 0
    with_families: bool = False

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return -(-len(self.ids) // self.size)

    def page(self) -> Iterator[tuple[int, str]]:
        """The games of this page, each with its number in the whole list."""
        begin = self.number * self.size
        yield from enumerate(self.ids[begin : begin + self.size], start=begin + 1)

    def turned(self) -> "Shelf":
        """The next page; after the last one the first."""
        return self._replace(number=(self.number + 1) % self.pages)


def read_wish(text: str, voice: Voice) -> Wish | None:
    """What somebody wishes for, such as `players=4 hidden`; None for anything else."""
    wish: dict[str, int | bool] = {}
    for word in text.lower().split():
        name, sign, told = word.partition("=")
        counted = [each for each in COUNTED if sign and name in (each, *voice.words(f"cli-words-wish-{each}"))]
        plain = [each for each in PLAIN if not sign and name in (each, *voice.words(f"cli-words-wish-{each}"))]
        if counted and told.isascii() and told.isdecimal() and len(told) < 4:
            wish[counted[0]] = int(told)
        elif plain:
            field, wanted = PLAIN[plain[0]]
            wish[field] = wanted
        else:
            return None
    return Wish(**wish) if wish else None  # type: ignore[arg-type]
