"""Picking one of several named things by what was typed."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from knobel.cli.names import folded

_TOKEN = re.compile(r'"([^"]*)"|(\S+)')


class NamedThing(NamedTuple):
    """A thing with its id and what people call it."""

    id: str
    name: str


def pick(typed: str, things: Sequence[NamedThing]) -> str | None:
    """The id of the thing meant: by id, by name, by its number in the list, or by how its name begins."""
    exact = [thing.id for thing in things if typed in thing]
    if exact:
        return exact[0]
    return _by_number(int(typed), things) if typed.isdecimal() else _by_name(folded(typed), things)


def _by_name(wanted: str, things: Sequence[NamedThing]) -> str | None:
    if not any(map(str.isalpha, wanted)):
        return None
    named = [thing.id for thing in things if wanted in (folded(thing.name), folded(thing.id))]
    beginning = [thing.id for thing in things if folded(thing.name).startswith(wanted)]
    return named[0] if named else beginning[0] if len(beginning) == 1 else None


def _by_number(number: int, things: Sequence[NamedThing]) -> str | None:
    # Where things are themselves called by numbers, a number is a name and never a position.
    if any(thing.id.isdecimal() or thing.name.isdecimal() for thing in things):
        return None
    return things[number - 1].id if 1 <= number <= len(things) else None


def first_word(text: str) -> tuple[str, str]:
    """The first word of a text, which may stand in quotes, and the rest."""
    match = _TOKEN.match(text.strip())
    if match is None:
        return "", ""
    return match[1] if match[2] is None else match[2], text.strip()[match.end() :].strip()
