"""The choice of a category: in turn, by vote, by lot."""

import pytest

from knobel.core.dice import lot
from knobel.core.moves import AnyMove, Press, Say, Write
from knobel.core.stages import Ask, Throw
from knobel.games.word._categories import LISTED, SECONDS, CategoryChoice, Way, choose_category, unused

CONSENT, OBJECT, ABSTAIN = Press("consent"), Press("object"), Press("abstain")


def begin(way: Way = "rotate", seats: int = 4, proposer: int = 0, used: tuple[str, ...] = ()) -> CategoryChoice:
    return choose_category(way, proposer, seats, used)


def asked(choice: CategoryChoice) -> tuple[int, ...]:
    stage = choice.stage()
    assert isinstance(stage, Ask)
    return tuple(stage.choices)


def offers(choice: CategoryChoice, seat: int, move: AnyMove) -> bool:
    stage = choice.stage()
    return isinstance(stage, Ask) and seat in stage.choices and move in stage.choices[seat]


def clock(choice: CategoryChoice) -> tuple[str, int]:
    stage = choice.stage()
    assert isinstance(stage, Ask)
    (clock,) = stage.clocks
    return clock.name, clock.seconds


def proposed(seats: int = 4, text: str = "stadt") -> CategoryChoice:
    return begin(seats=seats).after(0, Say(text))


# In turn -------------------------------------------------------------------------------------------------------------


def test_the_proposer_alone_is_asked_and_then_all_others() -> None:
    choice = begin(proposer=2)
    assert asked(choice) == (2,)
    assert asked(choice.after(2, Say("tier"))) == (0, 1, 3)


def test_consent_makes_the_proposal_the_category() -> None:
    choice = proposed(seats=2).after(1, CONSENT)
    assert choice.chosen == "stadt"


def test_half_of_the_others_are_enough_to_object() -> None:
    choice = proposed(seats=5).after(1, OBJECT).after(2, CONSENT)
    assert choice.chosen is None
    assert choice.proposal == "stadt"
    choice = choice.after(3, OBJECT)
    assert choice.proposal is None
    assert choice.attempt == 2
    assert asked(choice) == (0,)


def test_fewer_than_half_are_not() -> None:
    choice = proposed(seats=4).after(1, OBJECT)
    assert choice.chosen is None
    assert choice.after(2, CONSENT).after(3, CONSENT).chosen == "stadt"


def test_the_answer_stands_as_soon_as_nothing_can_change_it() -> None:
    assert proposed(seats=4).after(1, CONSENT).after(2, CONSENT).chosen == "stadt"
    assert proposed(seats=4).after(1, OBJECT).after(2, OBJECT).attempt == 2


def test_silence_is_consent() -> None:
    assert proposed(seats=4).timed_out().chosen == "stadt"
    assert proposed(seats=4).after(1, OBJECT).timed_out().chosen == "stadt"


def test_a_proposal_that_does_not_come_in_time_may_be_made_once_more() -> None:
    choice = begin().timed_out()
    assert asked(choice) == (0,)
    assert choice.attempt == 2
    assert choice.after(0, Say("land")).timed_out().chosen == "land"


def test_after_two_proposals_the_lot_decides_among_the_list() -> None:
    choice = begin(used=("stadt",)).timed_out().timed_out()
    assert choice.stage() == Throw(None, lot(11))
    assert choice.after_lot(0).chosen == "land"


def test_two_rejected_proposals_go_to_the_lot_too() -> None:
    choice = proposed(seats=2).after(1, OBJECT).after(0, Say("tier")).after(1, OBJECT)
    assert isinstance(choice.stage(), Throw)


def test_every_question_has_its_own_clock_of_twenty_seconds() -> None:
    first, second = begin(), begin().timed_out()
    names = [clock(each) for each in (first, second, first.after(0, Say("tier")), second.after(0, Say("tier")))]
    assert len({name for name, _ in names}) == 4
    assert {seconds for _, seconds in names} == {SECONDS} == {20}


def test_any_text_can_be_proposed() -> None:
    choice = begin(seats=2).after(0, Write("category", "Schimpfwort"))
    assert choice.after(1, CONSENT).chosen == "Schimpfwort"


@pytest.mark.parametrize("text", ["Berühmte Person", "BERUEHMTE PERSON", "beruehmte-person"])
def test_a_listed_category_that_is_typed_in_is_the_listed_one(text: str) -> None:
    assert begin().after(0, Write("category", text)).proposal == "beruehmte-person"


@pytest.mark.parametrize("text", ["", ".", "Stadt", "schimpf-wort"])
def test_an_empty_or_used_category_cannot_be_typed_in(text: str) -> None:
    choice = begin(used=("stadt", "Schimpfwort"))
    assert choice.after(0, Write("category", text)) == choice


def test_a_used_category_is_not_on_offer() -> None:
    choice = begin(used=("stadt",))
    assert not offers(choice, 0, Say("stadt"))
    assert offers(choice, 0, Say("land"))


def test_when_all_are_used_all_may_come_again() -> None:
    choice = begin(used=LISTED)
    assert unused(LISTED) == LISTED
    assert offers(choice, 0, Say("stadt"))
    assert choice.after(0, Write("category", "Stadt")).proposal == "stadt"


def test_own_categories_do_not_use_up_the_list() -> None:
    assert unused(("Schimpfwort", "stadt")) == LISTED[1:]


# By vote -------------------------------------------------------------------------------------------------------------


def voting(seats: int = 3) -> CategoryChoice:
    """Land, Stadt and Fluss are up for the vote."""
    return begin("vote", seats).after_lot(1).after_lot(0).after_lot(0)


def test_three_different_ones_are_drawn_by_lot() -> None:
    choice = begin("vote")
    assert choice.stage() == Throw(None, lot(12))
    choice = choice.after_lot(1)
    assert choice.stage() == Throw(None, lot(11))
    assert voting().candidates == ("land", "stadt", "fluss")
    assert asked(voting()) == (0, 1, 2)
    assert not offers(voting(), 0, Say("tier"))


def test_the_most_votes_choose() -> None:
    choice = voting().after(0, Say("land")).after(2, Say("fluss"))
    assert asked(choice) == (1,)
    assert choice.after(1, Say("fluss")).chosen == "fluss"


def test_a_tie_goes_to_the_lot_among_the_tied() -> None:
    choice = voting().after(0, Say("land")).after(2, Say("fluss")).after(1, ABSTAIN)
    assert choice.stage() == Throw(None, lot(2))
    assert choice.after_lot(1).chosen == "fluss"


def test_when_time_is_up_the_votes_given_count() -> None:
    assert voting().after(1, Say("stadt")).timed_out().chosen == "stadt"
    assert voting().timed_out().stage() == Throw(None, lot(3))


def test_where_two_are_left_two_are_voted_for() -> None:
    choice = begin("vote", used=LISTED[2:]).after_lot(0).after_lot(0)
    assert choice.candidates == ("stadt", "land")


def test_the_last_one_left_needs_no_vote() -> None:
    assert begin("vote", used=LISTED[1:]).after_lot(0).chosen == "stadt"


# By lot --------------------------------------------------------------------------------------------------------------


def test_the_lot_falls_on_a_category_that_was_not_used() -> None:
    choice = begin("random", used=("stadt", "land"))
    assert choice.stage() == Throw(None, lot(10))
    assert choice.after_lot(0).chosen == "fluss"
    assert choice.after_lot(0).closed() == ("stadt", "land", "fluss")
