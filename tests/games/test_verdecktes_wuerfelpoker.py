"""Verdecktes Würfelpoker: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Expired, Thrown
from knobel.core.moves import Press, Say
from knobel.core.reading import read_scene
from knobel.core.secrets import Secret
from knobel.core.stages import Ask, Throw
from knobel.games.poker._betting import opened
from knobel.games.poker._hands import hands_to_call
from knobel.texts import texts
from tests.conformance.checks import nothing_hidden_shows
from tests.support.cases import case
from tests.support.table import Table

ID = "verdecktes-wuerfelpoker"
FACES = {"9": 1, "10": 2, "J": 3, "Q": 4, "K": 5, "A": 6}
PAIR_OF_NINES = (1, 1)


def faces(dice: str) -> tuple[int, ...]:
    """Dice as they are written in the rules: `9-9-J-Q-A`."""
    return tuple(FACES[die] for die in dice.split("-"))


def poker(seats: int = 3, **options: Any) -> Table:
    return Table(ID, seats, **options)


def announce(table: Table, dice: str, claim: str) -> Table:
    """Whoever is on throws these dice and announces a hand."""
    return table.throw(*faces(dice)).do(f"say {claim}")


def unopposed(table: Table, dice: str, claim: str) -> Table:
    """The same, and nobody doubts it in time."""
    announce(table, dice, claim)
    assert isinstance(table.stage, Ask)
    (clock,) = table.stage.clocks
    return table.expire(clock.name)


def chips(table: Table) -> tuple[int, ...]:
    chips: tuple[int, ...] = table.game_state.betting.chips
    return chips


def owned(table: Table) -> tuple[int, ...]:
    """What everybody has, the chip of a deal just begun included."""
    betting = table.game_state.betting
    return tuple(held + paid for held, paid in zip(betting.chips, betting.paid, strict=True))


def with_chips(table: Table, *held: int) -> Table:
    """The first deal anew, with these chips before everybody has paid one."""
    return table.set(betting=opened(held, 0, 1))


@case(f"{ID}:C1")
def test_a_liar_doubles_the_pot_and_is_taken_at_the_truth(case_id: str) -> None:
    table = announce(poker(), "9-9-J-Q-A", "triple-5")
    assert (table.game_state.betting.pot, table.asked) == (3, (1, 2))
    table.do("press doubt", seat=1)
    assert (chips(table), table.game_state.betting.pot) == ((4, 7, 7), 6)
    assert table.game_state.claims == (PAIR_OF_NINES,)
    assert table.thrower == 1


@case(f"{ID}:C2")
def test_a_wrong_doubter_doubles_the_pot_and_the_announcement_stands(case_id: str) -> None:
    table = announce(poker(), "9-9-J-Q-A", "pair-1").do("press doubt", seat=2)
    assert (chips(table), table.game_state.betting.pot) == ((7, 7, 4), 6)
    assert table.game_state.claims == (PAIR_OF_NINES,)


@case(f"{ID}:C3")
def test_what_nobody_doubts_in_time_stands_and_the_highest_takes_the_pot(case_id: str) -> None:
    table = announce(poker(), "9-9-J-Q-A", "triple-5")
    assert isinstance(table.stage, Ask)
    assert [(clock.name, clock.seconds) for clock in table.stage.clocks] == [("doubt-1-0", 10)]
    table.expire("doubt-1-0")
    unopposed(table, "A-A-9-10-J", "pair-6")
    unopposed(table, "A-A-K-K-9", "two-pairs-6-5")
    assert table.last.outcome.won == (3, 0, 0)
    assert owned(table) == (10, 7, 7)
    assert table.thrower == 0
    assert table.last.outcome.hands == ((), (), ()), "no dice are shown"


@case(f"{ID}:C4")
def test_saying_less_than_one_has_is_a_fib_unless_more_will_do(case_id: str) -> None:
    exact = announce(poker(), "Q-Q-Q-9-9", "triple-4").do("press doubt", seat=1)
    assert (chips(exact), exact.game_state.claims) == ((4, 7, 7), ((5, 4, 1),))
    at_least = announce(poker(truth_test="at_least"), "Q-Q-Q-9-9", "triple-4").do("press doubt", seat=1)
    assert (chips(at_least), at_least.game_state.claims) == ((7, 4, 7), ((3, 4),))


@case(f"{ID}:C5")
def test_whoever_has_too_few_chips_pays_what_they_have_and_without_any_cannot_doubt(case_id: str) -> None:
    table = with_chips(poker(), 8, 3, 8)
    announce(table, "9-9-J-Q-A", "triple-5").do("press doubt", seat=2)
    assert (chips(table), table.game_state.betting.pot) == ((4, 2, 7), 6)
    announce(table, "K-K-9-10-J", "pair-5").do("press accept", seat=0).do("press accept", seat=2)
    announce(table, "A-A-9-10-J", "pair-6").do("press doubt", seat=1)
    assert table.last.outcome.won == (0, 0, 8), "the doubter has paid only two"
    assert owned(table) == (4, 0, 15)
    broke = announce(with_chips(poker(), 8, 1, 8), "9-9-J-Q-A", "triple-5")
    assert broke.asked == (2,)
    assert broke.refuses("press doubt", seat=1) == "not-asked"


@case(f"{ID}:C6")
def test_two_doubts_double_the_pot_twice(case_id: str) -> None:
    table = announce(poker(), "9-9-J-Q-A", "triple-5").do("press doubt", seat=1)
    assert table.game_state.betting.pot == 6
    announce(table, "K-K-9-10-J", "pair-5").do("press doubt", seat=2)
    assert table.game_state.betting.pot == 12
    assert chips(table) == (4, 7, 1)


@case(f"{ID}:C7")
def test_a_tie_is_settled_by_open_throws(case_id: str) -> None:
    table = unopposed(poker(), "9-9-J-Q-A", "pair-5")
    unopposed(table, "9-9-J-Q-A", "pair-5")
    unopposed(table, "9-9-J-Q-A", "nothing")
    assert table.game_state.tied == (0, 1)
    assert isinstance(table.stage, Throw)
    assert table.stage.seen_by is None
    table.throws(faces("9-9-10-J-Q"), faces("10-10-9-J-Q"))
    assert table.last.outcome.won == (0, 3, 0)


@case(f"{ID}:C8")
def test_a_player_without_chips_can_still_lose_the_deal(case_id: str) -> None:
    table = with_chips(poker(2), 1, 7)
    assert (chips(table), table.game_state.betting.pot) == ((0, 6), 2)
    announce(table, "9-9-J-Q-A", "triple-5").do("press doubt")
    assert (chips(table), table.game_state.betting.pot) == ((0, 6), 2)
    assert table.game_state.claims == (PAIR_OF_NINES,)
    announce(table, "K-K-9-10-J", "pair-5")
    assert table.result.chips == (0, 8)


@case(f"{ID}:C9")
def test_five_aces_never_doubted_win_and_tie_only_with_five_aces(case_id: str) -> None:
    table = unopposed(poker(2), "9-10-J-Q-A", "five-6")
    unopposed(table, "9-10-J-Q-A", "five-5")
    assert table.last.outcome.won == (2, 0)
    tied = unopposed(poker(2), "9-10-J-Q-A", "five-6")
    unopposed(tied, "9-10-J-Q-A", "five-6")
    assert tied.game_state.tied == (0, 1)


def test_there_are_seventy_announcements_in_rising_order_and_two_more_with_sequences() -> None:
    for sequences, count in ((False, 70), (True, 72)):
        table = poker(sequences=sequences).throw(*faces("9-9-J-Q-A"))
        assert isinstance(table.stage, Ask)
        said = [move.value for move in table.stage.choices[0].moves if isinstance(move, Say)]
        assert len(said) == count
        keys = [hands_to_call(sequences)[value] for value in said]
        assert keys == sorted(keys)
        assert ("sequence-6" in said) == sequences


def test_nobody_has_to_announce_more_than_the_others() -> None:
    table = unopposed(poker(), "A-A-A-A-9", "four-6").throw(*faces("9-9-J-Q-A"))
    assert table.offers("say nothing")
    assert table.offers("say five-6")


def test_the_window_closes_when_all_have_accepted() -> None:
    table = announce(poker(), "9-9-J-Q-A", "triple-5").do("press accept", seat=2)
    assert table.asked == (1,)
    assert table.refuses("press doubt", seat=2) == "not-asked"
    table.do("press accept")
    assert table.thrower == 1
    assert table.game_state.claims == ((3, 5),)


def test_only_the_first_doubt_counts() -> None:
    table = announce(poker(), "9-9-J-Q-A", "triple-5").do("press doubt", seat=2)
    with pytest.raises(knobel.IllegalMove):
        table.do("press doubt", seat=1)


def test_in_turn_each_opponent_is_asked_without_a_clock() -> None:
    table = announce(poker(challenge_mode="sequential"), "9-9-J-Q-A", "triple-5")
    assert table.asked == (1,)
    assert isinstance(table.stage, Ask)
    assert table.stage.clocks == ()
    table.do("press accept")
    assert table.asked == (2,)
    table.do("press doubt")
    assert table.game_state.claims == (PAIR_OF_NINES,)


def test_the_neighbour_to_the_left_is_asked_first() -> None:
    table = announce(Table(ID, 4, first=2), "9-9-J-Q-A", "triple-5")
    assert table.asked == (3, 0, 1)


def test_the_announcement_under_doubt_can_be_a_better_hand_than_the_truth_with_at_least() -> None:
    table = announce(poker(truth_test="at_least"), "Q-Q-Q-9-9", "four-4").do("press doubt", seat=1)
    assert table.game_state.claims == ((5, 4, 1),)
    assert chips(table) == (4, 7, 7)


def test_a_payer_without_chips_stays_in_the_deal() -> None:
    table = with_chips(poker(), 2, 8, 8)
    announce(table, "A-A-A-A-A", "triple-5").do("press doubt", seat=1)
    assert chips(table)[0] == 0
    unopposed(table, "K-K-9-10-J", "pair-5")
    unopposed(table, "K-K-9-10-J", "pair-4")
    assert table.last.outcome.won == (4, 0, 0), "five aces, as they really lay there"


def test_a_tie_can_split_the_pot() -> None:
    table = poker(tie="split")
    for claim in ("pair-5", "pair-5", "nothing"):
        unopposed(table, "9-9-J-Q-A", claim)
    assert table.last.outcome.won == (2, 1, 0)
    assert table.thrower == 0


def test_after_ten_undecided_open_throws_the_pot_is_split() -> None:
    table = unopposed(unopposed(poker(2), "9-9-J-Q-A", "pair-5"), "9-9-J-Q-A", "pair-5")
    for _ in range(10):
        assert table.game_state.deal == 1
        table.throws(faces("9-9-10-J-Q"), faces("9-9-10-J-Q"))
    assert table.last.outcome.won == (1, 1)


def test_the_game_ends_after_its_deals() -> None:
    table = unopposed(unopposed(poker(2, rounds=1), "9-9-J-Q-A", "pair-5"), "9-9-J-Q-A", "pair-4")
    assert (table.result.places, table.result.nets) == ((1, 2), (1, -1))


def test_when_time_runs_out_the_lowest_hand_is_announced_and_nobody_doubts() -> None:
    table = poker(2, decision_seconds=10).throw(*faces("A-A-A-A-A")).expire("decision-0-0")
    assert table.game_state.claims == ((0,),)
    table.expire("decision-1-0")
    assert table.thrower == 1


# Hidden things -------------------------------------------------------------------------------------------------------


def scene_text(table: Table, viewer: int | None) -> str:
    scene = table.game.scene(table.state, viewer)
    return "\n".join(texts("en").say(phrase, ID, ("Anna", "Ben", "Cem")) for phrase in read_scene(scene))


def test_only_the_thrower_sees_dice_and_hand() -> None:
    table = announce(poker(), "9-9-J-Q-A", "triple-5")
    assert "Anna: 9 9 J Q A" in scene_text(table, 0)
    assert "Under your cup: a pair of nines" in scene_text(table, 0)
    for viewer in (1, 2, None):
        assert "Anna: 5 dice under the cup" in scene_text(table, viewer)
        assert "nines" not in scene_text(table, viewer)


def test_a_throw_that_nobody_doubts_stays_hidden_and_is_gone_with_its_deal() -> None:
    table = unopposed(poker(2), "9-9-J-Q-A", "five-6")
    assert isinstance(table.game_state.cups[0], Secret)
    unopposed(table, "K-K-9-10-J", "pair-5")
    assert table.game_state.cups == ()
    for viewer in (0, 1, None):
        assert "J" not in scene_text(table, viewer)


def test_a_doubt_shows_the_dice_to_everybody() -> None:
    table = announce(poker(), "9-9-J-Q-A", "triple-5")
    event = Did(1, Press("doubt"))
    after = table.game.apply(table.state, event)
    assert table.game.reveals(table.state, event, after) == (0,)
    table.apply(event)
    assert all("Anna: 9 9 J Q A" in scene_text(table, viewer) for viewer in (0, 1, 2, None))


def test_without_a_doubt_nothing_is_ever_revealed() -> None:
    table = announce(unopposed(poker(2), "9-9-J-Q-A", "five-6"), "K-K-9-10-J", "pair-5")
    event = Expired("doubt-1-1")
    assert table.game.reveals(table.state, event, table.game.apply(table.state, event)) == ()


def test_the_table_can_agree_to_lift_all_cups_after_the_deal() -> None:
    table = announce(unopposed(poker(2, reveal_after_deal=True), "9-9-J-Q-A", "five-6"), "K-K-9-10-J", "pair-5")
    event = Expired("doubt-1-1")
    after = table.game.apply(table.state, event)
    assert table.game.reveals(table.state, event, after) == (0, 1)
    told = [texts("en").say(phrase, ID, ("Anna", "Ben")) for phrase in table.game.tell(table.state, event, after, 0)]
    assert told[2:4] == ["Under the cup of Anna lay a pair of nines.", "Under the cup of Ben lay a pair of kings."]
    table.apply(event)
    assert table.last.outcome.hands == (faces("9-9-J-Q-A"), faces("K-K-9-10-J"))
    assert all("Anna: 9 9 J Q A" in scene_text(table, viewer) for viewer in (0, 1, None))


def test_lifted_cups_do_not_cover_the_open_throws_that_have_decided_a_tie() -> None:
    table = unopposed(poker(3, reveal_after_deal=True), "9-9-J-Q-A", "five-6")
    unopposed(unopposed(table, "K-K-9-10-J", "five-6"), "Q-Q-9-10-J", "pair-1")
    assert table.game_state.tied == (0, 1)
    table.throw(*faces("10-10-10-Q-K")).throw(*faces("J-J-9-Q-K"))
    assert table.last.outcome.hands == tuple(map(faces, ("10-10-10-Q-K", "J-J-9-Q-K", "Q-Q-9-10-J")))
    assert "Anna: 10 10 10 Q K" in scene_text(table, None)


def test_nothing_in_a_state_but_the_secret_depends_on_a_hidden_throw() -> None:
    one, other = (announce(poker(), dice, "triple-5").game_state for dice in ("9-9-J-Q-A", "K-K-K-9-9"))
    assert one.cups != other.cups
    assert all(
        getattr(one, field) == getattr(other, field) for field in one.__struct_fields__ if field not in ("cups",)
    )


@pytest.mark.parametrize("truth_test", ["exact", "at_least"])
@pytest.mark.parametrize("challenge_mode", ["timed", "sequential"])
@pytest.mark.parametrize("reveal_after_deal", [False, True])
def test_nobody_can_tell_worlds_apart_that_differ_under_a_cup(
    truth_test: str, challenge_mode: str, reveal_after_deal: bool
) -> None:
    options: dict[str, Any] = {"truth_test": truth_test, "challenge_mode": challenge_mode, "rounds": 3}
    options |= {"reveal_after_deal": reveal_after_deal, "decision_seconds": 10}
    for seed in range(3):
        nothing_hidden_shows(knobel.game(ID, 3, options), seed)


# What is said --------------------------------------------------------------------------------------------------------


def told(table: Table, event: Any, viewer: int | None, language: str = "de") -> list[str]:
    after = table.game.apply(table.state, event)
    phrases = table.game.tell(table.state, event, after, viewer)
    return [texts(language).say(phrase, ID, ("Anna", "Ben", "Cem")) for phrase in phrases]


def test_throw_announcement_and_doubt_are_told() -> None:
    table = poker()
    event = Thrown(faces("9-9-J-Q-A"))
    assert told(table, event, 0) == ["Anna wirft 9 9 B D A."]
    assert told(table, event, 1) == ["Anna wirft verdeckt."]
    table.apply(event)
    assert told(table, Did(0, Say("triple-5")), 1) == ["Anna sagt an: Drilling Könige."]
    table.do("say triple-5")
    assert told(table, Did(2, Press("doubt")), None) == [
        "Cem zweifelt. Der Becher geht hoch!",
        "Anna hat: ein Paar Neunen. Das war geschwindelt; es gilt, was daliegt.",
        "Anna zahlt 3 Chips in den Pot.",
    ]


def test_an_announcement_that_nobody_can_doubt_is_told_as_such() -> None:
    table = with_chips(poker(2), 8, 1).throw(*faces("9-9-J-Q-A"))
    assert len(told(table, Did(0, Say("triple-5")), None)) == 2
    table.do("say triple-5")
    assert table.thrower == 1


def test_a_greedy_player_tells_the_truth_if_it_leads_and_else_the_least_that_would() -> None:
    table = poker(2).throw(*faces("K-K-9-10-J"))
    assert best(table, 0) == Say("pair-5")
    table.do("say pair-5").do("press accept").throw(*faces("Q-Q-9-10-J"))
    assert best(table, 1) == Say("pair-6")
    table.do("say five-6")
    assert best(table, 0) == Press("doubt")


def best(table: Table, seat: int) -> object:
    choices = table.game.choices(table.state, seat)
    assert choices is not None
    return max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, seat, move) or 0)
