"""Stadt-Land-Fluss, grab the die: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Unseen
from knobel.core.moves import Mark, Write
from knobel.core.notation import read_move
from knobel.core.stages import Ask, Over
from knobel.core.widgets import Standings, Terms, Tray, WordSheet
from knobel.minds.arena import Chance, minds_named, play
from tests.support.cases import case
from tests.support.table import Table

ID = "stadt-land-fluss-schnapp"
# Two B, one E, one O, one X; the joker lies on the eleventh die.
LETTERS = "SGOBPBCXFE◆VM"
TWELVE = ("Siegen", "Gera", "Oslo", "Bonn", "Paris", "Bern", "Celle", "Xanten", "Fulda", "Essen", "Verden", "Mainz")
LOT_OF_STADT, LOT_OF_LAND = 0, 1


def grabbing(seats: int = 3, letters: str = LETTERS, lot: int = LOT_OF_STADT, rounds: int = 1, **options: Any) -> Table:
    """A table at which the category is Stadt and the dice have fallen."""
    table = Table(ID, seats, category_choice="random", rounds=rounds, **options)
    return table.throw(lot).throw(*map(ord, letters))


def claim(table: Table, seat: int, *words: str, die: str = "any") -> Table:
    """A seat calls these words, one after another."""
    for word in words:
        table.do(Write(die, word), seat)
    return table


def holds(table: Table) -> dict[str, tuple[int, int]]:
    """The words that hold a die: whose they are, and which die."""
    held = [claim for claim in table.game_state.claims if claim.is_held]
    return {claim.word.text: (*claim.word.authors, claim.die) for claim in held}


def all_pass(table: Table) -> Table:
    for seat in range(table.game.seats):
        table.do("press pass", seat)
    return table


def clocks(table: Table) -> dict[str, int]:
    assert isinstance(table.stage, Ask)
    return {clock.name: clock.seconds for clock in table.stage.clocks}


def widgets(table: Table, kind: type[Any], viewer: int | None = None) -> list[Any]:
    return [each for each in table.game.scene(table.state, viewer).widgets if isinstance(each, kind)]


def terms(table: Table, viewer: int | None = None) -> dict[str, Any]:
    return {term.id: term for widget in widgets(table, Terms, viewer) for term in widget.terms}


def in_the_middle(table: Table) -> str:
    (tray,) = widgets(table, Tray)
    return "".join(chr(die.face) for die in tray.dice)


def told(table: Table, event: Any) -> list[str]:
    """The keys of what is told of an event that then happens."""
    before = table.state
    table.apply(event)
    return [phrase.key for phrase in table.game.tell(before, event, table.state, None)]


# The worked cases ----------------------------------------------------------------------------------------------------


@case(f"{ID}:C1")
def test_the_joker_is_removed_and_a_word_wins_once(case_id: str) -> None:
    table = grabbing()
    assert in_the_middle(table) == "SGOBPBCXFEVM"
    claim(table, 0, "Berlin")
    assert holds(table) == {"Berlin": (0, 3)}
    assert told(table, Did(1, Write("any", "berlin"))) == ["told-refused-used"]
    assert holds(table) == {"Berlin": (0, 3)}
    table.expire("lock-1-1")
    assert holds(claim(table, 1, "Bonn")) == {"Berlin": (0, 3), "Bonn": (1, 5)}


@case(f"{ID}:C2")
def test_the_earlier_claim_wins_and_the_later_one_is_locked(case_id: str) -> None:
    table = claim(grabbing(), 0, "Essen")
    claim(table, 1, "Essen")
    assert holds(table) == {"Essen": (0, 9)}
    assert clocks(table)["lock-1-1"] == 2
    assert table.refuses(Write("any", "Bonn"), 1) == "locked"
    assert holds(claim(table.expire("lock-1-1"), 1, "Bonn"))["Bonn"] == (1, 3)


@case(f"{ID}:C3")
def test_a_word_that_begins_with_an_umlaut_takes_the_plain_letter(case_id: str) -> None:
    table = grabbing(lot=LOT_OF_LAND)
    assert table.game_state.choice.chosen == "land"
    assert holds(claim(table, 2, "Österreich")) == {"Österreich": (2, 2)}


@case(f"{ID}:C4")
def test_when_nobody_can_think_of_anything_the_round_ends(case_id: str) -> None:
    table = claim(grabbing(2), 0, *(word for word in TWELVE if word != "Xanten"))
    assert in_the_middle(table) == "X"
    all_pass(table).expire("review-1")
    assert table.result.points == (11, 0)


@case(f"{ID}:C5")
def test_a_word_falls_by_more_votes_against_it_than_for_it(case_id: str) -> None:
    def challenged(seats: int) -> Table:
        table = claim(grabbing(seats), 0, "Eisen", "Bonn", "Bern", "Paris", "Mainz")
        all_pass(table).do("mark EISEN challenge", 1)
        return table.expire("review-1")

    table = challenged(4).do("mark EISEN reject", 2).do("mark EISEN accept", 3)
    assert table.result.points == (4, 0, 0, 0)
    assert (terms(table)["EISEN"].accepts, terms(table)["EISEN"].rejects) == (1, 2)
    assert challenged(3).do("mark EISEN accept", 2).result.points == (5, 0, 0)


@case(f"{ID}:C6")
def test_with_two_players_the_opponents_word_is_enough(case_id: str) -> None:
    table = all_pass(claim(grabbing(2), 0, "Bxq")).do("mark BXQ challenge", 1).expire("review-1")
    assert table.result.points == (0, 0)
    assert (terms(table)["BXQ"].accepts, terms(table)["BXQ"].rejects) == (0, 1)


@case(f"{ID}:C7")
def test_every_die_with_a_word_is_a_point_and_ties_share_a_place(case_id: str) -> None:
    table = grabbing()
    claim(claim(claim(table, 0, *TWELVE[:5]), 1, *TWELVE[5:9]), 2, *TWELVE[9:])
    assert table.expire("review-1").result.points == (5, 4, 3)
    last = grabbing().set(points=(20, 21, 15))
    assert all_pass(claim(last, 0, "Bonn")).expire("review-1").result.points == (21, 21, 15)
    assert last.result.places == (1, 1, 3)


@case(f"{ID}:C8")
def test_live_a_rejected_die_is_free_again(case_id: str) -> None:
    table = claim(grabbing(challenge="live"), 0, "Bxq").do("mark BXQ challenge", 1).do("mark BXQ reject", 2)
    assert holds(table) == {}
    assert terms(table)["BXQ"].status == "rejected"
    assert holds(claim(table, 2, "Bremen")) == {"Bremen": (2, 3)}
    assert all_pass(table.expire("challenge-1-1")).result.points == (0, 0, 1)


# Claims --------------------------------------------------------------------------------------------------------------


def test_a_tapped_die_is_won_if_it_is_free_and_fits() -> None:
    assert holds(claim(grabbing(), 0, "Bonn", die="d5")) == {"Bonn": (0, 5)}
    assert holds(claim(grabbing(), 0, "Bonn", die="d7")) == {"Bonn": (0, 3)}, "an X is no B"
    taken = claim(claim(grabbing(), 0, "Bonn", die="d5"), 1, "Bern", die="d5")
    assert holds(taken)["Bern"] == (1, 3)


@pytest.mark.parametrize(
    ("word", "reason"), [("B", "short"), ("", "short"), ("B.", "short"), ("Zwickau", "letter"), ("Äcker", "letter")]
)
def test_a_wrong_claim_wins_nothing(word: str, reason: str) -> None:
    table = grabbing()
    assert told(table, Did(0, Write("any", word))) == [f"told-refused-{reason}"]
    assert holds(table) == {}
    assert "lock-1-1" in clocks(table)


def test_a_word_whose_letter_is_gone_wins_nothing() -> None:
    table = claim(claim(grabbing(), 0, "Essen"), 1, "Erfurt")
    assert holds(table) == {"Essen": (0, 9)}


def test_the_joker_cannot_be_tapped() -> None:
    assert not grabbing().offers(Write("d10", "Ulm"), 0)


def test_a_lock_lasts_as_long_as_agreed_and_is_not_prolonged() -> None:
    table = claim(grabbing(wrong_claim_lock_s=7), 0, "Zwickau")
    before = clocks(table)
    assert before["lock-1-1"] == 7
    assert table.refuses(Write("any", "Zittau"), 0) == "locked"
    assert clocks(table) == before
    assert table.offers("press pass", 0)
    table.expire("lock-1-1")
    assert table.offers(Write("any", "Bonn"), 0)
    assert "lock-1-2" in clocks(claim(table, 0, "Zwickau")), "the next lock is another one"


def test_without_a_lock_a_wrong_claim_costs_nothing() -> None:
    table = claim(grabbing(wrong_claim_lock_s=0), 0, "Zwickau")
    assert set(clocks(table)) == {"idle-1-0", "round-1"}
    assert holds(claim(table, 0, "Bonn")) == {"Bonn": (0, 3)}


def test_everybody_sees_the_word_and_who_called_it() -> None:
    table = claim(grabbing(), 1, "Bonn")
    assert terms(table, None)["BONN"].authors == (1,)
    assert "B" in in_the_middle(table)
    assert in_the_middle(table).count("B") == 1
    assert not widgets(table, WordSheet, None)


def test_a_word_stands_on_the_sheet_of_whoever_has_won_a_die_with_it() -> None:
    table = claim(grabbing(), 1, "Bonn")
    for seat, written in ((1, ["d3"]), (2, [])):
        (sheet,) = widgets(table, WordSheet, seat)
        assert [slot.id for slot in sheet.slots if slot.text] == written


# The end of a round --------------------------------------------------------------------------------------------------


def test_a_later_claim_takes_a_pass_back() -> None:
    table = grabbing(2).do("press pass", 0)
    claim(table, 0, "Zwickau").do("press pass", 1)
    assert table.game_state.review is None, "even a wrong claim shows that somebody is still thinking"
    assert isinstance(table.do("press pass", 0).stage, Over), "nothing was called, so nothing is reviewed"


def test_a_lull_ends_the_round_and_every_success_begins_it_anew() -> None:
    table = grabbing(idle_s=15)
    assert clocks(table)["idle-1-0"] == 15
    assert "idle-1-1" in clocks(claim(table, 0, "Bonn"))
    assert "idle-1-1" in clocks(claim(table, 1, "Zwickau")), "a wrong claim is no success"
    assert table.expire("idle-1-1").game_state.review.phase == "review"


def test_a_round_lasts_no_longer_than_agreed() -> None:
    table = grabbing(round_max_s=90)
    assert clocks(table)["round-1"] == 90
    assert "round-1" in clocks(claim(table, 0, "Bonn")), "the same clock runs on"
    assert table.expire("round-1").game_state.review.phase == "review"


def test_the_last_die_ends_the_round() -> None:
    assert claim(grabbing(), 0, *TWELVE).game_state.review.phase == "review"


def test_notes_tell_who_is_locked_who_has_passed_and_who_holds_dice() -> None:
    table = claim(claim(grabbing(), 0, "Bonn"), 1, "Zwickau").do("press pass", 2)
    (standings,) = widgets(table, Standings)
    notes = [row.note for row in standings.rows]
    assert [note.key for note in notes] == ["note-held", "note-locked", "note-passed"]
    assert notes[0].facts == {"dice": 1}


# Review --------------------------------------------------------------------------------------------------------------


def test_nobody_challenges_a_word_of_their_own_and_nothing_is_merged() -> None:
    table = all_pass(claim(claim(grabbing(), 0, "Bonn"), 1, "Bern"))
    assert table.refuses("mark BONN challenge", 0) == "own-word"
    assert not table.offers("link BONN BERN", 2)


def test_review_and_vote_last_as_long_as_agreed_and_the_vote_is_secret() -> None:
    table = all_pass(claim(grabbing(4, review_s=40, vote_s=20), 0, "Bxq"))
    assert clocks(table) == {"review-1": 40}
    table.do("mark BXQ challenge", 1).expire("review-1")
    assert clocks(table) == {"vote-1": 20}
    before = table.state
    table.do("mark BXQ accept", 2)
    assert table.game.seen(before, Did(2, Mark("BXQ", "accept")), 0) == Unseen(2)
    assert table.expire("vote-1").result.points == (1, 0, 0, 0)


# Live challenges -----------------------------------------------------------------------------------------------------


def live(seats: int = 4, **options: Any) -> Table:
    return grabbing(seats, challenge="live", **options)


def test_live_a_word_can_be_challenged_for_five_seconds() -> None:
    table = claim(live(), 0, "Bonn")
    assert clocks(table)["challenge-1-0"] == 5
    assert table.refuses("mark BONN challenge", 0) == "own-word"
    assert table.offers("mark BONN challenge", 1)
    table.expire("challenge-1-0")
    assert not table.offers("mark BONN challenge", 1)
    assert terms(table)["BONN"].status == "valid"


def test_live_a_vote_lasts_ten_seconds_while_play_goes_on() -> None:
    table = claim(live(), 0, "Bxq").do("mark BXQ challenge", 1)
    assert clocks(table)["vote-1-0"] == 10
    assert not table.offers("mark BXQ accept", 0)
    assert not table.offers("mark BXQ accept", 1), "the challenger has voted"
    claim(table, 0, "Paris")
    table.do("mark BXQ accept", 2)
    assert not table.offers("mark BXQ reject", 2), "a vote is cast once"
    table.expire("vote-1-0")
    assert set(holds(table)) == {"Bxq", "Paris"}, "a tie keeps the word"


def test_live_silence_is_abstention() -> None:
    table = claim(live(), 0, "Bxq").do("mark BXQ challenge", 1).expire("vote-1-0")
    assert holds(table) == {}


def test_live_a_rejected_word_is_barred_and_the_lull_begins_anew() -> None:
    table = claim(live(2), 0, "Bxq")
    assert "idle-1-1" in clocks(table)
    table.do("mark BXQ challenge", 1)
    assert "idle-1-2" in clocks(table)
    assert told(table, Did(1, Write("any", "bxq"))) == ["told-refused-used"]


def test_live_a_vote_is_secret_until_the_last_one_is_cast() -> None:
    table = claim(live(), 0, "Bxq").do("mark BXQ challenge", 1)
    before, event = table.state, Did(2, Mark("BXQ", "accept"))
    table.apply(event)
    assert [table.game.seen(before, event, viewer) for viewer in (0, 2, None)] == [Unseen(2), event, Unseen(2)]
    assert [terms(table, viewer)["BXQ"].accepts for viewer in (0, 2, None)] == [0, 1, 0]
    last = Did(3, Mark("BXQ", "reject"))
    assert table.game.seen(table.state, last, 0) == last
    assert told(table, last) == ["told-reject", "told-word-fallen"]


def test_live_the_last_die_ends_the_round_only_when_no_word_can_fall_any_more() -> None:
    table = claim(live(2), 0, *TWELVE)
    assert table.game_state.review is None
    for number in range(11):
        table.expire(f"challenge-1-{number}")
    table.do("mark MAINZ challenge", 1)
    assert in_the_middle(table) == "M"
    claim(table, 1, "München").expire("challenge-1-12")
    assert table.result.points == (11, 1)


def test_live_a_round_that_is_over_waits_for_words_just_called() -> None:
    table = claim(live(), 0, "Bxq").expire("idle-1-1")
    assert set(table.asked) == {1, 2, 3}
    assert not table.offers(Write("any", "Bonn"), 1)
    assert clocks(table) == {"challenge-1-0": 5}
    table.do("press pass", 2).do("mark BXQ challenge", 1)
    assert set(table.asked) == {2, 3}, "a vote calls back those who had no doubts"
    assert table.do("mark BXQ accept", 2).do("mark BXQ reject", 3).result.points == (0, 0, 0, 0)


def test_live_a_round_that_is_over_ends_when_nobody_has_doubts() -> None:
    table = all_pass(claim(live(3), 0, "Bonn"))
    assert table.do("press pass", 1).do("press pass", 2).result.points == (1, 0, 0)


# Rounds and categories -----------------------------------------------------------------------------------------------


def test_the_one_who_begins_proposes_first_and_then_the_next() -> None:
    table = Table(ID, 3, first=1, rounds=2)
    assert table.asked == (1,)
    table.do("say tier").do("press consent", 0).do("press consent", 2).throw(*map(ord, LETTERS)).expire("idle-1-0")
    assert table.asked == (2,)
    assert not table.offers("say tier")


def test_points_add_up_and_the_last_words_stay_in_sight() -> None:
    table = all_pass(claim(grabbing(2, rounds=2), 0, "Bonn")).expire("review-1")
    assert terms(table)["BONN"].points == 1
    table.throw(0).throw(*map(ord, LETTERS))
    assert not terms(table)
    assert "round-2" in clocks(table)
    assert all_pass(claim(table, 1, "Bonn")).expire("review-2").result.points == (1, 1)


def test_with_the_english_set_english_dice_are_thrown() -> None:
    assert holds(claim(grabbing(2, "XDVFJYBGKPZCW", dice_set="en"), 0, "York")) == {"York": (0, 5)}
    with pytest.raises(knobel.IllegalMove):
        grabbing(2, LETTERS, dice_set="en")


@pytest.mark.parametrize("challenge", ["review", "live"])
@pytest.mark.parametrize("mind", ["random", "greedy"])
def test_bots_come_to_an_end(mind: str, challenge: str) -> None:
    game = knobel.game(ID, 4, {"challenge": challenge})
    assert play(game, game.start(), minds_named([mind]), Chance(7)).count < 2000


def test_to_a_bot_a_claim_that_wins_looks_best_and_a_challenge_worst() -> None:
    table = claim(live(), 1, "Bonn")
    moves = ("write any Bern", "press pass", "write any Bonn", "mark BONN challenge")
    worth = [table.game.advice.heuristic(table.state.game_state, 0, read_move(move)) for move in moves]
    assert worth == [1.0, 0.5, 0.0, 0.0]
    proposed = Table(ID, 2).do("say tier")
    assert table.game.advice.heuristic(proposed.game_state, 1, read_move("press consent")) == 1.0
