"""What a player of Schocken may be offered, made once."""

from functools import cache

from knobel.writing.face import Item
from knobel.writing.rules import Choices, Keep, Keeps


@cache
def one_of(*items: Item) -> Choices:
    """The shared choices among these."""
    return Choices(*items)


@cache
def keeping(held: tuple[int, ...], wanted: tuple[int, ...]) -> Keep | Keeps:
    """Keep the held dice and as many of the wanted ones as leave one die to throw; a plain move where that is none."""
    free = tuple(index for index in wanted if index not in held)
    most = min(len(free), 2 - len(held))
    return Keeps(free, 0, most, held) if most else Keep(held)
