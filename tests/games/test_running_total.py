"""Running totals: who goes out, how a game goes on, what is seen, and who is likely to reach the limit."""

from fractions import Fraction
from itertools import product

import pytest

import knobel
from knobel.core.phrases import Phrase
from knobel.core.widgets import Announcement, Standing, Standings, Tray
from knobel.games.total._running_total import risks, risks_with
from tests.support.table import Table

LOSERS = ("doppeltes-lottchen", "siamesische-zwillinge", "faule-sechs")


def scene(table: Table) -> tuple[list[Tray], dict[str, Phrase], list[Standing]]:
    widgets = table.game.scene(table.state, None).widgets
    trays = [widget for widget in widgets if isinstance(widget, Tray)]
    said = {widget.id: widget.phrase for widget in widgets if isinstance(widget, Announcement)}
    (standings,) = (widget for widget in widgets if isinstance(widget, Standings) and widget.id == "standings")
    return trays, said, list(standings.rows)


def test_whoever_is_out_is_passed_over() -> None:
    table = Table("abseits", 5, limit=30).set(gone=(2, 3), seat=1).throw(4)
    assert table.thrower == 4


def test_the_order_of_going_out_is_the_ranking_turned_round() -> None:
    table = Table("abseits", 4, limit=30)
    for loser in (2, 0, 3):
        table.set(total=29, seat=loser).throw(1)
    assert table.result.places == (3, 1, 4, 2)
    assert table.result.winners == (1,)


@pytest.mark.parametrize("id", LOSERS)
def test_with_one_loser_the_game_is_over_and_nobody_is_called_winner(id: str) -> None:
    table = Table(id, 4).set(total=1000, seat=3).throw(1, 1, 1)
    assert table.result.places == (1, 1, 1, 4)
    assert (table.result.losers, table.result.winners) == ((3,), ())


@pytest.mark.parametrize("id", LOSERS)
def test_in_a_match_of_two_a_game_not_lost_is_as_good_as_one_won(id: str) -> None:
    table = Table(id, 2, games=3)
    for loser in (0, 1, 1):
        table.set(total=1000, seat=loser).throw(1, 1, 1)
    assert (table.result.points, table.result.winners) == ((2, 1), (0,))
    assert table.result.places == (1, 2)


def test_a_match_of_games_until_one_is_left_counts_wins() -> None:
    table = Table("todessprung", 2, games=3, mode="elimination")
    for loser in (0, 1, 1):
        table.set(limit=30, total=29, seat=loser, dice=1).throw(1)
    assert (table.result.points, table.result.winners) == ((2, 1), (0,))
    assert table.result.places == (1, 2)


def test_a_game_that_goes_on_has_no_loser_yet() -> None:
    table = Table("doppeltes-lottchen", 3).throw(1, 2, 3)
    result = table.game.result(table.state)
    assert (result.places, result.losers) == ((1, 1, 1), ())


def test_the_table_shows_the_last_throw_the_total_and_the_limit() -> None:
    table = Table("doppeltes-lottchen", 3)
    assert scene(table)[0] == []
    trays, said, _ = scene(table.throw(1, 2, 3))
    assert (trays[0].owner, [die.face for die in trays[0].dice]) == (0, [1, 2, 3])
    assert said["total"].facts == {"total": 6, "limit": 66}


def test_the_table_shows_who_has_lost_or_gone_out() -> None:
    _, _, lost = scene(Table("doppeltes-lottchen", 3).set(total=65).throw(1, 1, 1))
    assert [(row.note is not None, row.out) for row in lost] == [(True, False), (False, False), (False, False)]
    _, _, out = scene(Table("abseits", 3, limit=30).set(total=29).throw(1))
    assert [(row.note, row.out) for row in out] == [(None, True), (None, False), (None, False)]


@pytest.mark.parametrize(("total", "key"), [(56, "told-total"), (57, "told-last-leap")])
def test_everybody_is_told_when_the_next_throw_is_bound_to_reach_the_limit(total: int, key: str) -> None:
    table = Table("doppeltes-lottchen", 2).set(total=total)
    event = knobel.Thrown((1, 2, 3))
    told = table.game.tell(table.state, event, table.game.apply(table.state, event), None)
    assert [phrase.key for phrase in told] == ["told-throw", key]


# Risks ---------------------------------------------------------------------------------------------------------------


def plain_risk(gap: int, players: int, position: int) -> Fraction:
    """The chance of a position to reach the limit with one die each, worked out throw by throw from the rules."""
    total = Fraction(0)
    for face in range(1, 7):
        if face >= gap:
            total += Fraction(int(position == 0), 6)
        else:
            total += plain_risk(gap - face, players, (position - 1) % players) / 6
    return total


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("gap", [1, 5, 9])
def test_risks_without_a_choice_are_those_of_the_rules(players: int, gap: int) -> None:
    expected = [float(plain_risk(gap, players, position)) for position in range(players)]
    assert risks(gap, players, 1) == pytest.approx(expected)


@pytest.mark.parametrize("players", [2, 3, 12])
@pytest.mark.parametrize("gap", [1, 8, 50])
def test_somebody_reaches_the_limit_for_certain(players: int, gap: int) -> None:
    for dice in (1, 2):
        assert sum(risks_with(gap, players, dice, 2)) == pytest.approx(1)


def test_everybody_chooses_what_is_safest_for_themselves() -> None:
    for gap, players in product(range(1, 51), (2, 4)):
        assert risks(gap, players, 2)[0] == min(risks_with(gap, players, dice, 2)[0] for dice in (1, 2))


@pytest.mark.parametrize("id", ["doppeltes-lottchen", "siamesische-zwillinge", "faule-sechs", "todessprung"])
def test_the_mode_says_how_a_match_is_ranked_and_the_facts_of_the_game_stay(id: str) -> None:
    loser, winner = knobel.game(id, 3), knobel.game(id, 3, {"mode": "elimination"})
    assert (loser.rules.ranks, winner.rules.ranks) == ("loser", "winner")
    assert loser.info is winner.info is knobel.declared(id).info
