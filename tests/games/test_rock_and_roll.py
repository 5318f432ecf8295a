"""Rock & Roll: its worked cases and rules."""

from fractions import Fraction
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from knobel import Ask, Over, Throw
from knobel.core.dice import poker_dice
from knobel.core.moves import Press, Stake
from knobel.core.spaces import Stakes
from knobel.games.bank._bets import Bet
from knobel.games.bank.rock_and_roll import COLOURS, FIELDS, VALUES, Judgement, average, gains, rooms
from tests.support.cases import case
from tests.support.table import Table

FACE = {value: face for face, value in enumerate(VALUES, start=1)}
JUDGEMENTS = [
    *(Judgement(4, False, tied) for tied in ("push", "lose", "win")),
    Judgement(4, True, "push"),
    Judgement(1, False, "push"),
]


def rock(seats: int = 3, **options: Any) -> Table:
    """A holds the bank with 40 chips; P1 and P2 are B and C."""
    return Table("rock-and-roll", seats, **options)


def bets(table: Table, *stakes: tuple[int, str, int]) -> Table:
    """These seats put chips on fields."""
    for seat, field, chips in stakes:
        table.do(Stake(field, chips), seat)
    return table


def throw(table: Table, dice: str) -> Table:
    """Everybody finishes, and the dice show these values."""
    while isinstance(table.stage, Ask):
        table.do("press done", next(iter(table.stage.choices)))
    return table.throw(*(FACE[value] for value in dice.split("-")))


def judged(dice: str, judgement: Judgement = JUDGEMENTS[0]) -> dict[str, set[str]]:
    """The fields that win, are given back, and lose."""
    worth = judgement.gains(tuple(FACE[value] for value in dice.split("-")))
    verdicts = {"win": (2, 4), "push": (0,), "lose": (-1,)}
    return {name: {field for field in FIELDS if worth[field] in found} for name, found in verdicts.items()}


@case("rock-and-roll:C1")
def test_the_leading_colour_and_value_are_paid(case_id: str) -> None:
    table = throw(bets(rock(), (1, "black", 2), (1, "9", 1), (2, "red", 3)), "9-9-K-A")
    assert table.game_state.chips == (35, 10 + 8, 10 - 3)
    assert table.game_state.bets == ()


@case("rock-and-roll:C2")
def test_several_leading_values_are_given_back(case_id: str) -> None:
    table = bets(rock(), (1, "blue", 1), (1, "J", 2), (2, "A", 2), (2, "black", 1))
    throw(table, "9-10-J-Q")
    assert table.game_state.chips == (41, 10 + 2, 10 - 3)
    verdict = judged("9-10-J-Q")
    assert verdict["win"] == {"blue"}
    assert verdict["push"] == {"9", "10", "J", "Q"}
    assert {"K", "A"} <= verdict["lose"]


@case("rock-and-roll:C3")
def test_two_colours_level_are_given_back_and_the_third_loses(case_id: str) -> None:
    table = bets(rock(), (1, "black", 1), (1, "red", 2), (1, "9", 1), (1, "10", 1), (2, "blue", 2), (2, "K", 1))
    throw(table, "9-9-10-10")
    assert table.game_state.chips == (43, 10, 7)
    verdict = judged("9-9-10-10")
    assert verdict == {"win": set(), "push": {"black", "red", "9", "10"}, "lose": {"blue", "J", "Q", "K", "A"}}


@case("rock-and-roll:C4")
def test_a_winner_is_paid_once_however_many_dice_match(case_id: str) -> None:
    table = throw(bets(rock(), (1, "K", 1)), "K-K-K-K")
    assert table.game_state.chips == (36, 9 + 5, 10)
    assert judged("K-K-K-K")["win"] == {"red", "K"}


@case("rock-and-roll:C5")
def test_the_bank_accepts_only_what_it_can_pay(case_id: str) -> None:
    table = rock().set(chips=(4, 10, 10))
    assert table.refuses("stake 9 2", 1) == "bank-limit"
    bets(table, (1, "9", 1))
    throw(table, "9-9-9-K")
    assert isinstance(table.stage, Over)
    assert table.result.chips == (0, 14, 10)


@case("rock-and-roll:C6")
def test_five_throws_follow_the_announcement(case_id: str) -> None:
    table = rock()
    for _ in range(7):
        throw(table, "9-10-J-Q")
    table.do("press last", 0)
    for number in range(8, 13):
        assert not isinstance(table.stage, Over)
        throw(table, "9-10-J-Q")
        assert table.game_state.throws == number
    assert isinstance(table.stage, Over)


@case("rock-and-roll:C7")
def test_any_die_can_make_a_field_win_where_that_is_agreed(case_id: str) -> None:
    table = bets(rock(match_rule="any"), (1, "red", 1), (1, "J", 1), (2, "K", 1), (2, "A", 1))
    throw(table, "9-10-J-Q")
    assert table.game_state.chips == (40 - 6 + 2, 10 + 2 + 4, 8)
    verdict = judged("9-10-J-Q", Judgement(4, True, "push"))
    assert verdict == {"win": {*COLOURS, "9", "10", "J", "Q"}, "push": set(), "lose": {"K", "A"}}


