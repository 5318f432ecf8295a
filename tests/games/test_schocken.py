"""Schocken: its worked cases."""

from typing import Any

import msgspec
from msgspec.structs import replace

import knobel
from knobel.core.phrases import Phrase
from knobel.core.widgets import Announcement, Tray
from knobel.games.cup.schocken.ranks import Rank
from knobel.games.cup.schocken.telling import cost
from tests.support.cases import case
from tests.support.table import Table

ODD_ONE_OUT = (2, 3, 5)


def faces_of(result: str | int) -> tuple[int, int, int]:
    high, middle, low = (int(digit) for digit in str(result)[:3])
    return high, middle, low


def table_of(seats: int, **options: Any) -> Table:
    return Table("schocken", seats, **options)


def discs(table: Table, supply: int, *held: int) -> Table:
    """Go on with so many discs in the middle and in front of the players; whoever has none may be safe."""
    playing = tuple(seat for seat in range(table.game.seats) if supply or held[seat])
    return table.set(tally=replace(table.game_state.tally, supply=supply, discs=held), order=playing)


def stand(table: Table, *results: int) -> Table:
    """One player after the other throws once and stands."""
    for result in results:
        seat = table.thrower
        table.throw(*faces_of(result))
        if table.asked == (seat,):
            table.do("press stand")
    return table


def one_throw_each(*results: int, **options: Any) -> Table:
    """A table after a round in which everybody threw once, A first."""
    return stand(table_of(len(results), **options), *results)


def rank_of(table: Table, seat: int) -> Rank:
    """The rank of a seat's result in the round just finished."""
    (hand,) = (hand for hand in table.last.hands if hand.seat == seat)
    rank: Rank = table.game.rules.rank(hand)  # type: ignore[attr-defined]
    return rank


def winner(table: Table) -> int:
    best, _ = table.game.rules.best_and_worst(table.last.hands)  # type: ignore[attr-defined]
    seat: int = best.seat
    return seat


def cost_of(table: Table) -> int:
    """What the round just finished has cost the lowest."""
    return cost(table.game.rules, table.last.tally, table.last.hands)  # type: ignore[arg-type]


def held(table: Table) -> tuple[int, ...]:
    discs: tuple[int, ...] = table.game_state.tally.discs
    return discs


def lose_half(table: Table, loser: int) -> Table:
    """A round in which the loser is lowest and somebody else throws a Schock out."""
    order = table.game_state.order
    lucky = next(seat for seat in order if seat != loser)
    return stand(table, *(322 if seat == loser else 111 if seat == lucky else 654 for seat in order))


def told(table: Table, event: knobel.Event, viewer: int | None) -> list[str]:
    """The keys of what a viewer is told of an event."""
    return [phrase.key for phrase in phrases(table, event, viewer)]


def phrases(table: Table, event: knobel.Event, viewer: int | None) -> tuple[Phrase, ...]:
    return table.game.tell(table.state, event, table.game.apply(table.state, event), viewer)


