"""A position that somebody was sent as a line of text: how it looks, and what is best there.

A line says everything that its state holds, so whoever has it may see all of it: it is shown as the seat sees it
that is asked there.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from knobel.core.frozen import Frozen
from knobel.core.options import Value
from knobel.core.scenes import Scene
from knobel.core.stages import Ask, Over, Seat
from knobel.house.messages import HintInfo
from knobel.match.position import read_position
from knobel.match.position_checks import imagined
from knobel.match.presets import preset_of

if TYPE_CHECKING:
    from knobel.minds.knowledge import Knowledge


class PositionRequest(Frozen, frozen=True):
    """A position as a line of text."""

    line: str


class PositionPage(Frozen, frozen=True):
    """A position: the game with its options, how the table looks, and the best moves of the seat that is `asked`."""

    game: str
    options: dict[str, Value]
    seats: int
    asked: Seat | None
    over: bool
    scene: Scene
    hints: tuple[HintInfo, ...] = ()
    preset: str | None = None


def position_page(line: str, knowledge: "Knowledge | None" = None) -> PositionPage:
    """What a line shows, or a `BadPosition`. The same line is advised the same, whoever opens it."""
    # The minds' room is opened when first asked: a server starts sooner without it.
    from knobel.house.work.minding import told_hints, usual_adviser
    from knobel.minds.arena import Chance

    game, read = read_position(line)
    below = Chance(line).below
    state = imagined(game, read, below)
    stage = game.stage(state)
    asked = next(iter(stage.choices)) if isinstance(stage, Ask) else None
    hints = () if asked is None else told_hints(usual_adviser(game, state, asked, below, knowledge))
    scene = replace(game.scene(state, asked), offers=())
    over = isinstance(stage, Over)
    return PositionPage(game.info.id, game.options, game.seats, asked, over, scene, hints, preset_of(game))
