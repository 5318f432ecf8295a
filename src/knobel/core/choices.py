"""Choices: what one seat may do now, as a list of moves and described spaces of moves."""

from collections.abc import Iterator
from typing import cast, get_args

from knobel.core.frozen import Unchanging
from knobel.core.moves import AnyMove, Keep, Move
from knobel.core.notation import write_move
from knobel.core.spaces import CountedSpace, Open, OpenSpace, RandBelow, Space, listed

Item = Move | Space
# Choices that are asked for often and have few moves list them once; in others a move is found by its number.
FEW, OFTEN = 64, 8
MOVES = frozenset(get_args(AnyMove))
SPACES = (CountedSpace, OpenSpace)


class Choices(Unchanging):
    """What a seat may do. The first item is the mildest one: it is played for a seat whose time has run out."""

    __slots__ = ("_asked", "_moves", "_open", "_size", "_spaces", "items")

    def __init__(self, *items: Item) -> None:
        self.items = items
        # Nobody asks for most choices, of all that several seats have: what follows from the items can wait.
        self._spaces: tuple[Space, ...] | None = None

    def _counted(self) -> tuple[Space, ...]:
        """The spaces among the items, once their moves have been counted."""
        if self._spaces is not None:
            return self._spaces
        spaces = cast(tuple[Space, ...], tuple([item for item in self.items if type(item) not in MOVES]))
        self._size = len(self.items) - len(spaces)
        self._open: tuple[Open, ...] = ()
        for space in spaces:
            count = space.count()
            if count is None:
                self._open += (cast(Open, space),)
            else:
                self._size += count
        self._moves: tuple[AnyMove, ...] | None = None
        self._asked = 0
        self._spaces = spaces
        # A keep may stand by itself, because it is the mildest move, and be in a space as well: it is listed once.
        if spaces and type(self.items[0]) is Keep:
            self._moves = tuple(dict.fromkeys(self._all_listed()))
            self._size = len(self._moves)
        return spaces

    @property
    def size(self) -> int:
        """How many moves can be listed."""
        self._counted()
        return self._size

    @property
    def open_spaces(self) -> tuple[Open, ...]:
        """The spaces whose moves can only be tested and sampled."""
        self._counted()
        return self._open

    def __reduce__(self) -> tuple[type["Choices"], tuple[Item, ...]]:
        """Choices are what they offer: what was listed on the way is no part of them."""
        return Choices, self.items

    def __repr__(self) -> str:
        return f"Choices{self.items!r}"

    def __str__(self) -> str:
        return " | ".join(str(item) if isinstance(item, SPACES) else write_move(item) for item in self.items)

    def __contains__(self, move: object) -> bool:
        if move in self.items:
            return True
        # A loop, because this stands in the way of every move.
        for space in self._counted() if self._spaces is None else self._spaces:  # noqa: SIM110
            if move in space:
                return True
        return False

    def listed(self) -> Iterator[AnyMove]:
        """Every move that can be listed, once."""
        self._counted()
        return self._all_listed() if self._moves is None else iter(self._moves)

    def _all_listed(self) -> Iterator[AnyMove]:
        for item in self.items:
            if isinstance(item, CountedSpace):
                yield from listed(item)
            elif not isinstance(item, OpenSpace):
                yield item

    @property
    def moves(self) -> tuple[AnyMove, ...]:
        """Every move that can be listed, at hand for choices that recur."""
        self._counted()
        if self._moves is None:
            self._moves = tuple(self._all_listed())
        return self._moves

    def nth(self, number: int) -> AnyMove:
        """The listed move with this number."""
        if number < 0:
            raise IndexError(number)
        if not self._counted():
            return cast(AnyMove, self.items[number])
        if self._moves is not None:
            return self._moves[number]
        for item in self.items:
            if type(item) in MOVES:
                if number == 0:
                    return cast(AnyMove, item)
                number -= 1
            elif isinstance(item, CountedSpace):
                count = item.count()
                if number < count:
                    return item.nth(number)
                number -= count
        raise IndexError(number)

    def index(self, move: AnyMove) -> int:
        """The number at which a move is listed first: the inverse of `nth`."""
        self._counted()
        if self._moves is not None and move in self._moves:
            return self._moves.index(move)
        before = 0
        for item in self.items:
            if isinstance(item, CountedSpace):
                if move in item:
                    return before + item.index(move)
                before += item.count()
            elif not isinstance(item, OpenSpace):
                if move == item:
                    return before
                before += 1
        if move in self:
            raise ValueError(f"{write_move(move)}: what can be written freely has no number")
        raise ValueError(f"{write_move(move)}: not among these choices")

    def sample(self, below: RandBelow) -> AnyMove:
        """A move drawn evenly from all that can be listed; an open space weighs as much as one listed move."""
        spaces = self._counted() if self._spaces is None else self._spaces
        size = self._size
        number = below(size + len(self._open))
        if not spaces:
            return cast(AnyMove, self.items[number])
        if number >= size:
            return self._open[number - size].sample(below)
        if self._moves is not None:
            return self._moves[number]
        self._asked += 1
        return self.moves[number] if self._asked > OFTEN and size <= FEW else self.nth(number)

    @property
    def mildest(self) -> AnyMove:
        """The move played for a seat that lets its time run out."""
        return self.nth(0)
