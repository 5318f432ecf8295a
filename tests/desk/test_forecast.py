"""The forecast: as many stages as there will be, in order, and right on average."""

from itertools import pairwise
from statistics import mean

import pytest

from knobel.desk.actions import Draw, PlayerId, RecordLoss, Round, SignUp, StartStage, Withdraw
from knobel.desk.folding import folded
from knobel.desk.forecast import Expected, forecast, last_end, mean_end, table_ends
from knobel.desk.format_options import KnockOut
from knobel.desk.formats.registry import format_of
from knobel.desk.lots import Lots
from knobel.desk.measured_seconds import SECONDS
from knobel.desk.model import Tournament
from knobel.desk.options import MINUTE
from knobel.desk.pace import BREAK, STEPS, Pace, pace_of
from knobel.desk.simulating import FIVE, played, registered
from tests.desk.format_fields import ALL
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


# Formats that count --------------------------------------------------------------------------------------------------

Course = list[tuple[int, bool, int, int]]


def course_of(expected: tuple[Expected, ...]) -> Course:
    return [(each.stage, each.final, each.main, each.tables) for each in expected]


def course_played(tournament: Tournament) -> Course:
    """Which stages there have been: whether it was the final, with how many players, at how many tables."""
    return [
        (
            stage.number,
            stage.final,
            sum(len(table.seats) for table in stage.tables) + len(stage.byes),
            len(stage.tables),
        )
        for stage in tournament.stages
    ]


@pytest.mark.parametrize("players", [5, 8, 9, 13])
@pytest.mark.parametrize("name", ALL)
def test_in_every_format_it_says_at_every_moment_which_stages_will_be_played(name: str, players: int) -> None:
    kind, game = ALL[name]
    desk = played(registered(players, game=game, kind=kind), "forecast")
    in_all = course_played(desk.tournament)
    looked = 0
    for count, row in enumerate(desk.rows, start=1):
        if isinstance(row.entry.action, SignUp) or len(desk.rows[:count]) <= 2 * players:
            continue
        then = folded(desk.rows[:count])
        done = sum(stage.over for stage in then.stages)
        expected = format_of(then).forecast(then, max(row.at, then.registration_close + 1))
        assert course_of(expected) == in_all[done:], row
        assert all(one.begins < one.ends < other.begins for one, other in pairwise(expected))
        looked += 1
    assert looked > len(in_all)


@pytest.mark.parametrize(("leaves", "then"), [("final", [(3, False, 2, 1)]), ("third", [(3, True, 2, 1)])])
def test_whoever_leaves_before_the_final_leaves_the_other_last_table(leaves: Round, then: Course) -> None:
    desk = registered(8, game="kniffel", kind=KnockOut(play_for_third=True))

    def leave(_: object, at: int) -> None:
        tournament = desk.tournament
        if len(tournament.stages) == 2 and tournament.phase == "between":
            groups = dict(format_of(tournament).due(tournament).groups)
            desk.do(Withdraw(groups[leaves][0]), at)
            expected = format_of(desk.tournament).forecast(desk.tournament, at)
            assert course_of(expected) == then

    played(desk, "leaving", leave)
    assert [(each.number, each.final, len(each.tables)) for each in desk.tournament.stages[2:]] == [
        (number, final, tables) for number, final, _, tables in then
    ]


def test_of_the_last_table_one_wins_and_it_lasts_so_many_games() -> None:
    """Of a group of four with a loser two games send two home; the final takes three."""
    desk = registered(8, game="filzlaus", kind=KnockOut(group_size=4, go_on=2))
    group, final = format_of(desk.tournament).forecast(desk.tournament, FIVE)
    assert (final.ends - final.begins) * 2 == (group.ends - group.begins) * 3
    desk.do(Draw("1"), FIVE)
    desk.do(StartStage(), FIVE)
    desk.do(Withdraw(PlayerId(0)), FIVE)
    assert course_of(format_of(desk.tournament).forecast(desk.tournament, FIVE)) == [(1, False, 8, 2), (2, True, 4, 1)]
