"""Replays: a finished game step by step, as one viewer may see it; what stayed under a cup stays there."""

from msgspec.structs import replace

from knobel.core.frozen import Frozen
from knobel.core.options import Value
from knobel.core.phrases import Phrase
from knobel.core.records import read_record
from knobel.core.scenes import Scene
from knobel.core.secrets import Viewer
from knobel.match.opening import game_of, start_of
from knobel.match.position import write_position
from knobel.match.presets import preset_of
from knobel.match.replaying import replay
from knobel.match.state import AnyState


class ReplayStep(Frozen, frozen=True):
    """What was said at a step, and how the table looked after it. Step 0 is the table before anything happened.

    `position` is the whole state as a line, for viewers from whom nothing of the game was hidden.
    """

    number: int
    lines: tuple[Phrase, ...]
    scene: Scene
    position: str | None = None


class Replay(Frozen, frozen=True):
    """A finished game: what was played, by whom, for whom it is shown, and every step; `preset` if it was one."""

    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    viewer: Viewer
    steps: tuple[ReplayStep, ...]
    preset: str | None = None


def replay_for(text: str, viewer: Viewer, names: tuple[str, ...], *, positions: bool = False) -> Replay:
    """A recorded game for this viewer. What could have been done is left out: nobody decides anything any more.

    With `positions` every step has its state as a line, which says everything: for those only who have seen everything.
    """
    record = read_record(text)
    game = game_of(record)
    start = start_of(record)

    def step(number: int, lines: tuple[Phrase, ...], state: AnyState) -> ReplayStep:
        position = write_position(game, state) if positions else None
        return ReplayStep(number, lines, replace(game.scene(state, viewer), offers=()), position)

    steps = [step(0, (), start)]
    for number, (before, event, after) in enumerate(replay(game, record.events, start), start=1):
        steps.append(step(number, game.tell(before, event, after, viewer), after))
    return Replay(record.game, record.options, names, viewer, tuple(steps), preset_of(game))
