"""One bad log and the house opens all the same: that table or desk is set aside, told of once, and can be looked at."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient

from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.desk.actions import Announce
from knobel.house.change_hints import LocalHints
from knobel.house.desks.desk_registry import DeskRegistry
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.messages import Hello, Please, Trouble
from knobel.house.table.requests import Actor, Begin, Leave
from knobel.server.app import application
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import SqliteStore
from tests.cli.conftest import Run, run
from tests.server.filled_house import ORGANISER, REFEREE, Filled, fill, house_over
from tests.server.lines import drained, encoded
from tests.server.test_forgetting import NAME, inhabited
from tests.server.visits import ORIGIN, Visitor

__all__ = ["run"]
Damage = Callable[[sqlite3.Connection, str, str, str], None]


def _last(connection: sqlite3.Connection, log: str, owner: str, id: str) -> tuple[int, Any]:
    row = connection.execute(f"SELECT seq, entry FROM {log} WHERE {owner} = ? ORDER BY seq DESC", (id,)).fetchone()
    return row[0], msgspec.json.decode(row[1])


def _put(connection: sqlite3.Connection, log: str, owner: str, id: str, seq: int, entry: bytes) -> None:
    connection.execute(f"UPDATE {log} SET entry = ? WHERE {owner} = ? AND seq = ?", (entry, id, seq))


def unreadable(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    _put(connection, log, owner, id, _last(connection, log, owner, id)[0], b'{"type":"sat","se')


def unknown_tag(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    seq, _ = _last(connection, log, owner, id)
    entry = {"type": "teleported"} if log == "log" else {"action": {"type": "teleported"}}
    _put(connection, log, owner, id, seq, msgspec.json.encode(entry))


def against_the_rules(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    seq, _ = _last(connection, log, owner, id)
    happened = {"type": "happened", "event": {"type": "thrown", "faces": [9, 9, 9]}, "throw": 0}
    loss = {"action": {"type": "record_loss", "table": 77, "game": 1, "loser": 500}, "by": "", "reason": ""}
    _put(connection, log, owner, id, seq, msgspec.json.encode(happened if log == "log" else loss))


def without_an_entry(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    connection.execute(f"DELETE FROM {log} WHERE {owner} = ? AND seq = 1", (id,))


def without_any_entry(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    connection.execute(f"DELETE FROM {log} WHERE {owner} = ?", (id,))


def without_master(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    connection.execute(f"UPDATE {'tables' if log == 'log' else 'desks'} SET master = x'' WHERE id = ?", (id,))


def of_another_game(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    row = connection.execute(f"SELECT entry FROM {log} WHERE {owner} = ? AND seq = 0", (id,)).fetchone()
    told = msgspec.json.decode(row[0])
    (told if log == "log" else told["action"])["game"] = "quidditch"
    _put(connection, log, owner, id, 0, msgspec.json.encode(told))


def of_another_version(connection: sqlite3.Connection, log: str, owner: str, id: str) -> None:
    row = connection.execute(f"SELECT entry FROM {log} WHERE {owner} = ? AND seq = 0", (id,)).fetchone()
    _put(connection, log, owner, id, 0, msgspec.json.encode({**msgspec.json.decode(row[0]), "version": 999}))


OF_TABLES: tuple[Damage, ...] = (
    unreadable,
    unknown_tag,
    against_the_rules,
    without_an_entry,
    without_any_entry,
    without_master,
    of_another_game,
    of_another_version,
)
OF_DESKS = tuple(damage for damage in OF_TABLES if damage is not of_another_version)


@pytest.fixture
def filled(tmp_path: Path) -> Filled:
    return asyncio.run(fill(SqliteStore(tmp_path / FILE)))


def damaged(data: Path, damage: Damage, log: str, id: str) -> None:
    with sqlite3.connect(data / FILE) as connection:
        damage(connection, log, "table_id" if log == "log" else "desk_id", id)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def in_house(data: Path, scene: Any) -> None:
    async def go() -> None:
        house = house_over(SqliteStore(data / FILE))
        await house.start()
        try:
            await scene(house, house.desks)
        finally:
            await house.stop()

    asyncio.run(go())


@pytest.mark.parametrize("damage", OF_TABLES, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("which", ["playing", "waiting"])
def test_a_table_that_does_not_open_is_set_aside_and_all_others_open(
    damage: Damage, which: str, filled: Filled, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One is opened when the house starts, the other when somebody comes."""
    bad, good = (filled.playing, filled.waiting) if which == "playing" else (filled.waiting, filled.playing)
    damaged(tmp_path, damage, "log", bad)

    async def scene(house: House, desks: DeskRegistry) -> None:
        for _ in range(3):
            with pytest.raises(KnobelError) as trouble:
                await house.tables.table(bad)
            assert trouble.value.code == "table-set-aside"
        assert await house.tables.table(good) is not None
        assert await desks.desk(filled.desk) is not None
        assert len(house.tables.set_aside) == 1

    in_house(tmp_path, scene)
    (line,) = errors(caplog)
    assert f"table {bad} is set aside" in line
    assert f"knobel look {bad}" in line
    assert "nna" not in line


