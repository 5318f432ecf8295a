"""The generic solver against brute force, in every game that it accepts: nothing merged, every die told apart.

Whole games are too long for that, so late positions are looked at: as early ones of random games as brute force can
still go through. The options are the shortest that a game allows.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import knobel
from knobel.core.errors import KnobelError
from knobel.core.options import fields_of
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.utility import unit_of
from knobel.solve import TooBig, missing_libraries, solve
from knobel.solve.state_graph import Unsolvable, check_stage
from knobel.solve.subgame import Limits
from knobel.solve.walks import any_event, random_steps, walk
from tests.solve.plainly import Undecided, plain_value

pytestmark = pytest.mark.skipif(bool(missing_libraries()), reason="solving needs its numeric libraries")

GAMES = 2
# How many ways from one state to another brute force goes through, and how far from the end it begins.
EDGES = 8_000
STEPS_BACK = (1, 2, 4)
# Of what a game can be worth, brute force must leave open no more than this.
VAGUE = 0.5
# Games that even late have too many states for the solver.
NEVER_SMALL = {"die-sonne", "faule-sechs", "finke", "kleeblatt", "punkte-loeschen", "treffer"}
# Games that the solver looks through only by these options, because people put something in by hand otherwise.
LOOKED_THROUGH: dict[str, dict[str, Any]] = {
    "eins-bis-sechzehn": {"assist": "auto", "max_laps": 198},
    "wuerfelstapel": {"mode": "app_magician"},
}
# How much the solver goes through, and where nothing is that small.
QUICK, PATIENT = Limits(4_000, 60_000), Limits(60_000, 600_000)


def shortest(id: str) -> Match:
    """A game with as few players as can be, and every number among its other options as small as it may be."""
    seats = max(2, opening.game(id).info.players.least)
    options = dict(LOOKED_THROUGH.get(id, {}))
    for field in fields_of(opening.game(id).rules.options_type):
        least = min((value for value in field.samples() if type(value) is int), default=None)
        if least is not None and field.name not in options and _allowed(id, seats, {**options, field.name: least}):
            options[field.name] = least
    return opening.game(id, seats, options)


def _allowed(id: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        opening.game(id, seats, options)
    except KnobelError:
        return False
    return True


def span(game: Match, game_state: Any) -> tuple[float, float]:
    """The least and the most that a game can be worth to a seat."""
    if unit_of(game.rules) == "chance":
        return 0.0, 1.0
    chips = game.rules.conserved(game_state) or 1000
    return -chips, chips


def plain_bounds(game: Match, game_state: Any) -> tuple[float, float] | None:
    """Between what bounds the state is worth to the first seat, by all that brute force can reach.

    What is beyond is worth least to that seat and most to the others, then the other way round. Between two that holds
    however they decide, among more where chance alone decides.
    """
    least, most = span(game, game_state)
    others = game.seats - 1
    try:
        low = plain_value(game.rules, game_state, EDGES, (least, *(most,) * others))[0]
        high = plain_value(game.rules, game_state, EDGES, (most, *(least,) * others))[0]
    except Undecided:
        return None
    return (low, high) if high - low <= VAGUE * (most - least) else None


def late_states(game: Match) -> Iterator[Any]:
    """States of random games, the last ones first; also as they would be just before the game is stopped."""
    chance, bound = random.Random(game.info.id), game.rules.safety_bound()
    for number in range(GAMES):
        start = game.rules.start(number % game.seats)
        steps = list(walk(game.rules, start, lambda _, stage: any_event(stage, chance)))
        for back in STEPS_BACK:
            if back < len(steps):
                game_state = steps[-1 - back].state
                yield game_state
                if bound is not None and bound.most is not None:
                    yield game_state.but(**{bound.field: bound.most - 1})


def compare(game: Match, game_state: Any, limits: Limits) -> bool:
    """Compare a position with brute force; False where one of them cannot go through it."""
    start = game.start().but(game_state=game_state)
    solution = solve(game, start=start, limit_states=limits.states, limit_edges=limits.edges)
    bounds = None if isinstance(solution, TooBig) else plain_bounds(game, game_state)
    if bounds is None or isinstance(solution, TooBig):
        return False
    assert bounds[0] - 1e-8 <= solution.game_value(game_state)[0] <= bounds[1] + 1e-8
    return True


def accepted(game: Match) -> bool:
    """Whether the solver can look through such a game at all, apart from its size."""
    try:
        for _, stage, _ in random_steps(game.rules, 5, 500):
            check_stage(stage, game.seats)
    except Unsolvable:
        return False
    return True


@pytest.mark.parametrize("id", LOOKED_THROUGH)
def test_a_game_is_looked_through_by_the_options_that_allow_it(id: str) -> None:
    assert accepted(shortest(id))


@pytest.mark.parametrize("id", knobel.ids())
def test_late_positions_are_worth_what_brute_force_says(id: str) -> None:
    game = shortest(id)
    if accepted(game):
        late = list(late_states(game))
        compared = sum(compare(game, game_state, QUICK) for game_state in late)
        assert compared or id in NEVER_SMALL or any(compare(game, game_state, PATIENT) for game_state in late[:2])
