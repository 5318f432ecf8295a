"""Hits: which dice of a turn match a target, what they are worth, and which of them can be set aside."""

from functools import cache

from knobel.parts.rethrow import STOP, Rethrow
from knobel.writing.rules import Choices, Faces, Group, Keep, Keeps

FACES = range(1, 7)


def hits(faces: Faces, target: Faces) -> Faces:
    """The dice that match the target, each number of it used once."""
    missing, found = list(target), []
    for face in sorted(faces):
        if face in missing:
            missing.remove(face)
            found.append(face)
    return tuple(found)


def hit_value(faces: Faces, target: Faces) -> int:
    """The number of hits times their pips."""
    found = hits(faces, target)
    return len(found) * sum(found)


def still_open(turn: Rethrow, target: Faces) -> list[int]:
    """The numbers of the target that no die set aside has covered."""
    numbers, faces = list(target), turn.faces
    for index in turn.kept:
        numbers.remove(faces[index])
    return numbers


def has_match(turn: Rethrow, target: Faces) -> bool:
    """Whether a die of the last throw matches a number of the target that is still open."""
    numbers, kept = still_open(turn, target), turn.kept
    # Asked after every throw: a generator would take twice as long.
    for index, face in enumerate(turn.faces):  # noqa: SIM110
        if face in numbers and index not in kept:
            return True
    return False


def matching(turn: Rethrow, target: Faces) -> tuple[Group, ...]:
    """The dice that can be set aside now, number by number: any of them, but no more than are still open."""
    numbers = still_open(turn, target)
    found: dict[int, list[int]] = {}
    for index, face in enumerate(turn.faces):
        if face in numbers and index not in turn.kept:
            found.setdefault(face, []).append(index)
    return tuple([Group(tuple(dice), min(len(dice), numbers.count(face))) for face, dice in sorted(found.items())])


@cache
def set_aside_or_stop(matching: tuple[Group, ...], held: tuple[int, ...]) -> Choices:
    """Set as many dice aside as match, or some of them, or stop. Of equal dice that are too many, any may be chosen."""
    every = [index for group in matching for index in group.dice[: group.most]]
    surplus = tuple(group for group in matching if len(group.dice) > group.most)
    free = tuple(sorted(index for group in matching for index in group.dice))
    some = Keeps(free, 1, len(every) if surplus else len(every) - 1, held, surplus)
    return Choices(Keep(tuple(sorted((*held, *every)))), *((some,) if some.most else ()), STOP)
