"""Joker Poker: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.moves import Keep, Press, Say
from knobel.core.reading import read_scene
from knobel.core.stages import Ask, Throw
from knobel.games.poker._hands import hands_to_call
from knobel.texts import texts
from tests.conformance.checks import nothing_hidden_shows
from tests.support.cases import case
from tests.support.table import Table

ID = "joker-poker"
FACES = {"9": 1, "10": 2, "J": 3, "Q": 4, "K": 5, "A": 6}


def faces(dice: str) -> tuple[int, ...]:
    """Dice as they are written in the rules: `A-A-K-K-9`."""
    return tuple(FACES[die] for die in dice.split("-"))


def stand(table: Table, dice: str) -> Table:
    """A player throws once and stops."""
    return table.throw(*faces(dice)).do("press stop")


def showdown(*hands: str, **options: Any) -> Table:
    """An open table at which everybody has thrown one of these hands and nobody has raised."""
    table = Table(ID, len(hands), raise_timing="none", **options)
    for dice in hands:
        stand(table, dice)
    return table


def wins(best: str, other: str, **options: Any) -> bool:
    """Whether a hand takes the pot from another one, in either order of throwing."""
    first, second = showdown(best, other, **options), showdown(other, best, **options)
    return bool(first.last and first.last.outcome.won == (2, 0) and second.last.outcome.won == (0, 2))


def ties(one: str, other: str, **options: Any) -> bool:
    """Whether two hands are absolutely equal."""
    return bool(showdown(one, other, **options).game_state.tied == (0, 1))


def called(dice: str, **options: Any) -> str:
    """What the table calls a hand."""
    table = Table(ID, 2, **options).throw(*faces(dice))
    event = Did(0, Press("stop"))
    told = table.game.tell(table.state, event, table.game.apply(table.state, event), None)
    return texts("en").say(told[1], ID, ("Anna",))


def covered(seats: int = 2, **options: Any) -> Table:
    return Table(ID, seats, base_game="covered", **options)


@case(f"{ID}:C1")
def test_two_aces_make_two_kings_four(case_id: str) -> None:
    assert called("A-A-K-K-9") == "Anna has four kings."
    assert ties("A-A-K-K-9", "K-K-K-K-9"), "the nine is the dead die"
    assert wins("K-K-K-K-10", "A-A-K-K-9")


@case(f"{ID}:C2")
def test_one_ace_is_a_pair_of_kings_or_completes_a_row(case_id: str) -> None:
    assert called("A-K-Q-J-9") == "Anna has a pair of kings."
    assert ties("A-K-Q-J-9", "K-K-Q-J-9")
    assert called("A-K-Q-J-9", sequences=True) == "Anna has a straight up to the king."
    assert ties("A-K-Q-J-9", "9-10-J-Q-K", sequences=True)


@case(f"{ID}:C3")
def test_four_aces_follow_the_fifth_die_and_five_aces_are_the_highest(case_id: str) -> None:
    assert called("A-A-A-A-9") == "Anna has five nines."
    assert ties("A-A-A-A-9", "9-9-9-9-9")
    assert called("A-A-A-A-A") == "Anna has five aces."
    assert wins("A-A-A-A-A", "K-K-K-K-K")


@case(f"{ID}:C4")
def test_an_ace_turns_two_pairs_into_the_higher_full_house(case_id: str) -> None:
    assert called("A-K-K-Q-Q") == "Anna has full house, kings over queens."
    assert ties("A-K-K-Q-Q", "K-K-K-Q-Q")


@case(f"{ID}:C5")
def test_two_aces_are_a_triple_or_the_high_row(case_id: str) -> None:
    assert called("A-A-10-J-Q") == "Anna has three queens."
    assert ties("A-A-10-J-Q", "Q-Q-Q-J-10")
    assert called("A-A-10-J-Q", sequences=True) == "Anna has a straight up to the ace."
    assert wins("A-A-10-J-Q", "9-10-J-Q-K", sequences=True)


@case(f"{ID}:C6")
def test_four_nines_are_better_than_a_full_house_of_kings(case_id: str) -> None:
    assert called("A-A-9-9-K") == "Anna has four nines."
    assert ties("A-A-9-9-K", "9-9-9-9-K")
    assert wins("A-A-9-9-K", "K-K-K-9-9")


@case(f"{ID}:C7")
def test_jokers_equal_natural_dice_unless_the_table_says_otherwise(case_id: str) -> None:
    assert ties("A-A-K-K-K", "K-K-K-K-K")
    assert wins("K-K-K-K-K", "A-A-K-K-K", natural_beats_joker=True)


@case(f"{ID}:C8")
def test_nine_to_king_is_the_only_nothing(case_id: str) -> None:
    assert called("9-10-J-Q-K") == "Anna has no pair."
    assert wins("9-9-10-J-Q", "9-10-J-Q-K")
    assert called("9-10-J-Q-K", sequences=True) == "Anna has a straight up to the king."


@case(f"{ID}:C9")
def test_three_aces_make_four_queens_with_and_without_rows(case_id: str) -> None:
    for sequences in (False, True):
        assert called("A-A-A-J-Q", sequences=sequences) == "Anna has four queens."
        assert ties("A-A-A-J-Q", "Q-Q-Q-Q-J", sequences=sequences)


@case(f"{ID}:C10")
def test_an_announcement_is_true_if_the_aces_can_be_read_that_way(case_id: str) -> None:
    for claim in ("four-5", "full-house-5-1", "triple-5", "two-pairs-6-5"):
        table = covered().throw(*faces("A-A-K-K-9")).do(f"say {claim}").do("press doubt")
        assert table.game_state.betting.chips == (7, 5), f"{claim} is true"
        assert table.game_state.claims == (hands_to_call(False)[claim],)
    for claim in ("four-6", "pair-6", "five-5"):
        table = covered().throw(*faces("A-A-K-K-9")).do(f"say {claim}").do("press doubt")
        assert table.game_state.betting.chips == (5, 7), f"{claim} is not"
        assert table.game_state.claims == ((6, 5),), "it is taken at its best: four kings"


def test_fewer_turned_aces_decide_between_any_equal_hands() -> None:
    natural = {"natural_beats_joker": True}
    assert wins("A-K-K-K-9", "A-A-K-K-9", **natural)
    assert wins("K-K-K-K-9", "A-K-K-K-9", **natural)
    assert ties("A-A-A-A-A", "A-A-A-A-A", **natural), "five aces need not stand for anything else"
    assert wins("A-10-J-Q-K", "A-A-10-J-Q", sequences=True, **natural), "in a row up to the ace one ace is itself"


def test_hands_without_a_pair_can_only_be_equal() -> None:
    assert ties("9-10-J-Q-K", "K-Q-J-10-9")
    assert ties("9-10-J-Q-K", "K-Q-J-10-9", nothing_rank="all_equal")


def test_aces_are_wild_in_the_play_off_too() -> None:
    table = showdown("K-K-K-K-K", "A-A-K-K-K")
    stand(stand(table, "A-9-10-J-Q"), "J-J-9-10-K")
    assert table.last.outcome.won == (2, 0), "an ace makes a pair of queens"
    tied = covered()
    for _ in range(2):
        tied.throw(*faces("9-10-J-Q-K")).do("say five-6").do("press accept")
    tied.throws(faces("A-9-10-J-Q"), faces("J-J-9-10-K"))
    assert tied.last.outcome.won == (2, 0)


def test_the_open_game_has_three_throws_and_raising() -> None:
    table = Table(ID, 3).throw(*faces("A-9-10-J-Q")).do("keep 0 4").throw(*faces("Q-Q-9")).do("press stop")
    assert table.game_state.hands[0] == faces("A-Q-Q-9-Q")
    table.do("bid 4").do("press call").do("press fold")
    assert table.thrower == 1
    table.throw(*faces("9-10-J-Q-K"))
    assert table.refuses("keep") == "keep-count"


def test_a_greedy_player_keeps_the_jokers() -> None:
    table = Table(ID, 2).throw(*faces("A-A-9-10-J"))
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    best = max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or 0)
    assert isinstance(best, Keep)
    assert set(best.dice) >= {0, 1}


# The covered game ----------------------------------------------------------------------------------------------------


def test_the_covered_game_throws_once_under_the_cup_and_announces() -> None:
    table = covered(3)
    assert isinstance(table.stage, Throw)
    assert table.stage.seen_by == (0,)
    table.throw(*faces("A-A-K-K-9"))
    assert isinstance(table.stage, Ask)
    assert len(table.stage.choices[0].moves) == 70
    table.do("say four-5")
    assert table.asked == (1, 2)
    assert isinstance(table.stage, Ask)
    assert table.stage.clocks[0].seconds == 10
    table.expire("doubt-1-0")
    assert table.thrower == 1


def test_with_at_least_everything_up_to_the_best_reading_is_true() -> None:
    table = covered(truth_test="at_least").throw(*faces("A-A-K-K-9"))
    table.do("say pair-6").do("press doubt")
    assert table.game_state.betting.chips == (7, 5)
    assert table.game_state.claims == ((1, 6),), "the announcement stays as it was made"


def test_under_the_cup_the_ante_is_one_chip() -> None:
    assert covered().game_state.betting.paid == (1, 1)


def test_equal_announcements_can_share_the_pot() -> None:
    table = covered(3, tie="split", challenge_mode="sequential")
    for _ in range(3):
        table.throw(*faces("9-10-J-Q-K")).do("say five-6").do("press accept").do("press accept")
    assert table.last.outcome.won == (1, 1, 1)


def test_the_owner_is_told_the_best_reading_and_nobody_else() -> None:
    table = covered().throw(*faces("A-A-K-K-9"))
    read = {
        viewer: [texts("de").say(phrase, ID, ("Anna", "Ben")) for phrase in read_scene(scene)]
        for viewer in (0, 1, None)
        for scene in [table.game.scene(table.state, viewer)]
    }
    assert "Unter deinem Becher: Vierling Könige" in read[0]
    assert "Anna: A A K K 9" in read[0]
    for viewer in (1, None):
        assert "Anna: 5 Würfel unter dem Becher" in read[viewer]
        assert not [line for line in read[viewer] if "Könige" in line or "A A K K 9" in line]


def test_a_doubt_and_an_agreed_end_of_the_deal_reveal_the_dice() -> None:
    table = covered(reveal_after_deal=True).throw(*faces("A-A-K-K-9")).do("say four-5").do("press accept")
    table.throw(*faces("9-10-J-Q-K")).do("say nothing")
    event = Did(0, Press("doubt"))
    after = table.game.apply(table.state, event)
    assert table.game.reveals(table.state, event, after) == (0, 1)
    told = [texts("de").say(phrase, ID, ("Anna", "Ben")) for phrase in table.game.tell(table.state, event, after, 1)]
    assert told[:4] == [
        "Anna zweifelt. Der Becher geht hoch!",
        "Ben hat: kein Paar. Die Ansage geht in Ordnung.",
        "Anna zahlt 2 Chips in den Pot.",
        "Unter dem Becher von Anna lag: Vierling Könige.",
    ]


@pytest.mark.parametrize("reveal_after_deal", [False, True])
@pytest.mark.parametrize("truth_test", ["exact", "at_least"])
def test_nobody_can_tell_worlds_apart_that_differ_under_a_cup(reveal_after_deal: bool, truth_test: str) -> None:
    options: dict[str, Any] = {"base_game": "covered", "truth_test": truth_test, "rounds": 3}
    for seed in range(3):
        nothing_hidden_shows(knobel.game(ID, 3, {**options, "reveal_after_deal": reveal_after_deal}), seed)


def test_a_greedy_player_announces_the_best_reading() -> None:
    table = covered().throw(*faces("A-A-K-K-9"))
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    best = max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or 0)
    assert best == Say("four-5")


def test_the_throw_of_the_covered_game_is_told_to_its_owner_alone() -> None:
    table = covered()
    event = Thrown(faces("A-A-K-K-9"))
    after = table.game.apply(table.state, event)
    assert [phrase.key for phrase in table.game.tell(table.state, event, after, 1)] == ["told-throw-hidden"]
    assert [phrase.key for phrase in table.game.tell(table.state, event, after, 0)] == ["told-throw"]
