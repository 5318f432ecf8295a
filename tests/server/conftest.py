"""Services that the server's tests share, started when first needed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from knobel.proofs.node import NodeSettings
from knobel.proofs.processes import Node, free_port
from tests.support.services import postgres, redis_server


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


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
