"""The text notation: every event and record reads back as it was written; what cannot be read says so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knobel
from knobel.core.errors import BadRecord
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.moves import (
    AnyMove,
    Bid,
    Choose,
    Keep,
    Lay,
    Link,
    Mark,
    Place,
    Press,
    Say,
    Stake,
    Take,
    Tile,
    Write,
)
from knobel.core.notation import read_event, read_move, write_event, write_move
from knobel.core.records import Record, read_record, write_record
from knobel.match.opening import start_of
from knobel.match.replaying import replay

TEXT = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=12)
SMALL = st.integers(0, 20)
TILES = st.builds(Tile, SMALL, st.integers(-9, 9), st.integers(-9, 9), st.sampled_from("AEX◆Z"))
MOVES: st.SearchStrategy[AnyMove] = st.one_of(
    st.builds(Press, TEXT),
    st.builds(Keep, st.lists(SMALL, max_size=5).map(tuple)),
    st.builds(Take, TEXT),
    st.builds(Place, st.lists(TEXT, max_size=3).map(tuple)),
    st.builds(Say, TEXT),
    st.builds(Bid, st.integers(-5, 500)),
    st.builds(Stake, TEXT, SMALL),
    st.builds(Choose, SMALL),
    st.builds(Write, TEXT, TEXT),
    st.builds(Mark, TEXT, TEXT),
    st.builds(Link, TEXT, TEXT),
    st.builds(Lay, st.lists(TILES, max_size=4).map(tuple)),
)
# What a word list has said, or that it was not asked.
WORDS = st.none() | st.lists(TEXT, max_size=3).map(tuple)
FACES = st.one_of(st.integers(0, 9), st.sampled_from("ABCXYZ◆").map(ord))
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(Thrown, st.lists(FACES, max_size=13).map(tuple)),
    st.builds(Did, SMALL, MOVES, WORDS),
    st.builds(Expired, TEXT.filter(bool), WORDS),
)


@given(MOVES)
def test_a_move_reads_back_as_it_was_written(move: AnyMove) -> None:
    assert read_move(write_move(move)) == move


@given(EVENTS)
def test_an_event_reads_back_as_it_was_written(event: Event) -> None:
    assert read_event(write_event(event)) == event


@given(st.lists(EVENTS, max_size=8), st.lists(TEXT, min_size=1, max_size=4), st.dictionaries(st.just("note"), TEXT))
def test_a_record_reads_back_as_it_was_written(events: list[Event], names: list[str], remarks: dict[str, str]) -> None:
    options: dict[str, bool | int | str] = {"lives": 2, "retake": "yes", "joker": True}
    record = Record("chicago", 1, tuple(names), options, tuple(events), remarks)
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("press stop", Press("stop")),
        ("keep 0 2", Keep((0, 2))),
        ("keep", Keep(())),
        ("take full_house", Take("full_house")),
        ("stake 7 2", Stake("7", 2)),
        ('write d3 "Bad Tölz"', Write("d3", "Bad Tölz")),
        ("lay 0:0,-1:H 4:1,0:A", Lay((Tile(0, 0, -1, "H"), Tile(4, 1, 0, "A")))),
    ],
)
def test_the_notation_looks_as_documented(text: str, move: AnyMove) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize(
    "line",
    [
        "",
        "keep",
        "0",
        "0 eat",
        "0 bid x",
        "0 stake 7",
        "~ 1 zz",
        "! a b",
        "x press stop",
        '0 say "open',
        "² press stop",
    ],
)
def test_a_line_that_is_no_event_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        read_event(line)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-record"),
        ("0 press stop", "not-a-record"),
        ('[Knobel "1"]', "bad-header"),
        ('[Knobel "1"]\n[Game "chicago"]\n[Rules "x"]', "bad-header"),
        ('[Knobel "1"]\n[Nonsense]', "bad-header"),
        ('[Knobel "1"]\n[Game "chicago"]\n[Rules "1"]\n[Option lives "[1]"]', "bad-header"),
        ('[Knobel "1"]\n[Whatever 1 "x"]', "bad-header"),
        ('[Knobel "1"]\n[Game "\\x"]', "bad-header"),
    ],
)
def test_a_text_that_is_no_record_says_why(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as trouble:
        read_record(text)
    assert trouble.value.code == code


def test_a_replay_stops_at_the_first_illegal_event() -> None:
    game = knobel.game("chicago", 2, {"starter": "first_seat"})
    events = (Thrown((1, 2, 3)), Did(0, Press("stop")), Did(0, Press("stop")))
    with pytest.raises(BadRecord) as trouble:
        list(replay(game, events, game.start()))
    assert trouble.value.facts["number"] == 3
    assert trouble.value.facts["reason"] == "throw-expected"


def test_a_record_can_say_who_begins_where_an_earlier_game_has_decided_it() -> None:
    record = Record("chicago", 1, ("A", "B", "C"), {"starter": "highest_throw"}, (), first=2)
    text = write_record(record)
    assert '[First "2"]' in text
    assert read_record(text) == record
    state = start_of(record)
    assert (state.first, state.opening) == (2, None)
    with pytest.raises(BadRecord):
        read_record(text.replace('[First "2"]', '[First "3"]'))
