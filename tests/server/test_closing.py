"""Closing the house: whoever still waits for an answer is told, and nothing is left that looks like a mistake."""

import asyncio
import logging
from pathlib import Path

import pytest

from knobel.server.app import application
from knobel.server.listening.server import listening_server
from knobel.server.work.workers import Workers
from proofs.processes import free_port


async def _answer(port: int, path: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer


def test_a_house_closes_quietly_while_somebody_waits_for_a_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> bytes:
        # A worker that never gets ready: whoever asks it waits until the house closes.
        work = Workers(command=("sleep", "3600"))
        app = application(tmp_path, work=work)
        server = listening_server(app, port=(port := free_port()), timeout_graceful_shutdown=60)
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        waiting = asyncio.ensure_future(_answer(port, "/api/games"))
        while work.pages.pid is None:
            await asyncio.sleep(0.01)
        server.should_exit = True
        await serving
        return await waiting

    with caplog.at_level(logging.WARNING):
        assert b" 503 " in asyncio.run(scene())
    assert not [record.getMessage() for record in caplog.records]
