"""The worked cases of the Schock-Turnier."""

import pytest

from knobel.desk.actions import Correct, Draw, RecordLoss, SignUp, StartGame, TakeChip, Undo
from knobel.desk.leaving import finalists
from knobel.desk.model import Stage
from knobel.desk.options import MINUTE
from knobel.desk.ranking import best_eliminated
from tests.desk.fields import FIELDS
from tests.desk.hall import Hall, clock_time, course
from tests.support.cases import case


@pytest.mark.parametrize("players", FIELDS)
def test_a_field_runs_as_the_table_of_fields_says(players: int) -> None:
    fours, threes, main, consolation, stages = FIELDS[players]
    hall = Hall(players).draw()
    assert hall.sizes("first") == [4] * fours + [3] * threes
    closed_at = len(main)
    assert course(hall, "main") == main + [2] * (stages - closed_at)
    again = Hall(players).draw()
    assert course(again, "consolation") == consolation
    assert len(hall.tournament.stages) == stages + 1
    assert hall.stage.final


@case("turnier:C1")
def test_six_players_wait_in_the_consolation_round_while_the_main_round_ends(case_id: str) -> None:
    hall = Hall(6).draw()
    assert hall.sizes("first") == [3, 3]
    hall.play_stage()
    assert (hall.waiting("main"), hall.waiting("consolation")) == (4, 2)
    hall.draw()
    assert (hall.sizes("main"), hall.sizes("consolation")) == ([4], [])
    hall.play_stage()
    assert hall.tournament.main_closed
    hall.draw()
    assert hall.sizes("consolation") == [4]
    hall.play_stage()
    assert hall.out() == 2
    assert [player.round for player in hall.tournament.with_status("qualified")].count("main") == 2
    assert hall.draw().stage.final
    assert hall.sizes("final") == [4]


@case("turnier:C2")
def test_seven_players(case_id: str) -> None:
    hall = Hall(7).draw()
    assert hall.sizes("first") == [4, 3]
    hall.play_stage()
    assert (hall.waiting("main"), hall.waiting("consolation")) == (4, 3)
    hall.play_stage()
    assert (hall.waiting("main"), hall.out(), hall.waiting("consolation")) == (2, 1, 4)
    hall.play_stage()
    assert (hall.waiting("consolation"), hall.tournament.phase) == (2, "between")


@case("turnier:C3")
def test_nine_players(case_id: str) -> None:
    hall = Hall(9).draw()
    assert hall.sizes("first") == [3, 3, 3]
    assert course(hall, "main") == [6, 4, 2, 2]
    assert course(Hall(9).draw(), "consolation") == [3, 4, 4, 2]


@case("turnier:C4")
def test_five_in_the_consolation_round_are_a_table_of_three_and_two_byes(case_id: str) -> None:
    hall = Hall(11).play_stage()
    assert hall.waiting("consolation") == 5
    hall.draw()
    assert hall.sizes("consolation") == [3]
    byes = hall.stage.byes
    assert len(byes) == 2
    assert {hall.tournament.players[player].status for player in byes} == {"waiting"}
    hall.play_stage()
    assert (hall.out(), hall.waiting("consolation")) == (1, 6)


@case("turnier:C5")
def test_a_table_of_four_ends_when_two_are_left(case_id: str) -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A", "B", "A")
    assert hall.player("A").status == "waiting"
    assert hall.table().players == tuple(map(hall.id, "BCD"))
    hall.loses("C")
    assert hall.player("C").chips == 1
    assert hall.player("D").chips == 2
    hall.loses("B")
    assert hall.table().over
    assert hall.names("main", "waiting") == {"C", "D"}
    assert {name: hall.player(name).bands for name in "ABCD"} == {"A": 1, "B": 1, "C": 2, "D": 2}


