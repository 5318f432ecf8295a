"""What all commands share: their names in order, their help, and the language in which they speak."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from cyclopts import App, Group, Parameter
from cyclopts.help import DefaultFormatter

from knobel import __version__
from knobel.cli.settings import checked_language
from knobel.cli.voice import Voice

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

C = TypeVar("C", bound=Callable[..., Any])
# In the order in which people meet them.
COMMANDS = (
    "lobby",
    "play",
    "serve",
    "site",
    "games",
    "rules",
    "simulate",
    "solve",
    "odds",
    "advise",
    "values",
    "arena",
    "exploit",
    "desk",
    "replay",
    "analyse",
    "verify",
    "backup",
    "restore",
    "look",
    "bench",
    "completion",
)


class Formatter(DefaultFormatter):
    """Leaves the usage line as it is written: its label has been translated already."""

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        console.print(usage)


def new_app(voice: Voice, name: str, about: str) -> App:
    """A command line without commands, explained in the voice's language."""
    t = voice.line
    app = App(
        name=name,
        version=__version__,
        help=about,
        usage=t("cli-usage", command=name, arguments=t("cli-usage-command")),
        help_format="plaintext",  # what Markdown would need takes longer to open than everything else
        help_formatter=Formatter(),
        suppress_keyboard_interrupt=False,
        group_commands=Group(t("cli-group-commands"), sort_key=1),
        group_arguments=Group(t("cli-group-arguments"), sort_key=2),
        group_parameters=Group(t("cli-group-parameters"), sort_key=3),
        default_parameter=Parameter(negative=(), show_default=False, show_choices=False),
    )
    app["--help"].help = t("cli-help-help")
    app["--version"].help = t("cli-help-version")
    return app


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
    about = voice.line(f"cli-param-{parameter}", **facts)
    return Parameter(help=about, consume_multiple=several, choices=_OFFERED.get().get(parameter))


# What a shell offers for a parameter. People may say it otherwise too, so it does not bind them.
_OFFERED: ContextVar[Mapping[str, tuple[str, ...]]] = ContextVar("offered", default=MappingProxyType({}))


@contextmanager
def offering(choices: Mapping[str, tuple[str, ...]]) -> Iterator[None]:
    """Commands that are built meanwhile name what can be chosen for these parameters."""
    before = _OFFERED.set(choices)
    try:
        yield
    finally:
        _OFFERED.reset(before)


def command_of(group: App, voice: Voice, name: str, arguments: str = "") -> Callable[[C], C]:
    """Makes a function a command of a group; the name is said with that of the group, as in `values build`."""
    usage = voice.line("cli-usage", command=f"knobel {name}", arguments=f"{arguments} […]".strip())
    own = name.split()[-1]
    made: Callable[[C], C] = group.command(
        name=own, help=voice.line(f"cli-about-{name.replace(' ', '-')}"), usage=usage
    )
    return made


def new_group(app: App, voice: Voice, name: str, members: str) -> App:
    """A command that has others below it."""
    usage = voice.line("cli-usage", command=f"knobel {name}", arguments=f"{members} […]")
    group = App(name=name, help=voice.line(f"cli-about-{name}"), usage=usage, sort_key=COMMANDS.index(name))
    app.command(group)
    return group
