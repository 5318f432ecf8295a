"""The word vote: challenges, requests to merge, and votes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.core.moves import AnyMove, Link, Mark, Press
from knobel.core.stages import Ask
from knobel.games.word._vote import Word, WordVote, review_of
from knobel.games.word._vote_face import terms_of
from knobel.games.word._vote_questions import VoteQuestions

DONE = Press("done")
SEATS = 4


def reviewing(**authors: tuple[int, ...]) -> WordVote:
    """A review of these words, each with its authors."""
    return review_of(tuple(Word(id, id.title(), seats) for id, seats in authors.items()))


def play(vote: WordVote, *moves: tuple[int, AnyMove], seats: int = SEATS) -> WordVote:
    """The vote after these moves, each of which must be on offer."""
    for seat, move in moves:
        assert move in stage(vote, seats).choices[seat]
        vote = vote.after(seat, move, seats)
    return vote


def challenge(seat: int, word: str) -> tuple[int, AnyMove]:
    return seat, Mark(word, "challenge")


def ballot(seat: int, on: str, mark: str) -> tuple[int, AnyMove]:
    return seat, Mark(on, mark)


def stage(vote: WordVote, seats: int = SEATS, *, merging: bool = True) -> Ask:
    return VoteQuestions(seats, 30, 15, merging=merging).stage(vote, 1)


# Review --------------------------------------------------------------------------------------------------------------


def test_without_words_there_is_nothing_to_review() -> None:
    assert review_of(()).phase == "closed"


def test_a_word_that_nobody_challenges_stands() -> None:
    vote = play(reviewing(BERLIN=(0,)), *((seat, DONE) for seat in range(SEATS)))
    assert vote.phase == "closed"
    assert [word.id for (word,) in vote.groups()] == ["BERLIN"]


def test_the_review_ends_when_all_are_done_or_time_is_up() -> None:
    vote = play(reviewing(BERLIN=(0,)), (2, DONE), (0, DONE), (1, DONE))
    assert tuple(stage(vote).choices) == (3,)
    assert stage(vote).clocks[0].seconds == 30
    assert vote.ended(SEATS).phase == "closed"


def test_nobody_may_challenge_their_own_word() -> None:
    choices = stage(reviewing(BERLIN=(0, 2))).choices
    assert [Mark("BERLIN", "challenge") in choices[seat] for seat in range(SEATS)] == [False, True, False, True]


def test_a_word_that_all_have_written_cannot_be_challenged() -> None:
    choices = stage(reviewing(NORWEGEN=(0, 1, 2, 3))).choices
    assert not any(Mark("NORWEGEN", "challenge") in each for each in choices.values())


def test_two_different_words_can_be_linked_by_anybody_in_the_order_listed() -> None:
    choices = stage(reviewing(ULM=(0,), UELZEN=(1,))).choices
    assert all(Link("ULM", "UELZEN") in each for each in choices.values())
    assert Link("ULM", "ULM") not in choices[0]


def test_without_merging_nothing_can_be_linked() -> None:
    choices = stage(reviewing(ULM=(0,), UELZEN=(1,)), 2, merging=False).choices
    assert Link("ULM", "UELZEN") not in choices[0]


def test_what_is_asked_does_not_hang_on_what_was_asked_before() -> None:
    begun = reviewing(ULM=(0,), UELZEN=(1,))
    challenges = [challenge(2, "ULM"), challenge(3, "ULM"), challenge(2, "UELZEN"), (0, Link("ULM", "UELZEN"))]
    reviews = [begun, reviewing(ULM=(1,)), *(play(begun, *challenges[:count]) for count in range(1, 5))]
    votes = [review.ended(SEATS) for review in reviews if review.issues]
    votes += [play(vote, (0, Mark("UELZEN", "reject"))) for vote in votes[2:]]
    questions = VoteQuestions(SEATS, 30, 15, merging=True)
    for vote in [*reviews, *votes, *reversed(votes), *reversed(reviews)]:
        asked, expected = questions.stage(vote, 1), stage(vote)
        assert repr(asked.choices) == repr(expected.choices)
        assert (asked.clocks, asked.secret) == (expected.clocks, expected.secret)


# Votes on a word -----------------------------------------------------------------------------------------------------


def challenged(*more: tuple[int, AnyMove]) -> WordVote:
    """A's word has been challenged by B, and the review is over."""
    return play(reviewing(EISEN=(0,)), challenge(1, "EISEN"), *more).ended(SEATS)


