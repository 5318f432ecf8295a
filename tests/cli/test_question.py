"""What a person types, and which move it means."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.asking.parts import Part
from knobel.cli.asking.question import COMMAND_LETTERS, Question
from knobel.core.moves import (
    AnyMove,
    Bid,
    Choose,
    Keep,
    Lay,
    Link,
    Mark,
    Place,
    Press,
    Say,
    Stake,
    Take,
    Tile,
    Write,
)
from knobel.core.phrases import say
from knobel.core.spaces import Bids, Cells, Group, Keeps, Layouts, Links, Marks, Places, Space, Stakes, Words
from knobel.core.widgets import (
    Sheet,
    SheetCell,
    SheetColumn,
    SheetRow,
    Term,
    Terms,
    Widget,
    WordSheet,
    WordSlot,
)
from knobel.parts.rethrow import STOP
from tests.cli.scenes import scene, tray, voice

FIVE_DICE = tray(6, 1, 3, 3, 2)
KEEP_UP_TO_FOUR = Keeps((0, 1, 2, 3, 4), 0, 4)
A_TO_T = tuple(f"cell{letter}" for letter in "abcdefghijklmnopqrst")


def asked(*choices: AnyMove | Space, widgets: tuple[Widget, ...] = ()) -> Question:
    return Question(scene(*choices, widgets=widgets), voice())


def answer(question: Question, text: str, parts: Sequence[str] = ()) -> AnyMove:
    """The move for a line typed and, where parts are asked for, these."""
    waiting = iter(parts)

    def ask(part: Part) -> str:
        return next(waiting)

    move = question.read(text, ask)
    assert next(waiting, None) is None, "not every part was asked for"
    return move


def complaint(question: Question, text: str, parts: Sequence[str] = ()) -> str:
    with pytest.raises(NotUnderstood) as trouble:
        answer(question, text, parts)
    return str(trouble.value)


# Menus --------------------------------------------------------------------------------------------------------------


def test_few_moves_are_numbered() -> None:
    question = asked(STOP, Press("throw"))
    assert [entry.key for entry in question.entries] == ["1", "2"]
    assert answer(question, "2") == Press("throw")
    assert not list(question.hints())


def test_up_to_twelve_moves_are_listed_and_more_are_described() -> None:
    three, five = (
        asked(STOP, Keeps((0, 1, 2), 0, 2), widgets=(tray(1, 2, 3),)),
        asked(KEEP_UP_TO_FOUR, widgets=(FIVE_DICE,)),
    )
    assert len(three.entries) == 8
    assert not five.entries
    assert len(list(five.hints())) == 1


def test_a_move_that_is_a_number_is_typed_as_that_number() -> None:
    question = asked(*(Say(value) for value in ("31", "32", "11")), Press("pass"))
    assert [entry.key for entry in question.entries] == ["31", "32", "11", "a"]
    assert answer(question, "11") == Say("11")
    assert answer(question, "a") == Press("pass")
    assert "understand" in complaint(question, "3")


def test_a_number_that_two_moves_share_stands_for_neither() -> None:
    question = asked(Say("7"), Bids(6, 8))
    assert [entry.key for entry in question.entries] == ["1", "2", "3", "4"]
    assert answer(question, "3") == Bid(7)


def test_letters_stand_for_moves_where_numbers_mean_dice() -> None:
    question = asked(STOP, KEEP_UP_TO_FOUR, Cells(A_TO_T), widgets=(FIVE_DICE,))
    keys = [entry.key for entry in question.entries]
    assert keys[0] == "a"
    assert len(set(keys)) == len(keys) == 21
    assert not set(keys) & set(COMMAND_LETTERS)
    assert answer(question, "a") == STOP
    assert answer(question, "1") == Keep((0,))
    assert answer(question, "b") == Take("cella")


def test_enter_does_the_only_thing_there_is() -> None:
    assert answer(asked(STOP), "") == STOP
    assert "understand" in complaint(asked(STOP, Press("throw")), "")
    assert "understand" in complaint(asked(STOP, KEEP_UP_TO_FOUR, widgets=(FIVE_DICE,)), "")


def test_players_are_chosen_by_name_or_number() -> None:
    question = asked(Choose(1), Choose(2))
    assert answer(question, "2") == Choose(2)
    assert answer(question, "choose ben") == Choose(1)


def test_the_notation_is_understood_everywhere() -> None:
    assert answer(asked(KEEP_UP_TO_FOUR, widgets=(FIVE_DICE,)), "keep 0 2") == Keep((0, 2))
    assert answer(asked(Bids(1, 100)), "bid 7") == Bid(7)


# Dice ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [("1 3", (0, 2)), ("3,1", (0, 2)), ("5", (4,)), ("135", (0, 2, 4)), ("none", ()), ("0", ()), ("1 1", (0,))],
)
def test_dice_are_kept_by_their_positions_as_drawn(text: str, kept: tuple[int, ...]) -> None:
    assert answer(asked(KEEP_UP_TO_FOUR, widgets=(FIVE_DICE,)), text) == Keep(kept)


def test_keeping_all_means_as_many_of_a_group_as_may_stay() -> None:
    space = Keeps((0, 1, 2, 3, 4), 1, 4, groups=(Group((2, 3), 1),))
    assert answer(asked(STOP, space, widgets=(FIVE_DICE,)), "all") == Keep((0, 1, 2, 4))


def test_keeping_all_means_to_stop_where_that_is_offered() -> None:
    assert answer(asked(STOP, KEEP_UP_TO_FOUR, widgets=(FIVE_DICE,)), "all") == STOP
    assert answer(asked(Keeps((0, 1, 2, 3, 4), 0, 5), widgets=(FIVE_DICE,)), "all") == Keep((0, 1, 2, 3, 4))


def test_dice_that_lie_for_good_need_not_be_named() -> None:
    question = asked(STOP, Keeps((1, 2, 3, 4), 0, 3, held=(0,)), widgets=(FIVE_DICE,))
    assert answer(question, "3") == Keep((0, 2))
    assert answer(question, "1 3") == Keep((0, 2))


def test_positions_count_as_drawn_even_where_indices_do_not() -> None:
    shuffled = tray(6, 1, 3, 3, 2)
    shuffled = type(shuffled)("tray", 0, tuple(reversed(shuffled.dice)))
    assert answer(asked(KEEP_UP_TO_FOUR, widgets=(shuffled,)), "1 2") == Keep((3, 4))


def test_a_die_that_is_not_there_is_refused_in_words() -> None:
    question = asked(KEEP_UP_TO_FOUR, widgets=(FIVE_DICE,))
    assert "There is no die 7" in complaint(question, "1 7")
    assert "You cannot keep die 1" in complaint(asked(STOP, Keeps((1, 2, 3, 4), 0, 4), widgets=(FIVE_DICE,)), "1")


def test_alike_dice_are_told_apart_only_where_they_differ() -> None:
    alike = asked(Keeps((0, 1), 1, 1), widgets=(tray(3, 3),))
    hidden = asked(Keeps((0, 1), 1, 1), widgets=(tray(None, None),))
    assert [entry.label for entry in alike.entries] == ["Keep: 3"]
    assert [entry.label for entry in hidden.entries] == ["Keep: number 1", "Keep: number 2"]


# Sheets -------------------------------------------------------------------------------------------------------------

ROWS = tuple(SheetRow(cell, say("list-pair", first="Box", second=cell)) for cell in A_TO_T)
SHEET = Sheet("sheet", ROWS, (SheetColumn("me", 0), SheetColumn("you", 1)), (SheetCell("cellb", "me", preview=25),))


def test_cells_are_picked_by_number_or_by_name() -> None:
    question = asked(Cells(A_TO_T), widgets=(SHEET,))
    assert answer(question, "2") == answer(question, "box cellb") == answer(question, "take cellb") == Take("cellb")


def test_a_cell_tells_what_the_dice_would_give() -> None:
    assert asked(Cells(A_TO_T), widgets=(SHEET,)).entries[1].label == "Box, cellb (25)"


def test_a_cell_of_several_columns_names_its_column() -> None:
    columns = (SheetColumn("x1", 0), SheetColumn("x2", 0, factor=2))
    question = asked(Cells(("x1:cella", "x2:cella")), widgets=(Sheet("sheet", ROWS, columns, ()),))
    assert [entry.label for entry in question.entries] == ["Box, cella ×1", "Box, cella ×2"]


# Amounts and stakes -------------------------------------------------------------------------------------------------


def test_a_bid_is_a_number() -> None:
    question = asked(Press("pass"), Bids(1, 50))
    assert answer(question, "17") == Bid(17)
    assert answer(question, "pass") == answer(question, "a") == Press("pass")


def test_a_stake_is_a_field_and_chips() -> None:
    question = asked(Press("pass"), Stakes(("2", "7", "12"), 1, 8))
    assert answer(question, "7 2") == Stake("7", 2)
    assert answer(question, "7", ["3"]) == Stake("7", 3)
    assert answer(question, "", ["12", "1"]) == Stake("12", 1)
    assert "1–8" in complaint(question, "7 9")
    assert "understand" in complaint(question, "5 1")


# Parts --------------------------------------------------------------------------------------------------------------


def test_places_are_asked_for_one_after_the_other() -> None:
    squares, circles = tuple(f"0,{n}" for n in range(4)), tuple(f"1,{n}" for n in range(5))
    question = asked(Places((squares, circles)))
    assert answer(question, "0,2 1,4") == Place(("0,2", "1,4"))
    assert answer(question, "0,2", ["1,0"]) == Place(("0,2", "1,0"))
    assert answer(question, "", ["0,0", "1,1"]) == Place(("0,0", "1,1"))
    assert "1,0" in complaint(question, "0,2 0,2")


TERMS = Terms(
    "terms", tuple(Term(id, id.title(), (0,), "open") for id in ("ROM", "ULM", "BONN", "KIEL", "HOF", "TRIER"))
)
WORDS = tuple(term.id for term in TERMS.terms)


def test_a_word_is_marked_by_its_number_or_by_itself() -> None:
    question = asked(Press("done"), Marks(WORDS, ("accept", "reject")), widgets=(TERMS,))
    assert answer(question, "2 reject") == answer(question, "ulm reject") == Mark("ULM", "reject")
    assert answer(question, "bonn", ["accept"]) == Mark("BONN", "accept")


def test_two_words_are_linked_in_either_order() -> None:
    question = asked(Press("done"), Links(WORDS), widgets=(TERMS,))
    assert answer(question, "rom ulm") == answer(question, "2 1") == Link("ROM", "ULM")


SLOTS = WordSheet("words", 0, (WordSlot("d0", "B", ""), WordSlot("d1", "C", "Celle"), WordSlot("d2", "C", "")))
WRITING = Words(("d0", "d1", "d2"), 40, ("B", "C", "C"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1 Bremen", Write("d0", "Bremen")),
        ("B Bad Ems", Write("d0", "Bad Ems")),
        ("bremen", Write("d0", "bremen")),
        ("Cottbus", Write("d2", "Cottbus")),
        ("2 Coburg", Write("d1", "Coburg")),
    ],
)
def test_a_word_finds_its_slot_by_number_or_letter(text: str, move: Write) -> None:
    assert answer(asked(Press("done"), WRITING, widgets=(SLOTS,)), text) == move


def test_a_word_can_be_wiped() -> None:
    assert answer(asked(Press("done"), WRITING, widgets=(SLOTS,)), "", ["2", ""]) == Write("d1", "")


def test_a_lone_text_is_taken_as_it_is() -> None:
    question = asked(*(Say(name) for name in ("city", "river")), Words(("own",), 40))
    assert [entry.key for entry in question.entries] == ["1", "2"]
    assert answer(question, "Things in a pub") == Write("own", "Things in a pub")
    assert answer(question, "1") == Say("city")


# Layouts ------------------------------------------------------------------------------------------------------------

LAYING = Layouts(("H", "AE", "U", "S", "T", "A"), 6)


def test_words_are_laid_across_and_down() -> None:
    move = answer(asked(LAYING), "haus 0,0 >; hat 0,0 v")
    assert isinstance(move, Lay)
    assert move in LAYING
    laid = {(tile.column, tile.row): tile.letter for tile in move.tiles}
    assert laid == {(0, 0): "H", (1, 0): "A", (2, 0): "U", (3, 0): "S", (0, 1): "A", (0, 2): "T"}
    assert answer(asked(LAYING), "-") == Lay(())


def test_a_die_with_several_letters_makes_room_for_another() -> None:
    # Both A dice are needed: the one that is also an E must go to the E.
    move = answer(asked(LAYING), "AE 0,0 >")
    assert move == Lay((Tile(5, 0, 0, "A"), Tile(1, 1, 0, "E")))


def test_letters_that_clash_or_lack_are_refused_in_words() -> None:
    assert "cannot hold both" in complaint(asked(LAYING), "HAT 0,0 >; SEH 0,0 v")
    assert "no die left for the Z" in complaint(asked(LAYING), "ZU 0,0 >")


# Anything -----------------------------------------------------------------------------------------------------------

EVERYTHING = (
    asked(STOP, KEEP_UP_TO_FOUR, Cells(A_TO_T), widgets=(FIVE_DICE, SHEET)),
    asked(Press("pass"), Bids(1, 500), Stakes(("2", "7"), 1, 80)),
    asked(Press("done"), Marks(WORDS, ("accept",)), Links(WORDS), widgets=(TERMS,)),
    asked(Press("done"), WRITING, LAYING, Places((A_TO_T, A_TO_T)), widgets=(SLOTS,)),
)


@given(st.sampled_from(EVERYTHING), st.text(max_size=12) | st.from_regex(r"[0-9 ,]{0,8}", fullmatch=True))
def test_whatever_is_typed_is_a_move_or_a_friendly_line(question: Question, text: str) -> None:
    def ask(part: Part) -> str:
        return "1"

    try:
        question.read(text.strip(), ask)
    except NotUnderstood as trouble:
        assert str(trouble)


@pytest.mark.parametrize("question", EVERYTHING)
def test_every_entry_is_reached_by_its_key(question: Question) -> None:
    for entry in question.entries:
        assert answer(question, entry.key) == entry.move
        assert entry.move in question.choices


def test_a_number_is_the_text_where_the_text_is_made_of_numbers() -> None:
    question = asked(Press("done"), Words(("1",), 40, keys=("1", "3", "+")))
    assert answer(question, "1") == Write("1", "1")
    assert answer(question, "3 + 1") == Write("1", "3 + 1")
    assert answer(question, question.entries[0].key) == Press("done")