def seen(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(table.game.scene(table.state, viewer))


def tray(table: Table, seat: int, viewer: int | None) -> Tray:
    widgets = table.game.scene(table.state, viewer).widgets
    (found,) = (widget for widget in widgets if isinstance(widget, Tray) and widget.owner == seat)
    assert found.id == ("tray" if seat == viewer else f"tray-{seat}")
    return found


def faces(table: Table, seat: int, viewer: int | None) -> list[int | None]:
    return [die.face for die in tray(table, seat, viewer).dice]


def announced(table: Table, viewer: int | None) -> dict[str, Phrase]:
    widgets = table.game.scene(table.state, viewer).widgets
    return {widget.id: widget.phrase for widget in widgets if isinstance(widget, Announcement)}


# Cases ---------------------------------------------------------------------------------------------------------------


@case("schocken:C1")
def test_a_street_beats_a_house_number_and_costs_two(case_id: str) -> None:
    table = one_throw_each(652, 654)
    assert winner(table) == 1
    assert held(table) == (2, 0)
    assert table.game_state.tally.supply == 11


@case("schocken:C2")
def test_the_lowest_street_beats_the_highest_house_number(case_id: str) -> None:
    table = one_throw_each(665, 321)
    assert winner(table) == 1
    assert held(table) == (2, 0)


@case("schocken:C3")
def test_the_lowest_general_beats_the_highest_street(case_id: str) -> None:
    table = one_throw_each(654, 222)
    assert winner(table) == 1
    assert held(table) == (3, 0)


@case("schocken:C4")
def test_the_lowest_schock_beats_the_highest_general_and_costs_less(case_id: str) -> None:
    table = one_throw_each(666, 211)
    assert winner(table) == 1
    assert held(table) == (2, 0)


@case("schocken:C5")
def test_jule_beats_schock_six_and_costs_seven(case_id: str) -> None:
    table = one_throw_each(611, 421)
    assert winner(table) == 1
    assert held(table) == (7, 0)


@case("schocken:C6")
def test_pippi_beats_jule_and_costs_nine(case_id: str) -> None:
    table = one_throw_each(421, 221)
    assert winner(table) == 1
    assert held(table) == (9, 0)


@case("schocken:C7")
def test_schock_out_beats_pippi_and_loses_the_half(case_id: str) -> None:
    table = one_throw_each(221, 111)
    assert winner(table) == 1
    assert cost_of(table) == 13
    assert table.game_state.tally.half_losers == (0,)


@case("schocken:C8")
def test_a_built_jule_is_a_house_number(case_id: str) -> None:
    table = table_of(2).throw(1, 5, 6).do("keep 0").throw(4, 2).do("press stand")
    stand(table, 422)
    assert (rank_of(table, 0).kind, rank_of(table, 0).place) == ("simple", 5)
    assert winner(table) == 1
    assert held(table) == (1, 0)


@case("schocken:C9")
def test_pippi_may_fall_in_the_second_throw(case_id: str) -> None:
    table = table_of(2).throw(6, 5, 2).do("keep").throw(1, 2, 2).do("press stand")
    stand(table, 611)
    assert rank_of(table, 0).kind == "pippi"
    assert held(table) == (0, 9)


@case("schocken:C10")
def test_a_built_pippi_is_the_lowest_result_of_all(case_id: str) -> None:
    table = table_of(2).throw(2, 2, 5).do("keep 0 1").throw(1).do("press stand")
    stand(table, 322)
    assert rank_of(table, 0).place == 1
    assert winner(table) == 1
    assert held(table) == (1, 0)


@case("schocken:C11")
def test_house_numbers_compare_digit_by_digit(case_id: str) -> None:
    assert winner(one_throw_each(633, 641)) == 1


@case("schocken:C12")
def test_the_second_digit_decides_before_the_third(case_id: str) -> None:
    assert winner(one_throw_each(655, 661)) == 1


@case("schocken:C13")
def test_of_two_equal_streets_the_earlier_wins(case_id: str) -> None:
    table = one_throw_each(543, 543)
    assert winner(table) == 0
    assert held(table) == (0, 2)


@case("schocken:C14")
def test_of_two_schock_outs_the_earlier_wins(case_id: str) -> None:
    table = one_throw_each(111, 111)
    assert winner(table) == 0
    assert cost_of(table) == 13
    assert table.game_state.tally.half_losers == (1,)


@case("schocken:C15")
def test_of_two_equal_lowest_results_the_later_pays(case_id: str) -> None:
    table = one_throw_each(652, 441, 441)
    assert winner(table) == 0
    assert held(table) == (0, 0, 1)


@case("schocken:C16")
def test_the_starter_sets_the_limit(case_id: str) -> None:
    table = table_of(3).throw(6, 5, 2).do("keep 0").throw(3, 3).do("press stand")
    once = table.state
    table.throw(4, 4, 2).do("press stand")
    assert table.thrower == 2, "one throw is allowed"
    table.state = once
    table.throw(4, 4, 2).do("keep 0 1").throw(3)
    assert table.thrower == 2, "the second throw was the last"
    assert table.refuses("keep 0 1", seat=1) == "throw-expected"


@case("schocken:C17")
def test_standing_at_once_leaves_everybody_exactly_one_throw(case_id: str) -> None:
    table = stand(table_of(3), 652)
    for seat in (1, 2):
        assert table.thrower == seat
        table.throw(4, 4, 3)
    assert table.game_state.tally.round == 2


@case("schocken:C18")
def test_two_sixes_beside_a_one_become_schock_six_in_the_end(case_id: str) -> None:
    thrown = table_of(2).throw(*ODD_ONE_OUT).do("keep").throw(*ODD_ONE_OUT).do("keep").throw(6, 6, 1)
    laid_out = table_of(2).throw(1, 3, 5).do("keep 0").throw(3, 5).do("keep 0").throw(6, 6)
    for table in (thrown, laid_out):
        stand(table, 322)
        assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("schock", 6)
        assert held(table) == (0, 6)


@case("schocken:C19")
def test_a_turned_six_stays_out_and_makes_a_schock(case_id: str) -> None:
    table = table_of(2).throw(6, 6, 4).do("press turn")
    assert table.offers("press stand")
    assert table.refuses("keep 1") == "turned-stays"
    table.do("keep 0").throw(1, 3).do("press stand")
    stand(table, 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("schock", 3)


@case("schocken:C20")
def test_a_six_laid_out_earlier_is_not_of_this_throw(case_id: str) -> None:
    table = table_of(2).throw(6, 3, 2).do("keep 0").throw(6, 2)
    assert table.refuses("press turn") == "no-sixes"
    stand(table.do("press stand"), 322)
    assert rank_of(table, 0).value == 662


@case("schocken:C21")
def test_three_sixes_stand_as_a_general(case_id: str) -> None:
    table = table_of(2).throw(6, 6, 6)
    before = table.state
    stand(table.do("press stand"), 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).place) == ("general", 50)
    table.state = before
    stand(table.do("press turn").do("press stand"), 322)
    assert (rank_of(table, 0).value, rank_of(table, 0).place) == (661, 37)


@case("schocken:C22")
def test_a_street_may_be_built(case_id: str) -> None:
    table = table_of(2).throw(4, 5, 1).do("keep 0 1").throw(6).do("press stand")
    stand(table, 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("street", 654)


@case("schocken:C23")
def test_a_general_may_be_built(case_id: str) -> None:
    table = table_of(2).throw(3, 3, 1).do("keep 0 1").throw(3).do("press stand")
    stand(table, 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("general", 3)


@case("schocken:C24")
def test_what_the_supply_lacks_lapses_or_comes_from_the_winner(case_id: str) -> None:
    lapsed = stand(discs(table_of(2), 2, 7, 4), 511, 322)
    assert (lapsed.game_state.tally.supply, held(lapsed)) == (0, (7, 6))
    assert lapsed.game_state.order == (1, 0), "the second phase has begun"
    added = stand(discs(table_of(2, supply_shortfall="from_winner"), 2, 7, 4), 511, 322)
    assert held(added) == (4, 9)
    little = stand(discs(table_of(3, supply_shortfall="from_winner"), 2, 1, 4, 6), 511, 322, 654)
    assert held(little) == (0, 7, 6)
    assert little.game_state.order == (1, 2)


@case("schocken:C25")
def test_in_the_second_phase_the_winner_gives_what_he_has(case_id: str) -> None:
    table = stand(discs(table_of(2), 0, 8, 5), 652, 333)
    assert held(table) == (11, 2)
    stand(table, 652, 411)
    assert cost_of(table) == 2
    assert table.game_state.tally.half_losers == (0,)


@case("schocken:C26")
def test_whoever_has_no_discs_when_the_supply_is_empty_is_safe(case_id: str) -> None:
    table = stand(discs(table_of(3), 1, 6, 6, 0), 652, 322, 441)
    assert held(table) == (6, 7, 0)
    assert table.game_state.order == (1, 0)


@case("schocken:C27")
def test_between_three_players_only_highest_and_lowest_exchange_discs(case_id: str) -> None:
    table = stand(discs(table_of(3), 0, 5, 4, 4), 654, 441, 322)
    assert held(table) == (3, 4, 6)
    assert table.thrower == 2


@case("schocken:C28")
def test_whoever_gives_the_last_disc_is_safe(case_id: str) -> None:
    table = stand(discs(table_of(3), 0, 6, 1, 6), 652, 311, 322)
    assert held(table) == (6, 0, 7)
    assert table.game_state.order == (2, 0)


@case("schocken:C29")
def test_schock_out_brings_the_lowest_every_disc(case_id: str) -> None:
    table = stand(discs(table_of(4, halves=1), 7, 2, 1, 2, 1), 652, 111, 441, 322)
    assert held(table) == (0, 0, 0, 13)
    assert table.result.losers == (3,)


@case("schocken:C30")
def test_losing_both_halves_loses_the_game_without_a_final(case_id: str) -> None:
    table = lose_half(lose_half(table_of(3), 0), 0)
    assert table.result.losers == (0,)
    assert table.result.places == (3, 1, 1)


@case("schocken:C31")
def test_the_losers_of_the_halves_play_a_final(case_id: str) -> None:
    table = lose_half(lose_half(table_of(4), 0), 2)
    assert table.game_state.order == (2, 0), "the loser of the second half begins"
    assert (table.game_state.tally.supply, held(table)) == (13, (0, 0, 0, 0))
    lose_half(table, 2)
    assert table.result.losers == (2,)
    assert table.result.places == (3, 1, 4, 1)


@case("schocken:C32")
def test_two_players_with_a_half_each_play_a_third(case_id: str) -> None:
    table = lose_half(lose_half(table_of(2), 0), 1)
    stand(table, 652, 654)
    assert held(table) == (0, 2), "discs are taken in the final, too"
    lose_half(table, 0)
    assert table.result.losers == (0,)
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1)


@case("schocken:C33")
def test_a_jule_with_a_turned_six_is_a_house_number(case_id: str) -> None:
    table = table_of(2).throw(6, 6, 3).do("press turn").do("keep 0").throw(4, 2).do("press stand")
    stand(table, 322)
    assert (rank_of(table, 0).kind, rank_of(table, 0).value) == ("simple", 421)


@case("schocken:C34")
def test_with_three_equal_results_the_first_wins_and_the_last_pays(case_id: str) -> None:
    table = one_throw_each(443, 443, 443)
    assert winner(table) == 0
    assert held(table) == (0, 0, 1)
    assert table.thrower == 2