@case("rock-and-roll:C8")
def test_a_throw_without_bets_counts(case_id: str) -> None:
    table = rock(max_throws=6)
    table.do("press last", 0)
    for number in range(1, 6):
        throw(table, "9-10-J-Q")
        assert table.game_state.throws == number
    assert isinstance(table.stage, Over), "five throws after the announcement"
    table = rock(max_throws=6)
    for _ in range(6):
        throw(table, "9-10-J-Q")
    assert isinstance(table.stage, Over)
    assert table.result.winners == (0, 1, 2)


def test_nine_and_ace_are_black_ten_and_king_red_jack_and_queen_blue() -> None:
    one = Judgement(1, False, "push")
    colours = {value: judged(value, one)["win"] - {value} for value in VALUES}
    assert colours == {"9": {"black"}, "A": {"black"}, "10": {"red"}, "K": {"red"}, "J": {"blue"}, "Q": {"blue"}}


@pytest.mark.parametrize(("tied", "chips"), [("push", (40, 10)), ("lose", (42, 8)), ("win", (34, 16))])
def test_what_tied_leaders_mean_is_agreed(tied: str, chips: tuple[int, int]) -> None:
    table = throw(bets(rock(tied_leaders=tied), (1, "black", 1), (1, "10", 1)), "9-9-10-10")
    assert table.game_state.chips[:2] == chips


def test_a_single_die_can_be_agreed() -> None:
    table = throw(bets(rock(match_rule="single_die"), (1, "blue", 1), (1, "Q", 1), (2, "J", 1)), "Q")
    assert table.game_state.chips == (35, 16, 9)


RETURNS = [
    (Fraction(75, 81), Fraction(975, 1296)),
    (Fraction(63, 81), Fraction(705, 1296)),
    (Fraction(99, 81), Fraction(2055, 1296)),
    (Fraction(65, 27), Fraction(3355, 1296)),
    (Fraction(1), Fraction(5, 6)),
]


@pytest.mark.parametrize(
    ("judgement", "colour", "value"), [(each, *pair) for each, pair in zip(JUDGEMENTS, RETURNS, strict=True)]
)
def test_what_a_chip_returns_on_average(judgement: Judgement, colour: Fraction, value: Fraction) -> None:
    for field in FIELDS:
        assert average(judgement, field) + 1 == pytest.approx(float(colour if field in COLOURS else value))


# The limit of the bank -----------------------------------------------------------------------------------------------


def most_returned(judgement: Judgement, lying: dict[str, int]) -> int:
    """What comes back in the worst of all throws."""
    throws = combinations_with_replacement(range(1, 7), judgement.dice)
    worths = [gains(judgement, faces) for faces in throws]
    return max(sum(chips * (1 + (worth[field] or 0)) for field, chips in lying.items()) for worth in worths)


@pytest.mark.parametrize("judgement", JUDGEMENTS)
def test_the_room_of_a_field_is_the_most_that_the_bank_can_pay(judgement: Judgement) -> None:
    chance = Random(7)
    assert len(list(combinations_with_replacement(range(1, 7), 4))) == 126
    for _ in range(12):
        lying = {field: chance.choice((0, 0, 1, 3, 7)) for field in FIELDS}
        bank = max(0, most_returned(judgement, lying) - sum(lying.values())) + chance.randrange(9)
        found = rooms(judgement, bank, tuple(Bet(1, field, chips) for field, chips in lying.items() if chips))
        for field, room in zip(FIELDS, found, strict=True):
            fits = [
                most_returned(judgement, {**lying, field: lying[field] + more}) <= bank + sum(lying.values()) + more
                for more in (room, room + 1)
            ]
            assert fits == [True, False]


def test_bets_on_other_fields_make_room() -> None:
    table = bets(rock().set(chips=(4, 10, 10)), (1, "9", 1))
    assert table.refuses("stake 9 1", 2) == "bank-limit"
    bets(table, (2, "K", 1), (2, "Q", 1), (2, "J", 1), (2, "10", 1))
    assert table.offers("stake 9 1", 2), "four chips that would then be lost pay for it"


def test_each_field_has_its_own_limit_on_offer() -> None:
    table = rock().set(chips=(9, 10, 10))
    stage = table.stage
    assert isinstance(stage, Ask)
    (space,) = [item for item in stage.choices[1].items if isinstance(item, Stakes)]
    assert dict(zip(space.fields, space.limits, strict=True)) == {
        field: 4 if field in COLOURS else 2 for field in FIELDS
    }
    assert space.count() == 3 * 4 + 6 * 2
    assert {space.nth(number) for number in range(space.count())} == {
        Stake(field, chips) for field in FIELDS for chips in range(1, 5 if field in COLOURS else 3)
    }
    assert Stake("black", 4) in space
    assert Stake("9", 3) not in space