@case("turnier:C6")
def test_a_table_of_three_ends_with_the_first_who_is_out(case_id: str) -> None:
    hall = Hall("ABCDEF").draw("ABC", "DEF").start()
    hall.loses("A", "B", "C")
    assert {name: hall.player(name).chips for name in "BC"} == {"B": 1, "C": 1}
    hall.loses("A")
    assert hall.table().over
    assert len(hall.table().counted) == 4
    hall.loses("D", "D", table=2)
    hall.draw("BCEF", kind="main")
    assert {hall.player(name).chips for name in "BC"} == {2}


@case("turnier:C7")
def test_the_second_band_is_the_end_and_the_first_the_consolation_round(case_id: str) -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A", "A", "B", "B")
    hall.loses("E", "E", "F", "F", table=2)
    main, consolation = hall.names("main", "waiting"), hall.names("consolation", "waiting")
    assert (main, consolation) == ({"C", "D", "G", "H"}, {"A", "B", "E", "F"})
    hall.draw().start()
    first = next(table.number for table in hall.stage.tables if table.round == "main")
    second = next(table.number for table in hall.stage.tables if table.round == "consolation")
    hall.loses("B", "B", table=second)
    assert (hall.player("B").status, hall.player("B").bands) == ("eliminated", 0)
    hall.loses("C", "C", table=first)
    assert (hall.player("C").status, hall.player("C").round, hall.player("C").bands) == ("waiting", "consolation", 1)
    assert hall.stage.number == 2
    assert hall.id("C") not in hall.table(second).seats


@case("turnier:C8")
def test_a_game_that_begins_at_fifteen_minutes_is_sharp(case_id: str) -> None:
    hall = Hall("ABCDEF").draw("ABC", "DEF").start()
    began = hall.now

    def on_the_clock(text: str) -> None:
        hall.at(began + clock_time(f"0:{text}"))

    on_the_clock("14:59")
    hall.do(RecordLoss(1, 1, hall.id("A")))
    running = hall.table().game
    assert running is not None
    assert not running.sharp
    on_the_clock("19:40")
    hall.do(RecordLoss(1, 2, hall.id("B")))
    on_the_clock("19:41")
    hall.do(StartGame(1, 3))
    running = hall.table().game
    assert running is not None
    assert running.sharp
    on_the_clock("15:00")
    assert hall.tournament.sharp(hall.now)
    assert not hall.tournament.sharp(hall.now - 1)
    final = Hall("ABCD").draw().start()
    assert final.stage.final
    assert not final.tournament.sharp(final.now + 40 * MINUTE)


@case("turnier:C9")
def test_registration_closes_to_the_second(case_id: str) -> None:
    hall = Hall()
    hall.at("16:45:00").do(SignUp("Anna"))
    assert hall.at("16:45:01").refuses(SignUp("Ben")) == "desk-too-late"
    anna = hall.player("Anna")
    assert hall.tournament.status(anna, clock_time("16:45:00")) == "registered"
    assert hall.tournament.status(anna, clock_time("16:45:01")) == "no_show"


@case("turnier:C10")
def test_a_wrong_chip_is_given_back(case_id: str) -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("C")
    wrong = hall.loses("A")
    hall.undo(wrong)
    assert (hall.player("A").chips, hall.player("A").lost) == (2, 0)
    hall.do(RecordLoss(1, 2, hall.id("B")))
    assert hall.player("B").chips == 1
    hall.loses("A")
    wrong = hall.loses("A")
    assert (hall.player("A").status, hall.player("A").bands) == ("waiting", 1)
    hall.undo(wrong)
    assert (hall.player("A").status, hall.player("A").bands, hall.player("A").chips) == ("seated", 2, 1)
    assert hall.id("A") in hall.table().players


@case("turnier:C11")
def test_the_second_report_of_a_game_is_refused(case_id: str) -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("E", "F", "G", table=2)
    hall.loses("H", table=2)
    assert hall.refuses(RecordLoss(2, 4, hall.id("H"))) == "desk-game-settled"
    assert hall.refuses(RecordLoss(2, 4, hall.id("E"))) == "desk-game-settled"


