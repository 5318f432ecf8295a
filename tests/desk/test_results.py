"""Results as files: every round, what breaks ties, and teams; in every format, for programs and for spreadsheets."""

import csv

import pytest

from knobel.desk.actions import CheckIn, Create, Draw, PlayerId, RecordResult, Seating, SignUp, StartStage
from knobel.desk.desk import Desk
from knobel.desk.format_options import KnockOut, PointsRounds
from knobel.desk.formats.registry import format_of
from knobel.desk.model import Tournament
from knobel.desk.results import results
from knobel.desk.simulating import FIVE, played, registered
from knobel.house.desks.result_files import results_book, results_csv, results_sheet
from knobel.house.work.spreadsheet import first_sheet
from tests.desk.format_fields import ALL, KNOCK_OUTS


def read(text: str, separator: str = ",") -> list[dict[str, str]]:
    return list(csv.DictReader(text.splitlines(), delimiter=separator))


def evening() -> Desk:
    """Two rounds of four in two teams, after which Anna and Ben are level in points and wins."""
    kind = PointsRounds(rounds=2, table_size=4, team_size=2, second_tie_break="best_round", third_tie_break="lot")
    desk = Desk.opened(Create("Abend", FIVE, "kniffel", format=kind), 0)
    for number, name in enumerate(("Anna", "Ben", "Cem", "Dora")):
        desk.do(SignUp(name, team=("Eck", "Tor")[number % 2]), 0)
        desk.do(CheckIn(PlayerId(number)), desk.tournament.checkin_open)
    for number, scores in enumerate(((250, 200, 100, 90), (210, 260, 100, 80))):
        seats = Seating("open", tuple(PlayerId(each) for each in range(4)))
        desk.do(Draw("seed", (seats,), confirmed=True), FIVE + number)
        desk.do(StartStage(), FIVE + number)
        desk.do(RecordResult(1, 1, scores, confirmed=True), FIVE + number)
    return desk


def test_a_sheet_says_every_round_what_broke_the_tie_and_how_the_team_stands() -> None:
    sheet = results_sheet(evening().tournament, "de").splitlines()
    assert sheet[0] == (
        "Platz;Startnummer;Name;Mannschaft;Stand;Wertung;Gespielt;Siege;Punkte;Beste Runde;Los;"
        "Platz der Mannschaft;Wertung der Mannschaft;Runde 1;Runde 2"
    )
    first, second = (line.split(";") for line in sheet[1:3])
    assert first[:10] == ["1", "2", "Ben", "Tor", "fertig", "460", "2", "1", "460", "260"]
    assert first[11:] == ["2", "630", "200", "260"]
    assert (second[2], second[9], second[11:]) == ("Anna", "250", ["1", "660", "250", "210"])
    book = results_book(evening().tournament, "de")
    assert first_sheet(book) == [line.split(";") for line in sheet]
    told = results(evening().tournament)
    assert [(each["place"], each["team"], each["value"], each["members"]) for each in told["teams"]] == [
        (1, "Eck", 660, ["Anna", "Cem"]),
        (2, "Tor", 630, ["Ben", "Dora"]),
    ]
    assert told["ranking"][0]["rounds"] == (200, 260)


def test_a_knock_out_says_who_went_on_round_by_round_and_with_how_many_points() -> None:
    kind, names = KnockOut(), ("Anna", "Ben", "Cem")
    desk = registered(3, game="kniffel", kind=kind, called=lambda number: names[number - 1])
    desk.do(Draw("", (Seating("knockout", (PlayerId(0), PlayerId(1))),), confirmed=True), FIVE)
    desk.do(StartStage(), FIVE)
    desk.do(RecordResult(1, 1, (200, 180)), FIVE)
    desk.do(Draw("", (Seating("final", (PlayerId(0), PlayerId(2))),), confirmed=True), FIVE + 1)
    desk.do(StartStage(), FIVE + 1)
    desk.do(RecordResult(1, 1, (150, 190)), FIVE + 1)
    lines = results_sheet(desk.tournament, "de").splitlines()
    assert lines[0] == "Platz;Startnummer;Name;Mannschaft;Stand;Runde;Runde 1;Runde 1: Punkte;Finale;Finale: Punkte"
    assert [line.split(";")[2:3] + line.split(";")[6:] for line in lines[1:]] == [
        ["Cem", "Freilos", "", "gewonnen", "190"],
        ["Anna", "weiter", "200", "verloren", "150"],
        ["Ben", "ausgeschieden", "180", "", ""],
    ]


@pytest.mark.parametrize("name", ALL)
def test_files_of_every_format_agree_with_the_table_that_everybody_sees(name: str) -> None:
    kind, game = ALL[name]
    tournament = played(registered(7, game=game, kind=kind), "files").tournament
    told, plain = results(tournament)["ranking"], read(results_csv(tournament))
    german, english = (read(results_sheet(tournament, language), sign) for language, sign in (("de", ";"), ("en", ",")))
    assert [line["place"] for line in plain] == [str(each["place"]) for each in told]
    assert len(plain) == len(german) == len(english) == 7
    assert not any(None in line for line in (*plain, *german, *english))
    for line, facts in zip(plain, told, strict=True):
        cells = [line[f"round_{stage.number}"] for stage in tournament.stages]
        assert cells == ["" if each is None else str(each) for each in facts["rounds"]]
    (check_knock_out if name in KNOCK_OUTS else check_counted)(tournament)


def check_counted(tournament: Tournament) -> None:
    """Rounds add up to what the place goes by, and every tie-break that was agreed on is told."""
    standings = {each.player + 1: each for each in format_of(tournament).standings(tournament)}
    for line in results(tournament)["ranking"]:
        standing = standings[line["number"]]
        assert sum(each or 0 for each in line["rounds"]) == line["value"] == standing.value
        assert all(isinstance(line[each], int) for each in format_of(tournament).tie_breaks(tournament))
        if "round_points" in line:
            assert sum(each or 0 for each in line["round_points"]) == line["points"]


def check_knock_out(tournament: Tournament) -> None:
    """One wins the final; whoever went out has nothing after it, unless it was a play for place 3."""
    lines = results(tournament)["ranking"]
    assert lines[0]["rounds"][-1] == "won"
    for line in lines:
        rounds = line["rounds"]
        assert len(rounds) == len(tournament.stages)
        assert rounds.count("out") + rounds.count("lost") + rounds.count("won") >= 1
        if "out" in rounds:
            assert set(rounds[rounds.index("out") + 1 :]) <= {None, "won", "lost"}


@pytest.mark.parametrize("seed", range(5))
def test_equal_lines_of_a_schock_turnier_share_their_place(seed: int) -> None:
    """Whoever is ahead is so for something that stands in the file."""
    tournament = played(registered(13), f"equal {seed}").tournament
    places: dict[tuple[str, ...], set[str]] = {}
    for line in read(results_csv(tournament)):
        says = tuple(line[each] for each in ("status", "stage", "left_at_table", "chips_lost"))
        places.setdefault(says, set()).add(line["place"])
    assert [found for found in places.values() if len(found) > 1] == []
