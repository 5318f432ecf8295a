"""Schocken by tournament rules: the worked cases of the preset."""

from typing import Any

import pytest
from msgspec.structs import replace

import knobel
from knobel.core.info import Players
from knobel.games.cup.schocken import TOURNAMENT
from knobel.games.cup.schocken.ranks import Customs, ranking
from knobel.games.registry import players_of
from tests.conformance import checks
from tests.games.test_schocken import announced, discs, faces, faces_of, held, rank_of, seen, stand, told, winner
from tests.support.cases import case
from tests.support.table import Table

ID = "schocken-turnier-regeln"


def loaded(seats: int, **options: Any) -> Table:
    """A table at the beginning, before the loading round."""
    return Table(ID, seats, **options)


def table_of(seats: int, **options: Any) -> Table:
    """A table of which the loading round is over."""
    table = loaded(seats, **options)
    return table.set(tally=replace(table.game_state.tally, round=2))


def stand_on(table: Table, result: int, throws: int) -> Table:
    """The player to throw reaches this result in so many throws, always with all three dice."""
    for number in range(1, throws + 1):
        table.throw(*faces_of(result))
        if number < throws:
            table.do("keep")
    return table.do("press stand") if table.asked else table


def lose_half(table: Table, loser: int) -> Table:
    """A round in which the loser is lowest and somebody else throws a Schock out."""
    order = table.game_state.order
    lucky = next(seat for seat in order if seat != loser)
    return stand(table, *(322 if seat == loser else 111 if seat == lucky else 654 for seat in order))


@case(f"{ID}:C1")
def test_one_of_two_sixes_is_turned_unless_the_throw_is_the_last(case_id: str) -> None:
    table = table_of(2).throw(6, 6, 3).do("press turn")
    assert isinstance(table.stage, knobel.Throw)
    assert len(table.stage.dice) == 2
    assert table.game_state.turn.out == (0,)
    assert table.game_state.turn.shown[0] == 1
    last = table_of(2).throw(2, 3, 5).do("keep").throw(2, 3, 5).do("keep").throw(6, 6, 3)
    stand(last, 322)
    assert (rank_of(last, 0).kind, rank_of(last, 0).value) == ("simple", 663)


