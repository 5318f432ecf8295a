"""Messages that are almost right, and bytes that are none."""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

import knobel
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.messages import Done, Hello, Hold, Ping, Please, Pong, ServerMessage, Talk
from knobel.house.store import operations
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import (
    Act,
    Advise,
    Begin,
    ChangeSettings,
    ChooseGame,
    ClientRequest,
    Close,
    Cover,
    Hurry,
    Knock,
    Leave,
    Mute,
    Nod,
    Promise,
    RevealSeed,
    Roll,
    Sit,
    TakeBack,
    Uncover,
)
from knobel.server.http.context import Context
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import connect, run
from proofs.client import arrive, line, open_table
from proofs.faults import connection_with, plant
from proofs.findings import Findings
from proofs.limits import lift
from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(ServerMessage).decode
REQUESTS: tuple[ClientRequest, ...] = (
    Sit(0, "A"),
    Leave(0),
    Promise(0, "00" * 32),
    RevealSeed(0, "00" * 32),
    Begin(),
    Act(0, knobel.Press("stop"), 3),
    Roll(0, (1, 2), 3),
    TakeBack(0),
    Cover(0, "random"),
    Uncover(0),
    Mute(1, muted=True),
    ChooseGame("pasch", {"rounds": 3}, 2, "Pasch"),
    ChangeSettings("quick", hints=True, cover_after=30, chat="phrases", keep_code=True, nod=False),
    Knock("N"),
    Nod(0),
    Advise(0),
    Hurry(),
    Close(),
)
# What can stand where something else belongs.
STRANGE: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "x" * 300, "\ud800", "\0", [], {}, [[[]]], {"type": "act"})
SEATS = [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "B", "mind": "random"}]
# A node has so long to answer a sign of life among all the nonsense, in seconds.
PATIENCE = 20.0
# That text was none is worth a line to the web server, which closes such a connection by itself.
NO_TEXT = "Invalid UTF-8 sequence received from client."
UPGRADE = "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {base}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
UPGRADE_KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"


# Messages ----------------------------------------------------------------------------------------------------------


async def say_nonsense(count: int, fault: str | None, found: Findings) -> int:
    """Say so many things that are almost right: by a player, by the host and by a stranger in turn."""
    chance = random.Random(count)
    house = House(MemoryStore(), LocalHints(), SimulatedTime(), SeededSource("nonsense"))
    context = Context(house)
    lift(context.limits)
    plant(fault, context)
    connection = connection_with(fault)
    version = knobel.declared("maexchen").info.version
    setup = TableOpened("maexchen", version, {}, 2, "host", public=True)
    live, _, _ = await house.tables.create(setup, (Sit(0, "A"), Sit(1, "B", "bot", "random")))
    for number, text in enumerate(_messages(live.id, chance, count)):
        device = ("host", "stranger", None)[number % 3]
        with found.unbroken(f"message {text[:80]!r}"):
            await _say(text, connection(device), live, context, found)
    live.scheduler.stop()
    return count


async def _say(text: str, connection: Connection, live: LiveTable, context: Context, found: Findings) -> None:
    tokens = (live.token_of(0),) if connection.device == "host" and live.sits_at("host", 0) else ()
    connection.attach(live, Hello(live.id, -1, tokens), None)
    connection.take_all()
    before = live.table.seq
    await answer(text, connection, context)
    if live.table.seq != before and not any(isinstance(message, Done) for message in _heard(connection)):
        found.changed.append(f"message {text[:80]!r}")
    connection.detach()


def _heard(connection: Connection) -> list[ServerMessage]:
    return [DECODE(message() if callable(message) else message) for message in connection.outbox]


def _messages(table: str, chance: random.Random, count: int) -> Iterator[str]:
    asked = [Please(f"k{number}", request) for number, request in enumerate(REQUESTS)]
    right = [Hello(table, goes_round=True), Hold(0), Talk("Moin"), Ping(1), *asked]
    for _ in range(count):
        text = ENCODE(chance.choice(right)).decode()
        match chance.randrange(4):
            case 0:
                yield _with_something_strange(text, chance)
            case 1:
                yield _with_letters_changed(text, chance)
            case 2:
                yield text[: chance.randrange(len(text))]
            case _:
                yield "".join(chr(chance.randrange(0xD7FF)) for _ in range(chance.randrange(60)))


def _with_something_strange(text: str, chance: random.Random) -> str:
    """The message with something else in one of its places."""
    message = msgspec.json.decode(text)
    places = [(thing, key) for thing in _things(message) for key in (thing if isinstance(thing, dict) else ())]
    thing, key = chance.choice(places)
    thing[key] = chance.choice([strange for strange in STRANGE if strange != "\ud800"])
    return ENCODE(message).decode()


def _things(thing: Any) -> Iterator[Any]:
    yield thing
    for part in thing.values() if isinstance(thing, dict) else ():
        yield from _things(part)


def _with_letters_changed(text: str, chance: random.Random) -> str:
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        letters[chance.randrange(len(letters))] = chance.choice('{}[]",:0-9eE.\\tnull\0ü💥')
    return "".join(letters)


# Bytes -------------------------------------------------------------------------------------------------------------


async def send_nonsense(count: int, fault: str | None, found: Findings) -> int:
    """Send bytes that are no frames, and frames that are no messages, to a real server; it must not even notice."""
    chance = random.Random(count)
    with tempfile.TemporaryDirectory(prefix="knobel-nonsense-") as data:
        node = Node(NodeSettings(free_port(), data, fault=fault))
        await asyncio.to_thread(node.start)
        try:
            person = await arrive(node.base)
            link = await open_table(node.base, person, "maexchen", SEATS)
            before = _log(Path(data), link.table)
            for _ in range(count):
                await _send(node.base, _nonsense(chance))
            with found.unbroken("sign of life"):
                async with line(node.base, person, link) as mine, asyncio.timeout(PATIENCE):
                    await mine.say(Ping(7))
                    await mine.until(lambda: Pong(7) in mine.heard)
            if _log(Path(data), link.table) != before:
                found.changed.append("bytes")
        finally:
            await asyncio.to_thread(node.stop)
        complaints = [line for line in node.complaints if NO_TEXT not in line]
        found.broken += [f"the server complains: {line}" for line in complaints]
    return count


def _log(data: Path, table: str) -> list[Any]:
    database = connect(data / FILE)
    rows = run(database, operations.read(table, -1))
    database.close()
    return list(rows)


async def _send(base: str, nonsense: bytes) -> None:
    """Open a socket as it should be done, and go on as it should not."""
    address = urlsplit(base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write((UPGRADE.format(host=address.netloc, base=base) + UPGRADE_KEY).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(nonsense)
    try:
        await writer.drain()
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            while await reader.read(4096):
                pass
    except (ConnectionError, OSError):
        pass  # The server has closed the line, as it may.
    finally:
        writer.close()


def _nonsense(chance: random.Random) -> bytes:
    payload = chance.randbytes(chance.choice((0, 1, 20, 125)))
    match chance.randrange(4):
        case 0:
            return payload + chance.randbytes(50)
        case 1:
            return _frame(chance.randrange(256), payload)
        case 2:
            return _frame(0x81, chance.choice((payload, b"Moin")))  # Text, or what is said to be.
        case _:
            return b"\x81\xff" + chance.randbytes(8) + payload  # Longer than anything there is.


def _frame(first: int, payload: bytes) -> bytes:
    return bytes([first, 0x80 | len(payload)]) + bytes(4) + payload
