"""What all commands share: their names in order, their help, and the language in which they speak."""

from cyclopts import App, Parameter

from knobel.cli.settings import checked_language
from knobel.cli.voice import Voice

# In the order in which people meet them.
COMMANDS = (
    "lobby",
    "play",
    "serve",
    "games",
    "rules",
    "simulate",
    "solve",
    "odds",
    "arena",
    "desk",
    "replay",
    "analyse",
    "verify",
    "backup",
    "restore",
    "look",
    "prove",
    "bench",
)


def new_command(app: App, voice: Voice, name: str, arguments: str = "") -> App:
    """A command with its help; the function that it runs is added by the caller."""
    usage = voice.line("cli-usage", command=f"knobel {name}", arguments=f"{arguments} […]".strip())
    command = App(name=name, help=voice.line(f"cli-about-{name}"), usage=usage, sort_key=COMMANDS.index(name))
    app.command(command)
    return command


def speaker(voice: Voice, language: str | None) -> Voice:
    """The voice in the language asked for."""
    return voice if language is None else Voice(checked_language(language))


def explained(voice: Voice, parameter: str, *, several: bool = False, **facts: str) -> Parameter:
    """A parameter with its help; one that takes several values takes all that follow."""
    return Parameter(help=voice.line(f"cli-param-{parameter}", **facts), consume_multiple=several)


def new_group(app: App, voice: Voice, name: str, members: str) -> App:
    """A command that has others below it."""
    usage = voice.line("cli-usage", command=f"knobel {name}", arguments=f"{members} […]")
    group = App(name=name, help=voice.line(f"cli-about-{name}"), usage=usage, sort_key=COMMANDS.index(name))
    app.command(group)
    return group
