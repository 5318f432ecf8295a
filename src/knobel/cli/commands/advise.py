"""`knobel advise`: the best moves in a position, with what they are worth."""

import json

from rich.rule import Rule
from rich.text import Text

from knobel.cli.drawing.scene import draw_scene
from knobel.cli.names import game_id
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core import errors
from knobel.core.errors import BadPosition, IllegalMove
from knobel.core.notation import write_move
from knobel.core.phrases import Name, Names
from knobel.core.stages import Ask, Over, Seat
from knobel.games.registry import presets
from knobel.match.match import Match
from knobel.match.position import Position, read_position
from knobel.match.position_checks import imagined
from knobel.minds.arena import Chance
from knobel.minds.hints import Hint
from knobel.minds.library import advise


def advise_there(voice: Voice, line: str, *, id: str | None, seat: Seat | None, seed: str, as_json: bool) -> None:
    """Read a position and print what whoever is asked there should do."""
    game, state = _position(line, id)
    table = imagined(game, state, Chance(seed).below)
    stage = game.stage(table)
    if isinstance(stage, Ask) and seat is not None and seat not in stage.choices:
        raise IllegalMove(errors.NOT_ASKED, seat=seat, asked=Names(tuple(stage.choices)))
    asked = seat if seat is not None or not isinstance(stage, Ask) else next(iter(stage.choices))
    found = advise(game, state, asked, seed=seed)
    speech = voice.at(game.info.id, [voice.line("seat", number=number + 1) for number in range(game.seats)])
    if as_json:
        print(json.dumps(_report(game, asked, found, speech), ensure_ascii=False, indent=2))
        return
    screen = Screen()
    screen.show(Rule(speech.line("name"), style="brass"))
    screen.show(*draw_scene(game.scene(table, asked), speech, screen.width))
    if not found or asked is None:
        screen.note(voice.line("cli-advise-over" if isinstance(stage, Over) else "cli-advise-throw"))
        return
    screen.note(speech.line("cli-advise-who", who=Name(asked)), "kept")
    for number, hint in enumerate(found, start=1):
        screen.show(Text(f"{number}. {speech.say(hint.why)}"))


def _position(line: str, id: str | None) -> Position:
    position = read_position(line)
    if id is not None:
        wanted = game_id(id)
        if position.game.info.id not in (wanted, presets().get(wanted, (wanted, None))[0]):
            raise BadPosition("position-of-another-game", place="game", found=position.game.info.id, id=wanted)
    return position


def _report(game: Match, asked: Seat | None, found: tuple[Hint, ...], voice: Voice) -> dict[str, object]:
    moves = [
        {"move": write_move(hint.move), "value": hint.value, "unit": hint.unit, "why": voice.say(hint.why)}
        for hint in found
    ]
    return {"game": game.info.id, "seats": game.seats, "seat": asked if found else None, "moves": moves}
