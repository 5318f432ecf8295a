"""Hints: the moves worth making, each with its value in the game's own currency and one sentence why."""

from typing import Any, Literal

from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.moves import AnyMove
from knobel.core.phrases import Phrase, say
from knobel.core.scenes import Scene
from knobel.core.spaces import Below
from knobel.core.stages import Ask
from knobel.minds.arena import view_for
from knobel.minds.naming import name_of
from knobel.minds.views import View

Unit = Literal["points", "chips", "chance"]
MOST = 3
# Values that are nearer than this are told as equal: nobody plays by a hundredth of a point.
TELLABLE = {"points": 0.05, "chips": 0.05, "chance": 0.0005}


class Hint(Frozen, frozen=True):
    """A move, what it is worth to whoever makes it (a chance is a number from 0 to 1), and why."""

    move: AnyMove
    value: float
    unit: Unit
    why: Phrase


class _Curious:
    """What a hint is made from: all that the seat may see, and what the game says of its moves."""

    name = "hint"
    wants = frozenset({"merits", "scene"})

    def decide(self, view: View, below: Below) -> AnyMove:
        raise AssertionError("a hint decides nothing")


def hints(game: Game[Any], state: Any, seat: int, below: Below) -> tuple[Hint, ...]:
    """The best moves of a seat, best first, at most three; none for a seat that is not asked.

    They are made from the seat's view alone: what is hidden from the seat has no part in them.
    """
    stage = game.stage(state)
    if not isinstance(stage, Ask) or seat not in stage.choices:
        return ()
    view = view_for(game, state, seat, stage.choices[seat], _Curious(), below)
    assert view.scene is not None
    worth = {move: merit for move, merit in zip(view.moves, view.merits, strict=True) if merit is not None}
    ranked = sorted(worth.items(), key=lambda item: -item[1])[:MOST]
    return told(ranked, unit_of(game), view.scene)


def unit_of(game: Game[Any]) -> Unit:
    """What a game counts in: chips where they are won, points where they are compared, else the chance to win."""
    if game.info.ranks == "chips":
        return "chips"
    return "points" if game.info.points else "chance"


def told(ranked: list[tuple[AnyMove, float]], unit: Unit, scene: Scene) -> tuple[Hint, ...]:
    """Ranked moves as hints. The best is measured against the next one, the others against the best."""
    return tuple(
        Hint(move, value, unit, _why(number, ranked, unit, scene)) for number, (move, value) in enumerate(ranked)
    )


def _why(number: int, ranked: list[tuple[AnyMove, float]], unit: Unit, scene: Scene) -> Phrase:
    move, value = ranked[number]
    facts = {"move": name_of(move, scene), "value": amount(value, unit)}
    if len(ranked) == 1:
        return say("hint-alone", **facts)
    other, its_value = ranked[0] if number else ranked[1]
    gap = amount(abs(value - its_value), unit)
    kind = "even" if abs(value - its_value) < TELLABLE[unit] else "behind" if number else "best"
    return say(f"hint-{kind}", **facts, other=name_of(other, scene), gap=gap)


def amount(value: float, unit: Unit) -> Phrase:
    """A value in words, rounded to tenths: languages write their decimals differently."""
    tenths = round(abs(value) * (1000 if unit == "chance" else 10))
    sign = "-" if value < 0 and tenths else ""
    return say(f"amount-{unit}", sign=sign, whole=tenths // 10, tenth=tenths % 10)
