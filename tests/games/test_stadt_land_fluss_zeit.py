"""Stadt-Land-Fluss against the hourglass: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Unseen
from knobel.core.moves import Write
from knobel.core.notation import read_move
from knobel.core.stages import Ask, Over
from knobel.core.widgets import Terms, Tray, WordSheet
from knobel.minds.arena import Chance, minds_named, play
from tests.support.cases import case
from tests.support.table import Table

ID = "stadt-land-fluss-zeit"
# D, two B, X and others; the joker lies on the eleventh die.
LETTERS = "DANBKBCXFH◆VM"
D, N, B, OTHER_B, X, F = "d0", "d2", "d3", "d5", "d7", "d8"
LOT_OF_LAND = 1


def writing(seats: int = 3, letters: str = LETTERS, rounds: int = 1, **options: Any) -> Table:
    """A table at which the category is Land and the dice have fallen."""
    table = Table(ID, seats, category_choice="random", rounds=rounds, **options)
    return table.throw(LOT_OF_LAND).throw(*map(ord, letters))


def write(table: Table, seat: int, **terms: str) -> Table:
    """A seat writes these terms."""
    for slot, text in terms.items():
        table.do(Write(slot, text), seat)
    return table


def reviewed(table: Table, *moves: tuple[int, str]) -> Table:
    """The sand runs out, these moves are made in review, and time runs out again."""
    table.expire(f"hourglass-{number(table)}")
    for seat, move in moves:
        table.do(move, seat)
    return table.expire(f"review-{number(table)}")


def number(table: Table) -> int:
    return int(table.game_state.choice.round)


def terms(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """The terms on the table, by id."""
    widgets = table.game.scene(table.state, viewer).widgets
    return {term.id: term for widget in widgets if isinstance(widget, Terms) for term in widget.terms}


def sheets(table: Table, viewer: int | None) -> list[WordSheet]:
    return [each for each in table.game.scene(table.state, viewer).widgets if isinstance(each, WordSheet)]


# The worked cases ----------------------------------------------------------------------------------------------------


@case(f"{ID}:C1")
def test_a_term_alone_is_worth_three_points_and_a_shared_one_one(case_id: str) -> None:
    table = writing()
    write(write(write(table, 0, d0="Dänemark"), 1, d0="Dänemark"), 2, d0="Dominica")
    assert reviewed(table).result.points == (1, 1, 3)
    assert {id: term.points for id, term in terms(table).items()} == {"DAENEMARK": 1, "DOMINICA": 3}


@case(f"{ID}:C2")
def test_a_term_of_a_rare_letter_that_survives_is_worth_three_points(case_id: str) -> None:
    table = write(writing(), 0, d7="Xanadu").expire("hourglass-1").do("mark XANADU challenge", 1).expire("review-1")
    table.do("mark XANADU accept", 2)
    assert table.result.points == (3, 0, 0)


@case(f"{ID}:C3")
def test_two_dice_of_one_letter_need_two_terms(case_id: str) -> None:
    twice = write(writing(2), 0, d3="Belgien", d5="Belgien")
    assert reviewed(twice).result.points == (3, 0), "the second one scores nothing"
    table = write(writing(2), 0, d3="Belgien", d5="Brasilien")
    write(table, 1, d3="Brasilien")
    assert reviewed(table).result.points == (4, 1), "whichever of the two dice it was written for"


@case(f"{ID}:C4")
def test_a_rejected_term_is_rejected_for_all_its_authors(case_id: str) -> None:
    table = write(write(writing(), 0, d3="Bananien"), 1, d5="Bananien")
    reviewed(table, (2, "mark BANANIEN challenge"))
    assert table.result.points == (0, 0, 0)
    assert terms(table)["BANANIEN"].status == "rejected"
    assert (terms(table)["BANANIEN"].accepts, terms(table)["BANANIEN"].rejects) == (0, 1)


@case(f"{ID}:C5")
def test_a_term_that_everybody_wrote_has_no_voter_and_stands(case_id: str) -> None:
    table = writing()
    for seat in range(3):
        write(table, seat, d2="Norwegen")
    table.expire("hourglass-1")
    assert [table.refuses("mark NORWEGEN challenge", seat) for seat in range(3)] == ["own-word"] * 3
    assert table.expire("review-1").result.points == (1, 1, 1)


@case(f"{ID}:C6")
def test_at_the_deadline_the_last_autosave_counts(case_id: str) -> None:
    table = write(writing(2), 0, d0="D", d8="Finnland").do(Write(D, "Däne"), 0).do(Write(D, "Dänemark"), 0)
    table.expire("hourglass-1")
    with pytest.raises(knobel.IllegalMove):
        table.apply(Did(0, Write(F, "Frankreich")))
    assert set(terms(table)) == {"DAENEMARK", "FINNLAND"}
    assert table.expire("review-1").result.points == (6, 0)


@case(f"{ID}:C7")
def test_a_round_with_seven_terms_alone_and_three_shared(case_id: str) -> None:
    table = writing()
    alone = {
        "d0": "Dominica",
        "d1": "Andorra",
        "d2": "Nepal",
        "d4": "Kuba",
        "d6": "Chile",
        "d9": "Haiti",
        "d11": "Vanuatu",
    }
    shared = {"d3": "Belgien", "d5": "Brasilien", "d8": "Fidschi"}
    write(table, 0, **alone, **shared)
    write(table, 1, d3="Brasilien", d5="belgien")
    write(table, 2, d8="Fidschi", d12="Mali")
    assert len(terms(table.expire("hourglass-1"))) == 11
    assert table.expire("review-1").result.points == (7 * 3 + 3, 2, 1 + 3)
    assert table.result.places == (1, 3, 2)


@case(f"{ID}:C8")
def test_different_spellings_are_different_terms_unless_merged(case_id: str) -> None:
    def spelled() -> Table:
        return write(write(writing(), 0, d0="danemark"), 1, d0="Dänemark")

    assert reviewed(spelled()).result.points == (3, 3, 0)
    table = reviewed(spelled(), (2, "link DANEMARK DAENEMARK"))
    assert table.asked == (0, 1)
    table.do('mark "DANEMARK DAENEMARK" reject', 0).do('mark "DANEMARK DAENEMARK" accept', 1)
    assert table.result.points == (1, 1, 0)


# Writing -------------------------------------------------------------------------------------------------------------


def test_the_joker_drops_out() -> None:
    table = writing()
    assert table.refuses(Write("d10", "Island"), 0) == "not-a-choice"
    (tray,) = [each for each in table.game.scene(table.state, None).widgets if isinstance(each, Tray)]
    assert [chr(die.face or 0) for die in tray.dice] == list(LETTERS.replace("◆", ""))


def test_all_write_at_once_and_the_hourglass_runs() -> None:
    table = writing(hourglass_s=90)
    assert table.asked == (0, 1, 2)
    assert isinstance(table.stage, Ask)
    assert [(clock.name, clock.seconds) for clock in table.stage.clocks] == [("hourglass-1", 90)]
    before = table.stage.clocks
    write(table, 1, d0="Dänemark")
    assert table.stage.clocks == before, "the same hourglass runs on"


def test_writing_ends_early_when_all_are_done() -> None:
    table = write(writing(2), 0, d0="Dänemark").do("press done", 0)
    assert table.asked == (1,)
    assert table.refuses(Write(D, "Dominica"), 0) == "not-asked"
    table.do("press done", 1)
    assert set(terms(table)) == {"DAENEMARK"}


def test_an_empty_text_wipes_a_term() -> None:
    table = write(writing(2), 0, d0="Dänemark").do(Write(D, ""), 0)
    assert table.expire("hourglass-1").result.points == (0, 0)


@pytest.mark.parametrize("text", ["Finnland", "D", "Ödland", "D."])
def test_a_term_must_begin_with_its_letter_and_have_two_letters(text: str) -> None:
    assert write(writing(2), 0, d0=text).expire("hourglass-1").result.points == (0, 0)


def test_a_term_has_at_most_forty_characters() -> None:
    table = writing(2)
    assert table.offers(Write(D, "D" * 40), 0)
    assert not table.offers(Write(D, "D" * 41), 0)


def test_a_letter_that_nobody_can_serve_scores_nothing() -> None:
    table = write(writing(2), 0, d0="Dänemark")
    assert reviewed(table).result.points == (3, 0)


def test_with_the_english_set_english_dice_are_thrown() -> None:
    assert set(terms(write(writing(2, "XDVFJYBGKPZCW", dice_set="en"), 0, d5="Yemen").expire("hourglass-1"))) == {
        "YEMEN"
    }
    with pytest.raises(knobel.IllegalMove):
        writing(2, LETTERS, dice_set="en")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_sheet_is_private_until_writing_ends(viewer: int | None) -> None:
    table = writing()
    before = table.state
    scene = table.game.scene(before, viewer)
    event = Did(0, Write(D, "Dänemark"))
    write(table, 0, d0="Dänemark")
    assert table.game.seen(before, event, viewer) == Unseen(0)
    assert table.game.tell(before, event, table.state, viewer) == ()
    assert table.game.scene(table.state, viewer) == scene, "not even how much somebody writes can be seen"
    table.expire("hourglass-1")
    assert [(sheet.owner, [slot.text for slot in sheet.slots]) for sheet in sheets(table, viewer)] == [
        (0, ["Dänemark"]),
        (1, []),
        (2, []),
    ]


def test_everybody_sees_their_own_sheet_and_who_is_done() -> None:
    table = write(writing(), 0, d0="Dänemark").do("press done", 1)
    (own,) = sheets(table, 0)
    assert (own.id, own.owner) == ("words", 0)
    assert {slot.letter: slot.text for slot in own.slots if slot.text} == {"D": "Dänemark"}
    assert len(own.slots) == 12
    standings = table.game.scene(table.state, 0).widgets[-1]
    assert [row.note is not None for row in standings.rows] == [False, True, False]  # type: ignore[union-attr]


# Review --------------------------------------------------------------------------------------------------------------


def test_without_terms_there_is_no_review() -> None:
    assert isinstance(writing(2).expire("hourglass-1").stage, Over)


def test_review_and_vote_last_as_long_as_agreed() -> None:
    table = write(writing(review_s=40, vote_s=20), 0, d0="Dunkelland").expire("hourglass-1")
    assert isinstance(table.stage, Ask)
    assert [(clock.name, clock.seconds) for clock in table.stage.clocks] == [("review-1", 40)]
    table.do("mark DUNKELLAND challenge", 1).expire("review-1")
    assert isinstance(table.stage, Ask)
    assert [(clock.name, clock.seconds) for clock in table.stage.clocks] == [("vote-1", 20)]
    assert table.asked == (2,)
    assert table.expire("vote-1").result.points == (0, 0, 0), "silence is abstention, and the challenger is against it"


def test_a_tie_keeps_a_term() -> None:
    table = write(writing(), 0, d0="Dunkelland")
    assert reviewed(table, (1, "mark DUNKELLAND challenge")).do("mark DUNKELLAND accept", 2).result.points == (3, 0, 0)


def test_a_vote_is_secret_until_the_vote_ends() -> None:
    table = write(writing(4), 0, d0="Dunkelland")
    reviewed(table, (1, "mark DUNKELLAND challenge"))
    before = table.state
    table.do("mark DUNKELLAND accept", 2)
    assert table.game.seen(before, Did(2, knobel.Mark("DUNKELLAND", "accept")), 0) == Unseen(2)
    assert terms(table, 0)["DUNKELLAND"].accepts == 0
    table.do("mark DUNKELLAND reject", 3)
    assert (terms(table, 0)["DUNKELLAND"].accepts, terms(table, 0)["DUNKELLAND"].rejects) == (1, 2)


def test_authors_of_a_rejected_term_are_authors_of_nothing_else() -> None:
    table = write(write(writing(), 0, d0="Danemark"), 1, d0="Dänemark")
    reviewed(table, (2, "link DANEMARK DAENEMARK"), (2, "mark DANEMARK challenge")).expire("vote-1")
    assert table.result.points == (0, 3, 0)


def test_what_one_player_wrote_in_two_spellings_counts_once_when_merged() -> None:
    table = write(writing(2, "DANBKBCXFH◆VM"), 0, d3="Burma", d5="Birma")
    assert reviewed(table, (1, "link BURMA BIRMA")).do("press done", 0).result.points == (3, 0)


def test_nobody_votes_on_their_own_term() -> None:
    table = write(write(writing(4), 0, d0="Dunkelland"), 1, d3="Bananien")
    reviewed(table, (2, "mark DUNKELLAND challenge"), (2, "mark BANANIEN challenge"))
    assert table.refuses("mark DUNKELLAND accept", 0) == "own-word"
    assert table.offers("mark BANANIEN accept", 0)


# Rounds and categories -----------------------------------------------------------------------------------------------


def test_the_one_who_begins_proposes_first_and_then_the_next() -> None:
    table = Table(ID, 3, first=1, rounds=2)
    assert table.asked == (1,)
    table.do("say tier").do("press consent", 0).do("press consent", 2).throw(*map(ord, LETTERS)).expire("hourglass-1")
    assert table.asked == (2,)
    assert not table.offers("say tier")


def test_a_category_of_their_own_is_played_like_any_other() -> None:
    table = Table(ID, 2, rounds=1).do(Write("category", "Getränk")).do("press consent")
    assert table.throw(*map(ord, LETTERS)).game_state.choice.chosen == "Getränk"


def test_a_used_category_cannot_be_typed_in_again() -> None:
    table = Table(ID, 2, rounds=2).do("say tier").do("press consent").throw(*map(ord, LETTERS)).expire("hourglass-1")
    before = table.state
    table.do(Write("category", "TIER"))
    assert table.asked == (1,)
    told = table.game.tell(before, Did(1, Write("category", "TIER")), table.state, 0)
    assert [phrase.key for phrase in told] == ["told-category-refused"]


def test_three_categories_are_drawn_and_voted_for() -> None:
    table = Table(ID, 3, category_choice="vote", rounds=1).throws(0, 0, 0)
    assert table.asked == (0, 1, 2)
    table.do("say land", 0).do("say fluss", 1).do("say land", 2)
    assert table.game_state.choice.chosen == "land"


def test_points_add_up_over_the_rounds_and_the_last_terms_stay_in_sight() -> None:
    table = reviewed(write(writing(2, rounds=2), 0, d0="Dänemark"))
    assert table.game_state.points == (3, 0)
    assert terms(table)["DAENEMARK"].points == 3
    table.throw(0).throw(*map(ord, LETTERS))
    assert not terms(table)
    reviewed(write(table, 1, d0="Dresden"))
    assert table.result.points == (3, 3)
    assert table.result.places == (1, 1)


def test_the_clocks_of_two_rounds_are_different_ones() -> None:
    table = writing(2, rounds=2).expire("hourglass-1").throw(0).throw(*map(ord, LETTERS))
    assert isinstance(table.stage, Ask)
    assert table.stage.clocks[0].name == "hourglass-2"


@pytest.mark.parametrize("mind", ["random", "greedy"])
def test_bots_come_to_an_end(mind: str) -> None:
    game = knobel.game(ID, 4)
    played = play(game, game.start(), minds_named([mind]), Chance(7))
    assert played.count < 1000


def merit(table: Table, move: str, seat: int) -> float:
    value = table.game.advice.heuristic(table.state.game_state, seat, read_move(move))
    assert value is not None
    return value


def test_to_a_bot_a_new_term_for_an_empty_slot_looks_best() -> None:
    table = write(writing(2), 0, d3="Belgien")
    worth = [
        merit(table, move, 0) for move in ("write d5 Brasilien", "write d5 Belgien", "write d3 Bali", "press done")
    ]
    assert worth[0] > worth[3] > worth[1] == worth[2]


def test_to_a_bot_consent_and_abstention_look_best() -> None:
    proposed = Table(ID, 2).do("say tier")
    assert merit(proposed, "press consent", 1) > merit(proposed, "press object", 1)
    table = write(writing(), 0, d0="Danemark", d3="Bali").expire("hourglass-1")
    assert merit(table, "press done", 1) > merit(table, "mark DANEMARK challenge", 1)
    assert merit(table, "press done", 1) > merit(table, "link DANEMARK BALI", 1)
    table.do("mark DANEMARK challenge", 1).expire("review-1")
    assert merit(table, "press done", 2) > merit(table, "mark DANEMARK reject", 2)
