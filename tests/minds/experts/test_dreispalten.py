"""Dreispalten-Kniffel: a network read in plain Python, consistent with itself, exact where nothing is left to guess."""

import random
from statistics import fmean

import pytest

import knobel
from knobel.core.errors import KnobelError
from knobel.games.sheet._printed import Entries
from knobel.minds.experts import expert_for
from knobel.minds.experts.dreispalten.expert import DreispaltenExpert, NetworkTurn, file_of, sheet_of
from knobel.minds.experts.dreispalten.network import (
    ABOVE,
    BELOW,
    BOXES,
    COLUMNS,
    EMPTY,
    ENOUGH,
    MOST_OF_A_KIND,
    Column,
    Network,
    Sheet,
    key_of,
    open_boxes,
    read,
)
from knobel.minds.experts.score_sheets import SheetTurn, pars_of

VERSION = knobel.game("dreispalten-kniffel").info.version


@pytest.fixture(scope="module")
def network() -> Network:
    return read(file_of(VERSION), key_of(VERSION))


def expert(**options: int | bool) -> DreispaltenExpert:
    found = expert_for(knobel.game("dreispalten-kniffel", 1, options))
    assert isinstance(found, DreispaltenExpert)
    return found


def some_entries(filled: int, seed: int) -> Entries:
    """A sheet with so many cells filled by throws that fell as they like."""
    chance, sheet = random.Random(seed), expert()._rules.sheet
    entries = list(sheet.empty)
    for cell in chance.sample(range(len(entries)), filled):
        entries[cell] = sheet.worth(tuple(chance.randint(1, 6) for _ in range(5)))[cell]
    return tuple(entries)


def without(sheet: Sheet, column: int, box: int, count: int) -> Sheet:
    """The sheet with a box filled, by so many equal dice where that matters."""
    above, below, total = sheet[column]
    if box < ABOVE:
        shown = Column(above & ~(1 << box), below, min(ENOUGH, total + count * (box + 1)))
    else:
        shown = Column(above, below & ~(1 << box - ABOVE), total)
    one, two, three = (shown if place == column else each for place, each in enumerate(sheet))
    return one, two, three


@pytest.mark.parametrize("filled", [0, 12, 25, 37])
def test_what_follows_a_box_is_worth_what_that_sheet_is_worth(network: Network, filled: int) -> None:
    sheet = sheet_of(some_entries(filled, filled))
    after = network.followers(sheet)
    compared = 0
    for column in range(COLUMNS):
        for box in range(BOXES):
            bits = sheet[column].above | sheet[column].below << ABOVE
            if not bits >> box & 1:
                continue
            for count in range(MOST_OF_A_KIND + 1) if box < ABOVE else (0,):
                told = after.above[column][box][count] if box < ABOVE else after.below[column][box - ABOVE]
                assert told == pytest.approx(network.worth(without(sheet, column, box, count)), abs=1e-6)
                compared += 1
    assert compared >= open_boxes(sheet)


@pytest.mark.parametrize("cell", [COLUMNS * BOXES - 1, BOXES + ABOVE + 1, ABOVE + BELOW - 2])
def test_a_turn_for_the_last_box_is_exact(network: Network, cell: int) -> None:
    entries: Entries = tuple(None if index == cell else 0 for index in range(COLUMNS * BOXES))
    rules = expert()._rules
    assert NetworkTurn(rules, network, entries).keeps(3)[0] == pytest.approx(pars_of(rules)[cell])


def test_the_last_upper_box_earns_the_bonus_of_its_column(network: Network) -> None:
    # Sixty points above, and only the ones are open: three ones or more bring the bonus, three times.
    entries = [0] * (COLUMNS * BOXES)
    start = (COLUMNS - 1) * BOXES
    entries[start + 1 : start + ABOVE] = [8, 12, 16, 24, 0]
    open_cell: Entries = tuple(None if index == start else entry for index, entry in enumerate(entries))
    turn = NetworkTurn(expert()._rules, network, open_cell)
    assert (turn.box(start, 2), turn.box(start, 3)) == (3 * 2, 3 * (3 + 35))


def test_the_network_believes_what_its_own_turns_are_worth(network: Network) -> None:
    rules, gaps = expert()._rules, []
    for filled in range(3, COLUMNS * BOXES, 6):
        entries = some_entries(filled, filled)
        gaps.append(abs(network.worth(sheet_of(entries)) - NetworkTurn(rules, network, entries).keeps(3)[0]))
    # Such sheets are odd: nobody fills them so. In games that it plays itself it is closer.
    assert max(gaps) < 25, gaps
    assert fmean(gaps) < 8, gaps
    assert network.worth((EMPTY, EMPTY, EMPTY)) == pytest.approx(network.facts.played, abs=3)
    assert network.facts.played < network.facts.bound


def test_other_sheets_are_played_by_pars_and_other_full_houses_by_the_network() -> None:
    assert type(expert(columns=2)._turn(expert(columns=2)._rules.sheet.empty)) is SheetTurn
    entries: Entries = tuple(None if index == ABOVE + 2 else 0 for index in range(COLUMNS * BOXES))
    usual, generous = (expert(five_equal_full_house=five)._turn(entries).keeps(3)[0] for five in (False, True))
    assert usual < generous


def test_a_file_of_other_rules_is_refused() -> None:
    with pytest.raises(KnobelError, match="other-key"):
        read(file_of(VERSION), key_of(VERSION + 1))
