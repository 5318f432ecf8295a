"""`knobel replay`: a record, step by step in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from knobel.cli.drawing.result import result_table
from knobel.cli.drawing.scene import draw_scene
from knobel.cli.names import folded
from knobel.cli.screen import Screen
from knobel.cli.settings import file_text
from knobel.cli.voice import Voice, printable
from knobel.core.errors import BadRecord, KnobelError
from knobel.core.events import Did, Event
from knobel.core.records import Record, read_record
from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from knobel.match.match import Match
from knobel.match.opening import game_of, start_of
from knobel.match.replaying import replay

# Sees each event with the eyes of whoever it belongs to.
EVERYBODY = "all"
Steps = list[tuple[Any, Event, Any]]


def show_record(path: Path, voice: Voice, step: int | None, viewer: str | None) -> None:
    """Tell a record from its beginning, to its end or to a step, then show the table as it stands there."""
    record = record_in(path)
    game, start = game_of(record), start_of(record)
    # The whole record is checked before anything of it is shown.
    steps = list(replay(game, record.events, start))
    if step is not None and not 0 <= step <= len(steps):
        raise KnobelError("bad-step", step=step, steps=len(steps))
    shown = steps if step is None else steps[:step]
    names = tuple(map(printable, record.seats))
    spoken = voice.at(game.info.id, names)
    eyes = None if viewer in (None, EVERYBODY) else _seat(str(viewer), names)
    screen = Screen()
    screen.show(Rule(spoken.line("name"), style="brass"))
    for number, (before, event, after) in enumerate(shown, start=1):
        seen_by = _owner(game, before, event) if viewer == EVERYBODY else eyes
        for phrase in game.tell(before, event, after, seen_by):
            screen.show(Text.assemble((f"{number:>4}  ", "pencil"), spoken.say(phrase)))
    _show_table(game, shown[-1][2] if shown else start, spoken, screen, eyes, everybody=viewer == EVERYBODY)


def _show_table(game: Match, state: Any, voice: Voice, screen: Screen, eyes: Viewer, *, everybody: bool) -> None:
    turn = game.scene(state, None).turn
    scene = game.scene(state, turn[0] if everybody and turn else eyes)
    screen.show(Rule(voice.say(scene.headline), style="brass"), *draw_scene(scene, voice, screen.width))
    if scene.result is not None:
        screen.show(result_table(scene.result, voice))


def record_in(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(file_text(path))
    except ValueError as trouble:
        raise BadRecord("not-a-record") from trouble


def _seat(viewer: str, names: Sequence[str]) -> int:
    """A seat by its number in the record or by its name."""
    named = [seat for seat, name in enumerate(names) if folded(name) == folded(viewer)]
    if len(named) == 1:
        return named[0]
    if viewer.isdecimal() and int(viewer) < len(names):
        return int(viewer)
    known = [EVERYBODY, *(f"{seat} ({name})" for seat, name in enumerate(names))]
    raise KnobelError("bad-viewer", viewer=viewer, known=", ".join(known))


def _owner(game: Match, before: Any, event: Event) -> Viewer:
    if isinstance(event, Did):
        return event.seat
    stage = game.stage(before)
    return stage.seat if isinstance(stage, Throw) else None
