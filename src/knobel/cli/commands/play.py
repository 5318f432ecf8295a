"""`knobel play`: people at one terminal, bots at the other seats."""

from knobel.cli.screen import Screen
from knobel.cli.table.keyboard import Quit
from knobel.cli.table.plan import Plan
from knobel.cli.table.table import Table
from knobel.cli.voice import Voice


def play_once(plan: Plan, voice: Voice, screen: Screen) -> None:
    """One game, to its end or until somebody leaves."""
    try:
        play(plan, voice, screen)
    except EOFError:
        screen.note(voice.line("cli-bye"))


def play(plan: Plan, voice: Voice, screen: Screen) -> None:
    """A game, to its end or until somebody quits; raises EOFError where nobody is left to type."""
    try:
        Table(plan, screen, voice).play()
    except Quit:
        screen.note(voice.line("cli-left"))
