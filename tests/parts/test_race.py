"""Races: turns, circuits, finishes, bounds, and how they end."""

from typing import Any

from knobel.core.dice import Faces, d6
from knobel.core.events import Thrown
from knobel.core.options import Options
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.core.stages import Over, Throw
from knobel.core.widgets import Announcement
from knobel.games.race._race import track
from knobel.parts.race import (
    USUAL_SAFETY_CIRCUITS,
    Finish,
    RaceFace,
    RaceRules,
    RaceState,
    SafetyCircuits,
)
from tests.support.table import Table

GOAL = 10


class SprintOptions(Options, frozen=True):
    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class Sprint(RaceRules[RaceState, SprintOptions]):
    """Add up your throws to ten; a six means another throw."""

    dice = d6(1)

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        return sheet + faces[0], faces[0] == 6

    def at_goal(self, sheet: int) -> bool:
        return sheet >= GOAL

    def rank(self, sheet: int) -> int:
        return min(sheet, GOAL)


class SprintFace(RaceFace[Sprint]):
    def on_table(self, state: RaceState, viewer: int | None) -> tuple[Any, ...]:
        return (track(GOAL, state.sheets),)


def played(game: Sprint, *faces: int, first: int = 0, **fields: Any) -> RaceState:
    """A race after these throws."""
    state = game.start(first)
    state = RaceState(**{name: getattr(state, name) for name in state.__struct_fields__} | fields)
    for face in faces:
        state = game.thrown(state, (face,))
    return state


def sprint(seats: int = 3, **options: Any) -> Sprint:
    return Sprint(seats, SprintOptions(**options))


def test_turns_go_clockwise_from_the_starter_and_circuits_are_counted_from_there() -> None:
    game = sprint()
    state = played(game, 1, 1, first=2)
    assert (state.seat, state.circuit) == (1, 1)
    state = game.thrown(state, (1,))
    assert (state.seat, state.circuit) == (2, 2)
    assert state.sheets == (1, 1, 1)


def test_a_throw_may_be_followed_by_another_of_the_same_turn() -> None:
    state = played(sprint(), 6)
    assert (state.seat, state.sheets) == (0, (6, 0, 0))


def test_a_sudden_finish_ends_the_game_at_once() -> None:
    game = sprint()
    stage = game.stage(played(game, 6, 6))
    assert isinstance(stage, Over)
    assert stage.result.winners == (0,)
    assert stage.result.places == (1, 2, 2)
    assert stage.result.points == (12, 0, 0)


def test_a_full_circuit_is_played_out_without_those_at_the_goal() -> None:
    game = sprint(finish="full_circuit")
    state = played(game, 6, 6)
    assert game.stage(state) == Throw(1, d6(1)), "no further throw for whoever has arrived, six or not"
    state = game.thrown(game.thrown(game.thrown(state, (6,)), (4,)), (5,))
    stage = game.stage(state)
    assert isinstance(stage, Over)
    assert stage.result.places == (1, 1, 3), "all at the goal win together"


def test_everybody_is_told_of_the_last_circuit() -> None:
    game = sprint(finish="full_circuit")
    before = played(game, 6)
    after = game.thrown(before, (4,))
    (told,) = SprintFace(game).consequences(before, Thrown((4,)), after, None)
    assert told.key == "told-goal"
    announced = [widget for widget in SprintFace(game).draw(after, None, None) if isinstance(widget, Announcement)]
    assert [widget.phrase.key for widget in announced] == ["last-circuit"]
    assert not [widget for widget in SprintFace(game).draw(before, None, None) if isinstance(widget, Announcement)]


def test_a_race_is_stopped_after_the_agreed_circuits() -> None:
    game = sprint(safety_circuits=50)
    state = played(game, 1, 1, circuit=50, sheets=(3, 4, 2))
    assert isinstance(game.stage(state), Throw), "the circuit is played to its end"
    stage = game.stage(game.thrown(state, (3,)))
    assert isinstance(stage, Over)
    assert stage.result.flags == (STOPPED_BY_LIMIT,)
    assert stage.result.places == (3, 1, 1)


def test_a_race_decided_in_its_last_circuit_is_not_stopped() -> None:
    game = sprint(seats=2, safety_circuits=50)
    stage = game.stage(played(game, 1, 5, circuit=50, sheets=(3, 5)))
    assert isinstance(stage, Over)
    assert stage.result.flags == ()
    assert stage.result.winners == (1,)


def test_nobody_throws_for_the_place_in_a_race_that_was_stopped() -> None:
    table = Table("hin-und-her", 2, safety_circuits=50, tie_break="throw_off").set(circuit=50).throws(1, 2)
    assert table.result.places == (1, 1)
    assert table.result.flags == (STOPPED_BY_LIMIT,)
