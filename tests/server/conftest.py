"""Services that the server's tests share, started when first needed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from tests.support.services import postgres, redis_server
from tests.support.stores import Play, play_with_store


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def database(postgres_url: str) -> Iterator[str]:
    """An empty database of its own."""
    name = f"house_{token_hex(6)}"
    asyncio.run(told(postgres_url, f"CREATE DATABASE {name}"))
    yield postgres_url.replace("/postgres?", f"/{name}?")
    asyncio.run(told(postgres_url, f"DROP DATABASE {name} WITH (FORCE)"))


async def told(url: str, statement: str) -> None:
    """Let a database do something."""
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Plays a scene with a fresh store of each kind."""
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else None
    return lambda scene: play_with_store(scene, tmp_path, url)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with redis_server() as url:
        yield url


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    node = Node(NodeSettings(free_port(), str(tmp_path)))
    node.start()
    try:
        yield node
    finally:
        node.kill()
