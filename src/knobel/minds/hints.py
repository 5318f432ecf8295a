"""Hints: the moves worth making, each with its value in the game's own currency and one sentence why."""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.moves import AnyMove
from knobel.core.phrases import Phrase, say
from knobel.core.scenes import Scene
from knobel.core.spaces import Below
from knobel.core.stages import Ask
from knobel.minds.arena import view_for
from knobel.minds.currency import Unit
from knobel.minds.naming import name_of
from knobel.minds.search import Budget, Valued
from knobel.minds.values import valued
from knobel.minds.views import View

MOST = 3
# Values that are nearer than this are told as equal: nobody plays by a hundredth of a point.
TELLABLE = {"points": 0.05, "chips": 0.05, "chance": 0.0005}


class Hint(Frozen, frozen=True):
    """A move, what it is worth to whoever makes it (a chance is a number from 0 to 1), and why."""

    move: AnyMove
    value: float
    unit: Unit
    why: Phrase


class _Adviser:
    """What a hint is made from: all that the seat may see and know."""

    name = "hint"
    wants = frozenset({"merits", "scene", "worlds"})

    def decide(self, view: View, below: Below) -> AnyMove:
        raise AssertionError("a hint decides nothing")


def hints(game: Game[Any], state: Any, seat: int, below: Below, budget: Budget | None = None) -> tuple[Hint, ...]:
    """The best moves of a seat, best first, at most three; none for a seat that is not asked.

    They are made from the seat's view alone: what is hidden from the seat has no part in them. The values are those by
    which the strong mind plays.
    """
    stage = game.stage(state)
    if not isinstance(stage, Ask) or seat not in stage.choices:
        return ()
    view = view_for(game, state, seat, stage.choices[seat], _Adviser(), below)
    assert view.scene is not None
    found = valued(view, budget or Budget(), below)
    return told(found.moves, found.unit, view.scene)


def told(moves: tuple[Valued, ...], unit: Unit, scene: Scene) -> tuple[Hint, ...]:
    """Moves as hints, the one to make first; what only by chance looked better than it is told as no better."""
    favourite, *others = moves
    ranked = [favourite, *sorted(others, key=lambda move: -move.value)][:MOST]
    capped = [move._replace(value=min(move.value, favourite.value)) for move in ranked]
    return tuple(
        Hint(move.move, move.value, unit, _why(number, capped, unit, scene)) for number, move in enumerate(capped)
    )


def _why(number: int, ranked: list[Valued], unit: Unit, scene: Scene) -> Phrase:
    this = ranked[number]
    facts = {"move": name_of(this.move, scene), "value": amount(this.value, unit)}
    if len(ranked) == 1:
        return say("hint-alone", move=facts["move"])
    other = ranked[0] if number else ranked[1]
    apart = abs(this.value - other.value)
    kind = "even" if apart < TELLABLE[unit] else "behind" if number else "best"
    return say(f"hint-{kind}-{unit}", **facts, other=name_of(other.move, scene), gap=amount(apart, unit))


def amount(value: float, unit: Unit) -> Phrase:
    """A value in words, rounded to tenths: languages write their decimals differently."""
    tenths = round(abs(value) * (1000 if unit == "chance" else 10))
    sign = "-" if value < 0 and tenths else ""
    return say(f"amount-{unit}", sign=sign, whole=tenths // 10, tenth=tenths % 10)
