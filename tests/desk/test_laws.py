"""The laws of a tournament: exactly 2 + 2 finalists and a place for everybody, whatever happens."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.desk.actions import CutBand, Disqualify, PlayerId, TakeChip, Undo, Withdraw
from knobel.desk.desk import Desk
from knobel.desk.folding import folded
from knobel.desk.options import DeskOptions
from knobel.desk.ranking import ranking
from knobel.desk.refusal import DeskRefused
from knobel.desk.simulating import played, registered

Trouble = Withdraw | Disqualify | CutBand | TakeChip
REQUESTS: dict[str, Callable[[PlayerId], Trouble]] = {
    "withdraw": Withdraw,
    "disqualify": Disqualify,
    "cut": CutBand,
    "chip": TakeChip,
}


@pytest.mark.parametrize("chunk", range(8))
def test_every_field_ends_with_two_and_two_finalists_and_a_place_for_everybody(chunk: int) -> None:
    for players in range(5 + chunk, 257, 8):
        desk = played(registered(players), f"law {players}")
        _check_plain(desk, players)


@settings(max_examples=40)
@given(st.integers(5, 256), st.text(max_size=5), st.integers(1, 5), st.integers(1, 5))
def test_so_it_does_with_any_losers_and_chips(players: int, seed: str, stage: int, final: int) -> None:
    options = DeskOptions(chips_stage=stage, chips_final=final)
    _check_plain(played(registered(players, options), seed), players)


def _check_plain(desk: Desk, players: int) -> None:
    tournament = desk.tournament
    *stages, final = tournament.stages
    came_from = Counter(desk.tournament.players[player].bands for player in final.tables[0].seats)
    assert final.final
    assert came_from == {2: 2, 1: 2}
    assert all(len(table.players) == 2 for stage in stages for table in stage.tables)
    assert 2 * players - sum(player.bands for player in tournament.players) == 2 * players - 6
    assert len(tournament.with_status("eliminated")) == players - 4
    _check_ranking(desk, players)


def _check_ranking(desk: Desk, placed: int) -> None:
    """Competition ranking without gaps: a place is one more than the number of those before it."""
    places = sorted(each.place for each in ranking(desk.tournament) if each.place is not None)
    assert len(places) == placed
    assert all(place == places.index(place) + 1 for place in places)


@st.composite
def happenings(draw: st.DrawFn) -> dict[int, tuple[str, int]]:
    """After which games somebody withdraws, is sent out or punished."""
    kinds = st.tuples(st.sampled_from(sorted(REQUESTS)), st.integers(0, 255))
    return draw(st.dictionaries(st.integers(0, 120), kinds, max_size=60))


@settings(max_examples=80)
@given(st.integers(5, 64), st.text(max_size=3), happenings(), st.booleans(), st.booleans())
def test_withdrawals_and_disqualifications_never_stop_it(
    players: int, seed: str, planned: dict[int, tuple[str, int]], fill: bool, apart: bool
) -> None:
    count = iter(range(10**6))

    def meanwhile(desk: Desk, at: int) -> None:
        kind, number = planned.get(next(count), ("", 0))
        if not kind:
            return
        player = PlayerId(number % players)
        request = REQUESTS[kind](player)
        try:
            desk.do(request, at)
        except DeskRefused as refusal:
            assert refusal.code in ("desk-player-gone", "desk-not-seated", "desk-no-band-to-cut")

    options = DeskOptions(fill_vacancies=fill, draw="avoid_rematch" if apart else "random")
    desk = played(registered(players, options), seed, meanwhile)
    tournament = desk.tournament
    assert tournament.over
    assert all(player.gone for player in tournament.players)
    unplaced = len(tournament.with_status("disqualified"))
    _check_ranking(desk, players - unplaced)
    first = [each for each in ranking(tournament) if each.place == 1]
    assert len(first) <= 1 or unplaced == players
    for stage in tournament.stages:
        for table in stage.tables:
            assert len(table.seats) in ((1, 2, 3, 4) if stage.final else (3, 4))
    assert folded(desk.rows, checking=True) == tournament
    assert Desk.read(desk.export()).tournament == tournament


UNDO_REFUSALS = {
    "desk-already-undone",
    "desk-cannot-undo",
    "desk-no-such-entry",
    "desk-stage-settled",
    "desk-undo-later-first",
}


@settings(max_examples=60)
@given(
    st.integers(5, 24),
    st.text(max_size=3),
    st.dictionaries(st.integers(0, 60), st.integers(0, 12), max_size=25),
    happenings(),
)
def test_undoing_anything_leaves_a_log_in_which_everything_stands(
    players: int, seed: str, undos: dict[int, int], planned: dict[int, tuple[str, int]]
) -> None:
    count = iter(range(10**6))

    def meanwhile(desk: Desk, at: int) -> None:
        number = next(count)
        kind, player = planned.get(number, ("", 0))
        try:
            if kind:
                desk.do(REQUESTS[kind](PlayerId(player % players)), at)
            if number in undos:
                desk.do(Undo(max(0, desk.tournament.seq - undos[number])), at)
        except DeskRefused as refusal:
            assert refusal.code in UNDO_REFUSALS | {"desk-player-gone", "desk-not-seated", "desk-no-band-to-cut"}

    desk = played(registered(players), seed, meanwhile)
    tournament = desk.tournament
    assert tournament.over
    assert folded(desk.rows, checking=True) == tournament
    assert Desk.read(desk.export()).tournament == tournament
    here = [player for player in tournament.players if player.status != "no_show"]
    _check_ranking(desk, sum(player.status != "disqualified" for player in here if player.stage or player.bands))
