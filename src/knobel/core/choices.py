"""Choices: what one seat may do now, as a list of moves and described spaces of moves."""

from collections.abc import Iterator
from functools import cached_property

from knobel.core.moves import AnyMove, Move
from knobel.core.spaces import COUNTED, OPEN, Below, Counted, Open, Space, listed

Item = Move | Space


class Choices:
    """What a seat may do. The first item is the mildest one: it is played for a seat whose time has run out."""

    def __init__(self, *items: Item) -> None:
        self.items = items

    def __repr__(self) -> str:
        return f"Choices{self.items!r}"

    def __contains__(self, move: object) -> bool:
        return move in self._plain or any(move in space for space in self._spaces)

    @cached_property
    def _plain(self) -> frozenset[AnyMove]:
        return frozenset(item for item in self.items if not isinstance(item, COUNTED + OPEN))

    @cached_property
    def _spaces(self) -> tuple[Space, ...]:
        return tuple(item for item in self.items if isinstance(item, COUNTED + OPEN))

    @cached_property
    def open_spaces(self) -> tuple[Open, ...]:
        """The spaces whose moves cannot be listed."""
        return tuple(item for item in self.items if isinstance(item, OPEN))

    @cached_property
    def size(self) -> int:
        """How many moves can be listed."""
        return sum(item.count() if isinstance(item, COUNTED) else not isinstance(item, OPEN) for item in self.items)

    def listed(self) -> Iterator[AnyMove]:
        """Every move that can be listed."""
        for item in self.items:
            if isinstance(item, COUNTED):
                yield from listed(item)
            elif not isinstance(item, OPEN):
                yield item

    @cached_property
    def moves(self) -> tuple[AnyMove, ...]:
        """Every move that can be listed, at hand for choices that recur."""
        return tuple(self.listed())

    def nth(self, number: int) -> AnyMove:
        """The listed move with this number."""
        for item in self.items:
            if isinstance(item, COUNTED):
                count = item.count()
                if number < count:
                    return item.nth(number)
                number -= count
            elif not isinstance(item, OPEN):
                if number == 0:
                    return item
                number -= 1
        raise IndexError(number)

    def sample(self, below: Below) -> AnyMove:
        """A move drawn evenly from all that can be listed; an open space weighs as much as one listed move."""
        number = below(self.size + len(self.open_spaces))
        if number < self.size:
            return self.nth(number)
        return self.open_spaces[number - self.size].sample(below)

    @cached_property
    def mildest(self) -> AnyMove:
        """The move played for a seat that lets its time run out."""
        return self.nth(0)


__all__ = ["Choices", "Counted", "Item", "Open"]
