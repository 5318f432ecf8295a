"""`knobel completion SHELL`: a script with which a shell completes commands, parameters and games."""

from collections.abc import Callable

from cyclopts import App

from knobel.cli.commanding import offering
from knobel.core.errors import KnobelError
from knobel.games import registry
from knobel.minds.mind import MINDS

SHELLS = ("bash", "zsh", "fish")


def print_completion(build: Callable[[], App], shell: str) -> None:
    """Print the script for a shell. What can be chosen stands in it, so that the program need not be asked."""
    games = (*registry.ids(), *registry.presets())
    with offering({"id": games, "mind": tuple(MINDS)}):
        app = build()
    match shell:
        case "bash" | "zsh" | "fish":
            print(app.generate_completion(prog_name="knobel", shell=shell))
        case _:
            raise KnobelError("unknown-shell", word=shell, known=", ".join(SHELLS))
