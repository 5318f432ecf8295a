"""Undoing: last in, first out at a table; back into a closed stage only while the next one has no game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.desk.actions import (
    Announce,
    AnnulGame,
    CheckIn,
    Correct,
    CutBand,
    Disqualify,
    PauseClock,
    PlayerId,
    RecordLoss,
    Request,
    Reschedule,
    ResumeClock,
    SignUp,
    StartGame,
    SwapSeats,
    TakeChip,
    Undo,
    Withdraw,
)
from knobel.desk.desk import Desk
from knobel.desk.log_lines import log_lines
from knobel.desk.refusal import DeskRefused
from knobel.desk.simulating import played, registered
from knobel.desk.undoing import NEVER, undoable, undone
from tests.desk.hall import Hall


def two_tables() -> Hall:
    return Hall("ABCDEFGH").draw("ABCD", "EFGH").start()


def test_within_a_table_the_last_entry_goes_first() -> None:
    hall = two_tables()
    first = hall.loses("A")
    second = hall.loses("B")
    hall.loses("E", table=2)
    assert hall.refuses(Undo(first)) == "desk-undo-later-first"
    hall.undo(second)
    hall.undo(first)
    assert {hall.player(name).chips for name in "AB"} == {2}
    assert hall.player("E").chips == 1


def test_the_log_says_what_was_taken_back() -> None:
    hall = two_tables()
    entry = hall.loses("A")
    lost = log_lines(hall.desk, frozenset())[0].line
    hall.undo(entry)
    latest = log_lines(hall.desk, frozenset())[0].line
    assert (latest.key, latest.facts) == ("desk-log-undone", {"what": lost})


def test_what_was_undone_cannot_be_undone_again_and_an_undo_not_at_all() -> None:
    hall = two_tables()
    entry = hall.loses("A")
    undo = hall.undo(entry)
    assert hall.refuses(Undo(entry)) == "desk-already-undone"
    assert hall.refuses(Undo(undo)) == "desk-cannot-undo"
    assert hall.refuses(Undo(0)) == "desk-cannot-undo"
    assert hall.refuses(Undo(999)) == "desk-no-such-entry"


def test_an_undo_into_a_closed_stage_makes_its_draw_void() -> None:
    hall = Hall(8).play_stage()
    last, before = hall.tournament.seq, hall.tournament
    hall.draw().start()
    hall.undo(last)
    assert len(hall.tournament.stages) == 1
    reopened = next(table for table in hall.stage.tables if not table.over)
    assert len(reopened.players) == 3
    hall.loses(before.players[before.stages[0].tables[reopened.number - 1].out[-1]].name, table=reopened.number)
    assert hall.tournament.phase == "between"
    assert [player.bands for player in hall.tournament.players] == [player.bands for player in before.players]


def test_a_withdrawal_after_the_draw_outlives_it() -> None:
    hall = Hall(8).play_stage()
    last = hall.tournament.seq
    hall.draw()
    someone = hall.tournament.players[hall.table().seats[0]].name
    hall.withdraw(someone)
    hall.undo(last)
    assert hall.player(someone).status == "withdrawn"
    assert len(hall.tournament.stages) == 1


def test_a_penalty_in_the_next_stage_has_to_be_undone_first() -> None:
    hall = Hall(8).play_stage()
    last = hall.tournament.seq
    hall.draw().start()
    penalty = hall.do(TakeChip(hall.table().seats[0]))
    assert hall.refuses(Undo(last)) == "desk-undo-later-first"
    hall.undo(penalty)
    hall.undo(last)
    assert len(hall.tournament.stages) == 1


def test_a_draw_can_be_undone_until_a_game_is_recorded() -> None:
    hall = Hall(8).draw()
    draw = hall.tournament.seq
    hall.start()
    hall.do(SwapSeats(hall.table(1).seats[0], hall.table(2).seats[0]))
    hall.undo(draw)
    assert hall.tournament.phase == "registration"
    hall.draw().start()
    again = hall.stage.drawn_by
    hall.loses(hall.tournament.players[hall.table().seats[0]].name)
    assert hall.refuses(Undo(again)) == "desk-stage-settled"


def test_whoever_was_cut_out_of_the_field_by_an_undo_is_drawn_no_more() -> None:
    hall = Hall(8).draw()
    check_in = next(row.seq for row in hall.desk.rows if row.entry.action == CheckIn(hall.id("P8")))
    hall.undo(check_in)
    assert hall.tournament.phase == "registration"
    assert hall.draw().sizes("first") == [4, 3]
    assert hall.player("P8").status == "no_show"


def test_the_beginning_of_a_game_goes_with_the_report_before_it() -> None:
    hall = two_tables()
    entry = hall.loses("A")
    hall.do(StartGame(1, 2))
    hall.undo(entry)
    assert len(hall.table().games) == 1


def test_an_annulled_game_can_come_back() -> None:
    hall = two_tables()
    entry = hall.do(AnnulGame(1, 1))
    assert hall.refuses(RecordLoss(1, 1, hall.id("A"))) == "desk-game-settled"
    hall.undo(entry)
    hall.do(RecordLoss(1, 1, hall.id("A")))
    assert hall.player("A").chips == 1


def test_a_pause_that_was_ended_stays() -> None:
    hall = two_tables()
    pause = hall.do(PauseClock())
    hall.do(ResumeClock())
    assert hall.refuses(Undo(pause)) == "desk-undo-later-first"


def test_the_last_game_of_the_final_can_be_undone() -> None:
    hall = Hall(5).play_all()
    last = hall.tournament.seq
    hall.undo(last)
    assert not hall.tournament.over
    assert len(hall.table().players) == 2


def test_an_undo_brings_back_exactly_what_was() -> None:
    """Whatever the last entry was, the tournament after its undo is the one before it, but for the log."""
    hall = Hall(13).play_all()
    rows = hall.desk.rows
    for length in range(30, len(rows)):
        shorter = Hall()
        shorter.desk = type(hall.desk)(rows[:length])
        shorter.now = hall.now
        wanted = shorter.tournament
        entry = rows[length]
        shorter.desk.add(entry)
        shorter.undo(length)
        after = shorter.tournament
        assert (after.players, after.stages, after.over) == (wanted.players, wanted.stages, wanted.over)


def test_start_numbers_stay_with_their_players() -> None:
    """Striking somebody from the middle of the list would make a later check-in that of another player."""
    hall = Hall()
    anna = hall.do(SignUp("Anna"))
    ben = hall.do(SignUp("Ben"))
    hall.do(SignUp("Cem"))
    hall.do(CheckIn(hall.id("Ben")))
    assert hall.refuses(Undo(anna)) == "desk-undo-later-first"
    assert hall.refuses(Undo(ben)) == "desk-undo-later-first"
    assert [player.status for player in hall.tournament.players] == ["registered", "checked_in", "registered"]


def test_the_last_on_the_list_can_be_struck() -> None:
    hall = Hall("AB")
    entry = hall.do(SignUp("Cem"))
    hall.undo(entry)
    assert [player.name for player in hall.tournament.players] == ["A", "B"]


def _granted(desk: Desk, entry: int) -> bool:
    try:
        undone(desk.tournament, desk.rows, entry)
    except DeskRefused:
        return False
    return True


def _meddling(desk: Desk, kind: int, number: int) -> Request:
    """Something that a referee may do between two games."""
    tournament = desk.tournament
    player = PlayerId(number % len(tournament.players))
    other = PlayerId((number + 1) % len(tournament.players))
    table = 1 + number % max(1, len(tournament.stages[-1].tables))
    requests: tuple[Request, ...] = (
        Withdraw(player),
        Disqualify(player),
        CutBand(player),
        TakeChip(player),
        PauseClock(),
        ResumeClock(),
        Announce("Ruhe!"),
        SwapSeats(player, other),
        StartGame(table, len(tournament.stages[-1].tables[table - 1].games)),
        AnnulGame(table, len(tournament.stages[-1].tables[table - 1].games)),
        Undo(max(0, tournament.seq - number % 4)),
    )
    return requests[kind % len(requests)]


@settings(max_examples=40, deadline=None)
@given(
    st.integers(5, 14),
    st.text(max_size=3),
    st.dictionaries(st.integers(0, 60), st.tuples(st.integers(0, 10), st.integers(0, 13)), max_size=30),
    st.sets(st.integers(0, 60), max_size=6),
)
def test_exactly_what_can_be_undone_is_offered(
    players: int, seed: str, meddling: dict[int, tuple[int, int]], looks: set[int]
) -> None:
    count = iter(range(10**6))

    def look(desk: Desk) -> None:
        offered = undoable(desk.tournament, desk.rows)
        kinds = {trace.seq: trace.kind for trace in desk.tournament.traces if trace.kind not in (*NEVER, "start_game")}
        assert {seq: kinds[seq] for seq in offered} == {s: kind for s, kind in kinds.items() if _granted(desk, s)}

    def meanwhile(desk: Desk, at: int) -> None:
        number = next(count)
        if number in meddling:
            try:
                desk.do(_meddling(desk, *meddling[number]), at)
            except DeskRefused:
                return
        if number in looks:
            look(desk)

    desk = registered(players)
    desk.do(Reschedule(desk.tournament.start, 0, desk.tournament.registration_close), desk.tournament.at)
    desk.do(SignUp("Nora"), desk.tournament.at)
    look(desk)
    played(desk, seed, meanwhile)
    look(desk)
    desk.do(Correct(PlayerId(0), 1), desk.tournament.at)
    look(desk)
