"""Which language the command line speaks."""

from collections.abc import Mapping, Sequence

LANGUAGES = ("de", "en")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for with --lang, else that of the surroundings, else English."""
    wanted = _asked_for(arguments)
    return wanted if wanted in LANGUAGES else _surrounding(environment)


def _asked_for(arguments: Sequence[str]) -> str | None:
    """Read before anything else is, so that even a refused command line is answered in the language it asks for."""
    for position, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and position + 1 < len(arguments):
            return arguments[position + 1]
    return None


def _surrounding(environment: Mapping[str, str]) -> str:
    # The first variable that is set decides, as everywhere in Unix.
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return "de" if named.lower().startswith("de") else "en"
