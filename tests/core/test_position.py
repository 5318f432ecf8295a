"""Positions: what a line must say, what it may leave out, and where nonsense is found."""

from functools import cache
from itertools import islice
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import knobel
from knobel.core.errors import BadPosition
from knobel.core.phrases import Phrase
from knobel.core.secrets import UNKNOWN, Secret
from knobel.core.stages import Ask, Over, Throw
from knobel.core.value_text import read_value, write_value
from knobel.match.position import read_position, write_position
from knobel.minds.arena import Chance
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import random_event, walk

CHIPS = "chips-auswuerfeln@1/2/seat=0,chips=(7,5),pot=4/first=1,throws=13,last=(seat=1,faces=(3,5,1))/start_chips=8"
KNIFFEL = "kniffel/1/seat=0,sheets=((-,-,-,-,-,-,-,-,-,-,-,-,-)),turn=(faces=(6,6,6,2,1),throws=1,due=no),extra=(0)"
SCHOCKEN = "schocken/2/tally=(supply=13,discs=(0,0)),order=(0,1),turn=(throws=1,cup=(value=(4,6,1),seen_by=(0)))"
EDITS = "0123456789,()-=/~@?abyesno."


def trouble(line: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        read_position(line)
    for language in LANGUAGES:
        said = texts(language).say(Phrase(f"error-{caught.value.code}", caught.value.facts), None, ())
        assert str(caught.value.facts["place"]) in said or caught.value.code == "position-parts"
    return caught.value


def test_a_line_stands_alone() -> None:
    game, state = read_position(CHIPS)
    assert (game.info.id, game.seats, game.options["start_chips"]) == ("chips-auswuerfeln", 2, 8)
    own: Any = state.game_state
    assert (own.chips, own.pot) == ((7, 5), 4)
    assert (state.first, state.throws, state.answers) == (1, 13, (0, 0))
    assert isinstance(game.stage(state), Throw)


def test_what_is_as_usual_can_be_left_out() -> None:
    game, state = read_position(KNIFFEL)
    assert game.options == knobel.game("kniffel", 1).options
    assert state.first == state.throws == 0
    assert isinstance(game.stage(state), Ask)
    assert read_position(write_position(game, state)).state == state


def test_the_start_before_anybody_begins_is_a_position_too() -> None:
    game = knobel.game("chicago", 3)
    line = write_position(game, game.start())
    assert line.startswith("chicago@1/3/-/first=0,opening=(seats=(0,1,2))/lives=3,")
    assert read_position(line).state == game.start()


def test_what_somebody_does_not_know_is_a_question_mark() -> None:
    line = SCHOCKEN.replace("value=(4,6,1)", "value=?")
    state: Any = read_position(line).state
    assert state.game_state.turn.cup == Secret(UNKNOWN, (0,))
    assert "cup=(value=?,seen_by=(0))" in write_position(knobel.game("schocken", 2), state)


def test_a_line_can_be_part_of_an_address_as_it_is() -> None:
    for line in (CHIPS, KNIFFEL, SCHOCKEN):
        assert quote(line, safe="-._~()=,/@?") == line
        address = f"https://example.org/position?line={line}"
        assert parse_qs(urlsplit(address).query) == {"line": [line]}
        assert urlsplit(f"https://example.org/#{line}").fragment == line


@pytest.mark.parametrize(
    ("line", "code", "place"),
    [
        ("", "position-parts", "position"),
        ("chicago/3", "position-parts", "position"),
        ("chigaco/3/-", "position-wrong-value", "game"),
        ("chicago@99/3/-", "position-wrong-value", "game"),
        ("Chicago!/3/-", "position-wrong-value", "game"),
        ("chicago/99/-", "position-wrong-value", "seats"),
        ("chicago/three/-", "position-wrong-value", "seats"),
        (CHIPS.replace("start_chips=8", "start_chips=x"), "position-wrong-value", "options.start_chips"),
        (CHIPS.replace("start_chips=8", "start_chips=8,start_chips=8"), "position-field-twice", "options.start_chips"),
        (CHIPS.replace("start_chips=8", "lives=3"), "position-no-such-field", "options"),
        (CHIPS.replace("seat=0,chips", "seat=2,chips"), "position-wrong-value", "state.seat"),
        (CHIPS.replace("seat=0,chips", "seat=yes,chips"), "position-wrong-value", "state.seat"),
        (CHIPS.replace("seat=0,chips", "chips"), "position-field-missing", "state.seat"),
        (CHIPS.replace("seat=0,chips", "seat=0,seat=0,chips"), "position-field-twice", "state.seat"),
        (CHIPS.replace("pot=4", "pots=4"), "position-no-such-field", "state"),
        (CHIPS.replace("pot=4", "pot=5"), "position-chips", "state"),
        (CHIPS.replace("(7,5),pot=4", "(-1,5),pot=12"), "position-wrong-value", "state.chips.0"),
        (CHIPS.replace("(7,5)", "(7,5"), "position-brackets", "state"),
        (CHIPS.replace("(7,5)", "7"), "position-wrong-value", "state.chips"),
        (CHIPS.replace("(7,5)", "(7,9999999)"), "position-wrong-value", "state.chips.1"),
        (CHIPS.replace("(7,5)", "(7,4,1)"), "position-wrong-value", "state.places"),
        (CHIPS.replace("first=1", "first=2"), "position-wrong-value", "match.first"),
        (CHIPS.replace("throws=13", "throws=-1"), "position-wrong-value", "match.throws"),
        (CHIPS.replace("throws=13", "game_state=(seat=0,chips=(8,8))"), "position-no-such-field", "match"),
        (CHIPS.replace("(3,5,1)", "(3,5,7)"), "position-wrong-value", "match.last.faces"),
        (CHIPS.replace("(3,5,1)", "(3,5,1,1)"), "position-wrong-value", "match.last.faces"),
        (KNIFFEL.replace("(6,6,6,2,1)", "(6,6,6,2,0)"), "position-wrong-value", "state.turn.faces"),
        (KNIFFEL.replace("(6,6,6,2,1)", "(6,6,6)"), "position-impossible", "state"),
        (KNIFFEL.replace("((-,", "((999,"), "position-wrong-value", "state.sheets.0.0"),
        (KNIFFEL.replace("((-,", "((-3,"), "position-wrong-value", "state.sheets.0.0"),
        (KNIFFEL.replace("((-,-", "((-,3"), "position-wrong-value", "state.sheets.0.1"),
        (KNIFFEL.replace("throws=1", "throws=7"), "position-wrong-value", "state.turn.throws"),
        (KNIFFEL.replace("throws=1", "throws=-1"), "position-wrong-value", "state.turn.throws"),
        (KNIFFEL.replace("throws=1", "kept=(5),throws=1"), "position-wrong-value", "state.turn.kept.0"),
        (KNIFFEL.replace("extra=(0)", "extra=(20)"), "position-wrong-value", "state.extra.0"),
        (SCHOCKEN.replace("supply=13", "supply=12"), "position-chips", "state"),
        (SCHOCKEN.replace("order=(0,1)", "order=(0,1,1)"), "position-wrong-value", "state.order"),
        (SCHOCKEN.replace("seen_by=(0)", "seen_by=(2)"), "position-wrong-value", "state.turn.cup.seen_by.0"),
        ("die-boese-drei/2/first=0,seat=0,scores=(-,-),at_risk=-5", "position-wrong-value", "state.at_risk"),
        ("die-boese-drei/2/first=0,seat=0,scores=(-,-7)", "position-wrong-value", "state.scores.1"),
        # Everybody is out: rules that look for whoever is next find nobody, and do not look for ever.
        ("abseits/2/seat=0,limit=40,total=18,gone=(0,1)", "position-impossible", "state"),
        ("elf-hoch/2/seat=0,chips=(21,15),pot=24,gone=(0,1)", "position-impossible", "state"),
        ("chicago/3/-/first=0", "position-wrong-value", "match.opening"),
        ("chicago/3/-/first=0,opening=(seats=(0,1,2))/starter=random", "position-wrong-value", "match.opening"),
        ("chicago/3/-/first=0/starter=first_seat", "position-wrong-value", "state"),
        ("chicago/3/-/first=1,opening=(seats=(0,1,2))", "position-wrong-value", "match.opening.seats"),
        ("chicago/3/-/first=0,opening=(seats=(0,2))", "position-wrong-value", "match.opening.seats"),
        ("chicago/2/-/first=0,opening=(seats=(0,0))", "position-wrong-value", "match.opening.seats"),
        ("chicago/2/-/first=0,opening=(seats=(0,1),thrown=((7)))", "position-wrong-value", "match.opening.thrown.0"),
    ],
)
def test_nonsense_is_refused_with_its_place(line: str, code: str, place: str) -> None:
    found = trouble(line)
    assert (found.code, found.facts["place"]) == (code, place)


@pytest.mark.parametrize(
    "text", ["", "-", "Bad Tölz", "~", "a/b", "full_house", "2:full", "◆", "yes", "\n", "-1", "%20"]
)
def test_any_text_reads_back(text: str) -> None:
    told = write_value(text)
    assert told.isascii()
    assert read_value(told, str, "state") == text
    assert read_value(told, str | None, "state") == text


@given(st.text(max_size=20))
def test_every_text_reads_back_or_is_refused(text: str) -> None:
    try:
        told = write_value(text)
        assert read_value(told, str, "state") == text
    except BadPosition:
        assert any("\ud800" <= sign <= "\udfff" for sign in text)


@cache
def lines(id: str) -> tuple[str, ...]:
    game = knobel.game(id)
    return tuple(write_position(game, step.after) for step in islice(walk(game, id), 40))


@settings(max_examples=400)
@given(st.data())
def test_an_edited_line_is_a_position_that_goes_on_or_is_refused(data: st.DataObject) -> None:
    """Whatever is typed over a line, nothing but the one error comes of it."""
    line = data.draw(st.sampled_from(lines(data.draw(st.sampled_from(knobel.ids())))))
    for _ in range(data.draw(st.integers(1, 3))):
        begin = data.draw(st.integers(0, len(line)))
        end = data.draw(st.integers(begin, min(len(line), begin + 4)))
        line = line[:begin] + data.draw(st.text(st.sampled_from(EDITS), max_size=4)) + line[end:]
    try:
        game, state = read_position(line)
    except BadPosition:
        return
    assert read_position(write_position(game, state)).state == state
    if not isinstance(stage := game.stage(state), Over) and "?" not in line:
        game.apply(state, random_event(stage, Chance(line)))


@given(st.text())
def test_any_text_at_all_is_a_position_or_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read_position(text)
