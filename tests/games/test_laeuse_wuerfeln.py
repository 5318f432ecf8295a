"""Läuse würfeln: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.moves import Take
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.games.race.laeuse_wuerfeln import PARTS
from knobel.match import opening
from tests.support.cases import case
from tests.support.race import drawn, standing, turn_by_turn
from tests.support.table import Table


def table(*numbers: int, **options: Any) -> Table:
    """A table at which these lucky numbers have been chosen."""
    played = Table("laeuse-wuerfeln", len(numbers), **options)
    for number in numbers:
        played.do(f"say {number}")
    return played


def parts(*counts: int) -> tuple[tuple[str, ...], ...]:
    """Sheets with so many parts each, drawn in the usual order."""
    return tuple(PARTS[:count] for count in counts)


@case("laeuse-wuerfeln:C1")
def test_the_lucky_number_draws_a_part(case_id: str) -> None:
    played = table(4, 1).throw(4)
    assert standing(played) == (1, 0)
    assert drawn(played, 0) == ["body"]
    assert standing(turn_by_turn(played.throw(2), 2)) == (1, 0)


@case("laeuse-wuerfeln:C2")
def test_the_thirteenth_part_wins_at_once(case_id: str) -> None:
    ended = table(4, 1).set(sheets=parts(12, 12)).throw(4)
    assert ended.result.points == (13, 12)
    assert ended.result.winners == (0,)


@case("laeuse-wuerfeln:C3")
def test_a_number_counts_only_for_its_thrower(case_id: str) -> None:
    assert standing(table(6, 6).throw(6)) == (1, 0)


@case("laeuse-wuerfeln:C4")
def test_the_others_rank_by_their_parts(case_id: str) -> None:
    ended = table(1, 2, 3, 4).set(sheets=parts(12, 9, 9, 4)).throw(1)
    assert ended.result.points == (13, 9, 9, 4)
    assert ended.result.places == (1, 2, 2, 4)


@case("laeuse-wuerfeln:C5")
def test_a_number_may_be_ruled_out_for_others(case_id: str) -> None:
    played = table(3, 3)
    assert played.thrower == 0, "without the option both may have the same"
    played = Table("laeuse-wuerfeln", 2, unique_numbers=True).do("say 3")
    assert played.refuses("say 3") == "number-taken"
    assert played.do("say 2").thrower == 0


def test_numbers_are_chosen_from_the_starter_on() -> None:
    played = Table("laeuse-wuerfeln", 3, first=1)
    for seat in (1, 2, 0):
        assert played.asked == (seat,)
        played.do("say 5")
    assert played.thrower == 1


def test_six_can_have_a_number_each_and_a_seventh_finds_none() -> None:
    assert table(*range(1, 7), unique_numbers=True).thrower == 0
    with pytest.raises(knobel.BadOption) as trouble:
        knobel.game("laeuse-wuerfeln", 7, {"unique_numbers": True})
    assert trouble.value.code == "numbers-run-out"
    assert trouble.value.facts == {"unique_numbers": "true", "seats": "7"}


def test_a_large_table_that_was_agreed_on_before_shares_the_numbers_out_evenly() -> None:
    played = Table("laeuse-wuerfeln", 8)
    played.game = opening.stored_game("laeuse-wuerfeln", 8, {"unique_numbers": True, "starter": "first_seat"})
    played.state = played.game.start()
    for number in range(1, 7):
        played.do(f"say {number}")
    played.do("say 4")
    assert played.refuses("say 4") == "number-taken"
    assert played.do("say 1").thrower == 0


@pytest.mark.parametrize(("extra", "thrower"), [(False, 1), (True, 0)])
def test_a_hit_may_bring_another_throw(extra: bool, thrower: int) -> None:
    assert table(4, 1, extra_throw_on_hit=extra).throw(4).thrower == thrower


def test_parts_come_in_a_fixed_order() -> None:
    played = turn_by_turn(table(4, 1), *(4,) * 12, others=2)
    assert drawn(played, 0) == list(PARTS[:12])
    assert PARTS[:3] == ("body", "head", "tail")
    assert len(PARTS) == 13


def test_a_player_may_choose_the_part() -> None:
    played = table(4, 1, part_order="free").throw(4)
    assert played.asked == (0,)
    played.do("take eye-2")
    assert drawn(played, 0) == ["eye-2"]
    assert played.thrower == 1
    played.throws(2, 4)
    assert not played.offers("take eye-2")
    assert played.offers("take eye-1")
    (offer, *_) = played.game.scene(played.state, 0).offers
    assert offer.at == "picture"


def test_the_last_part_needs_no_choice() -> None:
    ended = table(4, 1, part_order="free").set(sheets=parts(12, 0)).throw(4)
    assert ended.result.winners == (0,)


def test_a_chosen_part_may_be_followed_by_another_throw() -> None:
    played = table(4, 1, part_order="free", extra_throw_on_hit=True).throw(4).do("take head")
    assert played.thrower == 0


def test_everybody_hears_what_is_drawn() -> None:
    played = table(4, 1)
    before = played.state
    told = played.game.tell(before, Thrown((4,)), played.throw(4).state, None)
    assert [phrase.key for phrase in told] == ["told-throw", "told-drawn"]
    played = table(4, 1, part_order="free").throw(4)
    before = played.state
    told = played.game.tell(before, Did(0, Take("head")), played.do("take head").state, None)
    assert [phrase.key for phrase in told] == ["told-take", "told-parts"]


def test_an_endless_game_is_stopped_and_ranked_as_it_stands() -> None:
    ended = table(1, 2, safety_circuits=50).set(sheets=parts(2, 5), circuit=50).throws(3, 3)
    assert ended.result.places == (2, 1)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)
