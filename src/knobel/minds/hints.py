"""Hints: the moves worth making, each with its value in the game's own currency and one sentence why."""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.phrases import Phrase, say
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask
from knobel.match.match import Match
from knobel.match.utility import Unit
from knobel.minds.arena import view_for
from knobel.minds.knowledge import Knowledge
from knobel.minds.move_values import MoveValue
from knobel.minds.naming import label_in, name_of
from knobel.minds.search import Budget
from knobel.minds.valuing import Values, value_moves
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


class Adviser:
    """What a hint is made from: all that the seat may see and know."""

    name = "hint"
    wants = frozenset({"heuristics", "scene", "worlds"})

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        raise AssertionError("a hint decides nothing")


def hints(
    game: Match,
    state: Any,
    seat: int,
    below: RandBelow,
    budget: Budget | None = None,
    knowledge: Knowledge | None = None,
) -> tuple[Hint, ...]:
    """The best moves of a seat, best first, at most three; none for a seat that is not asked.

    They are made from the seat's view alone: what is hidden from the seat has no part in them. The values are those by
    which the strong mind plays.
    """
    stage = game.stage(state)
    if not isinstance(stage, Ask) or seat not in stage.choices:
        return ()
    view = view_for(game, state, seat, stage.choices[seat], Adviser(), below)
    known = knowledge or Knowledge()
    return told(view, value_moves(view, budget or known.budget, below, known))


def told(view: View, found: Values) -> tuple[Hint, ...]:
    """Moves as hints, the one to make first; what only by chance looked better than it is told as no better."""
    favourite, *others = found.moves
    ranked = _told_apart(view, [favourite, *sorted(others, key=lambda move: -move.value)])
    capped = [(name, move._replace(value=min(move.value, favourite.value))) for name, move in ranked]
    return tuple(
        Hint(move.move, move.value, found.unit, _why(number, capped, _manner(view, found), found.unit))
        for number, (_, move) in enumerate(capped)
    )


# A move with its name.
NamedMove = tuple[Phrase, MoveValue]


def _told_apart(view: View, ranked: list[MoveValue]) -> list[NamedMove]:
    """The best moves with their names; of those with one name, as keeping either of two equal dice, the first."""
    named: list[NamedMove] = []
    for move in ranked:
        name = _name(view, move.move)
        if len(named) < MOST and all(name != known for known, _ in named):
            named.append((name, move))
    return named


def _name(view: View, move: AnyMove) -> Phrase:
    assert view.scene is not None
    assert view.known is not None
    return name_of(move, view.scene, label_in(view.known.game, view.known.state, view.seat, move))


def _manner(view: View, found: Values) -> str:
    """How values are spoken of: a chance is one of winning, or of not losing."""
    assert view.known is not None
    if found.of_round:
        return "round"
    return "safety" if found.unit == "chance" and view.known.game.rules.ranks == "loser" else found.unit


def _why(number: int, ranked: list[NamedMove], manner: str, unit: Unit) -> Phrase:
    name, this = ranked[number]
    if len(ranked) == 1:
        return say("hint-alone", move=name)
    other_name, other = ranked[0] if number else ranked[1]
    apart = abs(this.value - other.value)
    kind = "even" if apart < TELLABLE[unit] else "behind" if number else "best"
    facts = {"value": amount(this.value, unit), "gap": gap(apart, unit)}
    return say(f"hint-{kind}-{manner}", move=name, other=other_name, **facts)


def gap(value: float, unit: Unit) -> Phrase:
    """By how much two values differ, in words: chances differ by percentage points."""
    told = amount(value, unit)
    return say("amount-chance-gap", **told.facts) if unit == "chance" else told


def amount(value: float, unit: Unit) -> Phrase:
    """A value in words, rounded to tenths: languages write their decimals differently."""
    tenths = round(abs(value) * (1000 if unit == "chance" else 10))
    sign = "−" if value < 0 and tenths else ""
    return say(f"amount-{unit}", sign=sign, whole=tenths // 10, tenth=tenths % 10)
