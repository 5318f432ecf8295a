"""Poker hands: the table of classes by brute force over all throws, and what dice promise."""

from collections import Counter
from itertools import product

import pytest

from knobel.core.phrases import say
from knobel.games.poker._hands import (
    FIVE,
    FOUR,
    FULL_HOUSE,
    NOTHING,
    PAIR,
    SEQUENCE,
    TRIPLE,
    TWO_PAIRS,
    Key,
    Ranking,
    defining,
    hands_to_call,
    name_of,
    promise,
    share_below,
)

THROWS = list(product(range(1, 7), repeat=5))
WITH, WITHOUT = Ranking(sequences=True), Ranking(sequences=False)
SINGLE_THROWS = {FIVE: 6, FOUR: 150, FULL_HOUSE: 300, TRIPLE: 1200, TWO_PAIRS: 1800, PAIR: 3600}


def obvious_key(faces: tuple[int, ...], sequences: bool) -> Key:
    """The ranking once more, spelled out class by class."""
    times = {face: faces.count(face) for face in faces}
    fives, fours, threes, pairs, singles = (
        sorted((face for face, count in times.items() if count == wanted), reverse=True) for wanted in (5, 4, 3, 2, 1)
    )
    if fives:
        return (7, *fives)
    if fours:
        return (6, *fours, *singles)
    if threes and pairs:
        return (5, *threes, *pairs)
    if sequences and sorted(faces) == [2, 3, 4, 5, 6]:
        return (4, 6)
    if sequences and sorted(faces) == [1, 2, 3, 4, 5]:
        return (4, 5)
    if threes:
        return (3, *threes, *singles)
    return (len(pairs), *pairs, *singles)


@pytest.mark.parametrize("ranking", [WITH, WITHOUT])
def test_every_throw_has_the_key_that_the_classes_spell_out(ranking: Ranking) -> None:
    assert all(ranking.key(faces) == obvious_key(faces, ranking.sequences) for faces in THROWS)


def test_with_sequences_the_classes_have_their_known_numbers_of_throws() -> None:
    assert Counter(WITH.key(faces)[0] for faces in THROWS) == {**SINGLE_THROWS, SEQUENCE: 240, NOTHING: 480}


def test_without_sequences_they_are_nothing() -> None:
    assert Counter(WITHOUT.key(faces)[0] for faces in THROWS) == {**SINGLE_THROWS, NOTHING: 720}


@pytest.mark.parametrize("ranking", [WITH, WITHOUT])
def test_two_throws_tie_only_if_they_are_the_same_dice(ranking: Ranking) -> None:
    assert len({ranking.key(faces) for faces in THROWS}) == 252
    assert len({(ranking.key(faces), tuple(sorted(faces))) for faces in THROWS}) == 252


def test_hands_without_a_pair_can_all_be_equal() -> None:
    equal = Ranking(nothing_equal=True)
    assert equal.key((6, 5, 4, 3, 1)) == equal.key((6, 4, 3, 2, 1)) == (NOTHING,)
    assert equal.key((1, 1, 2, 3, 4)) > equal.key((2, 3, 4, 5, 6))
    assert Ranking(sequences=True, nothing_equal=True).key((2, 3, 4, 5, 6)) == (SEQUENCE, 6)
    assert len({equal.key(faces) for faces in THROWS}) == 252 - 6 + 1


@pytest.mark.parametrize(
    ("faces", "key"),
    [
        ((5, 5, 2, 3, 6), (PAIR, 5, 6, 3, 2)),
        ((6, 6, 1, 1, 2), (TWO_PAIRS, 6, 1, 2)),
        ((3, 1, 3, 6, 3), (TRIPLE, 3, 6, 1)),
        ((2, 2, 1, 1, 1), (FULL_HOUSE, 1, 2)),
        ((4, 4, 1, 4, 4), (FOUR, 4, 1)),
        ((2, 2, 2, 2, 2), (FIVE, 2)),
        ((1, 3, 4, 5, 6), (NOTHING, 6, 5, 4, 3, 1)),
    ],
)
def test_a_key_is_the_class_the_values_and_the_dead_dice(faces: tuple[int, ...], key: Key) -> None:
    assert WITH.key(faces) == key


def test_a_hand_is_called_by_its_defining_values() -> None:
    assert defining(WITH.key((5, 5, 3, 3, 1))) == (TWO_PAIRS, 5, 3)
    assert defining(WITH.key((6, 4, 3, 2, 1))) == (NOTHING,)
    assert name_of(WITH.key((4, 4, 4, 2, 1))) == say("hand-triple", value=say("faces-4"))
    assert name_of(WITH.key((4, 4, 4, 2, 2))) == say("hand-full-house", value=say("faces-4"), second=say("faces-2"))
    assert name_of(WITH.key((1, 2, 3, 4, 5))) == say("hand-sequence", top=5)
    assert name_of(WITHOUT.key((1, 2, 3, 4, 5))) == say("hand-nothing")


def test_there_are_seventy_hands_to_name_and_two_more_with_sequences() -> None:
    assert len({defining(WITHOUT.key(faces)) for faces in THROWS}) == 70
    assert len({defining(WITH.key(faces)) for faces in THROWS}) == 72


