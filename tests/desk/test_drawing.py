"""The draw: everybody once, tables of four and three, the same again from the same seed."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.desk.actions import Draw, PlayerId, Reinstate, Seating, SignUp
from knobel.desk.drawing import drawn
from knobel.desk.even_splitting import even_split
from knobel.desk.lots import Lots
from knobel.desk.rematches import Meetings, apart, cut, meetings, rematches
from knobel.desk.splitting import split
from tests.desk.hall import Hall
from tests.desk.seating_oracle import can_be_apart


@given(st.integers(3, 1000).filter(lambda n: n != 5))
def test_a_split_leaves_nobody_out(players: int) -> None:
    tables = split(players)
    assert 4 * tables.fours + 3 * tables.threes == players
    assert tables.threes <= 3
    assert tables.byes == 0


def test_a_draw_comes_out_the_same_from_its_seed() -> None:
    hall = Hall(16).at("17:00")
    first, again = (drawn(hall.tournament, Draw("Kneipe"), hall.now) for _ in range(2))
    assert first == again
    assert first != drawn(hall.tournament, Draw("Kneipe 2"), hall.now)


def test_the_lots_stay_as_they_are_for_ever() -> None:
    lots = Lots("Knobel")
    assert [lots.below(1000) for _ in range(5)] == [383, 962, 494, 117, 908]


def test_every_order_is_equally_likely() -> None:
    """A chi-square of 24 orders over 4,800 draws from fixed seeds; 49.7 is passed by chance once in a thousand."""
    counts = dict.fromkeys(permutations(range(4)), 0)
    for seed in range(4800):
        counts[Lots(str(seed)).shuffled(range(4))] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7


def test_a_draw_waits_for_the_close() -> None:
    hall = Hall(8).at("16:44")
    assert hall.refuses(Draw("x")) == "desk-too-early"
    hall.at("16:45").do(Draw("x"))


def test_late_entries_and_reinstated_players_take_part_until_the_draw() -> None:
    hall = Hall(7)
    hall.do(SignUp("Nora"))
    hall.at("16:50")
    assert hall.refuses(SignUp("Otto")) == "desk-too-late"
    hall.do(SignUp("Otto", late=True))
    hall.do(Reinstate(hall.id("Nora")))
    hall.draw()
    assert sum(hall.sizes("first")) == 9
    assert hall.refuses(SignUp("Paul", late=True)) == "desk-registration-over"


def test_by_hand_everybody_sits_once_at_a_table_of_the_right_size() -> None:
    hall = Hall("ABCDEFG", draw="manual").at("17:00")

    def seated(*tables: str) -> Draw:
        return Draw("", tuple(Seating("first", tuple(map(hall.id, names))) for names in tables))

    assert hall.refuses(Draw("x")) == "desk-draw-by-hand"
    for wrong in (("ABCD", "EFA"), ("ABC", "DEF"), ("ABCDEFG",), ("ABCDE", "FG")):
        assert hall.refuses(seated(*wrong)) == "desk-bad-draw"
    hall.do(seated("GFE", "DCBA"))
    assert hall.sizes("first") == [3, 4]


def test_avoiding_rematches_finds_a_seating_without_any_where_there_is_one() -> None:
    """Sixteen players at four tables can sit four more times without any rematch; the second time is easy."""
    players = tuple(map(PlayerId, range(16)))
    met: Meetings = Meetings()
    for table in cut(players, (4,) * 4):
        met.update(combinations(table, 2))
    assert rematches(apart(players, (4,) * 4, met, Lots("x")), met) == 0


@pytest.mark.parametrize("seed", range(5))
def test_avoiding_rematches_is_as_good_as_trying_everything(seed: int) -> None:
    """Eight players at two tables: all 35 seatings are tried beside it."""
    players = tuple(map(PlayerId, range(8)))
    lots = Lots(f"met {seed}")
    met: Meetings = Meetings({pair: lots.below(3) for pair in combinations(players, 2)})
    found = rematches(apart(players, (4, 4), met, lots), met)
    everything = (rematches((one, tuple(p for p in players if p not in one)), met) for one in combinations(players, 4))
    assert found == min(everything)


@pytest.mark.parametrize(
    ("players", "size"), [(6, 2), (10, 2), (9, 3), (17, 3), (13, 4), (19, 4), (20, 4), (24, 4), (30, 5)]
)
def test_nobody_meets_anybody_again_where_that_can_be(players: int, size: int) -> None:
    """Round after round until there is no way any more; everything is tried beside it."""
    sizes, everybody = even_split(players, size), tuple(map(PlayerId, range(players)))
    for seed in range(4):
        met, playing, tables = Meetings(), everybody, list[tuple[PlayerId, ...]]()
        while not rematches(tables, met):
            for table in tables:
                met.update(combinations(sorted(table), 2))
            lots = Lots(f"{seed}/{met.total()}")
            playing = lots.shuffled(everybody)[: sum(sizes)]
            tables = apart(playing, sizes, met, lots)
        assert met
        assert not can_be_apart(playing, sizes, met)


def test_a_search_ends_also_where_everybody_has_met_everybody() -> None:
    everybody = tuple(map(PlayerId, range(256)))
    met = Meetings(dict.fromkeys(combinations(everybody, 2), 1))
    tables = apart(everybody, (4,) * 64, met, Lots("x"))
    assert sorted(player for table in tables for player in table) == list(everybody)
    assert rematches(tables, met) == 64 * 6


def test_a_tournament_that_avoids_rematches_has_fewer_of_them() -> None:
    def in_all(mode: str) -> int:
        total = 0
        for seed in range(6):
            hall = Hall(32, draw=mode).play_stage(str(seed))
            before = meetings(hall.tournament)
            hall.draw()
            total += rematches([table.seats for table in hall.stage.tables], before)
        return total

    assert in_all("avoid_rematch") == 0 < in_all("random")
