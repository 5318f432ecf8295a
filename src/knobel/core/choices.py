"""Choices: what one seat may do now, as a list of moves and described spaces of moves."""

from collections.abc import Iterator

from knobel.core.moves import AnyMove, Move
from knobel.core.spaces import COUNTED, OPEN, Below, Open, Space, listed

Item = Move | Space
# Choices that recur and have up to so many moves list them once; in others a move is found by its number.
FEW = 64
SPACES = COUNTED + OPEN


class Choices:
    """What a seat may do. The first item is the mildest one: it is played for a seat whose time has run out."""

    __slots__ = ("_moves", "_recurs", "items", "open_spaces", "size")

    def __init__(self, *items: Item) -> None:
        self.items = items
        self.open_spaces: tuple[Open, ...] = tuple([item for item in items if isinstance(item, OPEN)])
        self.size = sum([item.count() if isinstance(item, COUNTED) else 1 for item in items]) - len(self.open_spaces)
        self._moves: tuple[AnyMove, ...] | None = None
        self._recurs = False

    def __repr__(self) -> str:
        return f"Choices{self.items!r}"

    def __contains__(self, move: object) -> bool:
        # A loop, because this stands in the way of every move.
        for item in self.items:  # noqa: SIM110
            if item == move or (isinstance(item, SPACES) and move in item):
                return True
        return False

    def listed(self) -> Iterator[AnyMove]:
        """Every move that can be listed."""
        for item in self.items:
            if isinstance(item, COUNTED):
                yield from listed(item)
            elif not isinstance(item, OPEN):
                yield item

    @property
    def moves(self) -> tuple[AnyMove, ...]:
        """Every move that can be listed, at hand for choices that recur."""
        if self._moves is None:
            self._moves = tuple(self.listed())
        return self._moves

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
        if number >= self.size:
            return self.open_spaces[number - self.size].sample(below)
        if self._recurs and self.size <= FEW:
            return self.moves[number]
        self._recurs = True
        return self.nth(number)

    @property
    def mildest(self) -> AnyMove:
        """The move played for a seat that lets its time run out."""
        return self.nth(0)
