"""Sheets on paper: what may be written on them, whoever's turn it is and wherever the dice are.

The faces of games with a sheet say so, and a pad asks them: rules that know only turns and throws need no others.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

from knobel.core.dice import DiceSet, Faces
from knobel.core.moves import AnyMove


class Entry(NamedTuple):
    """What dice may be written as: in which cell, what then stands there, and the move that does it."""

    cell: str
    value: int
    move: AnyMove


class OnPaper(ABC):
    """What the face of a game with a sheet for everybody can say of the paper alone."""

    @abstractmethod
    def paper_dice(self) -> DiceSet:
        """The dice of which an entry is made."""

    @abstractmethod
    def lying(self, state: Any, seat: int, faces: Faces) -> tuple[Any, ...]:
        """The states in which these dice lie before a seat, and count for different things; the usual one is last."""

    @abstractmethod
    def entries(self, state: Any, seat: int) -> Iterator[Entry]:
        """What a seat may write with the dice that lie before it."""

    @abstractmethod
    def is_full(self, state: Any, seat: int) -> bool:
        """Whether nothing more can be written on somebody's sheet."""
