"""Floods of the smallest things that can be said: crumbs of a body, frames without a word, pings."""

import asyncio
import contextlib
import time
from urllib.parse import urlsplit

# As many of them as a line gives at once.
MANY = 40_000
CRUMBS, PINGS, EMPTY = (each * MANY for each in (b"1\r\n \r\n", b"\x89\x80abcd", b"\x81\x80abcd"))
BODY = "POST /api/positions HTTP/1.1\r\n{headers}Transfer-Encoding: chunked\r\n\r\n"
SOCKET = (
    "GET {path} HTTP/1.1\r\n{headers}Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FLOODS = (
    (BODY, CRUMBS),
    (SOCKET.replace("{path}", "/api/socket"), PINGS),
    (SOCKET.replace("{path}", "/api/socket"), EMPTY),
    (SOCKET.replace("{path}", "/api/desks/socket"), PINGS),
)


async def flood(base: str, address: str, cookie: str, until: float) -> int:
    """Pour all of them out, over one line each, again and again; says how often."""
    host = urlsplit(base).netloc
    headers = f"Host: {host}\r\nOrigin: {base}\r\nCookie: {cookie}\r\n"
    poured = [_pour(host, address, opening.replace("{headers}", headers), small, until) for opening, small in FLOODS]
    return sum(await asyncio.gather(*poured))


async def _pour(host: str, address: str, opening: str, small: bytes, until: float) -> int:
    times = 0
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            name, _, port = host.partition(":")
            reader, writer = await asyncio.open_connection(name, int(port), local_addr=(address, 0))
            over = asyncio.create_task(_read_off(reader))
            writer.write(opening.encode())
            while time.monotonic() < until and not over.done():
                writer.write(small)
                times += 1
                # The other side takes what it can, or hangs up.
                taken = asyncio.create_task(writer.drain())
                rest = max(0.0, until - time.monotonic())
                await asyncio.wait((taken, over), return_when=asyncio.FIRST_COMPLETED, timeout=rest)
                taken.cancel()
                await asyncio.gather(taken, return_exceptions=True)
            over.cancel()
            writer.transport.abort()
        await asyncio.sleep(0)
    return times


async def _read_off(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(4096):
            pass
