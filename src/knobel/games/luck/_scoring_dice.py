"""Scoring dice: ones and fives count in every throw, and triples of the others where a table agreed on them."""

from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from knobel.writing.face import LastThrow
from knobel.writing.rules import Choices, Faces, Keep, Keeps, orderings

DICE = 6
# What none to six of them are worth in one throw.
ONES = (0, 100, 200, 1000, 2000, 4000, 8000)
FIVES = (0, 50, 100, 500, 1000, 2000, 4000)
TRIPLES_OF = (2, 3, 4, 6)
ENOUGH_FOR_A_TRIPLE = 3


class LastDice(LastThrow, frozen=True):
    """The last throw, and all dice as they lie after it: those that are loose, and those set aside."""

    loose: Faces = ()
    aside: Faces = ()


def worth(faces: Faces, triples: bool) -> int:
    """What a throw is worth, or some dice of it."""
    points = ONES[faces.count(1)] + FIVES[faces.count(5)]
    return points + sum([_triple(face, faces.count(face)) for face in TRIPLES_OF]) if triples else points


def _triple(face: int, count: int) -> int:
    """Three equal dice count a hundred times their face, and each further one doubles it."""
    return 100 * face << count - ENOUGH_FOR_A_TRIPLE if count >= ENOUGH_FOR_A_TRIPLE else 0


def scoring(faces: Faces, triples: bool) -> tuple[int, ...]:
    """All dice of a throw that score, by index."""
    return tuple([index for index, face in enumerate(faces) if _scores(face, faces, triples)])


def _scores(face: int, faces: Faces, triples: bool) -> bool:
    return face in (1, 5) or (triples and faces.count(face) >= ENOUGH_FOR_A_TRIPLE)


# Dice to set aside: one at least, and each of them must score. All of them is the mildest choice.


@lru_cache(maxsize=4096)
def scoring_sets(faces: Faces, triples: bool) -> Choices:
    """The sets of dice that may be set aside."""
    every = scoring(faces, triples)
    singles = tuple(index for index in every if faces[index] in (1, 5))
    most = len(singles) - (singles == every)
    spaces = (Keeps(singles, 1, most),) if most else ()
    return Choices(Keep(every), *spaces, *map(Keep, _sets_with_triples(faces, every, singles)))


def _sets_with_triples(faces: Faces, every: tuple[int, ...], singles: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The other sets in which every die scores: those with a triple."""
    if every == singles:
        return []
    sizes = range(ENOUGH_FOR_A_TRIPLE, len(every))
    sets = (chosen for size in sizes for chosen in combinations(every, size))
    return [chosen for chosen in sets if not set(chosen) <= set(singles) and _all_score(chosen, faces)]


def _all_score(chosen: tuple[int, ...], faces: Faces) -> bool:
    shown = tuple(faces[index] for index in chosen)
    return all(_scores(face, shown, True) for face in shown)


# What is to be expected ----------------------------------------------------------------------------------------------


@cache
def chance_and_average(dice: int, triples: bool) -> tuple[float, float]:
    """The chance that so many dice score at all, and the points that they bring on average."""
    throws = [(worth(faces, triples), orderings(faces)) for faces in combinations_with_replacement(range(1, 7), dice)]
    total = 6**dice
    chance = sum(ways for points, ways in throws if points) / total
    return chance, sum(points * ways for points, ways in throws) / total


def set_aside(faces: Faces, aside: Faces, chosen: tuple[int, ...]) -> tuple[Faces, Faces]:
    """The dice left loose and those set aside, once some of a throw have been chosen."""
    if not chosen:
        return faces, aside
    return tuple([face for index, face in enumerate(faces) if index not in chosen]), aside + shown(faces, chosen)


def shown(faces: Faces, chosen: tuple[int, ...]) -> Faces:
    """What the chosen dice show."""
    return tuple([faces[index] for index in chosen])
