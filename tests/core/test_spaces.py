"""Spaces and choices: membership, counting and sampling agree."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.core.choices import Choices
from knobel.core.moves import AnyMove, Bid, Keep, Lay, Link, Mark, Place, Press, Say, Stake, Take, Tile, Write
from knobel.core.spaces import (
    Bids,
    Cells,
    Counted,
    Group,
    Keeps,
    Layouts,
    Links,
    Marks,
    Open,
    Places,
    Stakes,
    Words,
    listed,
)

COUNTED: list[Counted] = [
    Keeps((0, 1, 2, 3, 4), 0, 4),
    Keeps((0, 2), 1, 1, held=(1,)),
    Keeps((0, 1, 3, 4), 1, 3, held=(2,), groups=(Group((0, 1, 3), 2),)),
    Cells(("ones", "chance")),
    Places((("a", "b"), ("x", "y", "z"))),
    Bids(2, 6),
    Stakes(("2", "7", "12"), 1, 8),
    Stakes(("2", "7", "12"), 2, 8, (5, 2, 8)),
    Marks(("ALPHA", "BETA"), ("accept", "reject")),
    Links(("A", "B", "C", "D", "E")),
]
OPEN: list[Open] = [Words(("d0", "d1"), 8, ("A", "B")), Words(("d0",), 3), Layouts(("A", "B", "XY"), 5)]


@pytest.mark.parametrize("space", COUNTED)
def test_a_countable_space_holds_exactly_the_moves_it_lists(space: Counted) -> None:
    moves = list(listed(space))
    assert len(moves) == len(set(moves)) == space.count()
    assert all(move in space for move in moves)
    assert [space.index(move) for move in moves] == list(range(len(moves)))


@pytest.mark.parametrize(
    ("space", "move"),
    [
        (COUNTED[0], Keep((0, 1, 2, 3, 4))),
        (COUNTED[0], Keep((1, 0))),
        (COUNTED[1], Keep((0,))),
        (COUNTED[1], Keep((0, 1, 2))),
        (COUNTED[3], Take("twos")),
        (COUNTED[4], Place(("x", "a"))),
        (COUNTED[4], Place(("a",))),
        (COUNTED[5], Bid(7)),
        (COUNTED[6], Stake("7", 0)),
        (COUNTED[6], Stake("7", 9)),
        (COUNTED[6], Stake("8", 1)),
        (COUNTED[8], Mark("ALPHA", "eat")),
        (COUNTED[9], Link("B", "A")),
        (COUNTED[9], Link("A", "A")),
        (OPEN[0], Write("d0", "far too long")),
        (OPEN[0], Write("d2", "Ab")),
        (OPEN[0], Write("d0", " Ab")),
        (OPEN[0], Write("d0", "A\nb")),
        (OPEN[2], Lay((Tile(0, 0, 0, "B"),))),
        (OPEN[2], Lay((Tile(0, 0, 0, "A"), Tile(1, 0, 0, "B")))),
        (OPEN[2], Lay((Tile(0, 0, 0, "A"), Tile(0, 1, 0, "A")))),
        (OPEN[2], Lay((Tile(0, 6, 0, "A"),))),
        (OPEN[2], Lay((Tile(3, 0, 0, "A"),))),
        (OPEN[2], Press("stop")),
    ],
)
def test_what_is_outside_a_space_is_not_in_it(space: Counted | Open, move: object) -> None:
    assert move not in space


@pytest.mark.parametrize("space", OPEN)
@given(seed=st.integers(0, 10_000))
def test_a_sample_of_an_open_space_is_in_it(space: Open, seed: int) -> None:
    chance = random.Random(seed)
    assert space.sample(chance.randrange) in space


@given(seed=st.integers(0, 10_000))
def test_a_sample_of_choices_is_one_of_them(seed: int) -> None:
    choices = Choices(Press("stop"), *COUNTED, Say("63"), *OPEN)
    move = choices.sample(random.Random(seed).randrange)
    assert move in choices
    assert move in Choices(*choices.items), "also for choices that have not drawn it themselves"
    assert choices.size == 2 + sum(space.count() for space in COUNTED) == len(choices.moves)


def test_what_was_never_drawn_is_not_among_choices() -> None:
    choices = Choices(Press("stop"), Bids(2, 4))
    assert None not in choices
    drawn = choices.sample(random.Random(7).randrange)
    assert drawn in choices
    assert None not in choices
    assert Press("go") not in choices


def test_numbered_choices_are_the_listed_ones() -> None:
    choices = Choices(Press("stop"), Bids(2, 4), Say("63"))
    assert [choices.nth(number) for number in range(choices.size)] == list(choices.moves)
    for number in (-1, choices.size):
        with pytest.raises(IndexError):
            choices.nth(number)


def test_the_number_of_a_choice_is_where_it_is_listed() -> None:
    one_of_each = {type(space): space for space in COUNTED}.values()
    choices = Choices(Press("stop"), *OPEN, *one_of_each, Say("63"))
    assert [choices.index(move) for move in choices.moves] == list(range(choices.size))
    assert [choices.nth(choices.index(move)) for move in choices.moves] == list(choices.moves)


def test_what_is_no_listed_choice_has_no_number() -> None:
    choices = Choices(Press("stop"), Words(("d0",), 8))
    with pytest.raises(ValueError, match="press go: not among these choices"):
        choices.index(Press("go"))
    with pytest.raises(ValueError, match=r"write d0 Ulm: .* has no number"):
        choices.index(Write("d0", "Ulm"))


def test_the_first_choice_is_the_mildest() -> None:
    assert Choices(Press("stop"), Keeps((0, 1), 0, 1)).mildest == Press("stop")
    assert Choices(Bids(2, 4)).mildest == Bid(2)


def test_every_listed_move_is_about_as_likely_as_any_other() -> None:
    choices = Choices(Press("stop"), Keeps((0, 1, 2), 0, 2))
    chance = random.Random(7)
    counts = dict.fromkeys(choices.moves, 0)
    for _ in range(8000):
        counts[choices.sample(chance.randrange)] += 1
    assert all(850 < count < 1150 for count in counts.values())


def test_choices_that_nobody_asks_for_count_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Bids] = []

    def count(space: Bids) -> int:
        counted.append(space)
        return space.high - space.low + 1

    monkeypatch.setattr(Bids, "count", count)
    choices = Choices(Press("pass"), Bids(2, 6))
    assert not counted
    assert choices.size == 6
    assert counted == [Bids(2, 6)]


def test_a_move_that_stands_by_itself_and_in_a_space_is_listed_once() -> None:
    choices = Choices(Keep((1, 2)), Keeps((0, 1, 2), 1, 2), Press("stop"))
    listed: list[AnyMove] = [
        Keep((1, 2)),
        Keep((0,)),
        Keep((1,)),
        Keep((2,)),
        Keep((0, 1)),
        Keep((0, 2)),
        Press("stop"),
    ]
    assert list(choices.listed()) == list(choices.moves) == listed
    assert [choices.nth(number) for number in range(choices.size)] == listed
    assert [choices.index(move) for move in listed] == list(range(len(listed)))
    chance = random.Random(1)
    assert {choices.sample(chance.randrange) for _ in range(200)} == set(listed)
