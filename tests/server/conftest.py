"""Services that the server's tests share, started when first needed."""

from collections.abc import Iterator

import pytest

from tests.support.services import postgres, redis_server


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with redis_server() as url:
        yield url
