"""Reports: a second tap is not a second game, and two who contradict each other are both heard."""

import pytest

from knobel.desk.actions import AnnulGame, Dispute, RecordLoss, Undo
from knobel.desk.desk import Desk
from knobel.desk.pages import DeskPage, page
from knobel.desk.refusal import DeskAsks, DeskContradicted
from knobel.desk.report_rows import ReportRow
from tests.desk.hall import Hall

SECOND = 1000


def two_tables(**options: object) -> Hall:
    hall = Hall("ABCDEFGH", **options).draw("ABCD", "EFGH").start()
    hall.loses("A")
    return hall


def asked(hall: Hall, report: RecordLoss) -> DeskAsks:
    before = hall.tournament
    with pytest.raises(DeskAsks) as question:
        hall.do(report)
    assert hall.tournament == before
    return question.value


def contradict(hall: Hall, report: RecordLoss) -> None:
    """Sven reports another loser than Rita: he is refused, and it is noted."""
    before = hall.tournament
    with pytest.raises(DeskContradicted) as refusal:
        hall.do(report)
    assert (refusal.value.code, hall.tournament) == ("desk-game-settled", before)
    assert refusal.value.dispute == Dispute(report.table, report.game, report.player)
    hall.desk.do(refusal.value.dispute, hall.now, "Sven")


def reports(hall: Hall) -> dict[int, ReportRow]:
    """What the cards of the tables say was reported last."""
    shown = page(hall.desk, "referee", None, hall.now)
    assert isinstance(shown, DeskPage)
    return {row.table: row for row in shown.reports}


@pytest.mark.parametrize("after", [0, 150, 1500, 19_999])
@pytest.mark.parametrize("loser", ["A", "B"])
def test_a_loss_right_after_another_is_asked_about_first(after: int, loser: str) -> None:
    hall = two_tables()
    hall.now += after
    report = RecordLoss(1, 2, hall.id(loser))
    question = asked(hall, report)
    assert (question.code, question.facts) == (
        "desk-just-reported",
        {"name": "A", "by": "Rita", "seconds": after // SECOND},
    )
    hall.do(question.offers[0].request)
    assert len(hall.table().counted) == 2
    assert hall.tournament.players[hall.id(loser)].chips == (0 if loser == "A" else 1)


def test_after_the_shortest_game_nobody_is_asked() -> None:
    hall = two_tables()
    hall.now += 20 * SECOND
    hall.do(RecordLoss(1, 2, hall.id("A")))
    assert hall.player("A").bands == 1


def test_how_short_a_game_can_be_is_agreed_on() -> None:
    hall = two_tables(least_game_seconds=0)
    hall.do(RecordLoss(1, 2, hall.id("B")))
    hall = two_tables(least_game_seconds=300)
    hall.now += 299 * SECOND
    asked(hall, RecordLoss(1, 2, hall.id("B")))


def test_other_tables_and_what_was_taken_back_do_not_count() -> None:
    hall = two_tables()
    hall.do(RecordLoss(2, 1, hall.id("E")))
    hall.undo(hall.tournament.seq - 1)
    hall.do(RecordLoss(1, 1, hall.id("B")))
    assert (hall.player("A").chips, hall.player("B").chips, hall.player("E").chips) == (2, 1, 1)


def test_what_a_file_holds_is_never_asked_about() -> None:
    hall = two_tables()
    hall.do(RecordLoss(1, 2, hall.id("A"), confirmed=True))
    assert Desk.read(hall.desk.export()).tournament == hall.tournament


def test_two_who_contradict_each_other_are_both_shown_and_nothing_changes() -> None:
    hall = two_tables()
    before = hall.tournament.players
    contradict(hall, RecordLoss(1, 1, hall.id("B")))
    assert hall.tournament.players == before
    (dispute,) = reports(hall)[1].disputes
    assert dispute.line.facts == {"game": 1, "name": "A", "by": "Rita", "other": "B", "other_by": "Sven"}
    assert Desk.read(hall.desk.export()).tournament == hall.tournament


def test_a_contradiction_ends_with_a_word_of_the_referees() -> None:
    hall = two_tables()
    for keeps in (True, False):
        contradict(hall, RecordLoss(1, 1, hall.id("B")))
        keep, drop = reports(hall)[1].disputes[0].offers
        hall.do(keep.request if keeps else drop.request)
        assert [game.loser for game in hall.table().counted] == ([hall.id("A")] if keeps else [])
        assert all(not row.disputes for row in reports(hall).values())
    hall.do(RecordLoss(1, 1, hall.id("B")))
    assert hall.player("B").chips == 1


def test_only_who_could_have_lost_the_latest_game_contradicts() -> None:
    hall = two_tables()
    assert hall.refuses(RecordLoss(1, 1, hall.id("A"))) == "desk-game-settled"
    assert hall.refuses(RecordLoss(1, 1, hall.id("E"))) == "desk-game-settled"
    contradict(hall, RecordLoss(1, 1, hall.id("B")))
    assert hall.refuses(RecordLoss(1, 1, hall.id("B"))) == "desk-game-settled"
    hall.loses("C")
    assert hall.refuses(RecordLoss(1, 1, hall.id("D"))) == "desk-game-settled"
    assert hall.refuses(Dispute(1, 1, hall.id("D"))) == "desk-game-settled"
    hall.do(AnnulGame(1, 3))
    assert hall.refuses(RecordLoss(1, 3, hall.id("D"))) == "desk-game-settled"


def test_a_report_that_ended_a_table_can_be_contradicted_as_well() -> None:
    hall = two_tables()
    hall.loses("A", "B", "B")
    assert hall.table().over
    contradict(hall, RecordLoss(1, 4, hall.id("C")))
    (dispute,) = reports(hall)[1].disputes
    assert dispute.line.facts["other"] == "C"
    hall.do(dispute.offers[1].request)
    assert not hall.table().over


def test_the_card_of_a_table_takes_its_latest_entry_back() -> None:
    hall = two_tables()
    assert list(reports(hall)) == [1]
    row = reports(hall)[1]
    assert (row.line.key, row.line.facts, row.by, row.undo) == (
        "desk-report-record-loss",
        {"name": "A"},
        "Rita",
        Undo(row.seq),
    )
    hall.undo(row.seq)
    assert reports(hall) == {}
