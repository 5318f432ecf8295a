"""Sixes that become ones."""

from functools import cache

from knobel.writing.rules import Faces


@cache
def sixes_of(faces: Faces, out: tuple[int, ...]) -> tuple[int, ...]:
    """The sixes of the last throw."""
    return tuple(index for index in range(3) if faces[index] == 6 and index not in out)


def with_ones(faces: Faces, turned: tuple[int, ...]) -> Faces:
    """The dice with some of them turned to one."""
    return tuple(1 if index in turned else face for index, face in enumerate(faces))


@cache
def with_schock_six(faces: Faces, out: tuple[int, ...]) -> Faces:
    """The dice with a six turned where two have fallen together and the third die is a one."""
    sixes = sixes_of(faces, out)
    return with_ones(faces, sixes[:1]) if len(sixes) == 2 and 1 in faces else faces
