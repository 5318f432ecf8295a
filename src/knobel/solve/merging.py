"""Positions told apart only by what matters: states that can only go on alike are merged.

What a game itself knows not to matter any more is left out (`canonical`). Dice about to be thrown again have no faces
yet. Alike dice have no order. And some fields only keep what lies on the table for the eye, or count rounds towards a
bound far away: which ones these are is found by trying, in random games, whether anything changes without them.
"""

import random
from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields, replace

from knobel.core.rules import Rules
from knobel.core.stages import Ask, Stage, Throw
from knobel.match.match import Match
from knobel.parts.rethrow import Rethrow
from knobel.solve.walks import Step, random_steps

# Random games looked at to find fields that do not matter, and the states kept of them.
GAMES, STATES = 60, 4000
# Numbers tried in a counter. One that changes nothing up to here has no bound that a game would come near.
FAR = [7, 15, 31, 60, 125, 250]


class Merging:
    """How the states of one game are merged. `left_out` names the fields without which a game goes on the same."""

    def __init__(self, match: Match) -> None:
        game = match.rules
        self._game, self._canonical = game, match.advice.canonical
        self._alike = len(set(match.info.dice)) == 1 and not _coloured(game)
        self.left_out: tuple[str, ...] = ()
        self._blanks: dict[str, Any] = {}
        self._keeps_matter = False
        self._ordered: dict[Rethrow, Rethrow] = {}
        steps = list(random_steps(game, GAMES, STATES))
        for field in fields(type(steps[0].state)) if steps else ():
            if _has_blank(field) and self._goes_on_the_same(steps, field.name, _blank(field)):
                self._blanks[field.name] = _blank(field)
        self.left_out = tuple(self._blanks)
        self._keeps_matter = not all(self._same(_no_keeps(step.state), step, self._blanks) for step in steps)

    def __call__(self, state: Any) -> Any:
        """The state that stands for this one and all that can only go on alike."""
        state = self._canonical(state)
        changed = dict(self._blanks)
        if self._alike:
            for name in state.__struct_fields__:
                if name not in changed:
                    value = getattr(state, name)
                    if type(value) is Rethrow or (
                        type(value) is tuple and any(type(each) is Rethrow for each in value)
                    ):
                        changed[name] = self._in_order(value)
        return replace(state, **changed) if changed else state

    def _in_order(self, turn: Any) -> Any:
        if type(turn) is tuple:
            return tuple(map(self._in_order, turn))
        if type(turn) is not Rethrow or not turn.faces:
            return turn
        known = self._ordered.get(turn)
        if known is None:
            known = self._ordered[turn] = self._sorted(turn)
        return known

    def _sorted(self, turn: Rethrow) -> Rethrow:
        if turn.due:
            faces = sorted(turn.faces[index] for index in turn.kept)
            rest = len(turn.faces) - len(faces)
            return Rethrow((*faces, *(0,) * rest), tuple(range(len(faces))), turn.throws, True)
        if not self._keeps_matter:
            return Rethrow(tuple(sorted(turn.faces)), (), turn.throws, False)
        dice = sorted((face, index in turn.kept) for index, face in enumerate(turn.faces))
        kept = tuple(index for index, (_, stays) in enumerate(dice) if stays)
        return Rethrow(tuple(face for face, _ in dice), kept, turn.throws, False)

    def _goes_on_the_same(self, steps: list[Step], name: str, blank: Any) -> bool:
        """Whether random games go on the same when the field is blank, or holds what it held at another time."""
        seen = list(dict.fromkeys(getattr(state, name) for state, _, _ in steps))
        if seen == [blank]:
            return False
        if all(type(value) is int for value in seen):
            seen += FAR
        blanks = {**self._blanks, name: blank}
        chance = random.Random(name)
        return all(
            self._same(replace(step.state, **{name: other}), step, blanks)
            for step in steps
            for other in (blank, chance.choice(seen))
        )

    def _same(self, changed: Any, step: Step, blanks: dict[str, Any]) -> bool:
        """Whether a changed state goes on like the one in which a step was made."""
        state, stage, event = step
        try:
            if not _alike_stages(self._game.stage(changed), stage):
                return False
            if event is None:
                return True
            one, other = self._game.apply(changed, event), self._game.apply(state, event)
        except Exception:  # A state without something that it needs can fail in any way.
            return False
        canonical = self._canonical
        return bool(replace(canonical(one), **blanks) == replace(canonical(other), **blanks))


def _alike_stages(one: Stage, other: Stage) -> bool:
    if isinstance(one, Ask) and isinstance(other, Ask):
        return {seat: choices.items for seat, choices in one.choices.items()} == {
            seat: choices.items for seat, choices in other.choices.items()
        }
    return one == other


def _no_keeps(state: Any) -> Any:
    """The state with nothing said about which dice were kept in the last throw."""
    changed = {}
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if type(value) is Rethrow and not value.due:
            changed[name] = replace(value, kept=())
    return replace(state, **changed) if changed else state


def _coloured(game: Rules[Any, Any]) -> bool:
    stage = game.stage(game.start(0))
    return isinstance(stage, Throw) and len({die.colour for die in stage.dice.dice}) > 1


def _has_blank(field: FieldInfo) -> bool:
    return field.default is not NODEFAULT


def _blank(field: FieldInfo) -> Any:
    return field.default