def test_those_who_did_not_write_it_vote_but_the_challenger_has_done_so() -> None:
    vote = challenged()
    assert vote.phase == "vote"
    assert tuple(stage(vote).choices) == (2, 3)
    assert stage(vote).clocks[0].seconds == 15
    assert stage(vote).secret


@pytest.mark.parametrize(
    ("marks", "falls"),
    [(("accept", "reject"), True), (("accept", None), False), ((None, None), True), (("accept", "accept"), False)],
)
def test_a_word_falls_if_more_are_against_it_than_for_it(marks: tuple[str | None, ...], falls: bool) -> None:
    moves = [ballot(seat, "EISEN", mark) for seat, mark in zip((2, 3), marks, strict=True) if mark]
    vote = play(challenged(), *moves)
    closed = vote if vote.phase == "closed" else vote.ended(SEATS)
    assert (closed.rejected() == {"EISEN"}) == falls
    assert bool(closed.groups()) != falls


def test_a_second_challenger_is_against_it_as_well() -> None:
    vote = play(reviewing(EISEN=(0,)), challenge(1, "EISEN"), challenge(2, "EISEN")).ended(SEATS)
    assert tuple(stage(vote).choices) == (3,)
    closed = play(vote, ballot(3, "EISEN", "accept"))
    assert closed.issues[0].rejects == (1, 2)
    assert closed.rejected() == {"EISEN"}


def test_nobody_challenges_a_word_twice() -> None:
    vote = play(reviewing(EISEN=(0,)), challenge(1, "EISEN"))
    assert Mark("EISEN", "challenge") not in stage(vote).choices[1]


def test_with_two_players_the_challenge_decides() -> None:
    vote = play(reviewing(EISEN=(0,)), challenge(1, "EISEN"), (0, DONE), (1, DONE), seats=2)
    assert vote.phase == "closed"
    assert vote.rejected() == {"EISEN"}


def test_whoever_has_a_single_vote_is_done_with_it() -> None:
    assert play(challenged(), ballot(2, "EISEN", "accept")).done == (0, 1, 2)


def test_several_votes_can_be_changed_until_done() -> None:
    vote = play(reviewing(EISEN=(0,), ULM=(0,)), challenge(1, "EISEN"), challenge(1, "ULM")).ended(SEATS)
    vote = play(vote, ballot(2, "EISEN", "reject"), ballot(2, "ULM", "accept"), ballot(2, "EISEN", "accept"))
    vote = play(vote, (2, DONE), (3, DONE))
    assert vote.phase == "closed"
    assert [(issue.accepts, issue.rejects) for issue in vote.issues] == [((2,), (1,)), ((2,), (1,))]


def test_votes_are_secret_until_the_vote_is_over() -> None:
    vote = play(challenged(), ballot(2, "EISEN", "accept"))
    assert [vote.issues[0].votes[2].shown_to(viewer) for viewer in (0, 1, 2, 3, None)] == [None, None, True, None, None]
    assert [terms_of(vote, {}, viewer)[0].terms[0].accepts for viewer in (0, 1, 2, 3, None)] == [0, 0, 1, 0, 0]
    closed = vote.ended(SEATS)
    assert closed.issues[0].votes == ()
    assert closed.issues[0].accepts == (2,)
    assert terms_of(closed, {}, None)[0].terms[0].accepts == 1


# Merging -------------------------------------------------------------------------------------------------------------


def linked(*more: tuple[int, AnyMove], **authors: tuple[int, ...]) -> WordVote:
    """C asks for Ulm and Um to be merged, and the review is over."""
    return play(reviewing(**(authors or {"ULM": (0,), "UM": (1,)})), (2, Link("ULM", "UM")), *more).ended(SEATS)


