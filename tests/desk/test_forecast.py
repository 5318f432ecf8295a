"""The forecast: as many stages as there will be, in order, and right on average."""

from itertools import pairwise
from statistics import mean

import pytest

from knobel.desk.forecast import forecast, last_end, mean_end, table_ends
from knobel.desk.lots import Lots
from knobel.desk.model import Tournament
from knobel.desk.options import MINUTE
from knobel.games.measured_tables import SECONDS
from tests.desk.hall import Hall


@pytest.mark.parametrize("players", [4, 5, 6, 11, 13, 16, 23, 64, 200])
def test_it_knows_every_stage_beforehand(players: int) -> None:
    hall = Hall(players)
    expected = forecast(hall.tournament, hall.now)
    hall.play_all()
    tables = [(stage.number, stage.final, len(stage.tables)) for stage in hall.tournament.stages]
    assert [(each.stage, each.final, each.tables) for each in expected] == tables
    assert all(one.begins < one.ends < other.begins for one, other in pairwise(expected))


def test_it_goes_on_from_wherever_the_tournament_stands() -> None:
    hall = Hall(13)
    while not hall.tournament.over:
        expected = forecast(hall.tournament, hall.now)
        done = len(hall.tournament.stages) - (hall.tournament.phase in ("drawn", "playing"))
        assert [each.stage for each in expected] == list(range(done + 1, 7))
        hall.play_stage()
    assert forecast(hall.tournament, hall.now) == ()


def test_the_end_of_a_table_is_right_on_average() -> None:
    """Beside the exact calculation: ten thousand tables of four, played with losers by lot."""
    lots = Lots("tables")
    ends = [_played(lots, [2, 2, 2, 2], 900) for _ in range(10_000)]
    exact = table_ends("schocken", (2, 2, 2, 2), 0, "main", 900)
    assert abs(mean(ends) - mean_end(exact)) < 15
    assert set(ends) == set(exact)
    assert sum(exact.values()) == pytest.approx(1)


def _played(lots: Lots, chips: list[int], sharp_from: int) -> int:
    at = 0
    while len(chips) > 2:
        at += SECONDS["schocken"][at >= sharp_from][len(chips) - 2]
        loser = lots.below(len(chips))
        chips[loser] -= 1
        chips = [count for count in chips if count]
    return at


def test_the_last_of_two_dice_like_ends() -> None:
    die = dict.fromkeys(range(1, 7), 1 / 6)
    assert mean_end(last_end([die, die])) == pytest.approx(161 / 36)


def test_a_stage_ends_later_the_longer_its_clock_stands() -> None:
    hall = Hall(8).draw().start()
    early = forecast(hall.tournament, hall.now)[0].ends
    late = forecast(hall.tournament, hall.now + 30 * MINUTE)[0].ends
    assert early < late


def test_nobody_no_forecast() -> None:
    assert forecast(Tournament(), 0) == ()
