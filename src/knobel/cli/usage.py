"""Command lines that cannot be read, put into our own words."""

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownCommandError, UnknownOptionError
from cyclopts.exceptions import RepeatArgumentError, UnusedCliTokensError

from knobel.core.errors import KnobelError


def usage_trouble(trouble: CycloptsError) -> KnobelError:
    """The error as one of ours."""
    match trouble:
        case UnknownCommandError():
            return KnobelError("unknown-command", word=_first_unused(trouble), known=_known_commands(trouble))
        case UnknownOptionError():
            return KnobelError("unknown-parameter", word=trouble.token.keyword or "", known=_known_options(trouble))
        case CoercionError() if trouble.token is not None:
            return KnobelError("bad-parameter", parameter=_name(trouble), value=trouble.token.value)
        case MissingArgumentError():
            return KnobelError("missing-value", parameter=_name(trouble))
        case RepeatArgumentError():
            return KnobelError("repeated-parameter", parameter=trouble.token.keyword or "")
        case UnusedCliTokensError():
            return KnobelError("too-much", text=_first_unused(trouble))
        case _:
            return KnobelError("unreadable-command")


def _first_unused(trouble: CycloptsError) -> str:
    return (trouble.unused_tokens or [""])[0]


def _known_commands(trouble: CycloptsError) -> str:
    """The commands at the place where an unknown one was named, in the order of the help."""
    app = trouble.app
    if app is None:
        return ""
    names = [name for name in app if not name.startswith("-")]
    return ", ".join(sorted(names, key=lambda name: app[name].sort_key or 0))


def _known_options(trouble: UnknownOptionError) -> str:
    return ", ".join(
        name for argument in trouble.argument_collection for name in argument.names if name.startswith("--")
    )


def _name(trouble: CycloptsError) -> str:
    return trouble.argument.names[0] if trouble.argument is not None and trouble.argument.names else ""
