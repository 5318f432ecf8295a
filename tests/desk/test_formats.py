"""Formats beside the Schock-Turnier, case by case."""

import re
from typing import Any

import msgspec
import pytest

from knobel.core.options import fields_of
from knobel.core.phrases import say
from knobel.desk.actions import (
    AnnulGame,
    CheckIn,
    Create,
    Draw,
    Entry,
    NameTable,
    PlanEvening,
    PlayerId,
    RecordLoss,
    RecordResult,
    Row,
    Seating,
    SignUp,
    StartStage,
    TakeChip,
    Undo,
    Withdraw,
)
from knobel.desk.board import board
from knobel.desk.desk import Desk
from knobel.desk.desk_offers import table_offers
from knobel.desk.format_options import AnyFormat, KnockOut, League, PointsRounds, RoundRobin
from knobel.desk.formats.registry import FORMATS, OPTIONS, format_named, format_of
from knobel.desk.formats.standings import Standings
from knobel.desk.log_lines import log_lines
from knobel.desk.measured_lengths import LENGTHS
from knobel.desk.measured_seconds import SECONDS
from knobel.desk.model import Stage
from knobel.desk.options import MINUTE
from knobel.desk.pages import page
from knobel.desk.refusal import DeskAsks, DeskContradicted, DeskRefused
from knobel.desk.report_rows import report_rows
from knobel.desk.results import results
from knobel.desk.simulating import FIVE, played, registered
from knobel.games import registry
from knobel.house.desks.result_files import results_csv
from knobel.texts import LANGUAGES, texts
from tests.desk.format_fields import ALL, KNOCK_OUTS
from tests.desk.test_pages import phrases

DAY = 24 * 60 * MINUTE


class Table:
    """A desk at which players A, B, C … sit at tables that the test names."""

    def __init__(self, kind: AnyFormat, game: str, names: str, *tables: str) -> None:
        self.desk = Desk.opened(Create("Turnier", FIVE, game, format=kind), 0)
        self.now = FIVE
        for number, name in enumerate(names):
            self.desk.do(SignUp(name), 0)
            self.desk.do(CheckIn(PlayerId(number)), self.desk.tournament.checkin_open)
        kind_of_round = "knockout" if isinstance(kind, KnockOut) else "open"
        if tables:
            seats = tuple(Seating(kind_of_round, tuple(map(self.id, table))) for table in tables)  # type: ignore[arg-type]
            self.desk.do(Draw("", seats), self.now)
            self.desk.do(StartStage(), self.now)

    def id(self, name: str) -> PlayerId:
        return next(player.id for player in self.desk.tournament.players if player.name == name)

    @property
    def stage(self) -> Stage:
        assert self.desk.tournament.stage is not None
        return self.desk.tournament.stage

    def result(self, *scores: int, table: int = 1) -> int:
        self.now += MINUTE
        return self.desk.do(RecordResult(table, len(self.stage.tables[table - 1].games), scores), self.now)

    def names(self, players: tuple[PlayerId, ...]) -> str:
        return "".join(self.desk.tournament.players[player].name for player in players)

    def refuses(self, request: Any) -> str:
        before = self.desk.tournament
        with pytest.raises(DeskRefused) as refusal:
            self.desk.do(request, self.now)
        assert self.desk.tournament == before
        return refusal.value.code


# Setting up ----------------------------------------------------------------------------------------------------------


def test_a_log_from_before_there_were_formats_is_a_schock_turnier() -> None:
    desk = registered(6)
    file = msgspec.json.decode(desk.export())
    for row in file["rows"]:
        row["entry"]["action"].pop("format", None)
        row["entry"]["action"].pop("team", None)
    assert Desk.read(msgspec.json.encode(file)).tournament == desk.tournament
    assert format_of(desk.tournament).id == "schock_turnier"


