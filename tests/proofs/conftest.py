"""Running the commands of the proofs inside the test's own process."""

import pytest

from proofs import app
from tests.cli.conftest import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `python -m proofs` with these words."""
    return runner(app.run, capsys, monkeypatch)
