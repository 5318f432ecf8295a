"""The tables of rule cards pay what the rules pay: every figure is asked for by playing."""

from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest

import knobel
from knobel.core.cards import CardDice
from knobel.core.events import Thrown
from knobel.core.moves import Keep, Press, Stake, Take
from knobel.core.options import Value
from knobel.core.stages import Throw
from knobel.house.cards import rule_card
from knobel.texts import texts

SHEETS = ("kniffel", "dreispalten-kniffel", "kniffel-extreme", "escalero")
POKER = ("wuerfelpoker", "offenes-wuerfelpoker", "verdecktes-wuerfelpoker", "joker-poker", "al-capone")
WITH_TABLES = (
    *SHEETS,
    *POKER,
    *("schocken", "maexchen", "chicago", "chicago-hoch-tief", "craps", "lustige-sieben"),
    *("quinze", "einundzwanzig", "dreitausend"),
    *("unter-oder-ueber-sieben", "zehnerspiel", "die-schaukel", "rock-and-roll", "va-banque"),
)


def tables(id: str, seats: int | None = None, **options: Value) -> tuple[Any, Any]:
    game = knobel.game(id, seats, options)
    return game, game.face.card()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("id", WITH_TABLES)
def test_the_tables_of_a_card_are_whole_and_in_words(id: str, language: str) -> None:
    shown = rule_card(knobel.game(id), language).tables
    assert shown
    for table in shown:
        assert table.title
        assert all(len(row) == len(table.heads) for row in table.rows)
        assert all(cell.text for row in table.rows for cell in row)


# Sheets ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SHEETS)
def test_a_box_pays_what_the_card_says(id: str) -> None:
    game, (table,) = tables(id)
    rules = game.rules
    for label, dice, *points in table.rows:
        assert isinstance(dice, CardDice)
        cell = next(each for each in rules.sheet.cells if each.rpartition(":")[2] == label.key.removeprefix("cell-"))
        state = rules.thrown(rules.start(0), dice.faces)
        if id == "escalero":
            assert rules.did(state, 0, Take(cell)).sheets[0][rules.sheet.index[cell]] == points[1], "served"
            state = rules.thrown(rules.did(state, 0, Keep((0, 1, 2, 3))), dice.faces[4:])
        assert rules.did(state, 0, Take(cell)).sheets[0][rules.sheet.index[cell]] == points[0]


# What beats what ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", POKER)
@pytest.mark.parametrize("sequences", [False, True])
def test_each_hand_of_the_card_beats_the_next(id: str, sequences: bool) -> None:
    game, (table,) = tables(id, **({} if id == "wuerfelpoker" else {"sequences": sequences}))
    keys = [game.rules.key(dice.faces) for _, dice in table.rows if isinstance(dice, CardDice)]
    assert all(better > worse for better, worse in pairwise(keys))
    every = {game.rules.key(faces)[0] for faces in product(range(1, 7), repeat=5)}
    assert {key[0] for key in keys} == every


def test_the_throws_of_schocken_cost_what_the_card_says() -> None:
    game, (table,) = tables("schocken")
    places = [game.rules.throw_ranks[dice.faces, True].place for _, dice, _ in table.rows if isinstance(dice, CardDice)]
    assert places == sorted(places, reverse=True)
    shown = [[cell.text for cell in row] for row in rule_card(game, "de").tables[0].rows]
    assert shown == [
        ["Schock aus", "1 1 1", "alle"],
        ["Pippi", "2 2 1", "9"],
        ["Jule", "4 2 1", "7"],
        *([f"Schock {pips}", f"{pips} 1 1", str(pips)] for pips in (6, 5, 4, 3, 2)),
        ["General 6", "6 6 6", "3"],
        ["Straße 654", "6 5 4", "2"],
        ["Hausnummer 665", "6 6 5", "1"],
    ]


def test_the_tournament_card_of_schocken_knows_neither_pippi_nor_jule() -> None:
    rows = rule_card(knobel.game("schocken-turnier-regeln"), "de").tables[0].rows
    assert not {"Pippi", "Jule"} & {row[0].text for row in rows}