def test_a_format_takes_the_games_that_have_what_it_needs() -> None:
    for create, code in (
        (Create("T", 0, "schocken", format=PointsRounds()), None),
        (Create("T", 0, "kniffel"), "desk-game-names-no-loser"),
        (Create("T", 0, "escalero", format=RoundRobin()), "desk-game-not-for-format"),
        (Create("T", 0, "escalero", format=PointsRounds(table_size=2)), "desk-bad-table-size"),
        (Create("T", 0, "maexchen", format=KnockOut(group_size=2, go_on=2)), "desk-nobody-goes-out"),
    ):
        if code is None:
            Desk.opened(create, 0)
        else:
            with pytest.raises(DeskRefused) as refusal:
                Desk.opened(create, 0)
            assert refusal.value.code == code


def test_every_option_of_every_format_has_words_and_every_format_a_name_and_rules() -> None:
    for id, options in OPTIONS.items():
        assert isinstance(format_named(id, {}), options)
        for language in LANGUAGES:
            words = texts(language)
            assert words.has(f"desk-format-{id.replace('_', '-')}")
            for field in fields_of(options):
                assert words.has(f"desk-format-option-{field.name}")
                told = [value for value in field.values if type(value) is str]
                assert all(words.has(f"desk-format-value-{field.name}-{value}") for value in told)
    assert {kind.id for kind in FORMATS.values()} == set(OPTIONS)
    with pytest.raises(DeskRefused):
        format_named("chess", {})


def test_every_game_has_been_measured() -> None:
    assert set(LENGTHS) | set(SECONDS) == set(registry.ids())
    assert not set(LENGTHS) & set(SECONDS)


# Results -------------------------------------------------------------------------------------------------------------


def test_a_result_is_a_number_for_everybody_and_names_exactly_one_where_a_game_does() -> None:
    points = Table(PointsRounds(rounds=1), "kniffel", "ABC", "ABC")
    assert points.refuses(RecordResult(1, 1, (1, 2))) == "desk-bad-scores"
    assert points.refuses(RecordResult(1, 1, (1, 2, 10**6))) == "desk-bad-points"
    assert points.refuses(RecordLoss(1, 1, PlayerId(0))) == "desk-not-in-this-format"
    assert points.refuses(TakeChip(PlayerId(0))) == "desk-not-in-this-format"
    winner = Table(PointsRounds(rounds=1), "maexchen", "ABC", "ABC")
    assert winner.refuses(RecordResult(1, 1, (1, 1, 0))) == "desk-name-exactly-one"
    winner.result(0, 1, 0)
    loser = Table(PointsRounds(rounds=1), "filzlaus", "ABC", "ABC")
    assert loser.refuses(RecordResult(1, 1, (1, 0, 0))) == "desk-name-exactly-one"
    loser.result(1, 0, 1)
    assert [line.points for _, line in Standings(loser.desk.tournament).placed] == [1, 1, 0]
    schock = registered(6)
    with pytest.raises(DeskRefused):
        schock.do(RecordResult(1, 1, (1, 0)), FIVE)


def test_a_second_result_within_seconds_has_to_be_meant() -> None:
    table = Table(PointsRounds(rounds=1, games=2), "kniffel", "AB", "AB")
    table.result(200, 180)
    with pytest.raises(DeskAsks) as question:
        table.desk.do(RecordResult(1, 2, (210, 180)), table.now + 1000)
    assert question.value.code == "desk-just-reported"
    assert question.value.facts["name"] == "A 200, B 180"
    another, same = question.value.offers
    table.desk.do(another.request, table.now + 1000)
    assert table.stage.over
    assert isinstance(same.request, RecordResult)
    assert same.request.game == 1


