"""A pytest plugin: what became of every test, one line each in a file, written as it becomes known.

`--verdicts FILE` writes them; `--only-these FILE` leaves out every test whose id is not in the JSON list there.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

COLLECTING, CRASHED, FINISH = "collect", "???", "finish"


class Verdict(NamedTuple):
    """What is known of one test: the outcome of each of its phases, and how it failed."""

    phases: dict[str, str]
    trouble: str = ""

    @property
    def failed(self) -> bool:
        return "failed" in self.phases.values()

    @property
    def crashed(self) -> bool:
        """Whether the process in which it ran is gone."""
        return CRASHED in self.phases

    @property
    def passed(self) -> bool:
        """Whether it ran from beginning to end, and nothing was wrong: what was left out has not passed."""
        return not self.failed and self.phases.get("call") == "passed" and "teardown" in self.phases

    @property
    def skipped(self) -> bool:
        return not self.failed and "skipped" in self.phases.values()


class Verdicts(NamedTuple):
    """What a run of pytest has said. `complete`: it went through all its tests and was not stopped before."""

    tests: dict[str, Verdict]
    uncollected: dict[str, str]
    complete: bool

    @property
    def failed(self) -> dict[str, Verdict]:
        return {id: verdict for id, verdict in self.tests.items() if verdict.failed}


def read_verdicts(path: Path) -> Verdicts:
    """What the plugin has written, also if it could not finish."""
    tests: dict[str, Verdict] = {}
    uncollected: dict[str, str] = {}
    complete = False
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        said = json.loads(line)
        if said["when"] == FINISH:
            complete = not said["stopped"]
        elif said["when"] == COLLECTING:
            uncollected[said["id"]] = said["trouble"]
        else:
            before = tests.get(said["id"], Verdict({}))
            phases = {**before.phases, said["when"]: said["outcome"]}
            tests[said["id"]] = Verdict(phases, before.trouble + said["trouble"])
    return Verdicts(tests, uncollected, complete)


class _Writer:
    """Writes down what becomes of each test."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.write_text("", encoding="utf-8")

    def _write(self, **said: Any) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = [f"{name}:\n{text}" for name, text in report.sections if not name.startswith("Captured")]
        trouble = "\n".join([str(report.longrepr or ""), *told]) if report.failed else ""
        self._write(id=report.nodeid, when=report.when, outcome=report.outcome, trouble=trouble)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._write(id=report.nodeid, when=COLLECTING, trouble=str(report.longrepr))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._write(when=FINISH, stopped=bool(session.shouldstop or session.shouldfail))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--verdicts", type=Path, help="write what becomes of every test into this file")
    parser.addoption("--only-these", type=Path, help="run only the tests whose ids are in the JSON list of this file")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("--verdicts")
    # The processes among which tests are shared out report to the one that shares them out.
    if path is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Writer(path))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    path = config.getoption("--only-these")
    if path is not None:
        wanted = set(json.loads(path.read_text(encoding="utf-8")))
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in wanted])
        items[:] = [item for item in items if item.nodeid in wanted]
