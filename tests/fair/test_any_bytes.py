"""Whatever a file holds, it gets a verdict: never an error, and never a better one than the file deserves."""

import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import knobel
from knobel import Did, Over, Record, Throw, Thrown, write_record
from knobel.core.events import Event
from knobel.fair.days import DayReport, checked_day, fallen, read_day
from knobel.fair.verdicts import Report, Verdict
from knobel.fair.verifier import verdict_between, verdict_on
from knobel.house.table import day_dice
from tests.fair.edits import base, bases, differences

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from([10**400, -1, 2**53, "0", "é\ud800", "~ ?", "0 ?", "1" * 5000, "\n\n", '[Rules "9"]']),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
NAMES = st.sampled_from(sorted(bases()))
LINES = st.text(max_size=30) | st.sampled_from(
    ["~", "~ ?", "~ " + "9" * 5000, "0 ?", "9" * 5000 + " press x", "99999 ?", "! x", "0 keep " + "9" * 5000, "0 lay"]
)


def places(thing: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything within a thing."""
    within = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    return [way] * bool(way) + [found for step, each in within for found in places(each, (*way, step))]


@settings(max_examples=150)
@given(NAMES, st.data())
def test_a_file_with_anything_anywhere_gets_a_verdict(name: str, data: st.DataObject) -> None:
    original, file = base(name), base(name)
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(places(file)))
        parent: Any = file
        for step in way:
            parent = parent[step]
        action = data.draw(st.sampled_from(["set", "drop", "twice"]))
        if action == "set":
            parent[last] = data.draw(VALUES)
        elif action == "drop":
            del parent[last]
        elif isinstance(parent, list):
            parent.insert(last, parent[last])
    report = verdict_on(json.dumps(file).encode())
    changed = [way for way, *_ in differences(original, file)]
    # What a file leaves out is what it says by default.
    if report.verdict is Verdict.FAIR and all(way != ["record"] for way in changed):
        assert json.dumps(file) == json.dumps(original)


@settings(max_examples=150)
@given(NAMES, st.data())
def test_a_record_with_anything_in_it_gets_a_verdict(name: str, data: st.DataObject) -> None:
    file = base(name)
    lines = file["record"].split("\n")
    place = data.draw(st.integers(0, len(lines)))
    lines[place : place + data.draw(st.integers(0, 2))] = data.draw(st.lists(LINES, max_size=2))
    file["record"] = "\n".join(lines)
    assert isinstance(verdict_on(json.dumps(file).encode()), Report)


@cache
def a_day() -> str:
    """The file of a past day: a short game that was played by the dice of its seed."""
    seed, day, id = b"one day's seed, of 32 bytes long!"[:32], "2026-11-16", "sechserspiel"
    told = {"format": 1, "day": day, "game": id, "seed": seed.hex(), "commitment": day_dice.commitment(seed, day, id)}
    file = read_day(json.dumps(told).encode())
    assert file is not None
    game = knobel.game(id, 2, {"starter": "first_seat"})
    state, events, thrown = game.start(), list[Event](), [0, 0]
    while not isinstance(stage := game.stage(state), Over):
        event: Event
        if isinstance(stage, Throw):
            assert stage.seat is not None
            event = Thrown(fallen(file, stage.seat, thrown[stage.seat], [die.kind.faces for die in stage.dice.dice]))
            thrown[stage.seat] += 1
        else:
            ((seat, choices),) = stage.choices.items()
            event = Did(seat, choices.mildest)
        events.append(event)
        state = game.apply(state, event)
    record = Record(id, game.version, ("Anna", "Ben"), game.options, tuple(events))
    return json.dumps({**told, "record": write_record(record)})


def verdict_on_day(data: str) -> DayReport:
    file = read_day(data.encode())
    assert file is not None
    return checked_day(file)


def test_a_day_that_nobody_has_touched_is_fair() -> None:
    assert verdict_on_day(a_day()).verdict == "fair"


@settings(max_examples=150)
@given(st.data())
def test_a_day_with_anything_in_its_record_gets_a_verdict(data: st.DataObject) -> None:
    file = json.loads(a_day())
    lines = file["record"].split("\n")
    place = data.draw(st.integers(0, len(lines)))
    lines[place : place + data.draw(st.integers(0, 2))] = data.draw(st.lists(LINES, max_size=2))
    file["record"] = "\n".join(lines)
    assert isinstance(verdict_on_day(json.dumps(file)), DayReport)


@settings(max_examples=150)
@given(st.sampled_from(["format", "day", "game", "seed", "commitment", "record"]), VALUES)
def test_a_day_with_anything_in_it_is_judged_or_is_no_file_of_a_day(place: str, value: Any) -> None:
    file = json.loads(a_day())
    changed = value != file[place]
    file[place] = value
    read = read_day(json.dumps(file).encode())
    if read is not None and changed:
        assert checked_day(read).verdict != "fair"


@settings(max_examples=200)
@given(st.binary(max_size=200) | VALUES.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_get_a_verdict(data: bytes) -> None:
    assert verdict_on(data).verdict is Verdict.UNREADABLE
    assert verdict_between(data, bases()["lot"]).verdict is Verdict.UNREADABLE


@settings(max_examples=150)
@given(NAMES, st.data())
def test_a_file_with_some_bytes_changed_gets_a_verdict(name: str, data: st.DataObject) -> None:
    file = bytearray(bases()[name])
    place = data.draw(st.integers(0, len(file) - 1))
    file[place : place + data.draw(st.integers(0, 40))] = data.draw(st.binary(max_size=40))
    assert isinstance(verdict_on(bytes(file)), Report)


def test_nests_without_end_are_unreadable() -> None:
    for nest in (b"[" * 10**6, b'{"a":' * 10**5, b'{"record":' + b"[" * 2000 + b"]" * 2000 + b"}"):
        assert verdict_on(nest).verdict is Verdict.UNREADABLE
