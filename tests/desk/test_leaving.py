"""Leaving from one's own phone: it asks, says what becomes of the running game, and a referee can undo it."""

from knobel.desk.actions import Undo, Withdraw
from knobel.desk.pages import DeskPage, page
from knobel.desk.player_pages import PlayerPage
from knobel.desk.preview import Annulled, preview
from tests.desk.hall import Hall


def test_the_question_says_what_becomes_of_the_running_game() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("B")
    mine = page(hall.desk, "player", hall.id("A"), hall.now)
    assert isinstance(mine, PlayerPage)
    (leave,) = [offer for offer in mine.offers if isinstance(offer.request, Withdraw)]
    assert leave.grave
    shown = preview(hall.desk, leave.request, hall.now)
    assert shown.annulled == (Annulled(1, 2),)
    assert [line.key for line in shown.lines] == ["desk-change-annulled", "desk-change-player"]
    hall.do(leave.request)
    assert (hall.table().games[1].loser, hall.table().games[1].settled) == (None, True)


def test_leaving_before_the_first_game_annuls_nothing() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH")
    assert preview(hall.desk, Withdraw(hall.id("A")), hall.now).annulled == ()


def test_a_referee_brings_back_whoever_has_left() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("B")
    before = hall.tournament
    entry = hall.withdraw("A")
    mine = page(hall.desk, "player", hall.id("A"), hall.now)
    assert isinstance(mine, PlayerPage)
    assert (mine.when.key, mine.offers) == ("desk-when-withdrawn", ())
    shown = page(hall.desk, "referee", None, hall.now)
    assert isinstance(shown, DeskPage)
    assert [row.undo for row in shown.reports if row.table == 1] == [Undo(entry)]
    (back,) = [
        offer
        for each in shown.players
        if each.player == hall.id("A")
        for offer in each.offers
        if isinstance(offer.request, Undo)
    ]
    assert (back.request, back.grave) == (Undo(entry), True)
    hall.do(back.request)
    assert (hall.tournament.players, hall.tournament.stages) == (before.players, before.stages)


def test_what_cannot_be_undone_any_more_is_not_offered() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.withdraw("A")
    hall.loses("B")
    shown = page(hall.desk, "referee", None, hall.now)
    assert isinstance(shown, DeskPage)
    assert not [
        offer
        for each in shown.players
        if each.player == hall.id("A")
        for offer in each.offers
        if isinstance(offer.request, Undo)
    ]
