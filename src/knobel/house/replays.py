"""Replays: a finished game step by step, as one viewer may see it; what stayed under a cup stays there."""

from msgspec.structs import replace

from knobel.core.frozen import Frozen
from knobel.core.options import Value
from knobel.core.phrases import Phrase
from knobel.core.records import read_record
from knobel.core.scenes import Scene
from knobel.core.secrets import Viewer
from knobel.match.opening import game_of, start_of
from knobel.match.presets import preset_of
from knobel.match.replaying import replay


class ReplayStep(Frozen, frozen=True):
    """What was said at a step, and how the table looked after it. Step 0 is the table before anything happened."""

    number: int
    lines: tuple[Phrase, ...]
    scene: Scene


class Replay(Frozen, frozen=True):
    """A finished game: what was played, by whom, for whom it is shown, and every step; `preset` if it was one."""

    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    viewer: Viewer
    steps: tuple[ReplayStep, ...]
    preset: str | None = None


def replay_for(text: str, viewer: Viewer, names: tuple[str, ...]) -> Replay:
    """A recorded game for this viewer. What could have been done is left out: nobody decides anything any more."""
    record = read_record(text)
    game = game_of(record)
    start = start_of(record)
    steps = [ReplayStep(0, (), _still(game.scene(start, viewer)))]
    for number, (before, event, after) in enumerate(replay(game, record.events, start), start=1):
        steps.append(ReplayStep(number, game.tell(before, event, after, viewer), _still(game.scene(after, viewer))))
    return Replay(record.game, record.options, names, viewer, tuple(steps), preset_of(game))


def _still(scene: Scene) -> Scene:
    return replace(scene, offers=())
