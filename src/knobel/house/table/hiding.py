"""Hiding: whether people who sit side by side have something to hide from each other."""

from typing import Any

from knobel.core.stages import Ask
from knobel.match.match import Match
from knobel.match.pad import Pad


def hides(play: Match, state: Any) -> bool:
    """Whether people side by side hide something from each other here: dice, or a vote. On a pad nobody does."""
    if isinstance(play, Pad):
        return False
    stage = None if state is None else play.stage(state)
    return play.info.hidden or (isinstance(stage, Ask) and stage.secret)
