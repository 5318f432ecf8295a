"""Truth on paper and wall: who counts, who is out, which table is the last one, and why one is ahead."""

from collections.abc import Callable

import pytest

from knobel.desk.actions import Disqualify, Draw, PlayerId, SignUp, Withdraw
from knobel.desk.board import board
from knobel.desk.desk import Desk
from knobel.desk.options import MINUTE
from knobel.desk.pages import page
from knobel.desk.player_pages import PlayerPage
from knobel.desk.ranking import took_part
from knobel.desk.results import results
from knobel.desk.simulating import played, registered
from knobel.texts import LANGUAGES, texts
from tests.desk.hall import Hall


def nineteen_of_twenty_two() -> Hall:
    """Twenty-two have signed up; two do not come, and one leaves before the draw."""
    hall = Hall(20)
    for name in ("Quin", "Nora"):
        hall.do(SignUp(name))
    hall.withdraw("P20")
    return hall


def test_places_are_counted_among_those_who_played() -> None:
    hall = nineteen_of_twenty_two().play_all()
    shown = board(hall.tournament, hall.now)
    assert (len(shown.players), shown.took_part, results(hall.tournament)["players"]) == (22, 19, 19)
    assert max(row.place or 0 for row in shown.ranking) <= 19
    mine = page(hall.desk, "player", PlayerId(0), hall.now)
    assert isinstance(mine, PlayerPage)
    assert mine.took_part == 19


def test_whoever_never_came_is_not_out() -> None:
    hall = nineteen_of_twenty_two().draw()
    assert board(hall.tournament, hall.now).ranking == ()
    hall.play_all()
    assert {"Quin", "Nora", "P20"} <= {row.name for row in board(hall.tournament, hall.now).ranking}


def test_the_last_table_of_a_round_is_called_so() -> None:
    hall = Hall(13)
    seen = set()
    while not hall.tournament.over:
        hall.play_stage()
        for table in board(hall.tournament, hall.now).stages[-1].tables:
            assert (table.title.key == "desk-title-final-table") == table.final_table
            seen.add((table.final_table, table.round))
    assert {(True, "main"), (True, "consolation")} <= seen


def test_after_an_early_draw_nobody_has_to_sit_down_yet() -> None:
    hall = Hall("ABCDEFGH")
    # Registration closes a quarter of an hour before the start.
    hall.at("16:46").do(SignUp("Late", late=True))
    hall.now += MINUTE
    hall.do(Draw("lot"))
    for time, early in (("16:50", True), ("16:54:59", True), ("16:55", False), ("17:10", False)):
        hall.at(time)
        told = page(hall.desk, "player", PlayerId(0), hall.now)
        assert isinstance(told, PlayerPage)
        assert (told.when.key, told.headline.key) == (
            ("desk-when-drawn", "desk-headline-drawn-early") if early else ("desk-when-soon", "desk-headline-drawn")
        )
        first = board(hall.tournament, hall.now).forecast[0].expected
        assert first.begins == max(hall.now, hall.tournament.start) < first.ends


def leaving(players: int, seed: int) -> Callable[[Desk, int], None]:
    """Now and then somebody leaves, or is sent out."""
    count = iter(range(10**6))

    def meanwhile(desk: Desk, at: int) -> None:
        number = next(count)
        player = PlayerId((number * 7 + seed) % players)
        if number % 9 == seed and not desk.tournament.players[player].gone and not desk.tournament.over:
            desk.do(Withdraw(player) if number % 2 else Disqualify(player), at)

    return meanwhile


@pytest.mark.parametrize("players", [5, 9, 13, 19, 31])
def test_two_lines_that_read_alike_are_at_the_same_place(players: int) -> None:
    """Whoever is ahead of somebody is so for a reason that can be read."""
    for seed in range(6):
        tournament = played(registered(players), f"{seed}", leaving(players, seed)).tournament
        assert sum(map(took_part, tournament.players)) == players
        for language in LANGUAGES:
            lines: dict[str, int | None] = {}
            for row in board(tournament, tournament.at).ranking:
                assert lines.setdefault(texts(language).say(row.line), row.place) == row.place