@pytest.mark.parametrize(("game", "scores", "key"), [("filzlaus", (0, 1), "loser"), ("chicago", (1, 0), "winner")])
def test_a_report_names_who_has_won_or_lost_and_the_log_who_played(
    game: str, scores: tuple[int, int], key: str
) -> None:
    table = Table(PointsRounds(rounds=2), game, "AB", "AB")
    entry = table.result(*scores)
    (row,) = report_rows(table.desk, frozenset({entry}))
    line = log_lines(table.desk, frozenset())[0].line
    assert (row.line.key, row.line.facts["name"]) == (f"desk-report-record-{key}", "A")
    assert (line.key, line.facts["name"]) == (f"desk-log-record-{key}", "A")


def test_the_log_has_points_with_names_and_the_place_in_the_hall() -> None:
    table = Table(PointsRounds(rounds=1, table_size=2, tables=1), "kniffel", "ABCD", "AB", "CD")
    table.result(200, 180)
    table.desk.do(RecordResult(2, 1, (150, 160)), table.now + MINUTE)
    line = log_lines(table.desk, frozenset())[0].line
    where = say("desk-title-table-plain", number=1)
    assert line.facts == {"table": 1, "place": where, "game": 1, "scores": "C 150, D 160"}


def test_whoever_reports_otherwise_is_heard() -> None:
    table = Table(PointsRounds(rounds=2), "kniffel", "AB", "AB")
    entry = table.result(200, 180)
    with pytest.raises(DeskContradicted) as refusal:
        table.desk.do(RecordResult(1, 1, (200, 190)), table.now)
    table.desk.do(refusal.value.dispute, table.now, "Rita")
    (row,) = report_rows(table.desk, frozenset({entry}))
    assert row.line.facts["scores"] == "A 200, B 180"
    assert row.disputes[0].line.facts["other"] == "A 200, B 190"
    keep, drop = row.disputes[0].offers
    table.desk.do(keep.request, table.now)
    assert not table.stage.tables[0].disputes
    table.desk.do(drop.request, table.now)
    assert not table.stage.tables[0].over


def test_an_annulled_game_is_played_again_and_a_wrong_result_is_undone() -> None:
    table = Table(PointsRounds(rounds=1), "kniffel", "AB", "AB")
    table.desk.do(AnnulGame(1, 1), table.now)
    entry = table.result(1, 2)
    assert table.desk.tournament.phase == "over"
    table.desk.do(Undo(entry), table.now)
    assert table.stage.tables[0].game is not None
    table.result(3, 2)
    assert board(table.desk.tournament, table.now).ranking[0].name == "A"


# Knock-out -----------------------------------------------------------------------------------------------------------


def test_a_game_with_a_winner_lets_one_through_at_a_time() -> None:
    table = Table(KnockOut(group_size=4, go_on=2), "maexchen", "ABCDEFGH", "ABCD", "EFGH")
    table.result(0, 1, 0, 0)
    assert table.names(table.stage.tables[0].players) == "ACD"
    table.result(0, 0, 1)
    assert (table.names(table.stage.tables[0].through), table.stage.tables[0].over) == ("BD", True)


def test_a_game_with_a_loser_sends_one_home_at_a_time() -> None:
    table = Table(KnockOut(group_size=4, go_on=2), "filzlaus", "ABCDEFGH", "ABCD", "EFGH")
    table.result(0, 1, 1, 1)
    table.result(1, 1, 0)
    first = table.stage.tables[0]
    assert (table.names(first.out), table.names(first.through)) == ("AD", "BC")


def test_those_who_are_level_at_the_cut_play_on() -> None:
    table = Table(KnockOut(group_size=4, go_on=2), "kniffel", "ABCDEFGH", "ABCD", "EFGH")
    table.result(300, 200, 200, 100)
    assert table.names(table.stage.tables[0].players) == "BC"
    table.result(150, 160)
    assert table.names(table.stage.tables[0].through) == "AC"
    table.desk.do(Withdraw(table.id("E")), table.now)
    table.desk.do(Withdraw(table.id("F")), table.now)
    assert table.names(table.stage.tables[1].through) == "GH"


def test_nobody_comes_late_to_a_knock_out() -> None:
    table = Table(KnockOut(), "maexchen", "ABCD", "AB", "CD")
    assert table.refuses(SignUp("E", late=True)) == "desk-registration-over"


