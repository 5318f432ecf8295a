"""What is said on the command line, read and checked: options of a game, minds, files."""

from collections.abc import Sequence
from pathlib import Path

from knobel.cli.language import LANGUAGES
from knobel.core.errors import KnobelError
from knobel.core.file_errors import MISSING, cannot_read, cannot_write
from knobel.core.options import Value, read_value


def options_set(settings: Sequence[str]) -> dict[str, Value]:
    """The options of `--set name=value`; whether the game has them is for the game to say."""
    options = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign or not name.strip():
            raise KnobelError("bad-setting", setting=setting)
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> Value:
    try:
        return read_value(text)
    except ValueError:
        # Something like a number, such as `--5`; the game will say what it allows instead.
        return text


def checked_language(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise KnobelError("unknown-language", word=language, known=", ".join(LANGUAGES))
    return language


def listed(text: str) -> tuple[str, ...]:
    """Words parted by commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def given(value: str | None, what: str) -> str:
    """Something that a command cannot do without."""
    if not value:
        raise KnobelError("missing-argument", what=what)
    return value


def file_text(path: Path) -> str:
    """What a file says."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise cannot_read(path, trouble) from trouble


def new_file(path: Path) -> Path:
    """A place for a file that is not there yet."""
    try:
        there = path.exists()
    except OSError as trouble:
        raise cannot_write(path, trouble) from trouble
    if there:
        raise KnobelError("file-exists", file=str(path))
    if not path.parent.is_dir():
        raise KnobelError("cannot-write", file=str(path), reason=MISSING)
    return path


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as trouble:
        raise KnobelError("file-exists", file=str(path)) from trouble
    except OSError as trouble:
        raise cannot_write(path, trouble) from trouble
