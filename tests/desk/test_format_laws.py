"""The laws of every format: everybody plays as often as promised, nothing is lost, places are a ranking with reasons,
and a log is its tournament."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.desk.actions import Disqualify, PlayerId, RecordResult, SignUp, Undo, Withdraw
from knobel.desk.board import board, places_of
from knobel.desk.circle import circle_round, rounds_needed
from knobel.desk.desk import Desk
from knobel.desk.even_splitting import even_split
from knobel.desk.folding import folded
from knobel.desk.format_options import KnockOut, League, PointsRounds, RoundRobin
from knobel.desk.formats.registry import format_of
from knobel.desk.formats.standings import Standings
from knobel.desk.model import Tournament
from knobel.desk.pages import page
from knobel.desk.player_pages import InCommon
from knobel.desk.refusal import DeskRefused
from knobel.desk.rematches import meetings, rematches
from knobel.desk.simulating import played, registered
from knobel.desk.undoing import undoable, undone
from tests.desk.format_fields import ALL, EVERYBODY, KNOCK_OUTS, OPEN, POINTS, Field
from tests.desk.seating_oracle import can_be_apart

SMALL = st.integers(5, 14)
SEEDS = st.text(max_size=3)


def play(field: Field, players: int, seed: str = "") -> Desk:
    kind, game = field
    return played(registered(players, game=game, kind=kind), seed)


def check_places(tournament: Tournament, placed: int) -> None:
    """Competition ranking without gaps; whoever has another place has another reason."""
    rows = [row for row in board(tournament, tournament.at).ranking if row.place is not None]
    places = [row.place for row in rows]
    assert len(places) == placed
    assert all(place == places.index(place) + 1 for place in places)
    told: dict[str, int | None] = {}
    for row in rows:
        assert told.setdefault(repr(row.line), row.place) == row.place, row.line


# Everybody plays as often as promised --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", POINTS)
@settings(max_examples=4, deadline=None)
@given(players=st.integers(5, 256), seed=SEEDS)
def test_everybody_plays_every_round_or_pauses_by_the_draw(name: str, players: int, seed: str) -> None:
    tournament = play(POINTS[name], players, seed).tournament
    options = tournament.format
    assert isinstance(options, PointsRounds)
    assert len(tournament.stages) == options.rounds
    for stage in tournament.stages:
        seated = Counter(player for table in stage.tables for player in table.seats)
        assert seated + Counter(stage.byes) == Counter(range(players))
        assert all(len(table.counted) == options.games for table in stage.tables)
        sizes = {len(table.seats) for table in stage.tables}
        assert max(sizes) <= options.table_size
        assert max(sizes) - min(sizes) <= 1
    byes = Counter(player for stage in tournament.stages for player in stage.byes)
    assert max(byes.values(), default=0) <= 1 or len(byes) == players
    scored = sum(
        score
        for stage in tournament.stages
        for table in stage.tables
        for game in table.games
        for _, score in game.scores
    )
    assert sum(line.points for line in Standings(tournament).lines) == scored
    check_places(tournament, players)


@given(st.integers(2, 256), st.integers(2, 6), st.integers(2, 3))
def test_nobody_pauses_where_all_can_sit(players: int, size: int, least: int) -> None:
    sizes = even_split(players, max(size, least), least)
    could = [
        n
        for n in range(players + 1)
        if any(least * tables <= n <= max(size, least) * tables for tables in range(n + 1))
    ]
    assert sum(sizes) == max(could)
    assert all(least <= each <= max(size, least) for each in sizes)


@given(st.integers(2, 256))
@settings(max_examples=12, deadline=None)
def test_the_circle_lets_everybody_meet_everybody_once(players: int) -> None:
    order = [PlayerId(number) for number in range(players)]
    met = Counter(
        tuple(sorted(pair)) for number in range(rounds_needed(players)) for pair in circle_round(order, number)
    )
    assert met == Counter(combinations(range(players), 2))
    for number in range(rounds_needed(players)):
        assert len({player for pair in circle_round(order, number) for player in pair}) == players - players % 2


def check_meetings(tournament: Tournament, players: int) -> None:
    """Everybody has met everybody as often as was agreed, in as many rounds as that takes."""
    options = tournament.format
    assert isinstance(options, RoundRobin)
    legs = options.legs
    assert set(meetings(tournament).values()) == {legs}
    assert len(meetings(tournament)) == players * (players - 1) // 2
    assert len(tournament.stages) == legs * rounds_needed(players)
    assert sum(line.value for line in Standings(tournament).lines) == legs * players * (players - 1)
    check_places(tournament, players)


@pytest.mark.parametrize("name", EVERYBODY)
@settings(max_examples=5, deadline=None)
@given(players=st.integers(5, 128), seed=SEEDS)
def test_everybody_meets_everybody_as_often_as_was_agreed(name: str, players: int, seed: str) -> None:
    check_meetings(play(EVERYBODY[name], players, seed).tournament, players)


@pytest.mark.parametrize("kind", [RoundRobin(), League(rounds_per_evening=8)], ids=["round robin", "league"])
def test_so_they_do_in_the_largest_field(kind: RoundRobin) -> None:
    check_meetings(play((kind, "kniffel"), 256).tournament, 256)


@pytest.mark.parametrize("name", KNOCK_OUTS)
@settings(max_examples=4, deadline=None)
@given(players=st.integers(5, 256), seed=SEEDS)
def test_of_every_group_as_many_go_on_as_was_agreed_until_one_is_left(name: str, players: int, seed: str) -> None:
    tournament = play(KNOCK_OUTS[name], players, seed).tournament
    options, left = tournament.format, players
    assert isinstance(options, KnockOut)
    for stage in tournament.stages:
        groups = [table for table in stage.tables if table.round != "third"]
        assert sum(len(table.seats) for table in groups) + len(stage.byes) == left
        for table in stage.tables:
            on = 1 if table.round != "knockout" else min(options.go_on, len(table.seats) - 1)
            assert len(table.through) == on
            assert sorted((*table.through, *table.out)) == sorted(table.seats)
        left = sum(len(table.through) for table in groups) + len(stage.byes)
    assert left == 1
    assert [each.place for each in format_of(tournament).ranking(tournament)].count(1) == 1
    check_places(tournament, players)


# Who sits with whom --------------------------------------------------------------------------------------------------


def stages_before(tournament: Tournament, number: int) -> Tournament:
    return tournament.but(stages=tournament.stages[: number - 1])


@settings(max_examples=6, deadline=None)
@given(st.integers(40, 256), st.integers(2, 6), SEEDS)
def test_nobody_meets_anybody_again_where_there_are_others_enough(players: int, size: int, seed: str) -> None:
    kind = PointsRounds(rounds=min(8, players // (2 * size)), table_size=size)
    assert max(meetings(play((kind, "kniffel"), players, seed).tournament).values()) == 1


@settings(max_examples=12, deadline=None)
@given(st.integers(5, 24), st.integers(2, 5), SEEDS)
def test_in_a_small_field_only_those_meet_again_who_have_to(players: int, size: int, seed: str) -> None:
    kind = PointsRounds(rounds=6, table_size=size)
    tournament = play((kind, "kniffel"), players, seed).tournament
    for stage in tournament.stages:
        tables, met = [table.seats for table in stage.tables], meetings(stages_before(tournament, stage.number))
        if rematches(tables, met):
            seated = [player for table in tables for player in table]
            assert not can_be_apart(seated, [len(table) for table in tables], met)
            return


def check_teams(tournament: Tournament) -> None:
    """Nobody sits with the own team, except where it has more members in a round than that has tables."""
    for stage in tournament.stages:
        for kind in {table.round for table in stage.tables}:
            tables = [
                [tournament.players[player].team for player in table.seats]
                for table in stage.tables
                if table.round == kind
            ]
            members = Counter(team for table in tables for team in table)
            for table in tables:
                shared = [team for team, count in Counter(table).items() if count > 1]
                assert not shared or max(members.values()) > len(tables), (stage.number, tables)


@settings(max_examples=30, deadline=None)
@given(
    st.integers(5, 64),
    st.sampled_from(["lot", "standing", "apart"]),
    st.integers(2, 6),
    st.integers(2, 6),
    SEEDS,
)
def test_a_team_sits_at_different_tables_where_there_are_enough(
    players: int, seating: str, size: int, team: int, seed: str
) -> None:
    kind = PointsRounds(rounds=4, table_size=size, team_size=team, seating=seating)  # type: ignore[arg-type]
    tournament = play((kind, "kniffel"), players, seed).tournament
    check_teams(tournament)
    rows = format_of(tournament).teams(tournament)
    assert sum(row.value for row in rows) == sum(line.value for line in Standings(tournament).lines)
    assert sorted(player for row in rows for player in row.members) == list(range(players))


@settings(max_examples=20, deadline=None)
@given(st.integers(5, 96), st.integers(2, 6), st.integers(2, 6), SEEDS)
def test_a_team_sits_at_different_tables_of_a_knock_out(players: int, size: int, team: int, seed: str) -> None:
    kind = KnockOut(group_size=size, go_on=max(1, size // 2), team_size=team, play_for_third=True)
    check_teams(play((kind, "kniffel"), players, seed).tournament)


@pytest.mark.parametrize("seed", range(6))
def test_by_standing_four_teams_sit_at_four_tables(seed: int) -> None:
    kind = PointsRounds(rounds=6, table_size=3, team_size=3, seating="standing")
    check_teams(play((kind, "kniffel"), 12, str(seed)).tournament)


def test_with_few_tables_the_others_wait_until_one_is_free() -> None:
    kind = PointsRounds(rounds=1, table_size=2, tables=3)
    most = 0

    def meanwhile(desk: Desk, _: int) -> None:
        nonlocal most
        stage = desk.tournament.stage
        assert stage is not None
        running = [table for table in stage.tables if table.game is not None]
        assert len({table.stands_at for table in running}) == len(running)
        most = max(most, len(running))

    desk = played(registered(20, game="kniffel", kind=kind), "waves", meanwhile)
    assert most == 3
    assert desk.tournament.over


# Whatever happens ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=5, deadline=None)
@given(players=SMALL, seed=SEEDS, planned=st.dictionaries(st.integers(0, 30), st.integers(0, 255), max_size=8))
def test_whatever_happens_it_ends_and_its_log_is_the_tournament(
    name: str, players: int, seed: str, planned: dict[int, int]
) -> None:
    """People leave, are sent out, come late, and entries are undone; what is offered as an undo is one."""
    kind, game = ALL[name]
    desk, count = registered(players, game=game, kind=kind), iter(range(10**6))

    def meanwhile(desk: Desk, at: int) -> None:
        step = next(count)
        if step not in planned:
            return
        number = planned[step]
        player = PlayerId(number % players)
        requests = (Withdraw(player), Disqualify(player), SignUp(f"Gast {step}", late=True), Undo(desk.tournament.seq))
        for entry in undoable(desk.tournament, desk.rows):
            undone(desk.tournament, desk.rows, entry)
        try:
            desk.do(requests[number % 4], at)
        except DeskRefused:
            return

    played(desk, seed, meanwhile)
    tournament = desk.tournament
    assert folded(desk.rows, checking=True) == tournament
    assert Desk.read(desk.export()).tournament == tournament
    took_part = [player for player in tournament.players if player.entered]
    check_places(tournament, sum(player.status != "disqualified" for player in took_part))


@pytest.mark.parametrize("name", ["schock", *ALL])
@settings(max_examples=6, deadline=None)
@given(players=st.integers(5, 20), seed=SEEDS)
def test_whoever_is_out_keeps_the_place_that_was_shown(name: str, players: int, seed: str) -> None:
    """On wall and phones alike, whatever the others do."""
    kind, game = ALL.get(name, (None, "schocken"))
    shown: dict[PlayerId, int] = {}

    def meanwhile(desk: Desk, at: int) -> None:
        tournament = desk.tournament
        rows, places = board(tournament, at).ranking, places_of(tournament)
        assert all(places[row.player] == row.place for row in rows)
        for row in rows:
            if tournament.players[row.player].gone and row.place is not None:
                assert shown.setdefault(row.player, row.place) == row.place, row.name
        assert all(tournament.players[player].gone for player in shown)

    desk = played(registered(players, game=game, kind=kind), seed, meanwhile)
    assert len(shown) == players, desk.tournament.stages


@pytest.mark.parametrize("name", ["schock", *ALL])
def test_a_page_is_the_same_by_itself_and_drawn_with_all_others(name: str) -> None:
    kind, game = ALL.get(name, (None, "schocken"))

    def meanwhile(desk: Desk, at: int) -> None:
        if len(desk.rows) % 7 and not desk.tournament.over:
            return
        common = InCommon(desk.tournament, at)
        for player in map(PlayerId, range(len(desk.tournament.players))):
            assert page(desk, "player", player, at, common) == page(desk, "player", player, at)

    played(registered(9, game=game, kind=kind), "pages", meanwhile)


@pytest.mark.parametrize("name", ["schock", *KNOCK_OUTS])
def test_after_every_stage_all_who_are_out_have_a_place(name: str) -> None:
    kind, game = ALL.get(name, (None, "schocken"))
    stages = 0

    def meanwhile(desk: Desk, at: int) -> None:
        nonlocal stages
        tournament = desk.tournament
        if tournament.phase != "between":
            return
        stages += 1
        out = [player.id for player in tournament.players if player.gone]
        places = [places_of(tournament)[player] for player in out]
        assert None not in places
        assert all(len(tournament.players) - len(out) < place for place in places if place is not None)

    played(registered(30, game=game, kind=kind), "stages", meanwhile)
    assert stages > 1


@pytest.mark.parametrize("name", OPEN | KNOCK_OUTS)
def test_an_undo_gives_back_what_was(name: str) -> None:
    kind, game = ALL[name]
    undone_so_far = 0

    def meanwhile(desk: Desk, at: int) -> None:
        nonlocal undone_so_far
        row = desk.rows[-1]
        if undone_so_far >= 12 or not isinstance(row.entry.action, RecordResult):
            return
        undone_so_far += 1
        after = desk.tournament
        desk.do(Undo(row.seq), at)
        before = folded(desk.rows[: row.seq])
        assert (desk.tournament.players, desk.tournament.stages) == (before.players, before.stages)
        desk.do(row.entry.action, row.at)
        assert (desk.tournament.players, desk.tournament.over) == (after.players, after.over)

    played(registered(7, game=game, kind=kind), "undo", meanwhile)
    assert undone_so_far > 2
