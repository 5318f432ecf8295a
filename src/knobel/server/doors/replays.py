"""Replays: a finished game step by step, as one viewer may see it; what stayed under a cup stays there."""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase
from knobel.core.records import read_record, replay
from knobel.core.scenes import Scene
from knobel.core.secrets import Viewer
from knobel.games.registry import game_of, start_of


class ReplayStep(Frozen, frozen=True):
    """What was said at a step, and how the table looked after it."""

    number: int
    lines: tuple[Phrase, ...]
    scene: Scene


def replay_steps(text: str, viewer: Viewer) -> tuple[ReplayStep, ...]:
    """Every step of a recorded game for this viewer."""
    record = read_record(text)
    game = game_of(record)
    return tuple(
        ReplayStep(number, game.tell(before, event, after, viewer), game.scene(after, viewer))
        for number, (before, event, after) in enumerate(replay(game, record.events, start_of(record)), start=1)
    )
