"""Previews: what an undo or a correction will change, before it is done."""

import pytest

from knobel.desk.actions import (
    AnnulGame,
    Correct,
    Dispute,
    DisputeResult,
    Draw,
    NameTable,
    RecordLoss,
    RecordResult,
    StartGame,
    StartStage,
    Undo,
    Withdraw,
)
from knobel.desk.desk import Desk
from knobel.desk.format_options import PointsRounds
from knobel.desk.log_lines import log_lines
from knobel.desk.preview import Reopened, preview
from knobel.desk.ranking import ranking
from knobel.desk.refusal import DeskRefused
from knobel.desk.simulating import FIVE, registered
from knobel.desk.table_rows import table_row
from knobel.texts import LANGUAGES, texts
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


# Where it is ---------------------------------------------------------------------------------------------------------


def in_the_bowling_alley(waves: bool) -> Desk:
    """Five tables in waves at two places, or a Schock-Turnier; the first place has a name."""
    kind = PointsRounds(table_size=2, rounds=2, games=2, tables=2) if waves else None
    desk = registered(10, game="kniffel" if waves else "schocken", kind=kind)
    desk.do(NameTable(1, "Kegelbahn"), FIVE)
    return desk


@pytest.mark.parametrize("waves", [True, False])
def test_a_preview_calls_a_table_as_its_card_does(waves: bool) -> None:
    desk = in_the_bowling_alley(waves)
    shown = preview(desk, Draw("1"), FIVE)
    desk.do(Draw("1"), FIVE)
    stage = desk.tournament.stage
    assert stage is not None
    for language in LANGUAGES:
        words = texts(language)
        told = [words.say(line) for line in shown.lines]
        for table in stage.tables:
            card = words.say(table_row(desk.tournament, stage, table, True).title).split(" · ")[0]
            name = desk.tournament.players[table.seats[0]].name
            assert any(name in line and card in line for line in told), (card, told)
            assert ("Kegelbahn" in card) == (table.number in ((1, 3, 5) if waves else (1,)))


@pytest.mark.parametrize("waves", [True, False])
def test_whatever_is_told_of_a_table_calls_it_by_its_name(waves: bool) -> None:
    """Its games in the log and in refusals, and in previews that one does not count or is played again."""
    desk = in_the_bowling_alley(waves)
    desk.do(Draw("1"), FIVE)
    desk.do(StartStage(), FIVE)
    one, other = desk.tournament.stages[0].tables[0].seats[:2]
    told = [preview(desk, Withdraw(one), FIVE).lines[0]]
    if waves:
        entry = desk.do(RecordResult(1, 1, (5, 7)), FIVE)
        desk.do(DisputeResult(1, 1, (7, 5)), FIVE)
    else:
        entry = desk.do(RecordLoss(1, 1, one), FIVE)
        desk.do(Dispute(1, 1, other), FIVE)
    told.append(preview(desk, Undo(entry), FIVE).lines[0])
    assert [line.key for line in told] == ["desk-change-annulled", "desk-change-reopened"]
    desk.do(AnnulGame(1, 2), FIVE)
    desk.do(StartGame(1, 3), FIVE)
    told += [line.line for line in log_lines(desk, frozenset())[:4]]
    for language in LANGUAGES:
        assert all("Kegelbahn" in texts(language).say(line) for line in told)
    with pytest.raises(DeskRefused) as refusal:
        desk.do(AnnulGame(1, 1), FIVE)
    assert refusal.value.facts["table"] == "Kegelbahn"


def test_in_a_later_wave_a_table_without_a_name_has_the_number_of_its_place() -> None:
    desk = in_the_bowling_alley(True)
    desk.do(Draw("1"), FIVE)
    desk.do(StartStage(), FIVE)
    with pytest.raises(DeskRefused) as refusal:
        desk.do(RecordResult(4, 1, (5, 7)), FIVE)
    assert (refusal.value.code, refusal.value.facts["table"]) == ("desk-game-not-begun", 2)
    for table, game in ((2, 1), (2, 2), (4, 1)):
        desk.do(RecordResult(table, game, (5, 7), confirmed=True), FIVE)
    assert texts("de").say(log_lines(desk, frozenset())[0].line).startswith("Tisch 2, ")


def test_nobody_goes_on_with_a_game_that_has_not_begun() -> None:
    """Where the table before it is played again, the next one at its place waits; before a stage begins, all do."""
    desk = in_the_bowling_alley(True)
    desk.do(Draw("1"), FIVE)
    start = desk.do(StartStage(), FIVE)
    assert [line.key for line in preview(desk, Undo(start), FIVE).lines] == ["desk-change-clock-off"]
    desk.do(RecordResult(1, 1, (5, 7), confirmed=True), FIVE)
    last = desk.do(RecordResult(1, 2, (5, 7), confirmed=True), FIVE)
    shown = preview(desk, Undo(last), FIVE)
    assert shown.reopened == (Reopened(1, 1, 2),)
    told = [line.key for line in shown.lines]
    assert told == ["desk-change-reopened", "desk-change-player", "desk-change-waits"]
    assert "wartet wieder" in texts("de").say(shown.lines[-1])
    assert "Kegelbahn" in texts("de").say(shown.lines[-1])
