"""Abseits: its worked cases and rules."""

import pytest

import knobel
from tests.support.cases import case
from tests.support.table import Table


def table_of_three(**state: int) -> Table:
    return Table("abseits", 3, limit=30).set(**state)


@case("abseits:C1")
def test_reaching_the_limit_puts_the_thrower_out_and_the_total_back_to_zero(case_id: str) -> None:
    table = table_of_three().throws(6, 6, 6, 6, 5)
    assert (table.game_state.total, table.thrower) == (29, 2)
    table.throw(1)
    assert table.game_state.gone == (2,)
    assert (table.game_state.total, table.thrower) == (0, 0)


@case("abseits:C2")
def test_passing_the_limit_does_so_too(case_id: str) -> None:
    table = table_of_three(total=27, seat=1).throw(6)
    assert table.game_state.gone == (1,)
    assert (table.game_state.total, table.thrower) == (0, 2)


@case("abseits:C3")
def test_below_the_limit_everybody_stays(case_id: str) -> None:
    table = table_of_three(total=24).throw(5)
    assert (table.game_state.total, table.game_state.gone, table.thrower) == (29, (), 1)


@case("abseits:C4")
def test_the_last_one_left_wins_and_the_others_rank_by_how_long_they_lasted(case_id: str) -> None:
    table = table_of_three(total=29, seat=2).throw(1)
    table.throw(6).set(total=29)
    assert table.thrower == 1
    table.throw(1)
    assert table.game_state.gone == (2, 1)
    assert table.result.winners == (0,)
    assert table.result.places == (1, 2, 3)


@case("abseits:C5")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_below_the_limit_any_throw_is_too_much(case_id: str, face: int) -> None:
    assert table_of_three(total=29).throw(face).game_state.gone == (0,)


# How the limit is found ----------------------------------------------------------------------------------------------


def test_whoever_begins_may_name_the_limit_and_throws_first() -> None:
    table = Table("abseits", 3, first=1, limit_choice="starter_names")
    assert table.asked == (1,)
    assert [table.offers(f"bid {limit}") for limit in (29, 30, 50, 51)] == [False, True, True, False]
    assert table.refuses("bid 29") == "limit-bounds"
    table.do("bid 33")
    assert (table.game_state.limit, table.thrower) == (33, 1)


@pytest.mark.parametrize(("drawn", "limit"), [(0, 30), (10, 40), (20, 50)])
def test_the_limit_may_be_drawn(drawn: int, limit: int) -> None:
    table = Table("abseits", 3, limit_choice="random")
    assert isinstance(table.stage, knobel.Throw)
    assert (table.stage.seat, table.stage.dice.size) == (None, 21)
    table.throw(drawn)
    assert (table.game_state.limit, table.thrower) == (limit, 0)


@pytest.mark.parametrize("choice", ["starter_names", "random"])
def test_the_limit_holds_for_the_whole_game(choice: str) -> None:
    table = Table("abseits", 3, limit_choice=choice)
    table = table.do("bid 35") if table.asked else table.throw(5)
    table.set(total=34).throw(1)
    assert (table.game_state.gone, table.game_state.limit, table.thrower) == ((0,), 35, 1)


def test_a_greedy_starter_names_the_limit_that_spares_the_first_thrower_most() -> None:
    table = Table("abseits", 2, limit_choice="starter_names")
    merits = {
        limit: table.game.advice.heuristic(table.state.game_state, 0, knobel.Bid(limit)) or 0 for limit in range(30, 51)
    }
    assert all(-1 < merit < 0 for merit in merits.values())
    assert len(set(merits.values())) > 1
