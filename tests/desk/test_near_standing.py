"""Seats by standing: nobody meets anybody again who need not, and nobody sits further from the own standing than that
takes."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.desk.actions import Drawn, Entry, PlayerId, Row, Seating
from knobel.desk.desk import Desk
from knobel.desk.exchanging import Tables
from knobel.desk.format_options import AnyFormat, KnockOut, PointsRounds
from knobel.desk.formats.near_standing import Homes, away, homes, near_standing
from knobel.desk.lots import Lots
from knobel.desk.model import Tournament
from knobel.desk.rematches import Meetings, cut, meetings, rematches
from knobel.desk.simulating import played, registered
from tests.desk.seating_oracle import can_be_apart

SEEDS = st.text(max_size=3)


def check_nobody_meets_again_who_need_not(kind: AnyFormat, players: int, seed: str) -> None:
    """Stage by stage, against everything that could have been drawn instead."""
    tournament = played(registered(players, game="kniffel", kind=kind), seed).tournament
    for stage in tournament.stages:
        met = meetings(tournament.but(stages=tournament.stages[: stage.number - 1]))
        for each in {table.round for table in stage.tables}:
            tables = [table.seats for table in stage.tables if table.round == each]
            if rematches(tables, met):
                seated = [player for table in tables for player in table]
                assert not can_be_apart(seated, [len(table) for table in tables], met), (stage.number, tables)


@settings(max_examples=30, deadline=None)
@given(st.integers(5, 20), st.integers(2, 5), SEEDS)
def test_by_standing_only_those_meet_again_who_have_to(players: int, size: int, seed: str) -> None:
    kind = PointsRounds(rounds=5, table_size=size, seating="standing")
    check_nobody_meets_again_who_need_not(kind, players, seed)


@settings(max_examples=30, deadline=None)
@given(st.integers(5, 24), st.integers(2, 6), SEEDS)
def test_in_a_knock_out_only_those_meet_again_who_have_to(players: int, size: int, seed: str) -> None:
    kind = KnockOut(group_size=size, go_on=max(1, size - 1), play_for_third=True)
    check_nobody_meets_again_who_need_not(kind, players, seed)


# As close to the standing as can be ----------------------------------------------------------------------------------


def distance(tables: Sequence[Sequence[PlayerId]], at_home: Homes) -> int:
    return sum(away(at_home[player], number) for number, table in enumerate(tables) for player in table)


def exchanged(tables: Tables, one: PlayerId, other: PlayerId) -> Tables:
    changed = {one: other, other: one}
    return [tuple(changed.get(player, player) for player in table) for table in tables]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 7), st.integers(2, 5), st.integers(0, 3), st.integers(1, 3), SEEDS)
def test_no_two_could_change_tables_and_sit_closer_to_their_standing(
    count: int, size: int, rounds: int, level: int, seed: str
) -> None:
    lots, players, sizes = Lots(seed), tuple(map(PlayerId, range(count * size))), (size,) * count
    met = Meetings()
    for _ in range(rounds):
        for table in cut(lots.shuffled(players), sizes):
            met.update(combinations(sorted(table), 2))
    order = lots.shuffled(players)
    levels = [order[start : start + level] for start in range(0, len(order), level)]
    tables, at_home = near_standing(levels, sizes, Meetings(), met, lots), homes(levels, sizes)
    assert sorted(player for table in tables for player in table) == list(players)
    assert tuple(map(len, tables)) == sizes
    for one, other in combinations(players, 2):
        instead = exchanged(tables, one, other)
        if rematches(instead, met) <= rematches(tables, met):
            assert distance(instead, at_home) >= distance(tables, at_home), (one, other)


def test_where_nobody_has_met_the_tables_are_the_standing() -> None:
    order = Lots("standing").shuffled(tuple(map(PlayerId, range(20))))
    levels, nobody = [[player] for player in order], Meetings()
    assert near_standing(levels, (4,) * 5, nobody, nobody, Lots("x")) == cut(order, (4,) * 5)


@pytest.mark.parametrize("size", [2, 4])
def test_the_largest_field_is_seated_also_where_everybody_has_met_everybody(size: int) -> None:
    everybody, sizes = tuple(map(PlayerId, range(256))), (size,) * (256 // size)
    met = Meetings(dict.fromkeys(combinations(everybody, 2), 1))
    tables = near_standing([[player] for player in everybody], sizes, Meetings(), met, Lots("x"))
    # Nobody can do better than meet again whoever is next in the table.
    assert tables == cut(everybody, sizes)


# What was drawn stays ------------------------------------------------------------------------------------------------


def seated(tournament: Tournament) -> list[tuple[PlayerId, ...]]:
    assert tournament.stage is not None
    return [table.seats for table in tournament.stage.tables]


def test_a_draw_in_a_log_stays_as_it_was_drawn() -> None:
    """Also one that would come out otherwise today: everybody meets again."""
    kind = PointsRounds(rounds=2, table_size=2, seating="standing")
    whole = played(registered(8, game="kniffel", kind=kind), "log")
    (draw,) = (row for row in whole.rows if isinstance(row.entry.action, Drawn) and row.entry.action.stage == 2)
    before = Desk(whole.rows[: draw.seq])
    again = tuple(Seating("open", table) for table in seated(before.tournament))
    action = draw.entry.action
    assert isinstance(action, Drawn)
    assert action.tables != again
    old = Drawn(2, "random", action.seed, again)
    desk = Desk([*before.rows, Row(draw.seq, draw.at, Entry(old))])
    for read in (desk, Desk.read(desk.export())):
        assert len(read.tournament.stages) == 2
        assert seated(read.tournament) == seated(before.tournament)
