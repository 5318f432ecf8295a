"""What can be taken back: only the last event, and only where nobody can have learnt from it."""

from collections.abc import Collection
from typing import Literal

from knobel.core.events import Did, Thrown
from knobel.core.stages import Ask, Throw
from knobel.house.table.real_dice import is_drawn
from knobel.house.table.table import Table
from knobel.house.table.table_state import Step

Taken = Literal["decision", "throw"]


def taken_back(table: Table, seats: Collection[int], seat: int) -> Taken | None:
    """What somebody at this seat, whose device has these seats, may take back now: their own decision, or a throw
    that was typed in. A pad is written for everybody at its device."""
    last = table.steps[-1] if table.steps and table.phase == "playing" else None
    if last is None:
        return None
    own = seats if table.setup.dice == "pad" else (seat,)
    if isinstance(last.event, Did) and last.event.seat in own:
        # What others may have learnt from a decision cannot be unlearnt, nor what it has shown of theirs.
        return None if table.game.info.hidden or _was_secret(table, last) else "decision"
    return "throw" if table.setup.dice == "real" and _was_typed(table, last) else None


def _was_typed(table: Table, step: Step) -> bool:
    """Whether somebody has said what fell."""
    stage = table.game.stage(step.before)
    return isinstance(step.event, Thrown) and isinstance(stage, Throw) and not is_drawn(table, stage)


def _was_secret(table: Table, step: Step) -> bool:
    """Whether something was decided in secret, as votes are, also in games that hide nothing else."""
    stage = table.game.stage(step.before)
    return isinstance(stage, Ask) and stage.secret
