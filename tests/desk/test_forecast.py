"""The forecast: as many stages as there will be, in order, and right on average."""

from itertools import pairwise
from statistics import mean

import pytest

from knobel.desk.actions import RecordLoss
from knobel.desk.forecast import forecast, last_end, mean_end, table_ends
from knobel.desk.lots import Lots
from knobel.desk.measured_seconds import SECONDS
from knobel.desk.model import Tournament
from knobel.desk.options import MINUTE
from knobel.desk.pace import BREAK, STEPS, Pace, pace_of
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
    exact = table_ends("schocken", Pace(), (2, 2, 2, 2), 0, "main", 900)
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


def at_a_pace(factor: float, stages: int, pause: int = BREAK) -> Hall:
    """A tournament of eight in which every game takes so many times as long as usual."""
    hall = Hall(8, sharp_after_min=0)
    for _ in range(stages):
        hall.draw().start()
        for number in range(1, len(hall.stage.tables) + 1):
            hall.now = hall.stage.clock.started or 0
            while not hall.table(number).over:
                players = hall.table(number).players
                hall.now += round(1000 * factor * SECONDS["schocken"][0][len(players) - 2])
                hall.do(RecordLoss(number, len(hall.table(number).games), players[0]))
        hall.now = max(game.ended or 0 for table in hall.stage.tables for game in table.games) + pause
    return hall


@pytest.mark.parametrize("factor", [0.5, 1.0, 2.0])
def test_it_learns_how_fast_people_play_tonight(factor: float) -> None:
    """Every game counts as it took, and eight games count as they were measured."""
    hall = at_a_pace(factor, 1)
    games = hall.stage.games_recorded
    learnt = pace_of(hall.tournament).steps / STEPS
    assert abs(learnt - (8 + factor * games) / (8 + games)) < 0.05
    later = pace_of(at_a_pace(factor, 3).tournament).steps / STEPS
    assert abs(later - factor) <= abs(learnt - factor)


def test_slow_games_move_the_final_back() -> None:
    usual, slow = at_a_pace(1.0, 1), at_a_pace(2.0, 1)
    lengths = [[each.ends - each.begins for each in forecast(hall.tournament, hall.now)] for hall in (usual, slow)]
    assert all(longer > shorter for shorter, longer in zip(*lengths, strict=True))


def test_a_report_that_was_forgotten_for_hours_counts_as_three_games_at_most() -> None:
    hall = Hall(8, sharp_after_min=0).draw().start()
    hall.now += 5 * 60 * MINUTE
    hall.do(RecordLoss(1, 1, hall.table().players[0]))
    assert pace_of(hall.tournament).steps == round(STEPS * (8 + 3) / (8 + 1))


def test_it_learns_how_long_people_need_between_stages() -> None:
    assert pace_of(at_a_pace(1.0, 1).tournament).pause == BREAK
    hall = at_a_pace(1.0, 3, pause=15 * MINUTE)
    assert pace_of(hall.tournament).pause == (BREAK + 2 * 15 * MINUTE) / 3
    assert forecast(hall.tournament, hall.now)[0].begins == hall.now + pace_of(hall.tournament).pause


def test_nobody_no_forecast() -> None:
    assert forecast(Tournament(), 0) == ()