@case(f"{ID}:C2")
def test_two_of_three_sixes_are_turned(case_id: str) -> None:
    table = table_of(2).throw(6, 6, 6)
    before = table.state
    table.do("press turn")
    assert isinstance(table.stage, knobel.Throw)
    assert len(table.stage.dice) == 1
    stand(table.throw(1).do("press stand"), 322)
    assert rank_of(table, 0).kind == "schock-out"
    assert table.last.hands[0].throws == 2
    table.state = before
    stand(table.do("press stand"), 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("general", 6)


@case(f"{ID}:C3")
def test_a_one_of_the_same_throw_may_stay_out_when_a_six_is_turned(case_id: str) -> None:
    table = table_of(2).throw(6, 6, 1).do("press turn")
    assert table.refuses("press stand") == "must-throw"
    assert table.refuses("keep 1 2") == "turned-stays"
    assert table.refuses("keep 0 1") == "ones-only"
    stand(table.do("keep 0 2").throw(4).do("press stand"), 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("schock", 4)
    assert table.last.hands[0].throws == 2
    strict = table_of(2, six_turn_keeps_ones=False).throw(6, 6, 1).do("press turn")
    assert isinstance(strict.stage, knobel.Throw)
    assert len(strict.stage.dice) == 2
    assert strict.game_state.turn.out == (0,)


@case(f"{ID}:C4")
def test_nothing_is_turned_in_the_last_throw(case_id: str) -> None:
    table = table_of(2).throw(1, 3, 5).do("keep 0").throw(3, 5).do("keep 0").throw(6, 6)
    stand(table, 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("simple", 661)


@case(f"{ID}:C5")
def test_a_built_street_is_a_house_number(case_id: str) -> None:
    for other, better in ((322, 1), (221, 0)):
        table = table_of(2).throw(1, 5, 6).do("keep 0").throw(2, 3).do("press stand")
        stand(table, other)
        assert (rank_of(table, 0).kind, rank_of(table, 0).discs) == ("simple", 1)
        assert winner(table) == better


@case(f"{ID}:C6")
def test_streets_count_in_any_single_throw_and_jule_and_pippi_do_not(case_id: str) -> None:
    table = table_of(2).throw(6, 5, 2).do("keep").throw(1, 2, 3).do("press stand")
    stand(table, 421)
    assert (rank_of(table, 0).kind, rank_of(table, 0).discs) == ("street", 2)
    assert (rank_of(table, 1).kind, rank_of(table, 1).value) == ("simple", 421)
    lowest = stand(table_of(2), 221, 322)
    assert (rank_of(lowest, 0).kind, rank_of(lowest, 0).place) == ("simple", 1)


@case(f"{ID}:C7")
def test_only_ones_are_laid_out(case_id: str) -> None:
    table = table_of(2).throw(4, 4, 2)
    assert table.refuses("keep 0 1") == "ones-only"
    assert table.offers("keep")


@case(f"{ID}:C8")
def test_of_equal_schocks_the_one_with_fewer_throws_ranks_higher(case_id: str) -> None:
    for throws, better in ((1, 3), (2, 0)):
        table = stand_on(table_of(4), 311, 2)
        stand_on(stand_on(table, 322, 1), 322, 1)
        assert winner(stand_on(table, 311, throws)) == better


@case(f"{ID}:C9")
def test_fewer_throws_count_for_all_results_or_for_schocks_alone(case_id: str) -> None:
    assert winner(stand_on(stand_on(table_of(2), 652, 3), 652, 2)) == 1
    assert winner(stand_on(stand_on(table_of(2, throw_count_tiebreak="schock"), 652, 3), 652, 2)) == 0


@case(f"{ID}:C10")
def test_a_half_begins_with_one_throw_for_everybody(case_id: str) -> None:
    table = loaded(4)
    for result in (652, 441, 411, 441):
        table.throw(*faces_of(result))
    assert winner(table) == 2
    assert held(table) == (0, 0, 0, 4)
    assert table.game_state.tally.supply == 9
    assert table.thrower == 3
    table.throw(3, 3, 1)
    assert table.asked == (3,), "from now on the starter sets the limit"


@case(f"{ID}:C11")
def test_nobody_turns_when_the_starter_stands_at_once(case_id: str) -> None:
    table = table_of(3).throw(6, 5, 2).do("press stand").throw(6, 6, 2)
    assert table.thrower == 2
    table.throw(6, 6, 6)
    assert (rank_of(table, 1).value, rank_of(table, 2).kind) == (662, "general")


@case(f"{ID}:C12")
def test_losing_both_halves_loses_the_game(case_id: str) -> None:
    table = lose_half(lose_half(loaded(4), 1), 1)
    assert table.result.losers == (1,)


@case(f"{ID}:C13")
def test_the_loser_of_the_first_half_begins_the_final(case_id: str) -> None:
    table = lose_half(lose_half(loaded(4), 1), 3)
    assert table.game_state.order == (1, 3)
    table.throw(3, 3, 1)
    assert table.asked == (1,), "the final is not loaded"
    table.do("keep").throw(1, 1, 1).do("press stand")
    stand_on(table, 322, 1)
    assert table.result.losers == (3,)
    assert table.result.places == (1, 3, 1, 4)


@case(f"{ID}:C14")
def test_a_sharp_game_has_one_half(case_id: str) -> None:
    table = lose_half(loaded(4, halves=1), 2)
    assert table.result.losers == (2,)


@case(f"{ID}:C15")
def test_the_second_half_begins_loaded_with_everybody_back(case_id: str) -> None:
    table = lose_half(loaded(4), 1)
    assert (table.game_state.tally.supply, held(table)) == (13, (0, 0, 0, 0))
    assert table.game_state.order == (1, 2, 3, 0)
    table.throw(6, 5, 2)
    assert table.thrower == 2, "one throw each"


@case(f"{ID}:C16")
def test_schock_out_in_the_second_phase_loses_the_half(case_id: str) -> None:
    table = stand(discs(table_of(2, halves=1), 0, 9, 4), 111, 322)
    assert held(table) == (0, 13)
    assert table.result.losers == (1,)


# What else the preset promises ---------------------------------------------------------------------------------------


def test_there_are_57_places_with_the_built_street_near_the_bottom() -> None:
    ranks = ranking(Customs(jule=False, pippi=False, street_single=True, general_single=True))
    # Of built results only those with a one can come up, because nothing else is laid out.
    reachable = sorted({rank.place for (faces, single), rank in ranks.items() if single or 1 in faces})
    assert len(reachable) == 57
    assert [ranks[faces_of(each), each != "321b"].place for each in ("221", "321b", "322", "331")] == reachable[:4]


def test_the_preset_is_for_two_to_four_and_begins_with_the_first_seat() -> None:
    assert players_of(ID) == Players(2, 4)
    game = knobel.game(ID, 4)
    assert game.options["starter"] == "first_seat"
    with pytest.raises(knobel.BadOption):
        knobel.game(ID, 5)


def test_a_one_laid_out_earlier_may_stay_or_go_back_when_a_six_is_turned() -> None:
    table = table_of(2).throw(1, 3, 5).do("keep 0").throw(6, 6).do("press turn")
    assert table.offers("keep 0 1")
    assert table.offers("keep 1")
    assert table.game_state.turn.forced == (1,)
    strict = table_of(2, six_turn_keeps_ones=False).throw(1, 3, 5).do("keep 0").throw(6, 6).do("press turn")
    assert strict.offers("keep 0 1"), "only ones of the same throw go back"


def test_what_is_not_a_one_goes_back_even_if_it_was_laid_out() -> None:
    def nearly(**options: Any) -> Table:
        """By the sheet but for the laying out, which is then no longer by the sheet's name."""
        table = Table("schocken", 2, **{**TOURNAMENT.options, "lay_out": "any", **options})
        return table.set(tally=replace(table.game_state.tally, round=2))

    table = nearly().throw(5, 3, 2).do("keep 0").throw(6, 6).do("press turn")
    assert isinstance(table.stage, knobel.Throw)
    assert table.game_state.turn.out == (1,)
    fixed = nearly(take_back=False).throw(5, 3, 2).do("keep 0").throw(6, 6).do("press turn")
    assert fixed.game_state.turn.out == (0, 1), "unless dice laid out stay out for good"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_turning_gives_the_throw_up_so_that_everybody_sees_it(viewer: int | None) -> None:
    table = table_of(3).throw(6, 6, 1)
    assert "told-given-up" in told(table, knobel.Did(0, knobel.Press("turn")), viewer)
    table.do("press turn")
    assert faces(table, 0, viewer) == [1, 6, 1]
    clocked = table_of(3, decision_seconds=30).throw(6, 6, 1).do("press turn")
    assert [clock.otherwise for clock in clocked.game.scene(clocked.state, viewer).clocks] == [knobel.Keep((0,))]


def test_the_button_says_how_many_sixes_are_turned() -> None:
    labels = []
    for thrown in ((6, 6, 3), (6, 6, 6)):
        table = table_of(2).throw(*thrown)
        labels += [
            offer.label for offer in table.game.scene(table.state, 0).offers if offer.choice == knobel.Press("turn")
        ]
    assert [label.facts["count"] for label in labels] == [1, 2]


def test_others_cannot_tell_that_sixes_might_be_turned() -> None:
    assert seen(table_of(3).throw(6, 6, 4), 1) == seen(table_of(3).throw(5, 3, 2), 1)


def test_a_loading_round_is_announced() -> None:
    assert announced(loaded(3), None)["limit"].key == "loading"


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_hidden_shows(seats: int) -> None:
    for seed in range(3):
        checks.nothing_hidden_shows(knobel.game(ID, seats), seed)
