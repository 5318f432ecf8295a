"""Open dice poker by the chips of a deal: keeps against a known hand, raises against somebody who counts as well."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Event, Thrown
from knobel.core.moves import Bid, Keep, Press
from knobel.games.poker._betting import CALL, CHECK, FOLD
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.experts.poker import PokerExpert
from knobel.minds.mind import StrongMind
from knobel.parts.rethrow import STOP

NINE, TEN, KING, ACE = 1, 2, 5, 6


def after(*events: Event, id: str = "offenes-wuerfelpoker", **options: Any) -> tuple[Any, Any]:
    """A deal for two, begun by the first seat, after these events."""
    game = knobel.game(id, 2, {"starter": "first_seat", **options})
    state = game.start()
    for event in events:
        state = game.apply(state, event)
    return game, state


def chips(game: Any, state: Any, seat: int) -> dict[Any, float]:
    """Every move of a seat with the net chips that it expects."""
    chance = Chance("deal")
    view = view_for(game, state, seat, game.stage(state).choices[seat], StrongMind(), chance.below)
    found = PokerExpert(game).value_moves(view, chance.below)
    assert found is not None
    assert [move.value for move in found] == sorted((move.value for move in found), reverse=True)
    return {move.move: move.value for move in found}


def thrown(*faces: int) -> Thrown:
    return Thrown(faces)


STOPS_WITH_A_PAIR = (thrown(NINE, NINE, 3, 4, ACE), Did(0, STOP), Did(0, CHECK))


def test_whoever_throws_last_plays_to_beat_what_lies_there() -> None:
    """Against a full house of aces three nines need a fourth one: two throws of two dice, until it falls."""
    game, state = after(thrown(ACE, ACE, ACE, KING, KING), Did(0, STOP), Did(0, CHECK), thrown(NINE, NINE, NINE, 3, 4))
    worth = chips(game, state, 1)
    best = max(worth.values())
    assert worth[Keep((0, 1, 2))] == best
    one = 1 - (5 / 6) ** 2
    two = one + (1 - one) * one
    assert best == pytest.approx(-1 + 2 * two, abs=0.02)
    assert worth[STOP] == -1.0


def test_a_hand_that_wins_already_is_left_alone() -> None:
    game, state = after(*STOPS_WITH_A_PAIR, thrown(TEN, TEN, TEN, TEN, 3))
    worth = chips(game, state, 1)
    assert next(iter(worth)) == STOP
    assert worth[STOP] == 1.0


def test_nobody_pays_for_a_hand_that_is_beaten() -> None:
    lost = (*STOPS_WITH_A_PAIR, thrown(ACE, ACE, ACE, ACE, ACE), Did(1, STOP), Did(1, Bid(3)))
    game, state = after(*lost)
    worth = chips(game, state, 0)
    assert list(worth) == [FOLD, CALL]
    assert (worth[FOLD], worth[CALL]) == (-1.0, -3.0)


def test_a_hand_that_can_hardly_be_beaten_is_raised_as_far_as_the_other_goes_along() -> None:
    """Four kings are beaten in few turns: with all six chips the other would fold, with fewer not."""
    game, state = after(thrown(KING, KING, KING, KING, ACE), Did(0, STOP))
    worth = chips(game, state, 0)
    best = next(iter(worth))
    assert isinstance(best, Bid)
    assert worth[best] >= 1.0 > worth[CHECK]


def test_a_hand_that_will_be_beaten_is_not_raised() -> None:
    game, state = after(thrown(NINE, NINE, 3, 4, ACE), Did(0, STOP))
    assert next(iter(chips(game, state, 0))) == CHECK


def test_values_add_up_to_nothing_for_two_who_count_alike() -> None:
    """What the first expects after standing is what the second does not, before that one has thrown."""
    game, state = after(thrown(TEN, TEN, 3, 4, ACE), Did(0, STOP), Did(0, Bid(2)))
    second = chips(game, state, 1)
    checked = after(thrown(TEN, TEN, 3, 4, ACE), Did(0, STOP))
    first = chips(*checked, 0)
    assert first[Bid(2)] == pytest.approx(-max(second.values()))


@pytest.mark.parametrize("id", ["offenes-wuerfelpoker", "joker-poker", "al-capone", "wuerfelpoker"])
@pytest.mark.parametrize("seats", [2, 4])
def test_strong_plays_every_open_table_to_its_end(id: str, seats: int) -> None:
    options = {"raising": True, "max_throws": 3} if id == "wuerfelpoker" else {}
    game = knobel.game(id, seats, options)
    played = play(game, game.start(), (StrongMind(), *minds_named(["greedy"])), Chance(id))
    assert sum(played.result.nets or ()) == 0


def test_covered_hands_are_left_to_search() -> None:
    game, state = after(thrown(1, 2, 3, 4, 5), id="joker-poker", base_game="covered")
    chance = Chance("covered")
    view = view_for(game, state, 0, game.stage(state).choices[0], StrongMind(), chance.below)
    assert PokerExpert(game).value_moves(view, chance.below) is None
    assert Press("doubt") not in view.moves
