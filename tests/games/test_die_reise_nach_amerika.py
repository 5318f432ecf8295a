"""Die Reise nach Amerika: its worked cases and rules."""

from typing import Any

from knobel import Over, Throw
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.core.widgets import Tray
from knobel.games.race.die_reise_nach_amerika import ROUTE, Trip
from tests.support.cases import case
from tests.support.table import Table

EVERYTHING = (1, 2, 3, 4, 5, 6)


def table(*places: int, after: int = 0, **options: Any) -> Table:
    """A table at which the seats have laid away so many dice, after so many throws each; seat 0 is to throw."""
    sheets = tuple(Trip(after, place) for place in places)
    return Table("die-reise-nach-amerika", len(sheets), **options).set(sheets=sheets)


def needed(played: Table, seat: int = 0) -> int:
    """The number that a seat needs next."""
    return ROUTE[played.game_state.sheets[seat].laid_away]


def dice(played: Table) -> int:
    """How many dice are to be thrown."""
    assert isinstance(played.stage, Throw)
    return len(played.stage.dice)


def trip(played: Table, length: int) -> Table:
    """The thrower's whole trip in so many throws, thrown in one go."""
    for _ in range(length - 2):
        played.throw(2, 2, 2, 2, 2, 2)
    return played.throw(*EVERYTHING).throw(*EVERYTHING)


@case("die-reise-nach-amerika:C1")
def test_what_fits_is_laid_away(case_id: str) -> None:
    played = table(0, 0).throw(1, 2, 4, 4, 5, 6)
    assert needed(played) == 3
    played.throw(2, 2, 2, 2, 2, 2)
    assert played.thrower == 0
    assert dice(played) == 4


@case("die-reise-nach-amerika:C2")
def test_without_a_one_nothing_is_laid_away(case_id: str) -> None:
    played = table(0, 0).throw(3, 3, 4, 5, 6, 6).throw(2, 2, 2, 2, 2, 2)
    assert (needed(played), dice(played)) == (1, 6)
    assert played.game_state.sheets[0].throws == 1


@case("die-reise-nach-amerika:C3")
def test_a_leg_in_a_single_throw(case_id: str) -> None:
    played = table(0, 0).throw(*EVERYTHING).throw(2, 2, 2, 2, 2, 2)
    assert (needed(played), dice(played)) == (6, 6)
    assert played.game_state.sheets[0].laid_away == 6


@case("die-reise-nach-amerika:C4")
def test_the_way_back_goes_from_six_to_one(case_id: str) -> None:
    played = table(6, 0).throw(6, 5, 3, 3, 2, 1).throw(2, 2, 2, 2, 2, 2)
    assert (needed(played), dice(played)) == (4, 4)


@case("die-reise-nach-amerika:C5")
def test_a_throw_without_use_counts_all_the_same(case_id: str) -> None:
    played = table(5, 0, after=9)
    assert dice(played) == 1
    played.throw(5)
    assert needed(played) == 6
    assert played.game_state.sheets[0].throws == 10


@case("die-reise-nach-amerika:C6")
def test_each_number_takes_one_die(case_id: str) -> None:
    played = table(2, 0).throw(3, 3, 4, 6).throw(2, 2, 2, 2, 2, 2)
    assert (needed(played), dice(played)) == (5, 2)


@case("die-reise-nach-amerika:C7")
def test_the_fewest_throws_win_in_one_go_or_in_turn(case_id: str) -> None:
    played = Table("die-reise-nach-amerika", 3, turn_mode="consecutive")
    for seat, length in enumerate((19, 21, 19)):
        assert played.thrower == seat
        trip(played, length)
    assert played.result.points == (19, 21, 19)
    assert played.result.winners == (0, 2)
    assert played.result.places == (1, 3, 1)
    played = table(11, 6, 11, after=18).throws((1,), (2, 2, 2, 2, 2, 2), (1,))
    assert played.result.points == (19, 19, 19)
    assert played.result.places == (1, 3, 1)


# Turns and ends ------------------------------------------------------------------------------------------------------