def test_nobody_bets_more_than_they_have() -> None:
    table = rock()
    assert table.refuses("stake black 11", 1) == "wrong-amount"
    assert table.refuses("stake black 0", 1) == "wrong-amount"
    assert table.refuses("stake green 1", 1) == "not-a-choice"
    assert table.refuses("stake black 1", 0) == "not-a-choice", "the bank does not bet"
    bets(table, (1, "black", 10))
    assert table.asked == (0, 2), "without chips there is nothing to wait for"


def test_a_bank_too_poor_for_any_bet_throws_alone() -> None:
    table = rock().set(chips=(1, 30, 29))
    assert table.asked == (0,)
    throw(table, "9-9-9-9")
    assert table.game_state.throws == 1


# The window and the end ----------------------------------------------------------------------------------------------


def test_the_window_closes_when_its_time_is_up() -> None:
    table = bets(rock(), (1, "black", 1)).expire("bets-1")
    assert isinstance(table.stage, Throw)
    assert rock(bet_seconds=0).stage.clocks == ()  # type: ignore[union-attr]


def test_the_end_is_announced_only_while_it_is_far() -> None:
    table = rock(max_throws=6)
    assert table.offers("press last", 0)
    throw(table, "9-10-J-Q")
    assert table.asked == (1, 2)


def test_the_game_ends_when_nobody_but_the_bank_has_chips() -> None:
    table = throw(bets(rock(), (1, "black", 10), (2, "black", 10)), "K-K-K-10")
    assert table.result.chips == (60, 0, 0)
    assert table.result.nets == (20, -10, -10)
    assert table.result.winners == (0,)


def test_chips_gained_are_ranked() -> None:
    table = throw(bets(rock(max_throws=6).set(throws=5), (1, "black", 1)), "9-9-9-9")
    assert table.result.nets == (-2, 2, 0)
    assert table.result.places == (3, 1, 2)


# The bank goes round -------------------------------------------------------------------------------------------------


def test_a_bank_that_goes_round_moves_after_so_many_throws() -> None:
    table = rock(rotate_bank=5)
    assert table.game_state.chips == (40, 40, 40)
    for number in range(15):
        assert table.game_state.banker == number // 5
        assert 0 not in table.asked or table.game_state.banker != 0, "nobody announces the end"
        throw(table, "9-10-J-Q")
    assert isinstance(table.stage, Over)


def test_a_broken_bank_passes_on_at_once_for_a_full_term() -> None:
    table = throw(bets(rock(rotate_bank=5, bank_chips=10), (1, "black", 5)), "9-9-9-9")
    assert table.game_state.chips == (0, 20, 10)
    assert (table.game_state.banker, table.game_state.term) == (1, 0)
    assert table.asked == (2,), "the bank is gone and A has nothing to bet"
    for _ in range(5):
        throw(table, "9-10-J-Q")
    assert table.game_state.banker == 2
    for _ in range(5):
        throw(table, "9-10-J-Q")
    assert table.game_state.banker == 1, "A is passed over"
    for _ in range(4):
        throw(table, "9-10-J-Q")
    assert isinstance(table.stage, Over), "fifteen throws in all"


def test_a_bank_that_goes_round_ends_when_one_has_everything() -> None:
    table = rock(rotate_bank=10, bank_chips=10).set(chips=(26, 2, 2))
    throw(bets(table, (1, "black", 2), (2, "black", 2)), "K-K-K-10")
    assert table.result.chips == (30, 0, 0)
    assert table.result.nets == (20, -10, -10)


def test_a_greedy_player_bets_only_where_it_pays() -> None:
    table, generous = rock(), rock(match_rule="any")

    def merit(at: Table, seat: int, move: Any) -> float:
        return at.game.advice.heuristic(at.state.game_state, seat, move) or 0.0

    assert merit(table, 1, Stake("black", 1)) < merit(table, 1, Press("done"))
    assert merit(table, 0, Press("last")) < merit(table, 0, Press("done"))
    assert merit(generous, 1, Stake("black", 2)) > merit(generous, 1, Stake("black", 1)) > 0
    assert merit(generous, 0, Press("last")) > merit(generous, 0, Press("done"))


def test_the_averages_are_those_of_all_throws() -> None:
    """The same by counting every throw of four dice, one by one."""
    won = sum(judged("-".join(VALUES[face - 1] for face in faces))["win"] >= {"K"} for faces, _ in OUTCOMES)
    pushed = sum(judged("-".join(VALUES[face - 1] for face in faces))["push"] >= {"K"} for faces, _ in OUTCOMES)
    assert Fraction(5 * won + pushed, len(OUTCOMES)) == Fraction(975, 1296)


OUTCOMES = list(poker_dice(4).outcomes())


def test_the_mildest_choice_is_to_bet_nothing() -> None:
    table = rock()
    for seat in range(3):
        choices = table.game.choices(table.state, seat)
        assert choices is not None
        assert choices.mildest == Press("done")