# Rounds --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [PointsRounds(rounds=3, table_size=2), League()])
def test_whoever_comes_late_plays_from_the_next_round_on(kind: AnyFormat) -> None:
    desk = registered(6, game="kniffel", kind=kind)
    desk.do(Draw("1"), FIVE)
    desk.do(StartStage(), FIVE)
    desk.do(SignUp("Spät", late=True), FIVE)
    tournament = played(desk, "late").tournament
    assert tournament.players[6].entered == 2
    assert not any(6 in table.seats for table in tournament.stages[0].tables)
    assert any(6 in table.seats for table in tournament.stages[1].tables)
    if isinstance(kind, League):
        met = {frozenset(table.seats) for stage in tournament.stages for table in stage.tables}
        assert len(met) == 7 * 6 // 2


def test_a_pause_is_worth_the_average_of_the_round() -> None:
    table = Table(PointsRounds(rounds=1, table_size=2), "kniffel", "ABCDE", "AB", "CD")
    table.result(100, 200)
    table.result(300, 401, table=2)
    assert {line.player: line.value for _, line in Standings(table.desk.tournament).placed}[table.id("E")] == 250


def test_what_was_played_against_somebody_who_left_counts_for_nobody() -> None:
    desk = registered(4, game="kniffel", kind=RoundRobin())
    desk.do(Draw("1"), FIVE)
    desk.do(StartStage(), FIVE)
    stage = desk.tournament.stage
    assert stage is not None
    one, other = stage.tables[0].seats
    desk.do(RecordResult(1, 1, (200, 100)), FIVE)
    desk.do(Withdraw(other), FIVE)
    assert {line.player: line.value for _, line in Standings(desk.tournament).placed}[one] == 0
    tournament = played(desk, "rest").tournament
    assert sum(line.value for _, line in Standings(tournament).placed) == 2 * 3


@pytest.mark.parametrize("kind", [RoundRobin(), League(lowest_wins=True)])
def test_whoever_is_not_there_loses_as_the_rules_say_and_the_round_ends(kind: RoundRobin) -> None:
    desk = registered(4, game="kniffel", kind=kind)
    desk.do(Draw("1"), FIVE)
    desk.do(StartStage(), FIVE)
    (absent,) = [rule for rule in format_of(desk.tournament).rules(desk.tournament) if rule.key == "desk-rules-absent"]
    mine, yours = (int(number) for number in re.findall(r"\d", texts("de").say(absent)))
    assert re.findall(r"\d", texts("en").say(absent)) == [str(mine), str(yours)]
    stage = desk.tournament.stages[0]
    for table in stage.tables:
        desk.do(RecordResult(table.number, 1, (mine, yours)), FIVE)
    assert desk.tournament.phase == "between"
    won = {line.player: line.wins for _, line in Standings(desk.tournament).placed}
    assert [won[table.seats[1]] - won[table.seats[0]] for table in stage.tables] == [1, 1]


def test_the_evenings_of_a_league_have_dates_that_can_be_changed() -> None:
    desk = registered(6, game="kniffel", kind=League(rounds_per_evening=2))
    desk.do(PlanEvening(2, FIVE + 10 * DAY), FIVE)
    shown = board(desk.tournament, FIVE)
    assert [each.start for each in shown.format.evenings] == [FIVE, FIVE + 10 * DAY, FIVE + 14 * DAY]
    assert [each.expected.begins >= FIVE + 10 * DAY for each in shown.forecast] == [False, False, True, True, True]
    with pytest.raises(DeskRefused):
        registered(6).do(PlanEvening(2, FIVE), FIVE)


# Teams and tables ----------------------------------------------------------------------------------------------------