@case("turnier:C12")
def test_a_stage_is_settled_once_the_next_one_has_a_game(case_id: str) -> None:
    hall = Hall(13).play_stage().play_stage()
    last_of_two = hall.tournament.seq
    hall.draw().start()
    hall.do(RecordLoss(1, 1, hall.table(1).players[0]))
    assert hall.refuses(Undo(last_of_two)) == "desk-stage-settled"
    assert hall.refuses(Correct(hall.id("P1"), 3)) == "desk-not-over"
    hall.play_all()
    assert hall.refuses(Undo(last_of_two)) == "desk-stage-settled"
    hall.do(Correct(hall.id("P1"), 3))
    assert hall.place("P1") == 3


@case("turnier:C13")
def test_after_a_disqualification_only_one_more_goes_out(case_id: str) -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A")
    hall.disqualify("D")
    assert [game.loser for game in hall.table().games] == [hall.id("A"), None, None]
    assert hall.table().players == tuple(map(hall.id, "ABC"))
    hall.loses("B", "A")
    assert hall.table().over
    assert hall.names("main", "waiting") == {"B", "C"}
    assert hall.names("consolation", "waiting") == {"A"}
    assert (hall.player("D").bands, hall.player("D").status) == (0, "disqualified")


@case("turnier:C14")
def test_a_table_of_three_that_one_leaves_is_over(case_id: str) -> None:
    hall = Hall("ABCDEF").draw("ABC", "DEF").start()
    hall.withdraw("C")
    assert hall.table().over
    assert hall.names("main", "waiting") == {"A", "B"}
    assert hall.names("consolation", "waiting") == set()


@case("turnier:C15")
def test_a_final_table_of_three_after_a_withdrawal(case_id: str) -> None:
    hall = Hall(8).play_stage()
    someone = min(hall.names("main", "waiting"))
    hall.withdraw(someone)
    hall.draw()
    assert hall.sizes("main") == [3]
    three = {hall.tournament.players[player].name for player in hall.table().seats}
    hall.play_stage()
    through, dropped = hall.names("main", "qualified"), hall.names("consolation", "waiting")
    assert (len(through), len(three & dropped), three - through) == (2, 1, three & dropped)


@case("turnier:C16")
def test_the_grand_final_is_played_until_one_is_left(case_id: str) -> None:
    hall = Hall("ABCD").draw("ABCD", kind="final").start()
    assert {hall.player(name).chips for name in "ABCD"} == {3}
    hall.loses("A", "A", "B", "A")
    assert hall.place("A") == 4
    hall.loses("B", "B", "C", "C")
    assert hall.place("B") == 3
    hall.loses("C")
    assert (hall.place("C"), hall.place("D")) == (2, 1)
    assert hall.tournament.over


@case("turnier:C17")
def test_bands_cut_in_the_whole_tournament(case_id: str) -> None:
    for players, cut in ((16, 26), (13, 20), (23, 40)):
        hall = Hall(players).play_all()
        bands = sum(player.bands for player in hall.tournament.players)
        assert 2 * players - bands == cut == 2 * players - 6
        assert hall.out() == players - 4


@case("turnier:C18")
def test_places_by_the_stage_of_elimination(case_id: str) -> None:
    wanted = {
        16: {5: {5, 6}, 4: {7, 8}, 3: {9, 10, 11, 12}, 2: {13, 14, 15, 16}},
        13: {5: {5, 6}, 4: {7, 8}, 3: {9, 10, 11, 12}, 2: {13}},
        23: {6: {5, 6}, 5: {7, 8}, 4: {9, 10, 11, 12}, 3: set(range(13, 19)), 2: set(range(19, 24))},
    }
    for players, by_stage in wanted.items():
        hall = Hall(players).play_all()
        assert hall.places()[:6] == [1, 2, 3, 4, 5, 6]
        for player in hall.tournament.with_status("eliminated"):
            assert hall.place(player.name) in by_stage[player.stage]
        for stage, places in by_stage.items():
            assert sum(p.stage == stage for p in hall.tournament.with_status("eliminated")) == len(places)


