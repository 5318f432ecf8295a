"""What a word list says about a word is settled when it is asked: no replay depends on the list at hand."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import knobel
from knobel.core.events import Did, Expired
from knobel.core.records import Record, read_record, write_record
from knobel.core.rules import WordRules
from knobel.games.word._letters import VALUES
from knobel.house.store.operations import Row
from knobel.house.table.entries import Began, Entry, TableOpened
from knobel.house.table.requests import HOUSE, Act, Actor, Begin, Expire, Roll, Sit
from knobel.house.table.rulings import rule
from knobel.house.table.table import Table
from knobel.match.match import Match
from knobel.match.opening import game_of, start_of
from knobel.match.replaying import replay
from knobel.minds.arena import Chance, play
from knobel.minds.experts.letra_mix.crosswords import best_layout
from knobel.minds.simple import RandomMind
from knobel.words import word_list
from proofs.strand import past_games

ID = "letra-mix"
OLD = Path(__file__).parent / "old"
OLD_TOTALS = (56, 41)


class Oracle:
    """A list that answers by a rule of its own."""

    def __init__(self, answer: Callable[[str], bool]) -> None:
        self.answer = answer

    def __contains__(self, word: object) -> bool:
        return self.answer(str(word))

    def __iter__(self) -> Iterator[str]:
        return iter(())


def lexicon(name: str, answer: Callable[[str], bool]) -> knobel.Lexicon:
    oracle = Oracle(answer)
    return knobel.Lexicon(name, "1", "de", lambda: oracle)


def _refuse(word: str) -> bool:
    raise AssertionError(f"the list is asked about {word}")


YES, NO = lexicon("yes", lambda word: True), lexicon("no", lambda word: False)
NEVER_ASKED = lexicon("never asked", _refuse)
# Half of everything that is laid by chance is in this list.
HALF = lexicon("half", lambda word: sum(map(ord, word)) % 2 == 0)


def game(at_hand: knobel.Lexicon, options: dict[str, Any], seats: int = 2) -> Match:
    return knobel.game(ID, seats, options, lexicon=at_hand)


def played(seed: int, options: dict[str, Any]) -> tuple[Record, list[Any]]:
    """A game by chance, as its record and its states."""
    at_hand = game(HALF, options)
    events = play(at_hand, at_hand.start(), [RandomMind()], Chance(seed), keep_events=True).events
    record = Record(ID, at_hand.info.version, ("Anna", "Ben"), at_hand.options, events, words=at_hand.advice.words)
    return record, [after for _, _, after in replay(at_hand, events, at_hand.start())]


OPTIONS = st.fixed_dictionaries(
    {
        "rounds": st.integers(1, 3),
        "word_check": st.sampled_from(["list", "list", "vote", "trust"]),
        "live_check": st.booleans(),
        "min_word": st.integers(2, 3),
        "decision_seconds": st.sampled_from([0, 10]),
        "games": st.integers(1, 2),
    }
).filter(lambda options: options["word_check"] == "list" or not options["live_check"])


@settings(max_examples=40)
@given(st.integers(0, 10**6), OPTIONS)
def test_a_record_replays_alike_under_every_list(seed: int, options: dict[str, Any]) -> None:
    record, states = played(seed, options)
    read = read_record(write_record(record))
    assert read == record
    for other in (YES, NO, NEVER_ASKED):
        again = game(other, options)
        steps = list(replay(again, read.events, again.start()))
        assert [after for _, _, after in steps] == states
        scenes = [again.scene(after, viewer) for after in states for viewer in (None, 0, 1)]
        told = [again.tell(*step, 0) for step in steps]
        usual = game(HALF, options)
        assert scenes == [usual.scene(after, viewer) for after in states for viewer in (None, 0, 1)]
        assert told == [usual.tell(*step, 0) for step in steps]


def test_the_words_of_such_games_do_count() -> None:
    """The property above would be idle if no word were ever found, or if all were."""
    found, missed = 0, 0
    for seed in range(10):
        record, _ = played(seed, {"live_check": True, "rounds": 3})
        at_hand = game(NEVER_ASKED, record.options)
        for before, event, _ in replay(at_hand, record.events, at_hand.start()):
            if isinstance(event, Did | Expired) and event.words is not None:
                assert isinstance(at_hand.rules, WordRules)
                asked = at_hand.rules.words_asked(before.game_state, event)
                found, missed = found + len(event.words), missed + len(asked) - len(event.words)
    assert found > 5
    assert missed > 5


def test_a_record_without_answers_depends_on_the_list_and_so_they_are_written() -> None:
    record = read_record((OLD / "letra-mix.txt").read_text(encoding="utf-8"))
    assert _totals(game(YES, record.options), record) != _totals(game(NO, record.options), record)


def _totals(at_hand: Match, record: Record) -> tuple[int, ...]:
    state: Any = [*replay(at_hand, record.events, at_hand.start())][-1][2]
    return tuple(state.game_state.totals)


# Records name their list ---------------------------------------------------------------------------------------------


def test_a_record_names_its_list_and_its_version() -> None:
    record, _ = played(1, {})
    assert '[Words "half 1"]' in write_record(record).splitlines()
    house = knobel.game(ID)
    assert house.advice.words is not None
    assert house.advice.words.startswith("knobel-de ")
    assert knobel.game("chicago").advice.words is None


def test_records_of_other_games_are_as_they_were() -> None:
    record = Record("chicago", 1, ("Anna", "Ben"), {}, (Did(0, knobel.Press("stop")), Expired("time")))
    assert write_record(record).splitlines()[-2:] == ["0 press stop", "! time"]
    assert "Words" not in write_record(record)
    assert msgspec.json.encode(record.events) == (
        b'[{"type":"did","seat":0,"move":{"type":"press","button":"stop"}},{"type":"expired","clock":"time"}]'
    )


def test_a_record_from_before_there_were_answers_is_read_with_the_list_at_hand() -> None:
    record = read_record((OLD / "letra-mix.txt").read_text(encoding="utf-8"))
    assert record.words is None
    at_hand = game_of(record)
    steps = list(replay(at_hand, record.events, start_of(record)))
    last: Any = steps[-1][2].game_state
    assert last.totals == OLD_TOTALS
    assert sum(getattr(event, "words", None) is not None for _, event, _ in steps) == 4, "a replay settles them"


# A table is the fold of its log --------------------------------------------------------------------------------------

ANNA, BEN = Actor("anna", (0,)), Actor("ben", (1,))
# Letters from which long words can be laid.
FALLEN = tuple(tuple(map(ord, letters)) for letters in ("DGNBLHINLSEUE", "SLATSHREEHEUU"))


def folded(log: list[Entry], monkeypatch: pytest.MonkeyPatch, at_hand: knobel.Lexicon) -> Table:
    """A table read from its log in a house with another list."""
    with monkeypatch.context() as house:
        house.setattr("knobel.match.opening.house_lexicon", lambda language, title=None: at_hand)
        table = Table("t")
        for number, entry in enumerate(log):
            table.fold(entry, 1000 * number)
        return table


def logged(live_check: bool) -> list[Entry]:
    """A table at which two play, one by stopping and one by letting the sand run out."""
    table = Table("t")
    log: list[Entry] = []

    def write(*entries: Entry) -> None:
        for entry in entries:
            table.fold(entry, 1000 * len(log))
            log.append(entry)

    def ask(actor: Actor, request: Any) -> None:
        write(*rule(table, actor, request, bytes(32), frozenset()).entries)

    options: dict[str, Any] = {"starter": "first_seat", "rounds": 1, "live_check": live_check}
    write(TableOpened(ID, 1, dict(knobel.game(ID, 2, options).options), 2, "anna", dice="real"))
    ask(ANNA, Sit(0, "Anna"))
    ask(BEN, Sit(1, "Ben"))
    ask(ANNA, Begin())
    for seat, actor in enumerate((ANNA, BEN)):
        ask(actor, Roll(seat, FALLEN[seat]))
        ask(actor, Act(seat, _best(table)))
        if seat:
            (clock,) = table.deadlines
            ask(HOUSE, Expire(clock, table.deadlines[clock]))
        else:
            ask(actor, Act(seat, knobel.Press("stop")))
    assert table.phase == "over"
    return log


def _best(table: Table) -> knobel.Lay:
    return best_layout(word_list("de"), table.state.game_state.letters, VALUES["de"], 2)[0]


@pytest.mark.parametrize("live_check", [True, False])
def test_a_table_folds_alike_under_every_list(live_check: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    log = logged(live_check)
    stored = [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in log]
    tables = [folded(stored, monkeypatch, other) for other in (YES, NO, NEVER_ASKED)]
    usual = folded(log, monkeypatch, NEVER_ASKED)
    assert min(usual.state.game_state.totals) > 0, "words have counted"
    assert all(table.state == usual.state and table.phase == "over" for table in tables)


def test_a_table_goes_on_with_the_list_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    log = logged(live_check=False)
    began = next(entry for entry in log if isinstance(entry, Began))
    assert began.words == knobel.game(ID).advice.words
    asked = []

    def house(language: str, title: str | None = None) -> knobel.Lexicon:
        asked.append(title)
        return YES if title is None else NO

    monkeypatch.setattr("knobel.match.opening.house_lexicon", house)
    table = Table("t")
    for number, entry in enumerate(log[: log.index(began) + 1]):
        table.fold(entry, number)
        assert table.game is not None
    assert asked == [None, began.words]
    assert table.game.advice.lexicon is NO
    rows = [Row(number, number, entry) for number, entry in enumerate(log)]
    (past,) = past_games(rows)
    assert past.play.advice.lexicon is NO


def test_a_log_from_before_there_were_answers_folds_with_the_list_at_hand() -> None:
    lines = (OLD / "letra-mix-table.jsonl").read_text(encoding="utf-8").splitlines()
    table = Table("t")
    for number, line in enumerate(lines):
        table.fold(msgspec.json.decode(line, type=Entry), 1000 * number)
    assert table.phase == "over"
    assert table.state.game_state.totals == OLD_TOTALS
    asked = [step.event for step in table.steps if getattr(step.event, "words", None) is not None]
    assert len(asked) == 4, "its record will have the answers"