def test_the_round_is_played_to_its_end() -> None:
    played = table(11, 11, 3).throw(1)
    assert played.thrower == 1
    assert played.throws((2,), (2, 2, 2)).result.places == (1, 2, 3)


def test_those_not_home_rank_by_how_far_they_have_come() -> None:
    played = table(11, 7, 6, 5).throws((1,), (1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1), (1,))
    assert played.result.places == (1, 2, 3, 4)


def test_playing_out_ranks_everybody_by_throws() -> None:
    played = table(11, 11, 11, play_out=True).throws(1, 2, 2)
    assert played.thrower == 1, "whoever is home throws no more"
    played.throws(2, 1)
    assert played.thrower == 1
    assert played.throw(1).result.places == (1, 3, 2)
    assert played.result.points == (1, 3, 2)


def test_the_way_back_can_be_left_out() -> None:
    assert table(5, 5, return_trip=False).throws(6, 1).result.winners == (0,)


def test_whoever_is_lost_at_sea_comes_last() -> None:
    played = Table("die-reise-nach-amerika", 2, turn_mode="consecutive").set(sheets=(Trip(499, 11), Trip()))
    played.throw(2)
    assert played.thrower == 1
    assert trip(played, 5).result.places == (2, 1)


def test_if_all_are_lost_at_sea_nobody_wins() -> None:
    played = table(11, 11, after=499).throws(2, 2)
    assert played.result.places == (1, 1)
    assert played.result.winners == ()
    assert played.result.flags == (STOPPED_BY_LIMIT,)


# Settling a tie ------------------------------------------------------------------------------------------------------


def test_a_tie_is_settled_by_another_whole_trip() -> None:
    played = table(11, 3, 11, tie_break="throw_off").throws(1, (2, 2, 2), 1)
    assert played.thrower == 0
    assert dice(played) == 6
    played.throw(*EVERYTHING)
    assert played.thrower == 2, "only those tied sail again"
    played.throws(EVERYTHING, (2, 2, 2, 2, 2, 2), EVERYTHING)
    assert played.result.places == (2, 3, 1)
    assert played.result.winners == (2,)
    assert played.result.points == (1, 1, 1), "the throws of the voyage itself"


def test_in_one_go_a_tie_is_settled_in_one_go() -> None:
    played = Table("die-reise-nach-amerika", 3, turn_mode="consecutive", tie_break="throw_off")
    for length in (4, 5, 4):
        trip(played, length)
    assert played.thrower == 0
    trip(played, 6)
    assert played.thrower == 2
    assert trip(played, 3).result.places == (2, 3, 1)


def test_those_still_tied_sail_again() -> None:
    played = table(11, 11, 11, tie_break="throw_off").throws(1, 1, 1)
    played.throws(EVERYTHING, EVERYTHING, (2, 2, 2, 2, 2, 2), EVERYTHING, EVERYTHING, EVERYTHING)
    assert played.game_state.repeats == 2
    played.throws(EVERYTHING, EVERYTHING)
    assert played.thrower == 0
    played.throws((1, 1, 1, 1, 1, 1), EVERYTHING)
    assert played.result.places == (2, 1, 2)


def test_after_ten_undecided_trips_the_win_is_shared() -> None:
    played = table(11, 11, 3, tie_break="throw_off").throws(1, 1, (2, 2, 2))
    for _ in range(10):
        assert not isinstance(played.stage, Over)
        played.throws(EVERYTHING, EVERYTHING, EVERYTHING, EVERYTHING)
    assert played.result.places == (1, 1, 3)


def test_a_sole_winner_sails_no_more() -> None:
    assert table(11, 11, tie_break="throw_off").throws(1, 2).result.winners == (0,)


# What is seen --------------------------------------------------------------------------------------------------------


def test_dice_laid_away_lie_apart() -> None:
    played = table(2, 0).throw(3, 3, 4, 6)
    (tray,) = [widget for widget in played.game.scene(played.state, None).widgets if isinstance(widget, Tray)]
    assert [die.face for die in tray.dice if die.held] == [1, 2, 3, 4]
    assert [die.face for die in tray.dice if not die.held] == [3, 6]