@case("turnier:C19")
def test_fewer_chips_lost_is_better_and_equal_ones_share_the_place(case_id: str) -> None:
    places = set()
    for seed in range(40):
        hall = Hall(16).play_all(str(seed))
        one, other = (player for player in hall.tournament.with_status("eliminated") if player.stage == 4)
        assert one.remaining == other.remaining == 2
        if one.lost == other.lost:
            assert hall.place(one.name) == hall.place(other.name) == 7
        else:
            better, worse = sorted((one, other), key=lambda player: player.lost)
            assert (hall.place(better.name), hall.place(worse.name)) == (7, 8)
        places.add(hall.place(one.name))
    assert places == {7, 8}


@case("turnier:C20")
def test_a_final_of_three_when_too_few_are_left(case_id: str) -> None:
    hall = Hall(8)
    while not hall.tournament.with_status("qualified") or hall.tournament.of("consolation", "waiting"):
        hall.play_stage()
    someone = hall.tournament.of("consolation", "qualified")[0].name
    hall.withdraw(someone)
    assert len(finalists(hall.tournament)) == 3
    hall.play_all()
    assert hall.sizes("final") == [3]
    assert hall.places()[:4] == [1, 2, 3, 4]
    fourth = next(player for player in hall.tournament.players if hall.place(player.name) == 4)
    assert fourth.status == "eliminated"


@case("turnier:C21")
def test_a_band_cut_by_a_referee(case_id: str) -> None:
    hall = Hall("ABCDEFGH").draw("ABCD", "EFGH").start()
    hall.loses("A", "A", "B", "B")
    hall.loses("E", "E", "F", "F", table=2)
    hall.draw().start()
    main = next(table for table in hall.stage.tables if table.round == "main")
    one, another = (hall.tournament.players[player].name for player in main.players[:2])
    hall.cut_band(one)
    assert (hall.player(one).bands, hall.player(one).round, hall.player(one).status) == (1, "consolation", "waiting")
    assert not hall.table(main.number).over
    hall.cut_band(another)
    assert hall.table(main.number).over


@case("turnier:C22")
def test_four_and_five_players(case_id: str) -> None:
    four = Hall(4)
    assert four.at("17:00").refuses(Draw("x")) == "desk-confirm-few"
    assert four.draw().stage.final
    five = Hall(5).draw()
    assert five.sizes("first") == [3]
    for player in five.stage.byes:
        someone = five.tournament.players[player]
        assert (someone.bands, someone.round, someone.status) == (2, "main", "waiting")
    five.play_stage()
    assert (five.waiting("main"), five.waiting("consolation")) == (4, 1)
    assert _before_the_final(five.play_all().tournament.stages) == 3


def _before_the_final(stages: tuple[Stage, ...]) -> int:
    return sum(not stage.final for stage in stages)


def test_a_penalty_chip_settles_no_game() -> None:
    hall = Hall("ABCDEF").draw("ABC", "DEF").start()
    hall.do(TakeChip(hall.id("A")))
    assert (hall.player("A").chips, len(hall.table().games)) == (1, 1)
    hall.loses("A")
    assert hall.table().over


def test_a_vacancy_in_the_final_is_filled_by_the_best_of_the_others_where_that_was_agreed() -> None:
    for fill, seats in ((True, 4), (False, 3)):
        hall = Hall(8, fill_vacancies=fill)
        while hall.tournament.phase != "between" or not hall.tournament.main_closed or hall.waiting("consolation") > 2:
            hall.play_stage()
        hall.withdraw(hall.tournament.of("consolation", "qualified")[0].name)
        best = best_eliminated(hall.tournament)[0]
        hall.draw()
        assert hall.sizes("final") == [seats]
        assert (best in hall.table().seats) == fill
        hall.play_all()
        assert sorted(place for place in hall.places() if place is not None) == list(range(1, 9))
