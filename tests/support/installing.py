"""Fresh environments with the package in them, as somebody has it who installs it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
# Linking is quick, and an environment of a test does not outlive the cache it links to.
SETTINGS = {**os.environ, "UV_LINK_MODE": "symlink", "UV_PYTHON_DOWNLOADS": "never", "LC_ALL": "en_GB.UTF-8"}
UNREACHABLE = re.compile(r"failed to fetch|error sending request|could not connect|dns error|timed out", re.I)
# A busy machine and a slow registry take their time.
INSTALLING = 4 * PATIENCE


class Installed(NamedTuple):
    """An environment that holds the package."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / "bin" / "python"

    def run(self, *words: str, program: str = "knobel") -> subprocess.CompletedProcess[str]:
        """Run one of its programs, in a folder from which no checkout can be seen."""
        return _run([str(self.folder / "bin" / program), *words], self.folder)

    def script(self, text: str) -> str:
        """What a script prints there."""
        told = _run([str(self.python), "-I", "-c", text], self.folder)
        assert told.returncode == 0, told.stderr
        return told.stdout

    def packages(self) -> set[str]:
        """What is installed there, beside the package itself."""
        names = self.script("import importlib.metadata as m; print(*{d.name for d in m.distributions()})").split()
        return {name.lower() for name in names} - {"knobel"}


def built_wheel(folder: Path) -> Path:
    """The package as it is published."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=INSTALLING)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(folder: Path, wheel: Path, lock: str, python: str = sys.executable) -> Installed:
    """A new environment with the wheel and what the lock file pins; skips the test where nothing can be fetched."""
    home = Installed(folder)
    _uv("venv", "--quiet", "--python", python, str(folder))
    pinned = str(ROOT / "requirements" / lock)
    _uv("pip", "install", "--quiet", "--python", str(home.python), "--require-hashes", "-r", pinned)
    _uv("pip", "install", "--quiet", "--python", str(home.python), "--no-deps", str(wheel))
    return home


def interpreter(version: str) -> str | None:
    """A Python of this version, if the machine has one."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    named = (shutil.which(f"python{version}"), *map(str, kept.glob(f"{version}.*/bin/python")))
    return next((path for path in named if path is not None and _is(path, version)), None)


def _is(path: str, version: str) -> bool:
    told = _run([path, "-c", "import sys; print(*sys.version_info[:2], sep='.')"], None)
    return told.stdout.strip() == version


def _uv(*words: str) -> None:
    told = _run([str(Path(sys.executable).parent / "uv"), *words], None)
    if told.returncode and UNREACHABLE.search(told.stderr):
        pytest.skip(f"no package registry can be reached: {told.stderr.strip().splitlines()[-1].strip()}")
    assert told.returncode == 0, told.stderr


def _run(command: Sequence[str], folder: Path | None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env=SETTINGS, capture_output=True, text=True, check=False, timeout=INSTALLING
    )
