"""What comes in at once is read in small pieces: nobody waits until all of it is read, and nothing of it is lost."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import websockets

from knobel.server.listening.gate import AT_ONCE, BITE, Gate
from knobel.server.listening.pieces import PIECE, Pieces
from tests.server.test_listening import dial, listening, run, socket_url
from tests.support.waiting import PATIENCE

# As much as a line gives at once.
MUCH = 256 * 1024
# The smallest things that can be said: a frame that asks for an answer, and a crumb of a body.
PING, CRUMB = b"\x89\x80abcd", b"1\r\nx\r\n"


class Line:
    """A line that notes whether anything is taken from it."""

    def __init__(self) -> None:
        self._held = False

    def pause_reading(self) -> None:
        self._held = True

    def resume_reading(self) -> None:
        self._held = False

    def is_held(self) -> bool:
        return self._held


def pieces(gate: Gate, network: str, line: Line) -> Pieces:
    return Pieces(gate, network, line)  # type: ignore[arg-type]


def test_of_whoever_sends_much_at_once_one_piece_is_read_in_turn_and_the_rest_on_the_side() -> None:
    async def scene() -> None:
        gate, heard = Gate(), list[bytes]()
        pieces(gate, "flood", Line()).add(PING * (MUCH // len(PING)), heard.append)
        pieces(gate, "anna", Line()).add(b"anna", heard.append)
        await asyncio.sleep(0)
        assert list(map(len, heard)) == [PIECE, len(b"anna")]
        pieces(gate, "ben", Line()).add(b"ben", heard.append)
        await asyncio.sleep(0)
        assert heard[-1] == b"ben", "nobody waits for what is read on the side"

    asyncio.run(scene())


def test_what_is_read_on_the_side_is_followed_by_a_rest_however_much_of_it_there_is() -> None:
    async def scene() -> None:
        gate, bites = Gate(), list[int]()

        def slowly(piece: bytes) -> None:
            bites[-1] += 1
            until = time.perf_counter() + BITE
            while time.perf_counter() < until:
                pass

        pieces(gate, "flood", Line()).add(b"x" * MUCH, slowly)
        for _ in range(5):
            bites.append(0)
            await asyncio.sleep(0)
        assert bites[0] == 1
        assert max(bites) <= 1, "one piece that takes so long is a bite"
        assert len(gate) == 1

    asyncio.run(scene())


def test_two_lines_of_one_network_are_read_in_turn() -> None:
    async def scene() -> None:
        gate, heard = Gate(), list[bytes]()
        pieces(gate, "pub", Line()).add(b"x" * MUCH, heard.append)
        pieces(gate, "pub", Line()).add(b"ben", heard.append)
        await asyncio.sleep(0)
        assert b"ben" in heard

    asyncio.run(scene())


def test_all_of_it_is_read_in_order_and_nothing_more_is_taken_meanwhile() -> None:
    async def scene() -> None:
        gate, line, heard = Gate(), Line(), list[bytes]()
        waiting = pieces(gate, "anna", line)
        sent = [os.urandom(size) for size in (PIECE, 1, MUCH, 0, PIECE + 1)]
        waiting.add(sent[0], heard.append)
        assert not line.is_held(), "a single piece is read at once"
        for each in sent[1:]:
            waiting.add(each, heard.append)
        assert line.is_held()
        line.resume_reading()
        waiting.hold()
        assert line.is_held(), "though an application would take more"
        while waiting:
            await asyncio.sleep(0)
        assert b"".join(heard) == b"".join(sent)
        line.resume_reading()
        waiting.hold()
        assert not line.is_held()

    asyncio.run(scene())


# Over real lines -----------------------------------------------------------------------------------------------------


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says over HTTP how much was sent, and over a socket what was said, once everything has come."""
    if scope["type"] == "http":
        size, more = 0, True
        while more:
            message = await receive()
            size, more = size + len(message.get("body", b"")), message.get("more_body", False)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": f"got {size}!".encode()})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


@asynccontextmanager
async def plugged_in() -> AsyncIterator[websockets.ClientConnection]:
    async with (
        listening(echo, ws_per_message_deflate=False) as serving,
        websockets.connect(socket_url(serving, "/"), compression=None) as socket,
    ):
        yield socket


def test_a_body_of_any_size_and_in_any_crumbs_arrives_whole() -> None:
    async def scene() -> None:
        async with listening(echo) as serving:
            for head, body, size in (
                (b"Content-Length: 5000000", b"x" * 5_000_000, 5_000_000),
                (b"Transfer-Encoding: chunked", CRUMB * 50_000 + b"0\r\n\r\n", 50_000),
            ):
                reader, writer = await dial(serving)
                writer.write(b"POST / HTTP/1.1\r\nHost: a\r\n" + head + b"\r\n\r\n" + body)
                async with asyncio.timeout(PATIENCE):
                    assert f"got {size}!".encode() in await reader.readuntil(b"!")
                    # The line is open for another request.
                    writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                    assert b"got 0!" in await reader.read()
                writer.close()

    run(scene)


def test_thousands_of_small_messages_that_come_at_once_are_all_answered_in_order() -> None:
    async def scene() -> None:
        said = [f"{number}" for number in range(10_000)]
        async with listening(echo, ws_per_message_deflate=False) as serving:
            reader, writer = await dial(serving)
            frames = b"".join(b"\x81" + bytes([0x80 | len(each)]) + bytes(4) + each.encode() for each in said)
            writer.write(
                b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(frames)
                for each in said:
                    _, size = await reader.readexactly(2)
                    assert await reader.readexactly(size) == each.encode()
            writer.close()

    run(scene)


def test_large_messages_and_small_ones_are_answered_as_long_as_somebody_speaks() -> None:
    async def scene() -> None:
        async with plugged_in() as socket:
            for size in (1, PIECE, 100_000, 2, MUCH, 3):
                await socket.send("x" * size)
                assert await asyncio.wait_for(socket.recv(), PATIENCE) == "x" * size

    run(scene)


def test_between_two_pieces_of_a_flood_of_pings_others_have_their_turn() -> None:
    async def scene() -> None:
        async with plugged_in() as socket:
            socket.transport.write(PING * (MUCH // len(PING)) + b"\x81\x84" + bytes(4) + b"last")
            answer, turns = asyncio.create_task(socket.recv()), 0
            while not answer.done():
                turns += 1
                await asyncio.sleep(0)
            assert await answer == "last"
            assert turns >= MUCH // PIECE // AT_ONCE

    run(scene)
