"""Tarnkappe by hand: nobody has seen the die, so whoever guesses low is right more often, and that is all there is."""

from functools import cache
from typing import Any

import pytest

import knobel
from knobel.core.moves import Say
from knobel.core.stages import Over, Throw
from knobel.games.cup.tarnkappe import MEANT, NEITHER
from knobel.match.utility import utilities

LOW, HIGH = map(Say, MEANT)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"floor_zero": True}), (3, {"target": 3})])
def test_guessing_low_is_best_in_every_state_and_looks_best(seats: int, options: dict[str, Any]) -> None:
    """Every state of a game with few points and circuits is looked through by the engine's own rules."""
    game = knobel.game("tarnkappe", seats, {"target": 4, "max_circuits": 20, **options})
    rules: Any = game.rules
    guesses = 0

    @cache
    def worth(state: Any) -> tuple[float, ...]:
        nonlocal guesses
        stage = rules.stage(state)
        if isinstance(stage, Over):
            return utilities(rules, stage.result)
        assert isinstance(stage, Throw)
        # A four is thrown again, and changes nothing.
        cups = [rules.thrown(state, (face,)) for face in range(1, 7) if face != NEITHER]
        seat = rules.guesser(state)
        after = {guess: [worth(_plain(rules.did(cup, seat, guess))) for cup in cups] for guess in (LOW, HIGH)}
        means = {
            guess: tuple(sum(each) / len(cups) for each in zip(*rows, strict=True)) for guess, rows in after.items()
        }
        assert means[LOW][seat] >= means[HIGH][seat]
        low, high = (game.advice.heuristic(cups[0], seat, guess) for guess in (LOW, HIGH))
        assert low is not None
        assert high is not None
        assert low > high
        guesses += 1
        return means[LOW]

    assert sum(worth(rules.start(0))) == pytest.approx(1)
    assert guesses > 500


def _plain(state: Any) -> Any:
    """Without the die that was shown last, which means nothing any more."""
    return type(state)(state.seat, state.points, state.scored)
