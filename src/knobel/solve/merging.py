"""Positions told apart only by what matters: states that can only go on alike are merged.

What a game itself knows not to matter any more is left out (`Advice.canonical`). Dice about to be thrown again have no
faces yet. Alike dice have no order. And the count that only stops a game which will not end (`Rules.safety_bound`) is
left out unless it is asked for: whoever merges so must make sure that the bound is out of reach.
"""

from typing import Any

from knobel.core.rules import Rules
from knobel.core.stages import Throw
from knobel.match.match import Match
from knobel.parts.rethrow import Rethrow


class Merging:
    """How the states of one game are merged. `uncounted` is the count that is left out: its field and first value."""

    def __init__(self, match: Match, *, counted: bool = False) -> None:
        rules = match.rules
        self._canonical = match.advice.canonical
        self._alike = len(set(match.info.dice)) == 1 and not _coloured(rules)
        self._ordered: dict[Rethrow, Rethrow] = {}
        bound = None if counted else rules.safety_bound()
        self.uncounted: dict[str, int] = {} if bound is None else {bound.field: getattr(rules.start(0), bound.field)}

    def __call__(self, state: Any) -> Any:
        """The state that stands for this one and all that can only go on alike."""
        state = self._canonical(state)
        changed: dict[str, Any] = dict(self.uncounted)
        if self._alike:
            for name in state.__struct_fields__:
                value = getattr(state, name)
                if type(value) is Rethrow or (type(value) is tuple and any(type(each) is Rethrow for each in value)):
                    changed[name] = self._in_order(value)
        return state.but(**changed) if changed else state

    def _in_order(self, turn: Any) -> Any:
        if type(turn) is tuple:
            return tuple(map(self._in_order, turn))
        if type(turn) is not Rethrow or not turn.faces:
            return turn
        known = self._ordered.get(turn)
        if known is None:
            known = self._ordered[turn] = _sorted(turn)
        return known


def _sorted(turn: Rethrow) -> Rethrow:
    if turn.due:
        faces = sorted(turn.faces[index] for index in turn.kept)
        rest = len(turn.faces) - len(faces)
        return Rethrow((*faces, *(0,) * rest), tuple(range(len(faces))), turn.throws, True)
    dice = sorted((face, index in turn.kept) for index, face in enumerate(turn.faces))
    kept = tuple(index for index, (_, stays) in enumerate(dice) if stays)
    return Rethrow(tuple(face for face, _ in dice), kept, turn.throws, False)


def _coloured(rules: Rules[Any, Any]) -> bool:
    stage = rules.stage(rules.start(0))
    return isinstance(stage, Throw) and len({die.colour for die in stage.dice.dice}) > 1
