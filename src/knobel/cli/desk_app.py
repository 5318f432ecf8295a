"""`knobel desk`: a tournament in the terminal. What the commands do is in `commands/desk.py`."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from knobel.cli.commanding import command_of
from knobel.cli.settings import checked_language, given, new_file, options_set
from knobel.cli.voice import Voice


def add_desk(app: App, voice: Voice, sort_key: int) -> None:
    """The commands of the tournament desk."""
    desk = App(name="desk", help=voice.line("cli-about-desk"), sort_key=sort_key)
    arguments = "simulate | new | status | export | import […]"
    desk.usage = voice.line("cli-usage", command="knobel desk", arguments=arguments)
    app.command(desk)
    for add in (_add_simulate, _add_new, _add_status, _add_export, _add_import):
        add(desk, voice)


def _speaker(voice: Voice, language: str | None) -> Voice:
    return voice if language is None else Voice(checked_language(language))


def _help(voice: Voice, parameter: str, **more: Any) -> Parameter:
    return Parameter(help=voice.line(f"cli-param-{parameter}"), **more)


def _add_simulate(desk: App, voice: Voice) -> None:
    @command_of(desk, voice, "desk simulate")
    def simulate(
        *,
        players: Annotated[int, _help(voice, "desk-players")] = 16,
        seed: Annotated[str | None, _help(voice, "seed")] = None,
        game: Annotated[str, _help(voice, "desk-game")] = "schocken",
        set: Annotated[list[str] | None, _help(voice, "set", consume_multiple=True)] = None,  # noqa: A002
        format: Annotated[str, _help(voice, "desk-format")] = "",  # noqa: A002
        online: Annotated[bool, _help(voice, "desk-online")] = False,
        json: Annotated[bool, _help(voice, "json")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.desk import simulate_tournament

        simulate_tournament(
            _speaker(voice, lang),
            players=players,
            seed=seed,
            game=game,
            options=options_set(set or ()),
            online=online,
            as_json=json,
            kind=format,
        )


def _add_new(desk: App, voice: Voice) -> None:
    @command_of(desk, voice, "desk new", "FILE")
    def new(
        file: Annotated[str | None, _help(voice, "desk-file")] = None,
        /,
        *,
        name: Annotated[str, _help(voice, "desk-name")] = "",
        start: Annotated[str, _help(voice, "desk-start")] = "17:00",
        game: Annotated[str, _help(voice, "desk-game")] = "schocken",
        format: Annotated[str, _help(voice, "desk-format")] = "",  # noqa: A002
        set: Annotated[list[str] | None, _help(voice, "set", consume_multiple=True)] = None,  # noqa: A002
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.desk import new_tournament

        path = new_file(Path(given(file, "FILE")))
        new_tournament(_speaker(voice, lang), path, name, start, game, options_set(set or ()), format)


def _add_status(desk: App, voice: Voice) -> None:
    @command_of(desk, voice, "desk status", "FILE")
    def status(
        file: Annotated[str | None, _help(voice, "desk-file")] = None,
        /,
        *,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.desk import show_tournament

        show_tournament(_speaker(voice, lang), Path(given(file, "FILE")))


def _add_export(desk: App, voice: Voice) -> None:
    @command_of(desk, voice, "desk export", "FILE")
    def export(
        file: Annotated[str | None, _help(voice, "desk-file")] = None,
        /,
        *,
        json: Annotated[bool, _help(voice, "json")] = False,
    ) -> None:
        from knobel.cli.commands.desk import export_results

        export_results(Path(given(file, "FILE")), as_json=json)


def _add_import(desk: App, voice: Voice) -> None:
    @command_of(desk, voice, "desk import", "FILE LIST")
    def import_(
        file: Annotated[str | None, _help(voice, "desk-file")] = None,
        players: Annotated[str | None, _help(voice, "desk-list")] = None,
        /,
        *,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.desk import import_players

        import_players(_speaker(voice, lang), Path(given(file, "FILE")), Path(given(players, "LIST")))
