"""Tarnkappe: its worked cases, and what nobody may see."""

import pytest

import knobel
from knobel.core.widgets import Tray
from tests.support.cases import case
from tests.support.table import Table


def guessed(table: Table, face: int, guess: str) -> Table:
    """The die falls under the cup, and the left neighbour guesses."""
    return table.throw(face).do(f"say {guess}")


@case("tarnkappe:C1")
def test_a_right_guess_brings_a_point_and_the_guesser_throws_next(case_id: str) -> None:
    table = Table("tarnkappe", 3).throw(2)
    assert table.asked == (1,)
    table.do("say drunter")
    assert table.game_state.points == (0, 1, 0)
    assert table.thrower == 1
    assert table.throw(1).asked == (2,)


@case("tarnkappe:C2")
@pytest.mark.parametrize(("floor_zero", "points"), [(False, -1), (True, 0)])
def test_a_wrong_guess_costs_a_point(case_id: str, floor_zero: bool, points: int) -> None:
    table = guessed(Table("tarnkappe", 3, floor_zero=floor_zero), 5, "drunter")
    assert table.game_state.points == (0, points, 0)
    assert table.thrower == 1


@case("tarnkappe:C3")
def test_a_four_counts_for_nobody_and_the_same_two_go_on(case_id: str) -> None:
    table = guessed(Table("tarnkappe", 3), 4, "drueber")
    assert table.game_state.points == (0, 0, 0)
    assert table.thrower == 0
    table.throw(6)
    assert table.asked == (1,)
    assert table.offers("say drunter"), "the guess may change"
    assert table.do("say drueber").game_state.points == (0, 1, 0)


@case("tarnkappe:C4")
def test_the_tenth_point_wins_at_once(case_id: str) -> None:
    table = guessed(Table("tarnkappe", 3).set(points=(8, 9, -3)), 3, "drunter")
    assert table.game_state.points == (8, 10, -3)
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1, 3)


@case("tarnkappe:C5")
def test_two_players_throw_and_guess_by_turns(case_id: str) -> None:
    table = Table("tarnkappe", 2)
    assert table.thrower == 0
    assert table.throw(2).asked == (1,)
    table.do("say drunter")
    assert table.thrower == 1
    assert table.throw(2).asked == (0,)


@case("tarnkappe:C6")
def test_after_the_last_circuit_the_most_points_share_the_win(case_id: str) -> None:
    table = Table("tarnkappe", 3).set(points=(5, 6, -2), scored=599, seat=2)
    guessed(table, 1, "drunter")
    assert table.game_state.points == (6, 6, -2)
    assert table.result.winners == (0, 1)
    assert table.result.places == (1, 1, 3)


# Other rules ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [1, 2, 3, 5, 6])
def test_under_is_one_to_three_and_over_five_to_six(face: int) -> None:
    under = guessed(Table("tarnkappe", 2), face, "drunter").game_state.points[1]
    over = guessed(Table("tarnkappe", 2), face, "drueber").game_state.points[1]
    assert (under, over) == ((1, -1) if face < 4 else (-1, 1))


def test_fours_do_not_count_towards_a_circuit() -> None:
    table = Table("tarnkappe", 2, max_circuits=20).set(scored=39)
    for _ in range(3):
        guessed(table, 4, "drunter")
    assert not isinstance(table.stage, knobel.Over)
    guessed(table, 1, "drunter")
    assert isinstance(table.stage, knobel.Over)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_sees_the_die_before_the_guess_and_everybody_after_it(viewer: int | None) -> None:
    table, other = Table("tarnkappe", 3).throw(5), Table("tarnkappe", 3).throw(2)
    assert tray(table, viewer) == ("covered", None, 0)
    assert table.game.scene(table.state, viewer) == other.game.scene(other.state, viewer)
    table.do("say drunter")
    assert tray(table, viewer) == ("lifted", 5, 0)


def tray(table: Table, viewer: int | None) -> tuple[str, int | None, int | None]:
    (found,) = (widget for widget in table.game.scene(table.state, viewer).widgets if isinstance(widget, Tray))
    return found.cup, found.dice[0].face, found.owner


def test_a_guess_reveals_what_was_thrown() -> None:
    table = Table("tarnkappe", 3)
    assert (
        table.game.reveals(table.state, knobel.Thrown((5,)), table.game.apply(table.state, knobel.Thrown((5,)))) == ()
    )
    table.throw(5)
    guess = knobel.Did(1, knobel.Say("drunter"))
    assert table.game.reveals(table.state, guess, table.game.apply(table.state, guess)) == (0,)


def test_greedy_players_guess_what_is_more_likely() -> None:
    table = Table("tarnkappe", 3).throw(6)
    merits = {
        guess: table.game.advice.heuristic(table.state.game_state, 1, knobel.Say(guess))
        for guess in ("drunter", "drueber")
    }
    assert merits == {"drunter": 0.6, "drueber": 0.4}
