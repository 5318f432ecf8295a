"""`knobel values …`: the commands and their parameters."""

from pathlib import Path
from typing import Annotated

from cyclopts import App

from knobel.cli.commanding import command_of, explained, new_group, speaker
from knobel.cli.settings import options_set
from knobel.cli.voice import Voice

VALUES = ("build", "check", "list")


def add_values(app: App, voice: Voice) -> None:
    """The command and those below it."""
    values = new_group(app, voice, "values", " | ".join(VALUES))

    @command_of(values, voice, "values build", "[ID]")
    def build(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        seats: Annotated[int | None, explained(voice, "seats")] = None,
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
        out: Annotated[Path | None, explained(voice, "values-out")] = None,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.values import build_values

        build_values(speaker(voice, lang), id, seats, options_set(set or ()), out)

    @command_of(values, voice, "values check", "[FILE…]")
    def check(
        *files: Annotated[Path, explained(voice, "values-files")],
        anew: Annotated[bool, explained(voice, "values-anew")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.values import check_values

        check_values(speaker(voice, lang), files, anew=anew)

    @command_of(values, voice, "values list")
    def list_(
        *,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.values import list_values

        list_values(speaker(voice, lang), as_json=json)
