"""Whoever is the first to ask for something does not hold up the others: what that takes is done before, or aside."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar._openapi.plugin import OpenAPIPlugin

from tests.server.visits import Visit, play


def test_the_loop_reads_nothing_of_the_program_for_whoever_asks_first(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.first_visits", str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout.split()) == (0, []), told.stderr


def test_the_reference_is_made_once_and_not_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    build: Any = OpenAPIPlugin._build_openapi

    def noted(plugin: OpenAPIPlugin) -> Any:
        made.append(threading.get_ident())
        return build(plugin)

    monkeypatch.setattr(OpenAPIPlugin, "_build_openapi", noted)

    async def scene(house: Visit) -> None:
        anna = await house.visitor()
        pages = await asyncio.gather(*(anna.get(f"/api/schema{path}") for path in ("", "/openapi.json", "")))
        assert "POST /api/join" in pages[0]
        assert "/api/join" in pages[1]["paths"]

    play(scene)
    assert len(made) == 1
    assert made[0] != threading.get_ident()
