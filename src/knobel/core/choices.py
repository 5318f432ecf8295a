"""Choices: what one seat may do now, as a list of moves and described spaces of moves."""

from bisect import bisect
from collections.abc import Iterator
from typing import Any, get_args

from knobel.core.frozen import Unchanging
from knobel.core.moves import AnyMove, Keep, Move
from knobel.core.notation import write_move
from knobel.core.spaces import CountedSpace, Open, OpenSpace, RandBelow, Space, listed

Item = Move | Space
# Choices that are asked for often and have few moves list them once; in others a move is found by its number.
FEW, OFTEN = 64, 8
MOVES = frozenset(get_args(AnyMove))
# A keep may be in a space as well as by itself.
SINGLE = MOVES - {Keep}
SPACES = (CountedSpace, OpenSpace)
# What has been drawn where nothing has.
NOTHING = object()


class Choices(Unchanging):
    """What a seat may do. The first item is the mildest one: it is played for a seat whose time has run out."""

    __slots__ = ("_asked", "_drawn", "_ends", "_moves", "_open", "_size", "_spaces", "_weight", "items")

    def __init__(self, *items: Item) -> None:
        self.items = items
        # Nobody asks for most choices, of all that several seats have: what follows from the items can wait.
        self._spaces: tuple[Space, ...] | None = None
        # What was drawn from these choices is one of them: it needs no test when it comes back to be played.
        self._drawn: object = NOTHING

    def _counted(self) -> tuple[Space, ...]:
        """The spaces among the items, once their moves have been counted."""
        if self._spaces is not None:
            return self._spaces
        items: Any = self.items
        # Most choices are a single move and a space.
        if len(items) != 2 or type(items[0]) not in SINGLE or type(items[1]) in MOVES:
            return self._all_counted()
        space, count = items[1], items[1].count()
        if count is None:
            self._open: tuple[Open, ...] = (space,)
            self._size: int = 1
            self._weight: int = 2
        else:
            self._open = ()
            self._size = self._weight = 1 + count
        self._moves: tuple[AnyMove, ...] | None = None
        # Where the moves of each item end, by their numbers; and how often these choices were asked for a move.
        self._ends: list[int] = [1, self._size]
        self._asked = 0
        self._spaces = (space,)
        return self._spaces

    def _all_counted(self) -> tuple[Space, ...]:
        spaces: tuple[Space, ...] = ()
        open_spaces: tuple[Open, ...] = ()
        size, ends = 0, []
        items: Any = self.items
        for item in items:
            if type(item) in MOVES:
                size += 1
            else:
                spaces += (item,)
                count = item.count()
                if count is None:
                    open_spaces += (item,)
                else:
                    size += count
            ends.append(size)
        self._moves = None if spaces else items
        # A keep may stand by itself, because it is the mildest move, and be in a space as well: it is listed once.
        if spaces and type(items[0]) is Keep:
            self._moves = tuple(dict.fromkeys(self._all_listed()))
            size = len(self._moves)
        self._ends, self._asked, self._weight = ends, 0, size + len(open_spaces)
        self._size, self._open, self._spaces = size, open_spaces, spaces
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

    def has(self, move: object) -> bool:
        """Whether a move is one of these. This is what `in` asks; called by its name it answers sooner."""
        if move is self._drawn or move in self.items:
            return True
        # A loop, because this stands in the way of every move.
        for space in self._counted() if self._spaces is None else self._spaces:  # noqa: SIM110
            if space.__contains__(move):
                return True
        return False

    __contains__ = has

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
        self._counted()
        return self._found(number) if self._moves is None else self._moves[number]

    def _found(self, number: int) -> AnyMove:
        """The move with this number, from the item that has it."""
        at = bisect(self._ends, number)
        item: Any = self.items[at]
        found: AnyMove = item if type(item) in MOVES else item.nth(number - self._ends[at - 1] if at else number)
        return found

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
        if self._spaces is None:
            self._counted()
        number, size = below(self._weight), self._size
        if number >= size:
            drawn: AnyMove = self._open[number - size].sample(below)
        elif self._moves is not None:
            drawn = self._moves[number]
        else:
            self._asked += 1
            drawn = self.moves[number] if self._asked > OFTEN and size <= FEW else self._found(number)
        self._drawn = drawn
        return drawn

    @property
    def mildest(self) -> AnyMove:
        """The move played for a seat that lets its time run out."""
        return self.nth(0)