def test_a_team_has_its_size_and_there_are_teams_only_where_that_was_agreed() -> None:
    desk = Desk.opened(Create("T", FIVE, "kniffel", format=PointsRounds(team_size=2)), 0)
    desk.do(SignUp("A", team="Rot"), 0)
    desk.do(SignUp("B", team="Rot"), 0)
    with pytest.raises(DeskRefused) as refusal:
        desk.do(SignUp("C", team="Rot"), 0)
    assert refusal.value.code == "desk-team-full"
    with pytest.raises(DeskRefused) as refusal:
        registered(2).do(SignUp("C", team="Rot"), 0)
    assert refusal.value.code == "desk-no-teams"


def test_a_table_with_a_name_is_called_so_on_every_page_also_in_a_schock_turnier() -> None:
    for desk in (registered(8), registered(8, game="kniffel", kind=PointsRounds())):
        desk.do(NameTable(1, "Kaminzimmer"), FIVE)
        desk.do(Draw("1"), FIVE)
        stage = desk.tournament.stage
        assert stage is not None
        shown = page(desk, "player", stage.tables[0].seats[0], FIVE)
        told = [texts("de").say(phrase) for phrase in phrases(shown)]
        assert "Kaminzimmer" in told
        assert any(line.startswith("Kaminzimmer") for line in told if "·" in line) == (desk.tournament.format is None)


def test_the_buttons_of_a_table_say_what_is_entered() -> None:
    points = Table(PointsRounds(rounds=1), "kniffel", "AB", "AB")
    (offers,) = table_offers(points.desk.tournament, points.now)
    assert (offers.measure, [offer.fill for offer in offers.results], offers.losses) == ("points", ["scores"], ())
    winner = Table(KnockOut(), "maexchen", "ABC", "AB")
    (offers,) = table_offers(winner.desk.tournament, winner.now)
    assert [offer.request for offer in offers.results] == [RecordResult(1, 1, (1, 0)), RecordResult(1, 1, (0, 1))]
    winner.desk.do(offers.results[1].request, winner.now)


# Words ---------------------------------------------------------------------------------------------------------------

OF_THE_SCHOCK_TURNIER = re.compile(
    r"Hälfte|scharf|Deckel|Chip|Band\b|Bänder|Trostrunde|half|halves|chip|band\b|bands", re.I
)


@pytest.mark.parametrize("name", ALL)
def test_no_page_speaks_of_what_the_format_does_not_have(name: str) -> None:
    kind, game = ALL[name]
    told: set[str] = set()

    def look(desk: Desk, at: int) -> None:
        shown = [page(desk, "referee", None, at), page(desk, "player", PlayerId(0), at)]
        told.update(texts(language).say(phrase) for language in LANGUAGES for one in shown for phrase in phrases(one))

    desk = registered(7, game=game, kind=kind)
    look(desk, FIVE)
    desk.do(Withdraw(PlayerId(6)), FIVE)
    played(desk, "words", look if name in KNOCK_OUTS else None)
    look(desk, desk.tournament.at)
    assert not [line for line in told if OF_THE_SCHOCK_TURNIER.search(line)]
    assert not {"chips_lost", "bands"} & set(results(desk.tournament)["ranking"][0])
    assert results_csv(desk.tournament).count("\r\n") == 8


def test_a_filzlaus_tournament_does_not_speak_of_halves() -> None:
    desk = registered(8, game="filzlaus")
    desk.do(Draw("1"), FIVE)
    desk.do(StartStage(), FIVE)
    shown = page(desk, "referee", None, FIVE + 20 * MINUTE)
    told = [texts(language).say(phrase) for language in LANGUAGES for phrase in phrases(shown)]
    assert not [line for line in told if re.search(r"Hälfte|scharf|half|halves", line, re.I)]
    assert any(line == "Spiel 1" for line in told)


def test_a_row_of_a_log_is_read_as_it_was_written() -> None:
    row = Row(3, 5, Entry(RecordResult(1, 2, (3, -4))))
    assert msgspec.json.decode(msgspec.json.encode(row), type=Row) == row
