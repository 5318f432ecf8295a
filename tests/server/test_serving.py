"""The server that people run is the one that the proofs try."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from knobel.cli.commands import serve
from knobel.cli.voice import Voice
from knobel.house.lines.answering import LARGEST_MESSAGE
from knobel.server.serving import Settings, server
from proofs import node as proved
from proofs.node import NodeSettings, node

# Where a server stands and what it serves; all else is how it serves.
OWN = {"app", "loaded_app", "host", "port", "budget", "gate", "proxies"}


def how(serving: Any) -> dict[str, Any]:
    return {name: value for name, value in vars(serving.config).items() if name not in OWN}


@pytest.mark.parametrize("strict", [False, True])
def test_the_proofs_try_a_server_that_is_set_up_as_people_run_it(tmp_path: Path, strict: bool) -> None:
    usual = server(Settings(data=tmp_path / "usual"))
    tried = node(NodeSettings(8001, str(tmp_path / "tried"), strict=strict))
    assert how(tried) == how(usual)
    assert usual.config.ws_max_size == LARGEST_MESSAGE
    if strict:
        assert vars(tried.config)["budget"].most == vars(usual.config)["budget"].most


class Idle:
    """A server that has nothing to do; it keeps how seldom the collector came while it ran."""

    started = True
    thresholds: tuple[int, ...] = ()

    def run(self) -> None:
        self.thresholds = gc.get_threshold()


@pytest.fixture
def idle() -> Iterator[Idle]:
    before = gc.get_threshold()
    yield Idle()
    gc.unfreeze()
    gc.set_threshold(*before)


def run_by_people(folder: Path) -> None:
    serve.serve_tables(Voice("en"), Settings(data=folder))


def run_by_proofs(folder: Path) -> None:
    proved.run(NodeSettings(8001, str(folder)))


@pytest.mark.parametrize("run", [run_by_people, run_by_proofs])
def test_the_collector_is_calm_wherever_a_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, idle: Idle, run: Callable[[Path], None]
) -> None:
    monkeypatch.setattr(serve, "server", lambda settings: idle)
    monkeypatch.setattr(serve, "_greet", lambda *_: None)
    monkeypatch.setattr(proved, "node", lambda settings: idle)
    monkeypatch.setattr(serve, "set_up_logs", lambda: None)
    gc.set_threshold(700, 10, 10)
    run(tmp_path)
    assert idle.thresholds[0] > 700
