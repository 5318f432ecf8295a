"""The house lives where there is no server: no framework, no database driver, no thread of its own, no process."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from knobel.fair.verifier import verdict_on
from knobel.server.store.migrating import migrate_file

ROOT = Path(__file__).parent.parent.parent
OLD = ROOT / "tests" / "old" / "house-0.1" / "knobel.sqlite"


def test_a_house_lives_on_the_standard_library_and_msgspec(tmp_path: Path) -> None:
    shutil.copy(OLD, tmp_path / "house.sqlite")
    migrate_file(tmp_path / "house.sqlite")
    command = [sys.executable, "-m", "tests.house.alone", str(tmp_path / "house.sqlite")]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    came = json.loads(ran.stdout)
    assert came["phase"] == "over"
    assert {"welcome", "update", "done"} <= set(came["told"])
    assert "trouble" not in came["told"]
    assert verdict_on(came["fairness"].encode()).verdict == "no-seeds"
    assert came["played"] == ["chicago", 1]
    assert came["kept"] == [1, 1, 1]
    assert (came["games"], came["players"], came["threads"]) == (102, 1, 1)
