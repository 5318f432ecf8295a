"""Throws with alike dice merged: dice of one kind and colour cannot be told apart, so their order does not count."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb

from knobel.core.dice import DiceSet, Faces, Kind, orderings
from knobel.core.events import Thrown

# A throw with more merged outcomes than this is not looked through.
MOST_OUTCOMES = 20_000

Outcomes = tuple[tuple[Thrown, float], ...]


def count_merged_throws(dice: DiceSet) -> int:
    """How many outcomes a throw has when alike dice are merged, at most."""
    count = 1
    for (kind, _), positions in _alike(dice).items():
        count *= comb(len(set(kind.faces)) + len(positions) - 1, len(positions))
    return count


@cache
def merged_throws(dice: DiceSet) -> Outcomes:
    """What can fall: one event for all orders of alike dice, with their joint chance."""
    ways: list[tuple[tuple[Faces, ...], int]] = [((), 1)]
    groups = _alike(dice)
    for (kind, _), positions in groups.items():
        ways = [((*done, faces), much * more) for done, much in ways for faces, more in _sorted(kind, len(positions))]
    places = [position for positions in groups.values() for position in positions]
    return tuple((Thrown(_placed(parts, places)), count / dice.size) for parts, count in ways)


def _alike(dice: DiceSet) -> dict[tuple[Kind, str], list[int]]:
    groups: dict[tuple[Kind, str], list[int]] = {}
    for position, die in enumerate(dice.dice):
        groups.setdefault((die.kind, die.colour), []).append(position)
    return groups


def _sorted(kind: Kind, count: int) -> Iterator[tuple[Faces, int]]:
    """Sorted faces of so many dice, with the number of outcomes that they stand for."""
    weight = {face: kind.faces.count(face) for face in kind.faces}
    for faces in combinations_with_replacement(sorted(weight), count):
        much = orderings(faces)
        for face in faces:
            much *= weight[face]
        yield faces, much


def _placed(parts: tuple[Faces, ...], places: list[int]) -> Faces:
    fallen = [face for faces in parts for face in faces]
    return tuple(face for _, face in sorted(zip(places, fallen, strict=True)))
