"""Word lists as a game is handed one: named and dated, so that it can be told which list was asked.

Rules never read a list. What it says about a word stands in the event that made the rules ask (`Did.words`,
`Expired.words`), so that a game can be replayed whatever list is at hand.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol


class Words(Protocol):
    """Words in the form in which they are compared, and no others."""

    def __contains__(self, word: object, /) -> bool: ...

    def __iter__(self) -> Iterator[str]: ...


@dataclass(frozen=True)
class Lexicon:
    """A word list that never changes: another list has another name or version. Its words are read when needed."""

    name: str
    version: str
    language: str
    words: Callable[[], Words]

    @property
    def title(self) -> str:
        """How records and logs name the list."""
        return f"{self.name} {self.version}"

    def __contains__(self, word: object) -> bool:
        return word in self.words()