def test_the_order_of_maexchen_is_the_one_that_is_announced_by() -> None:
    _, (table,) = tables("maexchen")
    faces = [dice.faces for row in table.rows for dice in row[1:] if isinstance(dice, CardDice)]
    assert faces == [(2, 1), (2, 1), (6, 6), (1, 1), (6, 5), (3, 1)]


def test_a_die_of_chicago_counts_what_the_card_says() -> None:
    _, (table,) = tables("chicago")
    assert [points for _, points in table.rows] == [100, 2, 3, 4, 5, 60]
    _, (both,) = tables("chicago-hoch-tief")
    assert [(high, low) for _, high, low in both.rows] == [(100, 1), (2, 2), (3, 3), (4, 4), (5, 5), (60, 6)]


# Points, prices and chances -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["dreitausend", "zehntausend"])
def test_dice_bring_what_the_card_says(id: str) -> None:
    game, shown = tables(id, rethrow="remaining", set_aside="all_scoring")
    blank = (2, 3, 4, 6, 3, 2, 4)
    for table in shown:
        for row in table.rows:
            for dice, points in zip(row[::2], row[1::2], strict=True):
                assert isinstance(dice, CardDice)
                rest = tuple(face for face in blank if face != dice.faces[0])[: 6 - len(dice.faces)]
                faces = (*dice.faces, *rest)
                assert game.rules.thrown(game.rules.start(0), faces).turn == points
    assert len(shown) == (1 if id == "dreitausend" else 2)


@pytest.mark.parametrize(("row", "throws"), [(0, (6, 6, 6)), (1, (3,))], ids=["over", "beaten"])
def test_a_lost_round_costs_what_the_card_says(row: int, throws: tuple[int, ...]) -> None:
    game, (table,) = tables("quinze")
    rules = game.rules
    state = rules.thrown(rules.start(0), throws[:1])
    for face in throws[1:]:
        state = rules.thrown(rules.did(state, 0, Press("throw")), (face,))
    if sum(throws) < rules.limit():
        state = rules.did(state, 0, Press("stop"))
    after = rules.did(rules.thrown(state, (6,)), 1, Press("stop"))
    assert rules.start(0).chips[0] - after.chips[0] == table.rows[row][1]
    assert tables("einundzwanzig")[1] == (table,)


@pytest.mark.parametrize("fallen", [(2, 2), (1, 2), (3, 4)], ids=["left", "right", "seven"])
@pytest.mark.parametrize(("column", "field"), [(1, "4"), (2, "3"), (3, "7")])
def test_a_stake_of_lustige_sieben_comes_back_as_the_card_says(
    fallen: tuple[int, int], column: int, field: str
) -> None:
    game, (table,) = tables("lustige-sieben", 3)
    rules = game.rules
    state = rules.did(rules.did(rules.start(0), 1, Stake(field, 1)), 2, Stake("12", 1))
    assert isinstance(rules.stage(state), Throw)
    after = rules.apply(state, Thrown(fallen))
    row = next(row for row in table.rows if str(sum(fallen)) in row[0].facts["numbers"].split(", "))
    told = {"card-lost": -1, "card-stays": -1, "card-back": +1}
    gain = after.chips[1] - rules.start(0).chips[1]
    expected = row[column].facts["times"] - 1 if row[column].key == "card-back" else told[row[column].key]
    assert gain == expected


def test_the_chances_of_craps_are_those_of_its_throws() -> None:
    _, (table,) = tables("craps", 3)
    ways = {pips: sum(sum(dice) == pips for dice in product(range(1, 7), repeat=2)) for pips in range(2, 13)}
    for number, told in table.rows:
        assert isinstance(number, int)
        later = sum(Fraction(n * n, 36 * (n + ways[number])) for pips, n in ways.items() if pips != number)
        assert told.facts["percent"] == round(100 * (Fraction(ways[number], 36) + later))


