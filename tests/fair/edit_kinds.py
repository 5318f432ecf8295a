"""Ways to edit a fairness file, from the clumsy to those of somebody who knows the scheme and every key in the file."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from knobel.fair import files, hashes
from knobel.fair.verifier import verdict_on

File = dict[str, Any]
Make = Callable[[File], object]
FAIR, RULES, PARTLY, WRONG = "fair", "without-rules", "partly-sealed", "not-fair"
NOTHING, SEEDLESS, PART, UNREADABLE = "nothing-to-check", "no-seeds", "not-complete", "unreadable"


class Edit(NamedTuple):
    """An edit to one of the files, and the verdicts that it must get: `without` is that of the page, without rules."""

    name: str
    base: str
    make: Make
    verdict: str = WRONG
    without: str = WRONG


def at(file: File, place: int) -> dict[str, Any]:
    """A throw by its place in the file."""
    throw: dict[str, Any] = file["throws"][place]
    return throw


def widest(file: File) -> dict[str, Any]:
    """The first throw with the most dice."""
    return max(file["throws"], key=lambda throw: len(throw["dice"]))


def sealed(file: File) -> dict[str, Any]:
    """The first sealed throw of the file."""
    return next(throw for throw in file["throws"] if throw["key"] is None)


def swap(things: list[Any], one: int, other: int) -> list[Any]:
    """Let two things change places."""
    things[one], things[other] = things[other], things[one]
    return things


def drop(*names: str) -> Make:
    """Leave these fields out."""
    return lambda file: [file.pop(name) for name in names]


def lines(file: File) -> list[str]:
    """The events of the record."""
    return [text for text in file["record"].partition("\n\n")[2].split("\n") if text]


def change(file: File, edit: Callable[[list[str]], object]) -> File:
    """Change the events of the record."""
    events = lines(file)
    edit(events)
    head = file["record"].partition("\n\n")[0]
    file["record"] = head + "\n\n" + "".join(text + "\n" for text in events)
    return file


def line(file: File, place: int, edit: Callable[[str], str]) -> File:
    """Change one event of the record."""
    return change(file, lambda events: events.__setitem__(place, edit(events[place])))


def without_lines(file: File, start: str) -> File:
    """Take all events out that begin like this."""
    return change(
        file, lambda events: events.__setitem__(slice(None), [text for text in events if not text.startswith(start)])
    )


def told(file: File, throw: int) -> int:
    """The place of a throw among the events of the record."""
    return [place for place, text in enumerate(lines(file)) if text.startswith("~")][throw]


def turned(text: str) -> str:
    """A throw's line with every face of an ordinary die turned to the next."""
    return " ".join(["~", *(str(int(face) % 6 + 1) for face in text.split()[1:])])


def kept(file: File) -> int:
    """The place of the first decision to keep some dice."""
    return next(place for place, text in enumerate(lines(file)) if "keep " in text)


def another_as_good(old: str, new: str) -> Make:
    """Replace a decision by another one with which the game goes on just as well."""

    def make(file: File) -> None:
        before = dict(file)
        for place, text in enumerate(lines(file)):
            if old in text:
                line(file, place, lambda text: text.replace(old, new))
                if verdict_on(json.dumps(file).encode()).verdict != WRONG:
                    return
                file.update(before)
        raise AssertionError("every decision matters to the dice")

    return make


def cut(place: int) -> Make:
    """Take a throw out, from the throws and from the record."""

    def make(file: File) -> None:
        events = told(file, place)
        change(file, lambda all_events: all_events.pop(events))
        file["throws"].pop(place)

    return make


def only_sealed(*places: int) -> Make:
    """Seal these throws, or all, in the throws and in the record."""

    def make(file: File) -> None:
        for place in places or range(len(file["throws"])):
            at(file, place).update(key=None, faces=None, path=None)
            line(file, told(file, place), lambda _: "~ ?")

    return make


def another_header(old: str, new: str, **fields: Any) -> Make:
    """Write something else into the header, and into the fields that say the same."""

    def make(file: File) -> None:
        assert old in file["record"], file["record"]
        file["record"] = file["record"].replace(old, new, 1)
        file.update(fields)

    return make


def reforge(edit: Make) -> Make:
    """An edit after which every open throw shows what its key and the seeds then say, also in the record."""

    def make(file: File) -> None:
        edit(file)
        seeds = tuple(file["seeds"])
        read = msgspec.convert({**file, "seeds": [seed.lower() for seed in seeds]}, files.File).but(seeds=seeds)
        for place, throw in enumerate(read.throws):
            if throw.key is None:
                continue
            fallen = hashes.fallen(read, throw)
            at(file, place)["faces"] = list(fallen)
            if file["record"] is not None:
                told_so = "".join(f" {chr(face) if face >= ord('A') else face}" for face in fallen)
                line(file, told(file, place), lambda _, told_so=told_so: f"~{told_so}")  # type: ignore[misc]

    return make


def swap_keys(file: File, one: int, other: int) -> None:
    """Give two throws each other's keys."""
    first, second = at(file, one), at(file, other)
    first["key"], second["key"] = second["key"], first["key"]
