"""Whatever a file holds, it gets a verdict: never an error, and never a better one than the file deserves."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from knobel.fair.verdicts import Report, Verdict
from knobel.fair.verifier import verdict_between, verdict_on
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
    odd = st.text(max_size=30) | st.sampled_from(["~", "~ ?", "0 ?", "99999 ?", "! x", "0 keep " + "9" * 5000, "0 lay"])
    lines[place : place + data.draw(st.integers(0, 2))] = data.draw(st.lists(odd, max_size=2))
    file["record"] = "\n".join(lines)
    assert isinstance(verdict_on(json.dumps(file).encode()), Report)


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