# Stakes against the bank or the thrower ------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["unter", "ueber"])
@pytest.mark.parametrize("faces", [(1, 1), (2, 4), (4, 4), (6, 6)])
def test_the_stakes_of_under_or_over_seven_go_where_the_card_says(call: str, faces: tuple[int, int]) -> None:
    game, (table,) = tables("unter-oder-ueber-sieben", 3)
    rules = game.rules
    after = rules.thrown(rules.did(rules.start(0), 0, Stake(call, 1)), faces)
    row = next(row for row in table.rows if _within(sum(faces), row[0].facts))
    told = row[1 + ("unter", "ueber").index(call)].key
    assert after.chips[0] - rules.start(0).chips[0] == {"card-to-maker": +2, "card-to-others": -2}[told]


def _within(pips: int, facts: Any) -> bool:
    return "low" in facts and facts["low"] <= pips <= facts["high"]


@pytest.mark.parametrize(("rule", "said"), [("both_double", "alle verdoppeln"), ("maker_doubles", "nur der Werfer")])
def test_the_card_says_who_doubles_on_a_seven(rule: str, said: str) -> None:
    shown = rule_card(knobel.game("unter-oder-ueber-sieben", 3, {"seven_rule": rule}), "de").tables[0].rows
    assert [row[0].text for row in shown] == ["2 bis 6", "7", "8 bis 12"]
    assert said in shown[1][1].text


@pytest.mark.parametrize("payout", ["double_back", "double_profit"])
def test_a_stake_of_zehnerspiel_comes_back_as_often_as_the_card_says(payout: str) -> None:
    game, (table,) = tables("zehnerspiel", 3, payout=payout)
    sums = [sum(faces) for faces in product(range(1, 7), repeat=3)]
    for throws, told, chance in table.rows:
        fallen = [pips for pips in sums if _within(pips, throws.facts)]
        gains = {game.rules.gains((pips,))["low"] for pips in fallen}
        assert gains == {told.facts["times"] - 1 if told.key == "card-back" else -1}
        assert chance.facts["percent"] == round(100 * len(fallen) / len(sums))


def test_every_throw_of_the_swing_pays_takes_and_leaves_what_the_card_says() -> None:
    game, (table,) = tables("die-schaukel", 3)
    assert [head.facts["stake"].key for head in table.heads] == ["card-back", "card-lost", "card-stays"]
    for face, row in enumerate(table.rows, start=1):
        shown = {each: gain for dice, gain in zip(row, (1, -1, None), strict=True) for each in dice.faces}
        fields = {field: shown[each] for each, field in enumerate(game.rules.fields, start=1)}
        assert fields == game.rules.gains((face,))
        assert row[0].faces == (face,)


def test_a_colour_and_a_value_of_rock_and_roll_bring_what_card_and_board_say() -> None:
    game, (table,) = tables("rock-and-roll", 3, match_rule="single_die")
    fields, rules = game.rules.fields, game.rules
    for colour, for_colour, values, for_value in table.rows:
        for face in values.faces:
            worth = rules.gains((face,))
            assert worth[colour.key.removeprefix("field-")] == for_colour - 1
            assert worth[fields[2 + face]] == for_value - 1
    assert sorted(face for row in table.rows for face in row[2].faces) == [1, 2, 3, 4, 5, 6]
    layout = game.face.announcements(rules.start(0))["layout"]
    assert texts("de").say(layout, "rock-and-roll") == "Eine Farbe zahlt 3 für 1, ein Wert 5 für 1."


def test_the_example_of_va_banque_is_the_one_of_its_text() -> None:
    card = rule_card(knobel.game("va-banque"), "de")
    rows = [[cell.text for cell in row] for row in card.tables[0].rows]
    assert rows == [
        ["3", "3"],
        ["5", "3 + 5 = 8"],
        ["6", "8 × 6 = 48"],
        ["1", "48\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}1 = 48"],
        ["4", "48 − 4 = 44"],
    ]
    assert "3 plus 5 sind 8, mal 6 sind 48, geteilt durch 1 bleiben 48, minus 4 sind 44." in card.text


def test_the_last_die_of_kniffel_extreme_is_drawn_as_the_ten_sided_one() -> None:
    for row in rule_card(knobel.game("kniffel-extreme"), "de").tables[0].rows:
        assert row[1].kinds == ("d6",) * 5 + ("d10",)
