"""Die Schaukel: its worked cases and rules."""

from itertools import product
from typing import Any

from knobel import Ask, Over, Throw
from knobel.core.moves import Press, Stake
from knobel.games.bank._bets import Bet
from knobel.games.bank.die_schaukel import FIELDS, rooms
from tests.support.cases import case
from tests.support.table import Table

FACE = {field: face for face, field in enumerate(FIELDS, start=1)}


def schaukel(seats: int = 4, **options: Any) -> Table:
    """A holds the bank with 40 chips; P1, P2 and P3 are B, C and D."""
    return Table("die-schaukel", seats, **options)


def bets(table: Table, *stakes: tuple[int, str, int]) -> Table:
    """These seats put chips on fields."""
    for seat, field, chips in stakes:
        table.do(Stake(field, chips), seat)
    return table


def swing(table: Table, top: str) -> Table:
    """Everybody finishes, and the die falls with this face on top."""
    while isinstance(table.stage, Ask):
        table.do("press done", next(iter(table.stage.choices)))
    return table.throw(FACE[top])


def standing(table: Table, field: str) -> int:
    """All chips on a field."""
    return sum(bet.chips for bet in table.game_state.bets if bet.field == field)


def bets_of_the_cases() -> Table:
    return swing(bets(schaukel(), (1, "K", 3), (2, "10", 2), (3, "Q", 4)), "K")


@case("die-schaukel:C1")
def test_the_top_is_paid_the_bottom_lost_and_the_rest_stays(case_id: str) -> None:
    table = bets_of_the_cases()
    assert table.game_state.chips == (39, 7 + 6, 8, 6)
    assert table.game_state.bets == (Bet(3, "Q", 4),)


@case("die-schaukel:C2")
def test_a_standing_stake_is_lost_when_it_comes_to_lie_below(case_id: str) -> None:
    table = swing(bets_of_the_cases(), "J")
    assert table.game_state.chips[0] == 43
    assert table.game_state.bets == ()


@case("die-schaukel:C3")
def test_the_bank_collects_below_with_nothing_on_top(case_id: str) -> None:
    table = swing(bets(schaukel(), (1, "9", 3), (2, "9", 1)), "A")
    assert table.game_state.chips == (44, 7, 9, 10)


@case("die-schaukel:C4")
def test_a_throw_on_an_empty_pair_changes_nothing(case_id: str) -> None:
    table = swing(bets(schaukel(), (1, "K", 3)), "9")
    assert table.game_state.chips == (40, 7, 10, 10)
    assert standing(table, "K") == 3


@case("die-schaukel:C5")
def test_a_bet_is_accepted_only_while_the_bank_covers_all_pairs(case_id: str) -> None:
    table = schaukel(bank_chips=10).set(chips=(5, 10, 10, 10))
    bets(table, (1, "9", 4), (2, "A", 1), (3, "10", 2))
    assert table.refuses("stake J 1", 1) == "bank-limit"
    assert table.offers("stake A 1", 1)
    bets(table, (1, "A", 1))
    assert table.offers("stake J 1", 1), "the swing now leans by four only"


@case("die-schaukel:C6")
def test_a_balanced_pair_neither_wins_nor_loses(case_id: str) -> None:
    table = swing(bets(schaukel(), (1, "9", 3), (1, "A", 3)), "9")
    assert table.game_state.chips == (40, 10, 10, 10)


@case("die-schaukel:C7")
def test_standing_stakes_go_home_at_the_end(case_id: str) -> None:
    table = bets(schaukel(max_throws=6).set(throws=5), (1, "J", 4))
    swing(table, "10")
    assert isinstance(table.stage, Over)
    assert table.game_state.bets == ()
    assert table.result.chips == (40, 10, 10, 10)


@case("die-schaukel:C8")
def test_a_stake_cannot_be_removed(case_id: str) -> None:
    table = swing(bets(schaukel(), (1, "J", 4)), "K")
    assert table.refuses("take J", 1) == "no-withdrawal"
    assert table.refuses("stake J -1", 1) == "wrong-amount"
    assert standing(table, "J") == 4


def test_stakes_can_be_taken_back_where_it_is_agreed() -> None:
    table = swing(bets(schaukel(withdraw=True), (1, "J", 2)), "K")
    table.do("take J", 1).do("take J", 1)
    assert table.game_state.chips[1] == 10
    assert table.game_state.bets == ()
    assert table.refuses("take J", 1) == "not-a-choice"
    assert table.refuses("take K", 2) == "not-a-choice", "nothing of C lies there"


def test_a_stake_that_the_bank_relies_on_cannot_be_taken_back() -> None:
    table = schaukel(withdraw=True).set(chips=(2, 10, 10, 10))
    bets(table, (1, "9", 2), (2, "A", 2), (1, "9", 2))
    assert table.refuses("take A", 2) == "not-a-choice", "the bank could not pay four for the nine"
    assert table.offers("take 9", 1)


def leaning(lying: dict[str, int]) -> int:
    """By how much the pairs differ, all together."""
    return abs(lying["9"] - lying["A"]) + abs(lying["10"] - lying["K"]) + abs(lying["J"] - lying["Q"])


