"""Previews: what an undo or a correction will change, before it is done."""

from knobel.desk.actions import Correct, RecordLoss, Undo, Withdraw
from knobel.desk.preview import Reopened, preview
from knobel.desk.ranking import ranking
from tests.desk.hall import Hall


def test_an_undo_says_which_draw_becomes_void_and_who_moves_where() -> None:
    hall = Hall(8).play_stage()
    last = hall.tournament.seq
    table = next(t for t in hall.stage.tables if t.games[-1].ended == hall.now and t.number == 2)
    loser = table.out[-1]
    hall.draw().start()
    before = hall.tournament
    shown = preview(hall.desk, Undo(last), hall.now)
    assert hall.tournament == before
    assert shown.void_draws == (2,)
    assert shown.reopened == (Reopened(1, 2, len(table.games)),)
    moved = {each.player: each for each in shown.moved}
    was, now = moved[loser].before, moved[loser].after
    assert was is not None
    assert now is not None
    assert (was.bands, now.bands, now.table, now.chips) == (1, 2, 2, 1)
    hall.undo(last)
    assert hall.tournament.players[loser].bands == 2


def test_what_is_previewed_is_what_happens() -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A", "B", "C")
    request = RecordLoss(1, 4, hall.id("A"), confirmed=True)
    shown = preview(hall.desk, request, hall.now)
    before = hall.tournament.players
    hall.do(request)
    changed = {player.id for player, was in zip(hall.tournament.players, before, strict=True) if player != was}
    assert {each.player for each in shown.moved} == changed == {hall.id("A")}


def test_a_withdrawal_that_ends_the_tournament_says_so() -> None:
    hall = Hall("ABC").draw()
    hall.start().withdraw("A")
    shown = preview(hall.desk, Withdraw(hall.id("B")), hall.now)
    assert shown.ends
    assert shown.lines[-1].key == "desk-change-over"


def test_a_corrected_place_is_shown_before_it_is_set() -> None:
    hall = Hall(6).play_all()
    last = next(each.player for each in ranking(hall.tournament) if each.place == 6)
    shown = preview(hall.desk, Correct(last, 5), hall.now)
    assert [(each.player, each.before, each.after) for each in shown.placed] == [(last, 6, 5)]
    assert [line.key for line in shown.lines] == ["desk-change-place"]
