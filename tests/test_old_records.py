"""Games that began under older rules go on by them: what was played yesterday replays tomorrow."""

import json
from pathlib import Path

import pytest
from msgspec import json as msgspec_json
from msgspec.structs import replace

import knobel
from knobel import Over, Throw
from knobel.core.records import Record, read_record
from knobel.match import opening
from knobel.match.replaying import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def course(record: Record) -> tuple[str, object]:
    """Who threw, throw by throw, and how it ended."""
    game = opening.game_of(record)
    steps = list(replay(game, record.events, opening.start_of(record)))
    stages = [game.stage(before) for before, _, _ in steps]
    throwers = " ".join(str(stage.seat) for stage in stages if isinstance(stage, Throw))
    over = game.stage(steps[-1][-1])
    assert isinstance(over, Over)
    return throwers, json.loads(msgspec_json.encode(over.result))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_older_rules_replays_as_it_was_played(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert course(record) == (record.remarks["throwers"], json.loads(record.remarks["result"]))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_today_the_same_throws_would_make_another_game(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    newest = knobel.declared(record.game).info.version
    assert record.version < newest
    try:
        today = course(replace(record, version=newest))
    except knobel.BadRecord:
        return
    assert today != (record.remarks["throwers"], json.loads(record.remarks["result"]))


def test_every_older_version_of_every_game_has_a_record() -> None:
    kept = {path.stem for path in RECORDS}
    older = {f"{id}-{version}" for id in knobel.ids() for version in range(1, knobel.declared(id).info.version)}
    assert kept == older


@pytest.mark.parametrize("version", [0, -1, 3])
def test_rules_that_never_were_are_refused(version: int) -> None:
    with pytest.raises(knobel.UnknownGame) as refusal:
        knobel.game("tausend", 2, version=version)
    assert refusal.value.code == "unknown-version"
