"""Poker hands of five dice: what beats what, what a hand is called, and how much can still become of some dice.

A hand's key is its class and then the values that decide between hands of that class, so that keys compare as tuples;
equal keys are an absolute tie. Values are those of the dice: 1 to 6, on poker dice from the nine to the ace. Where aces
are wild, each of them stands for whatever makes the hand best, itself included.
"""

from bisect import bisect_left
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Protocol

from knobel.writing.face import Phrase, say
from knobel.writing.facts import Frozen
from knobel.writing.rules import Faces, orderings

Key = tuple[int, ...]

FACES = range(1, 7)
ACE = 6
HAND = 5
NOTHING, PAIR, TWO_PAIRS, TRIPLE, SEQUENCE, FULL_HOUSE, FOUR, FIVE = range(8)
# How often the values of a hand occur, most frequent first.
SHAPES = {
    (5,): FIVE,
    (4, 1): FOUR,
    (3, 2): FULL_HOUSE,
    (3, 1, 1): TRIPLE,
    (2, 2, 1): TWO_PAIRS,
    (2, 1, 1, 1): PAIR,
    (1, 1, 1, 1, 1): NOTHING,
}
# So many values after the class say which hand of its class it is; those behind them are the dead dice.
DEFINING = {FIVE: 1, FOUR: 1, FULL_HOUSE: 2, SEQUENCE: 1, TRIPLE: 1, TWO_PAIRS: 2, PAIR: 1, NOTHING: 0}
NAMES = ("nothing", "pair", "two-pairs", "triple", "sequence", "full-house", "four", "five")


class Ranks(Protocol):
    """Anything that can tell which of two hands is the better one; hashable, so that its answers can be kept."""

    def __hash__(self) -> int: ...

    def key(self, faces: Faces) -> Key:
        """The key of five dice in any order."""
        ...


class Ranking(Frozen, frozen=True):
    """What a table has agreed on: whether five in a row count, and whether hands without a pair are all equal.

    `aces_wild` makes every ace a joker. With `natural_first`, of two equal hands the one with fewer aces turned into
    something else is better: the key then ends with their number, below zero.
    """

    sequences: bool = False
    nothing_equal: bool = False
    aces_wild: bool = False
    natural_first: bool = False

    def key(self, faces: Faces) -> Key:
        """The key of five dice in any order."""
        return _key(self, tuple(sorted(faces)))

    def readings(self, faces: Faces) -> frozenset[Key]:
        """Every hand, without dead dice, that these dice can be called: only one unless there are jokers."""
        return _readings(self, tuple(sorted(faces)))


@cache
def _key(ranking: Ranking, faces: Faces) -> Key:
    """The best that the dice can be read as."""
    return max(_assigned(ranking, faces))


@cache
def _readings(ranking: Ranking, faces: Faces) -> frozenset[Key]:
    return frozenset(map(defining, _assigned(ranking, faces)))


def _assigned(ranking: Ranking, faces: Faces) -> list[Key]:
    """The keys for all ways to give every wild ace a value; without jokers there is one way."""
    if not ranking.aces_wild:
        return [_plain_key(ranking, faces)]
    aces = faces.count(ACE)
    others = faces[: HAND - aces]
    plain = ranking.but(aces_wild=False, natural_first=False)
    return [
        _plain_key(plain, others + values) + ((values.count(ACE) - aces,) if ranking.natural_first else ())
        for values in combinations_with_replacement(FACES, aces)
    ]


def _plain_key(ranking: Ranking, faces: Faces) -> Key:
    """Five, four or three of a kind, pairs: the larger group decides first, then the higher value."""
    groups = sorted(((count, value) for value, count in Counter(faces).items()), reverse=True)
    kind = SHAPES[tuple(count for count, _ in groups)]
    values = tuple(value for _, value in groups)
    if kind != NOTHING:
        return (kind, *values)
    # Five different values are a row unless one in the middle is missing.
    if ranking.sequences and values[0] - values[-1] == HAND - 1:
        return SEQUENCE, values[0]
    return (NOTHING,) if ranking.nothing_equal else (NOTHING, *values)


def defining(key: Key) -> Key:
    """The class with its defining values, without the dead dice: what people call the hand."""
    return key[: 1 + DEFINING[key[0]]]


def name_of(key: Key) -> Phrase:
    """A hand in words, as `hand-triple` with its values as `faces-4`; a sequence is known by its highest die."""
    kind, *values = defining(key)
    if kind == SEQUENCE:
        return say("hand-sequence", top=values[0])
    named = {name: say(f"faces-{value}") for name, value in zip(("value", "second"), values, strict=False)}
    return say(f"hand-{NAMES[kind]}", **named)


@cache
def hands_to_call(sequences: bool) -> dict[str, Key]:
    """Every hand that can be called out, by its id as in `full-house-5-1`, from the lowest to the highest."""
    ranking = Ranking(sequences)
    called = {defining(ranking.key(faces)) for faces in combinations_with_replacement(FACES, HAND)}
    return {"-".join([NAMES[key[0]], *map(str, key[1:])]): key for key in sorted(called)}


def lowest_of_hand(ranking: Ranking, hand: Key) -> Faces:
    """Of all dice that are called so, those with the lowest dead dice."""
    return _lowest(ranking)[hand]


@cache
def _lowest(ranking: Ranking) -> dict[Key, Faces]:
    throws = sorted(combinations_with_replacement(FACES, HAND), key=ranking.key, reverse=True)
    return {defining(ranking.key(faces)): faces for faces in throws}


# Prospects: how good hands and dice are on average, for whoever must judge them at once.


@cache
def share_below(ranking: Ranks, key: Key) -> float:
    """The share of all single throws that this hand beats."""
    below, total = _worse_throws(ranking)
    position = bisect_left(below, (key, 0))
    return (below[position - 1][1] if position else 0) / total


@cache
def _worse_throws(ranking: Ranks) -> tuple[list[tuple[Key, int]], int]:
    """Every key in rising order with the number of throws up to and including it, and the number of all throws."""
    counts: Counter[Key] = Counter()
    for faces in combinations_with_replacement(FACES, HAND):
        counts[ranking.key(faces)] += orderings(faces)
    so_far, below = 0, []
    for key in sorted(counts):
        so_far += counts[key]
        below.append((key, so_far))
    return below, so_far


def promise(ranking: Ranks, kept: Faces, throws: int, least: int = 1) -> float:
    """What dice promise: the share of throws beaten on average, if all others may be thrown so many times.

    `least` is the number of dice that must be kept between two throws.
    """
    return _promise(ranking, tuple(sorted(kept)), throws, least)


@cache
def _promise(ranking: Ranks, kept: Faces, throws: int, least: int) -> float:
    missing = HAND - len(kept)
    if missing == 0:
        return share_below(ranking, ranking.key(kept))
    outcomes = tuple(product(FACES, repeat=missing))
    best = (_best(ranking, tuple(sorted(kept + fallen)), throws - 1, least) for fallen in outcomes)
    return sum(best) / len(outcomes)


@cache
def _best(ranking: Ranks, faces: Faces, throws: int, least: int) -> float:
    """What five dice promise to somebody who keeps the best of them."""
    if throws == 0:
        return share_below(ranking, ranking.key(faces))
    keeps = {kept for size in range(least, HAND + 1) for kept in combinations(faces, size)}
    return max(_promise(ranking, kept, throws, least) for kept in keeps)