def test_the_room_of_a_field_is_the_most_that_the_bank_can_cover() -> None:
    for stakes in product((0, 1, 4), repeat=6):
        lying = dict(zip(FIELDS, stakes, strict=True))
        bank = leaning(lying) + 2
        found = rooms(bank, tuple(Bet(1, field, chips) for field, chips in lying.items() if chips))
        for field, room in zip(FIELDS, found, strict=True):
            fitting = [more for more in range(20) if leaning({**lying, field: lying[field] + more}) <= bank]
            assert room == max(fitting) == len(fitting) - 1


def test_opposite_faces_add_up_as_on_any_die() -> None:
    for top, bottom in (("9", "A"), ("10", "K"), ("J", "Q")):
        assert FACE[top] + FACE[bottom] == 7
        table = swing(bets(schaukel(), (1, top, 2), (2, bottom, 2)), bottom)
        assert table.game_state.chips == (40, 8, 12, 10)


def test_a_stake_may_grow_between_throws() -> None:
    table = swing(bets(schaukel(), (1, "J", 2)), "K")
    bets(table, (1, "J", 3))
    assert table.game_state.bets == (Bet(1, "J", 5),)
    swing(table, "J")
    assert table.game_state.chips == (35, 15, 10, 10)


def test_all_bet_at_once_until_everybody_has_finished() -> None:
    table = schaukel()
    assert table.asked == (0, 1, 2, 3)
    table = table.do("press done", 2).do("press done", 0)
    assert table.asked == (1, 3)
    assert table.refuses("stake J 1", 2) == "not-asked"
    table.do("press done", 1).do("press done", 3)
    assert table.thrower == 0


def test_the_window_closes_when_its_time_is_up() -> None:
    table = bets(schaukel(), (1, "J", 1)).expire("bets-1")
    assert isinstance(table.stage, Throw)
    table.throw(FACE["J"])
    assert table.game_state.chips[1] == 11
    stage = table.stage
    assert isinstance(stage, Ask)
    assert [(clock.name, clock.seconds) for clock in stage.clocks] == [("bets-2", 20)]


def test_without_a_clock_the_window_waits_for_all() -> None:
    stage = schaukel(bet_seconds=0).stage
    assert isinstance(stage, Ask)
    assert stage.clocks == ()


def test_whoever_has_no_chips_in_hand_is_not_waited_for() -> None:
    table = bets(schaukel(), (1, "J", 10))
    assert table.asked == (0, 2, 3)
    table = swing(table, "J")
    assert table.asked == (0, 1, 2, 3)


def test_a_player_who_has_lost_everything_is_out() -> None:
    table = swing(bets(schaukel(), (1, "J", 10)), "Q")
    assert table.asked == (0, 2, 3)


# The end -------------------------------------------------------------------------------------------------------------


def test_the_announced_end_comes_after_five_more_throws() -> None:
    table = swing(swing(schaukel(), "9"), "9")
    table.do("press last", 0)
    assert table.game_state.last == 7
    for number in range(3, 8):
        assert not isinstance(table.stage, Over)
        swing(table, "9")
        assert table.game_state.throws == number
    assert isinstance(table.stage, Over)


def test_the_end_is_announced_once_and_only_while_it_is_far() -> None:
    table = schaukel().do("press last", 0)
    swing(table, "9")
    assert table.asked == (1, 2, 3)
    table = schaukel(max_throws=6)
    assert table.offers("press last", 0)
    swing(table, "9")
    assert table.asked == (1, 2, 3), "five throws are left anyway"
    assert table.refuses("press last", 0) == "not-asked"


def test_a_broken_bank_ends_the_game_and_standing_stakes_go_home() -> None:
    table = schaukel(bank_chips=10, start_chips=20)
    bets(table, (2, "9", 2), (3, "A", 2), (1, "J", 10))
    swing(table, "J")
    assert table.result.chips == (0, 30, 20, 20)
    assert table.result.nets == (-10, 10, 0, 0)
    assert table.result.winners == (1,)


def test_the_game_ends_when_nobody_but_the_bank_has_chips() -> None:
    table = bets(schaukel(3), (1, "J", 10), (2, "J", 10))
    swing(table, "Q")
    assert table.result.chips == (60, 0, 0)
    assert table.result.winners == (0,)


def test_chips_gained_are_ranked_not_chips_held() -> None:
    table = bets(schaukel(max_throws=6).set(throws=5), (1, "J", 3), (2, "Q", 1))
    swing(table, "J")
    assert table.result.chips == (38, 13, 9, 10)
    assert table.result.nets == (-2, 3, -1, 0)
    assert table.result.places == (4, 1, 3, 2)


def test_chips_on_the_fields_count_for_their_owners() -> None:
    table = bets(schaukel(), (1, "J", 3))
    assert table.game.result(table.state).nets == (0, 0, 0, 0)


def test_refusals_name_the_reason() -> None:
    table = schaukel()
    assert table.refuses("stake J 11", 1) == "wrong-amount"
    assert table.refuses("stake J 0", 1) == "wrong-amount"
    assert table.refuses("stake J 1", 0) == "not-a-choice", "the bank does not bet"
    assert table.refuses("stake Z 1", 1) == "not-a-choice"


def test_the_mildest_choice_is_to_bet_nothing() -> None:
    table = schaukel()
    for seat in range(4):
        choices = table.game.choices(table.state, seat)
        assert choices is not None
        assert choices.mildest == Press("done")