@pytest.mark.parametrize("damage", OF_DESKS, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("online", [False, True])
def test_a_desk_that_does_not_open_is_set_aside_and_all_others_open(
    damage: Damage, online: bool, filled: Filled, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """An online tournament is opened when the house starts."""
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE desks SET online = ?", (online,))
    damaged(tmp_path, damage, "desk_log", filled.desk)

    async def scene(house: House, desks: DeskRegistry) -> None:
        with pytest.raises(KnobelError) as trouble:
            await desks.desk(filled.desk)
        assert trouble.value.code == "desk-set-aside"
        assert await house.tables.table(filled.playing) is not None

    in_house(tmp_path, scene)
    (line,) = errors(caplog)
    assert f"desk {filled.desk} is set aside" in line


def test_a_club_that_does_not_open_is_set_aside_and_counted_and_all_others_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def founded() -> tuple[str, dict[str, str]]:
        async with inhabited(tmp_path, None) as house:
            bad, good = [await house.visitor.post("/api/clubs", {"name": name, "season": "2026"}) for name in "AB"]
            with sqlite3.connect(tmp_path / FILE) as connection:
                _put(connection, "club_log", "club_id", bad["club"], 0, b"{}")
            return bad["club"], {each["club"]: each["links"]["keeper"] for each in (bad, good)}

    async def visited(bad: str, links: dict[str, str]) -> None:
        app: Any = application(tmp_path)
        async with app.lifespan(), AsyncClient(transport=ASGITransport(app), base_url=ORIGIN) as client:
            visitor = Visitor(client)
            for club, link in links.items():
                status, told = await visitor.ask("GET", f"/api/clubs/{club}/page", link=link)
                assert (told["code"] == "club-set-aside") if club == bad else status == 200
            assert (await visitor.get("/health"))["set_aside"] == 1
            assert "knobel_set_aside 1.0" in await visitor.get("/metrics")

    bad, links = asyncio.run(founded())
    asyncio.run(visited(bad, links))
    (line,) = errors(caplog)
    assert f"club {bad} is set aside" in line


def test_what_was_mended_opens_again(filled: Filled, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        (entry,) = connection.execute(
            "SELECT entry FROM log WHERE table_id = ? AND seq = 1", (filled.waiting,)
        ).fetchone()
        _put(connection, "log", "table_id", filled.waiting, 1, b"{}")

    async def scene(house: House, desks: DeskRegistry) -> None:
        with pytest.raises(KnobelError):
            await house.tables.table(filled.waiting)
        with sqlite3.connect(tmp_path / FILE) as connection:
            _put(connection, "log", "table_id", filled.waiting, 1, entry)
        assert await house.tables.table(filled.waiting) is not None
        assert len(house.tables.set_aside) == 0

    in_house(tmp_path, scene)


def test_a_table_that_another_node_has_spoilt_is_put_away(
    filled: Filled, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(house: House, desks: DeskRegistry) -> None:
        live = await house.tables.table(filled.waiting)
        assert live is not None
        with sqlite3.connect(tmp_path / FILE) as connection:
            connection.execute("INSERT INTO log VALUES (?, ?, 1, ?)", (live.id, live.seq + 1, b"nonsense"))
        await house._heard(live.id, live.seq + 1)
        assert live.id not in house.tables.live_tables
        with pytest.raises(KnobelError):
            await house.tables.table(live.id)

    in_house(tmp_path, scene)
    assert len(errors(caplog)) == 1


# While the house is open, somebody else writes what nobody can read.
OTHERS_WROTE = {
    "unreadable": b"nonsense",
    "unknown tag": b'{"type":"teleported"}',
    "against the rules": b'{"type":"happened","event":{"type":"thrown","faces":[9,9,9]},"throw":0}',
}
OTHERS_WROTE_AT_DESK = {
    "unreadable": b"nonsense",
    "unknown tag": b'{"action":{"type":"teleported"}}',
    "against the rules": b'{"action":{"type":"record_loss","table":77,"game":1,"loser":500},"by":"","reason":""}',
}


def write_behind(data: Path, log: str, id: str, seq: int, entry: bytes) -> None:
    with sqlite3.connect(data / FILE) as connection:
        connection.execute(f"INSERT INTO {log} VALUES (?, ?, 1, ?)", (id, seq + 1, entry))


def write_over(data: Path, id: str, seq: int, entry: bytes) -> None:
    with sqlite3.connect(data / FILE) as connection:
        _put(connection, "log", "table_id", id, seq, entry)


class Dismissed:
    """A listener who notes that the door was closed."""

    device, seats, heard, holder = None, (), None, REFEREE

    def __init__(self) -> None:
        self.times = 0

    def dismiss(self) -> None:
        self.times += 1

    def nothing(self, *_: Any) -> None:
        """Whatever else is told."""

    on_entry = send = show = nothing


@pytest.mark.parametrize("entry", OTHERS_WROTE.values(), ids=OTHERS_WROTE)
@pytest.mark.parametrize("asked", ["a request", "reading on", "reading anew", "earlier games"])
def test_whoever_asks_when_an_entry_cannot_be_read_is_refused_and_the_table_is_set_aside(
    entry: bytes, asked: str, filled: Filled, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(house: House, desks: DeskRegistry) -> None:
        live = await house.tables.table(filled.playing if asked == "earlier games" else filled.waiting)
        assert live is not None
        listener: Any = Dismissed()
        live.listeners.add(listener)
        ways: dict[str, Callable[[], Awaitable[Any]]] = {
            "a request": lambda: live.request(Actor("anna"), Begin(), "key"),
            "reading on": live.catch_up,
            "reading anew": live.reload,
            "earlier games": lambda: live.earlier_games(live.table.begins[0]),
        }
        if asked in ("a request", "reading on"):
            write_behind(tmp_path, "log", live.id, live.seq, entry)
        else:
            write_over(tmp_path, live.id, live.table.begins[0] + 1 if live.table.begins else live.seq, entry)
        for _ in range(2):
            with pytest.raises(KnobelError) as trouble:
                await ways[asked]()
            assert trouble.value.code == "table-set-aside"
        assert live.id not in house.tables.live_tables
        assert listener.times
        assert len(house.tables.set_aside) == 1
        assert await house.tables.table(filled.playing if asked != "earlier games" else filled.waiting) is not None

    in_house(tmp_path, scene)
    assert len(errors(caplog)) == 1


@pytest.mark.parametrize("entry", OTHERS_WROTE_AT_DESK.values(), ids=OTHERS_WROTE_AT_DESK)
def test_whoever_asks_when_an_entry_cannot_be_read_is_refused_and_the_desk_is_set_aside(
    entry: bytes, filled: Filled, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(house: House, desks: DeskRegistry) -> None:
        desk = await desks.desk(filled.desk)
        assert desk is not None
        listener: Any = Dismissed()
        desk.listeners.add(listener)
        write_behind(tmp_path, "desk_log", desk.id, desk.seq, entry)
        for _ in range(2):
            with pytest.raises(KnobelError) as trouble:
                await desk.request(ORGANISER, Announce("news"))
            assert trouble.value.code == "desk-set-aside"
        assert desk.id not in desks.live
        assert listener.times
        assert len(desks.set_aside) == 1

    in_house(tmp_path, scene)
    assert len(errors(caplog)) == 1


@pytest.mark.parametrize("entry", OTHERS_WROTE.values(), ids=OTHERS_WROTE)
def test_visitors_of_a_table_that_another_node_spoils_meanwhile_get_the_refusal(
    entry: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LocalHints, "alone", False)

    async def go() -> None:
        async with inhabited(tmp_path, None) as house:
            live = await house.table("anna", ("anna", "Anna"), (house.device, NAME))
            line = Connection(house.device)
            context = house.app.state.context
            await answer(encoded(Hello(live.id)), line, context)
            drained(line)
            write_behind(tmp_path, "log", live.id, live.seq, entry)
            await answer(encoded(Please("k", Leave(1))), line, context)
            (told,) = [message for message in drained(line) if isinstance(message, Trouble)]
            assert (told.code, told.key) == ("table-set-aside", "k")
            status, refusal = await house.visitor.ask("GET", f"/api/tables/{live.id}/replays/0")
            assert (status, refusal["code"]) == (503, "table-set-aside")

    asyncio.run(go())


@pytest.mark.parametrize("code", ["table-set-aside", "desk-set-aside"])
def test_a_visitor_is_told_in_both_languages(code: str) -> None:
    told = {Voice(language).trouble(KnobelError(code)) for language in ("de", "en")}
    assert len(told) == 2
    assert all(len(line) > 40 for line in told)


def test_a_visitor_of_a_damaged_table_gets_a_code_and_no_traceback(tmp_path: Path) -> None:
    async def go() -> None:
        async with inhabited(tmp_path, None) as house:
            live = await house.table("anna", ("anna", "Anna"), (house.device, NAME))
            house.house.tables._put_away_one(live.id)
            damaged(tmp_path, unreadable, "log", live.id)
            status, told = await house.visitor.ask("GET", f"/api/tables/{live.id}/replays/0")
            assert (status, told["code"]) == (503, "table-set-aside")
            # Forgetting does not stop at a log that cannot be read.
            entry = f'{{"device":"{house.device}","name":"{NAME}","te'.encode()
            with sqlite3.connect(tmp_path / FILE) as connection:
                _put(connection, "log", "table_id", live.id, live.seq, entry)
            assert (await house.visitor.ask("DELETE", "/api/me"))[0] == 204
            with sqlite3.connect(tmp_path / FILE) as connection:
                rows = connection.execute("SELECT entry FROM log").fetchall()
            assert not any(house.device.encode() in row[0] or NAME.encode() in row[0] for row in rows)

    asyncio.run(go())


# Looking -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", OF_TABLES, ids=lambda damage: damage.__name__)
def test_the_command_says_which_entry_is_bad_and_writes_down_what_can_be_read(
    damage: Damage, filled: Filled, tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged(tmp_path, damage, "log", filled.waiting)
    out = tmp_path / "out.jsonl"
    with pytest.raises(SystemExit) as end:
        run("look", filled.waiting, "--data", str(tmp_path), "--out", str(out))
    assert end.value.code == 1
    told = capsys.readouterr().out
    assert f"table {filled.waiting}" in told
    as_a_whole = (without_any_entry, without_master, of_another_game, of_another_version)
    assert ("entry" in told.splitlines()[0]) == (damage not in as_a_whole)
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == {"kind": "table", "id": filled.waiting}
    entries = filled.seqs[filled.waiting] + 1
    fewer: dict[Damage, int] = {without_an_entry: entries - 1, without_any_entry: 0}
    assert len(lines) - 1 == fewer.get(damage, entries)


def test_the_command_tries_everything_and_names_what_does_not_open(
    filled: Filled, tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "3 tables and tournaments, 0 of them" in run("look", "--data", str(tmp_path)).out
    damaged(tmp_path, unreadable, "desk_log", filled.desk)
    with pytest.raises(SystemExit):
        run("look", "--data", str(tmp_path))
    told = capsys.readouterr().out
    assert f"desk {filled.desk}" in told
    assert filled.playing not in told


def test_the_command_refuses_what_is_not_there(filled: Filled, tmp_path: Path, run: Run) -> None:
    assert run("look", "nothing", "--data", str(tmp_path)).code == 2
    assert run("look", "--data", str(tmp_path / "nowhere")).code == 2
