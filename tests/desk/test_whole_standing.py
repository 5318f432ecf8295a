"""A player's phone shows how everybody stands, in every format."""

import pytest

from knobel.desk.actions import PlayerId
from knobel.desk.board import board
from knobel.desk.desk import Desk
from knobel.desk.player_pages import PlayerPage, player_page
from knobel.desk.ranking import took_part
from knobel.desk.simulating import FIVE, played, registered
from knobel.desk.whole_standing import WholeStanding
from tests.desk.format_fields import ALL


def page_of(desk: Desk, at: int, player: int = 2) -> PlayerPage:
    return player_page(desk.tournament, PlayerId(player), at)


def in_order(shown: PlayerPage) -> list[WholeStanding]:
    """The list as a phone shows it."""
    return sorted(shown.standings, key=lambda row: (row.place or row.order, row.player))


@pytest.mark.parametrize("name", ["schock-turnier", *ALL])
def test_everybody_stands_once_on_the_page_of_a_player_as_on_the_wall(name: str) -> None:
    kind, game = ALL.get(name, (None, "schocken"))
    desk = registered(9, game=game, kind=kind)
    assert page_of(desk, FIVE).standings == ()
    seen = 0

    def look(desk: Desk, at: int) -> None:
        nonlocal seen
        tournament, mine = desk.tournament, page_of(desk, at)
        if tournament.over:
            return
        seen += 1
        assert [row.player for row in mine.standings] == [p.id for p in tournament.players if took_part(p)]
        wall = board(tournament, at)
        places = {row.player: row.place for row in wall.standings or wall.ranking}
        assert {row.player: row.place for row in mine.standings if row.place is not None} == {
            player: place for player, place in places.items() if place is not None
        }
        assert [row.place for row in in_order(mine) if row.place] == sorted(p for p in places.values() if p)
        # Equals say why one of them is ahead.
        ahead = {(row.value, row.place) for row in mine.standings if row.line is None}
        assert len({value for value, _ in ahead}) == len(ahead)
        assert all(row.name == tournament.players[row.player].name for row in mine.standings)

    played(desk, "phones", look)
    assert seen
    last = page_of(desk, desk.tournament.at)
    assert last.standings == ()
    assert len(last.ranking) == 9


def test_who_is_still_in_stands_there_by_bands_and_chips_with_the_table() -> None:
    desk = registered(8)
    found = []

    def look(desk: Desk, at: int) -> None:
        rows = [row for row in in_order(page_of(desk, at)) if row.place is None]
        found.append([(row.bands or 0, row.chips or 0) for row in rows])

    played(desk, "bands", look)
    assert found[0][0] == (2, desk.tournament.options.chips_stage)
    assert all(rows == sorted(rows, reverse=True) for rows in found)


def test_in_the_grand_final_bands_matter_no_more() -> None:
    found = []

    def look(desk: Desk, at: int) -> None:
        if desk.tournament.stage is not None and desk.tournament.stage.final:
            rows = [row for row in in_order(page_of(desk, at)) if row.place is None]
            assert all(row.bands is None for row in rows)
            assert [row.chips for row in rows] == sorted((row.chips or 0 for row in rows), reverse=True)
            by_bands = sorted(rows, key=lambda row: (-desk.tournament.players[row.player].bands, -(row.chips or 0)))
            found.append([row.player for row in rows] != [row.player for row in by_bands])

    for seed in range(3):
        played(registered(13), f"final {seed}", look)
    # Somebody with fewer bands was ahead.
    assert any(found)
