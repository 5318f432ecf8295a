"""Sultan: its worked cases and rules."""

from typing import Any

from knobel import Throw
from tests.support.cases import case
from tests.support.table import Table


def sultan(seats: int = 3, **options: Any) -> Table:
    return Table("sultan", seats, **options)


def first_reign() -> Table:
    """A threw nothing, B became Sultan with the 4, C hit it and A missed it, C brought him down."""
    table = sultan().throws(3, 6).do("say 4")
    return table.throws(4, 2, 6)


@case("sultan:C1")
def test_hits_are_paid_by_the_sultan_and_misses_to_him(case_id: str) -> None:
    table = sultan().throw(3)
    assert table.game_state.chips == (8, 8, 8)
    assert isinstance(table.stage, Throw), "nobody rules yet"
    table.throw(6)
    assert table.asked == (1,)
    table.do("say 4")
    assert (table.game_state.sultan, table.game_state.trump) == (1, 4)
    table.throw(4)
    assert table.game_state.chips == (8, 7, 9)
    table.throw(2)
    assert table.game_state.chips == (7, 8, 9)
    assert table.thrower == 2, "the Sultan is passed over"
    table.throw(6)
    assert table.game_state.sultan == 2
    assert table.game_state.chips == (7, 8, 9)


@case("sultan:C2")
def test_a_new_sultan_has_a_new_number(case_id: str) -> None:
    table = first_reign()
    assert table.asked == (2,)
    table.do("say 1").throw(1)
    assert table.game_state.chips == (8, 8, 8)
    table.throw(5)
    assert table.game_state.chips == (8, 7, 9)


@case("sultan:C3")
def test_a_subject_without_chips_ends_the_game(case_id: str) -> None:
    table = sultan().set(chips=(1, 10, 13), sultan=2, trump=3, seat=0).throw(2)
    assert table.result.chips == (0, 10, 14)
    assert table.result.winners == (2,)
    assert table.result.places == (3, 2, 1)
    assert table.result.nets == (-8, 2, 6)


@case("sultan:C4")
def test_a_sultan_without_chips_ends_the_game(case_id: str) -> None:
    table = sultan().set(chips=(9, 1, 14), sultan=1, trump=5, seat=2).throw(5)
    assert table.result.chips == (9, 0, 15)
    assert table.result.winners == (2,)


@case("sultan:C5")
def test_six_cannot_be_the_number(case_id: str) -> None:
    table = sultan().throw(6)
    assert table.refuses("say 6") == "no-trump"
    assert table.refuses("say 0") == "no-trump"
    assert all(table.offers(f"say {trump}") for trump in range(1, 6))


@case("sultan:C6")
def test_equal_chips_share_the_win(case_id: str) -> None:
    table = sultan().set(chips=(1, 12, 11), sultan=2, trump=3, seat=0).throw(1)
    assert table.result.chips == (0, 12, 12)
    assert table.result.places == (3, 1, 1)
    assert table.result.winners == (1, 2)


def test_without_a_sultan_only_a_six_counts() -> None:
    table = sultan().throws(1, 2, 3, 4, 5)
    assert table.game_state.chips == (8, 8, 8)
    assert table.thrower == 2


def test_the_left_neighbour_of_a_new_sultan_throws_next() -> None:
    table = first_reign().do("say 2")
    assert table.thrower == 0


def test_a_fallen_sultan_throws_again() -> None:
    table = first_reign().do("say 2").throw(2)
    assert table.thrower == 1


def test_the_number_stands_for_the_whole_reign() -> None:
    table = sultan().throw(6).do("say 3")
    for _ in range(3):
        table.throws(3, 1)
        assert isinstance(table.stage, Throw)
    assert table.game_state.trump == 3


def test_where_agreed_the_sultan_may_change_it_whenever_he_is_passed() -> None:
    table = sultan(trump_change="per_circuit").throw(6).do("say 3").throws(3, 1)
    assert table.asked == (0,)
    assert not table.offers("say 3")
    assert table.refuses("say 3") == "not-a-choice"
    assert table.refuses("say 6") == "no-trump"
    table.do("say 5")
    assert table.game_state.trump == 5
    table.throws(5, 3)
    assert table.game_state.chips == (8, 10, 6)
    table.do("press stay")
    assert table.game_state.trump == 5
    assert table.thrower == 1


def test_a_sultan_whose_time_runs_out_stays_with_his_number() -> None:
    table = sultan(trump_change="per_circuit", decision_seconds=10).throw(6).do("say 3").throws(3, 1)
    table.expire("decision-0-1")
    assert table.game_state.trump == 3


def test_nobody_is_asked_for_a_number_after_the_end() -> None:
    table = sultan(trump_change="per_circuit").set(chips=(12, 8, 1), sultan=0, trump=3, seat=2).throw(1)
    assert table.result.chips == (13, 8, 0)


def test_circuits_count_also_past_a_sultan_who_began() -> None:
    table = sultan(safety_circuits=50).throw(6).do("say 1").throws(2, 1)
    assert table.game_state.circuit == 2
    table = sultan(safety_circuits=50, trump_change="per_circuit").throw(6).do("say 1").throws(2, 1)
    assert table.game_state.circuit == 2
    assert table.do("press stay").game_state.circuit == 2


def test_an_endless_game_is_stopped_and_ranked_by_chips() -> None:
    table = sultan(safety_circuits=50).set(circuit=50, seat=2, sultan=0, trump=1, chips=(10, 8, 6)).throw(2)
    assert table.result.chips == (11, 8, 5)
    assert table.result.places == (1, 2, 3)
    assert table.result.flags == ("stopped_by_limit",)


def test_a_game_that_is_decided_with_its_last_circuit_was_not_stopped() -> None:
    table = sultan(safety_circuits=50).set(circuit=50, seat=2, sultan=0, trump=1, chips=(15, 8, 1)).throw(2)
    assert table.result.flags == ()


def test_a_match_counts_net_chips() -> None:
    table = sultan(start_chips=4, games=2).throw(6).do("say 1")
    table.throws(*(2,) * 7)
    assert table.thrower == 1, "the left neighbour begins the next game"
    table.throw(6).do("say 1").throws(*(2,) * 7)
    assert table.result.nets == (7 - 3, -4 + 7, -3 - 4)
