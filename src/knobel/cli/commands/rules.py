"""`knobel rules`: the rules of a game as a table plays it."""

from collections.abc import Mapping

from rich.rule import Rule

from knobel.cli.names import game_id, line_of, name_of
from knobel.cli.rules_text import rules_page
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.options import Value
from knobel.match import opening


def show_rules(id: str, voice: Voice, options: Mapping[str, Value]) -> None:
    """Name, line, rules and options of a game or preset."""
    known = game_id(id)
    game = opening.game(known, options=options)
    spoken = voice.at(game.info.id)
    screen = Screen()
    screen.show(Rule(name_of(voice.texts, known), style="brass"))
    screen.note(f"{line_of(voice.texts, known)}\n")
    screen.show(*rules_page(game, spoken, screen.width))