WILD_WITH, WILD_WITHOUT = Ranking(sequences=True, aces_wild=True), Ranking(aces_wild=True)
NATURAL = Ranking(aces_wild=True, natural_first=True)


def obvious_wild(faces: tuple[int, ...], sequences: bool) -> dict[Key, int]:
    """Every key that some values of the aces give, by brute force, with the fewest aces turned for it."""
    found: dict[Key, int] = {}
    for values in product(*(range(1, 7) if face == 6 else (face,) for face in faces)):
        turned = sum(value != face for value, face in zip(values, faces, strict=True))
        key = obvious_key(values, sequences)
        found[key] = min(turned, found.get(key, 5))
    return found


def test_with_wild_aces_and_sequences_the_classes_have_their_known_numbers_of_throws() -> None:
    counts = {FIVE: 156, FOUR: 1300, FULL_HOUSE: 500, SEQUENCE: 1320, TRIPLE: 2400, TWO_PAIRS: 900, PAIR: 1200}
    assert Counter(WILD_WITH.key(faces)[0] for faces in THROWS) == counts
    assert Counter(WILD_WITH.key(faces) for faces in THROWS if WILD_WITH.key(faces)[0] == SEQUENCE) == {
        (SEQUENCE, 5): 960,
        (SEQUENCE, 6): 360,
    }
    assert len({WILD_WITH.key(faces) for faces in THROWS}) == 128


def test_with_wild_aces_and_no_sequences_nothing_is_left_but_nine_to_king() -> None:
    counts = {FIVE: 156, FOUR: 1300, FULL_HOUSE: 500, TRIPLE: 3000, TWO_PAIRS: 900, PAIR: 1800, NOTHING: 120}
    assert Counter(WILD_WITHOUT.key(faces)[0] for faces in THROWS) == counts
    assert {tuple(sorted(faces)) for faces in THROWS if WILD_WITHOUT.key(faces)[0] == NOTHING} == {(1, 2, 3, 4, 5)}
    assert len({WILD_WITHOUT.key(faces) for faces in THROWS}) == 127


def test_five_aces_are_only_natural_and_two_pairs_have_no_ace() -> None:
    fives = Counter(WILD_WITH.key(faces)[1] for faces in THROWS if WILD_WITH.key(faces)[0] == FIVE)
    assert fives == {6: 1, **dict.fromkeys(range(1, 6), 31)}
    assert not [faces for faces in THROWS if WILD_WITH.key(faces)[0] == TWO_PAIRS and 6 in faces]


@pytest.mark.parametrize("ranking", [WILD_WITH, WILD_WITHOUT])
def test_wild_aces_give_the_best_key_of_all_their_values(ranking: Ranking) -> None:
    for faces in THROWS:
        found = obvious_wild(faces, ranking.sequences)
        assert ranking.key(faces) == max(found)
        assert ranking.readings(faces) == {defining(key) for key in found}


def test_natural_dice_can_come_first_between_equal_hands() -> None:
    for faces in THROWS:
        found = obvious_wild(faces, sequences=False)
        best = max(found)
        assert NATURAL.key(faces) == (*best, -found[best])


def test_without_jokers_dice_can_be_called_one_thing_only() -> None:
    assert WITH.readings((6, 6, 5, 5, 1)) == {(TWO_PAIRS, 6, 5)}


def test_hands_to_call_rise_and_have_ids() -> None:
    called = hands_to_call(sequences=True)
    assert list(called.values()) == sorted(called.values())
    assert called["nothing"] == (NOTHING,)
    assert called["full-house-5-1"] == (FULL_HOUSE, 5, 1)
    assert called["sequence-6"] == (SEQUENCE, 6)
    assert len(called) == 72
    assert len(hands_to_call(sequences=False)) == 70


def test_the_share_of_throws_that_a_hand_beats_is_exact() -> None:
    for faces in ((6, 6, 6, 6, 6), (1, 1, 2, 3, 4), (2, 3, 4, 5, 6), (1, 2, 3, 4, 5)):
        key = WITH.key(faces)
        assert share_below(WITH, key) == sum(WITH.key(other) < key for other in THROWS) / 7776


def test_dice_promise_what_comes_of_them_on_average() -> None:
    four_aces = sum(share_below(WITHOUT, WITHOUT.key((6, 6, 6, 6, face))) for face in range(1, 7)) / 6
    assert promise(WITHOUT, (6, 6, 6, 6), 1) == pytest.approx(four_aces)
    assert promise(WITHOUT, (6, 6, 6, 6), 2) > four_aces
    assert promise(WITHOUT, (6, 6, 6, 6, 1), 2) == share_below(WITHOUT, WITHOUT.key((6, 6, 6, 6, 1)))


def test_more_throws_and_more_freedom_never_promise_less() -> None:
    for kept in ((), (6,), (5, 5), (5, 5, 6), (2, 3, 4, 5)):
        assert promise(WITH, kept, 1) < promise(WITH, kept, 2)
        assert promise(WITH, kept, 2, least=1) <= promise(WITH, kept, 2, least=0)