def ids(vote: WordVote) -> list[tuple[str, ...]]:
    return [tuple(word.id for word in group) for group in vote.groups()]


def test_everybody_votes_on_merging_authors_too() -> None:
    assert tuple(stage(linked()).choices) == (0, 1, 3)


def test_asking_for_a_merger_asks_the_others_nothing_new() -> None:
    vote = reviewing(ULM=(0,), UM=(1,))
    merging = play(vote, (2, Link("ULM", "UM")))
    questions = VoteQuestions(SEATS, 30, 15, merging=True)
    asked = questions.stage(vote, 1).choices
    assert questions.stage(merging, 1).choices == asked
    assert questions.stage(play(merging, (2, Mark("UM", "challenge"))), 1).choices != asked


def test_whoever_asked_for_it_is_named_first() -> None:
    closed = play(linked(), ballot(0, "ULM UM", "accept")).ended(SEATS)
    assert terms_of(closed, {}, None)[1].terms[0].authors == (2,)


@pytest.mark.parametrize(
    ("marks", "merged"),
    [
        ((None, None, None), True),
        (("reject", None, None), False),
        (("reject", "accept", None), True),
        (("reject", "accept", "reject"), False),
    ],
)
def test_words_are_merged_if_more_are_for_it_than_against_it(marks: tuple[str | None, ...], merged: bool) -> None:
    moves = [ballot(seat, "ULM UM", mark) for seat, mark in zip((0, 1, 3), marks, strict=True) if mark]
    vote = play(linked(), *moves)
    closed = vote if vote.phase == "closed" else vote.ended(SEATS)
    assert ids(closed) == ([("ULM", "UM")] if merged else [("ULM",), ("UM",)])


def test_asking_again_changes_nothing_and_joining_is_a_vote() -> None:
    vote = linked((2, Link("ULM", "UM")), (0, Link("ULM", "UM")))
    assert vote.issues[0].accepts == (2, 0)
    assert tuple(stage(vote).choices) == (1, 3)


def test_what_is_the_same_as_the_same_is_the_same() -> None:
    vote = linked((3, Link("UM", "ULMEN")), ULM=(0,), UM=(1,), ULMEN=(2,)).ended(SEATS)
    assert ids(vote) == [("ULM", "UM", "ULMEN")]


def test_a_rejected_word_takes_no_merged_word_along() -> None:
    vote = linked(challenge(3, "UM")).ended(SEATS)
    assert vote.rejected() == {"UM"}
    assert ids(vote) == [("ULM",)]


def test_requests_lie_on_the_table_beside_the_words() -> None:
    words, merges = terms_of(linked(), {}, None)
    assert [term.status for term in words.terms] == ["open", "open"]
    assert [(term.id, term.text, term.status) for term in merges.terms] == [("ULM UM", "Ulm = Um", "challenged")]


@given(st.lists(st.sampled_from(["accept", "reject", None]), min_size=6, max_size=6), st.booleans())
def test_counting_agrees_with_a_show_of_hands(marks: list[str | None], merge: bool) -> None:
    """Seats 1 to 6 vote on what seat 7 has raised; seat 0 wrote both words and abstains."""
    raised: tuple[int, AnyMove] = (7, Link("ULM", "UM")) if merge else challenge(7, "ULM")
    on = "ULM UM" if merge else "ULM"
    vote = play(reviewing(ULM=(0,), UM=(0,)), raised, seats=8).ended(8)
    for seat, mark in enumerate(marks, start=1):
        vote = play(vote, (seat, DONE) if mark is None else ballot(seat, on, mark), seats=8)
    vote = vote if vote.phase == "closed" else vote.ended(8)
    hands = sum({"accept": 1, "reject": -1, None: 0}[mark] for mark in marks)
    if merge:
        assert (len(vote.groups()) == 1) == (hands + 1 > 0)
    else:
        assert (vote.rejected() == {"ULM"}) == (hands - 1 < 0)
