"""Neunundneunzig: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Throw
from knobel.core.moves import Bid, Press
from knobel.core.spaces import Bids
from tests.support.cases import case
from tests.support.table import Table


def faces(dice: int, pips: int) -> tuple[int, ...]:
    """Some throw of so many dice with this sum."""
    thrown = []
    for left in range(dice - 1, -1, -1):
        thrown.append(min(6, pips - left))
        pips -= thrown[-1]
    assert pips == 0
    return tuple(thrown)


def table(seats: int = 2, **options: Any) -> Table:
    return Table("neunundneunzig", seats, **options)


def throw(played: Table, pips: int) -> Table:
    """The dice that are due fall with this sum."""
    assert isinstance(played.stage, Throw)
    return played.throw(*faces(len(played.stage.dice), pips))


def numbers(played: Table) -> tuple[int, int] | None:
    """What may be named now, from and to."""
    (seat,) = played.asked
    choices = played.game.choices(played.state, seat)
    assert choices is not None
    found = [(item.low, item.high) for item in choices.items if isinstance(item, Bids)]
    return found[0] if found else None


def offered(played: Table) -> set[str]:
    """The buttons on offer."""
    (seat,) = played.asked
    choices = played.game.choices(played.state, seat)
    assert choices is not None
    return {item.button for item in choices.items if isinstance(item, Press)}


@case("neunundneunzig:C1")
def test_the_number_named_must_be_thrown_at_least(case_id: str) -> None:
    played = throw(table().do("bid 6"), 7)
    assert played.game_state.points == (6, 0)
    assert played.game_state.dice == 2
    assert numbers(played) == (7, 12)
    assert throw(table().do("bid 6"), 6).game_state.points == (6, 0)
    failed = throw(table().do("bid 6"), 5)
    assert failed.game_state.points == (0, 0)
    assert numbers(failed) == (2, 12)


@case("neunundneunzig:C2")
def test_an_extra_die_goes_on_with_the_chain_and_its_joker_to_another_player(case_id: str) -> None:
    def spent() -> Table:
        played = table(4).set(seat=1, floor=11, dice=3).do("press extra_die").do("choose 3")
        assert played.game_state.jokers == (2, 1, 2, 3)
        assert numbers(played) == (12, 24)
        return played.do("bid 13")

    played = throw(spent(), 15)
    assert played.game_state.points == (0, 13, 0, 0)
    assert (played.game_state.dice, numbers(played)) == (4, (14, 24))
    played = throw(spent(), 12)
    assert played.game_state.points == (0, 0, 0, 0)
    assert (played.game_state.dice, numbers(played)) == (2, (2, 12))


@case("neunundneunzig:C3")
def test_a_second_chance_is_a_throw_of_all_dice(case_id: str) -> None:
    def both() -> Table:
        played = table().set(floor=16, dice=4).do("press extra_die").do("press second_chance")
        assert played.game_state.jokers == (0, 4), "with two players every joker goes to the other one"
        played.do("bid 17")
        assert isinstance(played.stage, Throw)
        assert len(played.stage.dice) == 5
        return throw(played, 14)

    played = both()
    assert played.thrower == 0
    throw(played, 17)
    assert played.game_state.points == (17, 0)
    assert (played.game_state.dice, numbers(played)) == (5, (18, 30))
    played = throw(both(), 16)
    assert played.game_state.points == (0, 0)
    assert (played.game_state.dice, numbers(played)) == (2, (2, 12))
    assert numbers(played.do("press extra_die")) == (3, 18)


@case("neunundneunzig:C4")
def test_without_a_higher_number_one_takes_a_joker_or_passes(case_id: str) -> None:
    def stuck() -> Table:
        played = table().set(floor=12, dice=2, jokers=(0, 4))
        assert numbers(played) is None
        assert offered(played) == {"pass"}
        assert played.refuses("bid 13") == "no-number"
        return played

    played = stuck().do("press pass")
    assert (played.asked, played.game_state.dice, numbers(played)) == ((1,), 2, (2, 12))
    played = stuck().do("choose 1")
    assert played.game_state.jokers == (1, 3)
    assert (played.asked, played.game_state.dice, numbers(played)) == ((1,), 2, (2, 12))


@case("neunundneunzig:C5")
def test_a_joker_can_make_a_higher_number_possible(case_id: str) -> None:
    played = table().set(floor=12, dice=2, jokers=(1, 3))
    assert offered(played) == {"pass", "extra_die"}
    assert played.refuses("press second_chance") == "not-a-choice"
    played.do("press extra_die")
    assert numbers(played) == (13, 18)
    assert offered(played) == set(), "who has spent a joker must throw"


@case("neunundneunzig:C6")
def test_at_thirty_six_with_six_dice_there_is_nothing_to_name(case_id: str) -> None:
    played = table().set(floor=36, dice=6)
    assert numbers(played) is None
    assert offered(played) == {"pass"}
    assert played.refuses("choose 1") == "not-a-choice"
    played = table().set(floor=36, dice=6, jokers=(0, 4)).do("choose 1")
    assert (played.game_state.dice, numbers(played)) == (6, (6, 36))


@case("neunundneunzig:C7")
def test_a_joker_is_taken_from_whoever_has_most(case_id: str) -> None:
    played = table(4).set(jokers=(0, 3, 3, 2))
    assert played.offers("choose 1")
    assert played.offers("choose 2")
    assert not played.offers("choose 3")
    played.do("choose 2")
    assert played.game_state.jokers == (1, 3, 2, 2)
    assert played.game.rules.conserved(played.game_state) == 8


@case("neunundneunzig:C8")
@pytest.mark.parametrize(
    ("agreed", "dice", "span"), [("keep_dice", 5, (5, 30)), ("reset", 2, (2, 12)), ("chain", 5, (21, 30))]
)
def test_what_follows_a_taken_joker_can_be_agreed(agreed: str, dice: int, span: tuple[int, int], case_id: str) -> None:
    played = table(after_joker_take=agreed).set(floor=20, dice=5, jokers=(0, 4)).do("choose 1")
    assert (played.game_state.dice, numbers(played)) == (dice, span)
    assert played.game_state.points == (0, 0)


@case("neunundneunzig:C9")
def test_the_first_at_the_goal_wins_at_once(case_id: str) -> None:
    played = throw(table().set(points=(93, 98)).do("bid 7"), 9)
    assert played.result.points == (100, 98)
    assert played.result.winners == (0,)
    played = throw(table().set(points=(98, 0)).do("bid 2"), 2)
    assert played.result.points == (100, 0)


@case("neunundneunzig:C10")
def test_neither_a_seventh_die_nor_two_second_chances(case_id: str) -> None:
    played = table().set(dice=6, floor=20)
    assert played.refuses("press extra_die") == "not-a-choice"
    played.do("press second_chance")
    assert played.refuses("press second_chance") == "not-a-choice"


# Further rules -------------------------------------------------------------------------------------------------------


def test_a_number_below_the_dice_or_beyond_them_is_refused() -> None:
    played = table()
    assert played.refuses("bid 1") == "bad-number"
    assert played.refuses("bid 13") == "bad-number"


def test_whoever_has_jokers_cannot_take_one() -> None:
    assert not table(3).set(jokers=(1, 3, 2)).offers("choose 1")


def test_after_spending_the_last_joker_no_other_can_be_taken() -> None:
    played = table(3).set(jokers=(1, 3, 2)).do("press second_chance").do("choose 1")
    assert played.game_state.jokers == (0, 4, 2)
    assert played.refuses("choose 1") == "not-a-choice"


def test_two_jokers_can_go_to_different_players() -> None:
    played = table(3).do("press second_chance").do("choose 1").do("press extra_die").do("choose 2")
    assert played.game_state.jokers == (0, 3, 3)
    assert numbers(played) == (3, 18)


def test_a_second_chance_is_spent_even_if_it_was_not_needed() -> None:
    played = throw(table().do("press second_chance").do("bid 7"), 7)
    assert played.game_state.jokers == (1, 3)
    assert played.asked == (1,)


def test_without_jokers_nobody_can_take_or_spend_any() -> None:
    played = table(jokers_each=0).set(floor=12)
    assert offered(played) == {"pass"}
    assert not played.offers("choose 1")


def test_the_places_can_be_played_out() -> None:
    played = table(3, play_out_places=True, goal=30).set(points=(25, 10, 0), jokers=(3, 2, 1), dice=3)
    throw(played.do("bid 10"), 12)
    assert played.game_state.home == (0,)
    assert played.game_state.jokers == (0, 4, 2), "one by one, from the left neighbour on"
    assert (played.asked, played.game_state.dice, played.game_state.floor) == ((1,), 3, 10)
    throw(played.do("bid 11"), 10)
    assert played.asked == (2,)
    throw(played.do("bid 6"), 9)
    assert played.asked == (1,), "who has left is passed over"
    played.set(points=(35, 25, 6), floor=0)
    assert throw(played.do("bid 6"), 6).result.places == (1, 2, 3)
    assert played.result.points == (35, 31, 6)


def test_after_the_last_round_the_most_points_win() -> None:
    played = table(max_rounds=10).set(round=10, points=(20, 24))
    throw(played.do("bid 2"), 2)
    assert played.asked == (1,)
    throw(played.do("bid 9"), 4)
    assert played.result.points == (22, 24)
    assert played.result.winners == (1,)


def test_time_that_runs_out_names_the_lowest_number_or_passes() -> None:
    played = table(decision_seconds=10)
    played.expire(played.stage.clocks[0].name)  # type: ignore[union-attr]
    assert played.game_state.turn.number == 2
    played = table(decision_seconds=10).set(floor=12, jokers=(0, 4))
    played.expire(played.stage.clocks[0].name)  # type: ignore[union-attr]
    assert played.asked == (1,)


def test_a_greedy_player_names_the_number_of_the_best_average() -> None:
    played = table()
    merits = {
        number: played.game.advice.heuristic(played.state.game_state, 0, Bid(number)) or 0.0 for number in range(2, 13)
    }
    assert max(merits, key=lambda number: merits[number]) == 6
    close = table().set(points=(96, 0))
    merits = {
        number: close.game.advice.heuristic(close.state.game_state, 0, Bid(number)) or 0.0 for number in range(2, 13)
    }
    assert max(merits, key=lambda number: merits[number]) == 3, "just enough to win"


def test_a_greedy_player_spends_a_joker_when_it_helps_enough() -> None:
    stuck = table().set(floor=12)
    assert (stuck.game.advice.heuristic(stuck.state.game_state, 0, Press("extra_die")) or 0.0) > 0
    assert stuck.game.advice.heuristic(stuck.state.game_state, 0, Press("pass")) == 0
    high = table().set(floor=10, dice=3)
    bids = max(high.game.advice.heuristic(high.state.game_state, 0, Bid(number)) or 0.0 for number in range(11, 19))
    assert (high.game.advice.heuristic(high.state.game_state, 0, Press("extra_die")) or 0.0) > bids
