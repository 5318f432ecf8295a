"""Turns on score sheets: exact within the turn, checked against known chances and by brute force."""

from itertools import product

import pytest

import knobel
from knobel.core.dice import d6
from knobel.core.moves import Keep
from knobel.games.sheet._score_sheet import SheetRules
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.experts.score_sheets import SheetExpert, averages, pars_of, tables_of
from knobel.minds.mind import StrongMind


def par_of(box: str) -> float:
    rules = knobel.game("kniffel", 1).rules
    assert isinstance(rules, SheetRules)
    return pars_of(rules)[rules.sheet.index[box]]


def test_what_a_box_brings_alone_is_what_the_books_say() -> None:
    assert par_of("chance") == pytest.approx(70 / 3)
    assert par_of("kniffel") == pytest.approx(50 * 347897 / 7558272)
    # Each of five dice shows the face after three throws with a chance of 91 in 216; the bonus adds five ninths.
    assert par_of("sixes") == pytest.approx(6 * 5 * 91 / 216 * (1 + 35 / 63))


def test_the_average_of_a_keep_is_that_over_all_throws_of_the_others() -> None:
    tables = tables_of(d6(3))
    throws = [keep[0] for keep in tables.keeps[tables.first_throw :]]
    worth = averages(tables, [float(max(faces) * min(faces)) for faces in throws])
    for kept in ((), (2,), (3, 5)):
        fallen = [(*kept, *others) for others in product(range(1, 7), repeat=3 - len(kept))]
        expected = sum(max(faces) * min(faces) for faces in fallen) / len(fallen)
        assert worth[tables.number[(kept,)]] == pytest.approx(expected)


def test_four_sixes_are_kept_and_a_large_street_is_taken() -> None:
    game, below = knobel.game("dreispalten-kniffel", 1), Chance(1).below
    for faces, best in (((6, 6, 2, 6, 6), Keep((0, 1, 3, 4))), ((2, 3, 4, 5, 6), knobel.Take("3:large_straight"))):
        state = game.apply(game.start(), knobel.Thrown(faces))
        choices = game.choices(state, 0)
        assert choices is not None
        values = SheetExpert(game).value_moves(view_for(game, state, 0, choices, StrongMind(), below), below)
        assert values is not None
        assert values[0].move == best


@pytest.mark.parametrize("id", ["kniffel", "escalero", "ohio", "dreispalten-kniffel"])
def test_looking_through_the_turn_makes_more_points(id: str) -> None:
    seats = max(1, knobel.declared(id).info.players.least)
    game, chance = knobel.game(id, seats), Chance(id)
    minds = minds_named(["strong"] + ["greedy"] * (seats - 1))
    results = [play(game, game.start(), minds, chance).result.points or () for _ in range(8)]
    alone = minds_named(["greedy"])
    plain = [play(game, game.start(), alone, chance).result.points or () for _ in range(8)]
    assert sum(points[0] or 0 for points in results) > sum(points[0] or 0 for points in plain)
