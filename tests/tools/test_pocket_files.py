"""The files of a pocket: what is in the box, and what lies beside it for the games that want it."""

import json
from pathlib import Path

from tools.pocket.manifest import ARCHIVES, RUNTIME, finish, lay_out, sizes
from tools.pocket.staging import files_beside, stage_engine

VALUES = "kniffel-extreme-products-1.values"
PLACE = f"knobel/minds/data/{VALUES}"


def package(folder: Path) -> Path:
    """A package with values of that kind, and a copy of them among the files of a server."""
    source = folder / "knobel"
    for place in ("minds/data", "server/pocket_app"):
        (source / place).mkdir(parents=True)
        (source / place / VALUES).write_bytes(b"values")
    (source / "minds" / "mind.py").write_text("", encoding="utf-8")
    return source


def test_values_of_one_game_lie_beside_the_archives_and_not_in_them(tmp_path: Path) -> None:
    source, code, data = package(tmp_path), tmp_path / "code", tmp_path / "data"
    stage_engine(source, code, data)
    assert [path.name for path in (*code.rglob("*.*"), *data.rglob("*.*"))] == ["mind.py"]
    assert files_beside(source) == {PLACE: source / "minds" / "data" / VALUES}


def test_the_manifest_says_where_they_are_looked_for_and_the_box_is_weighed_without_them(tmp_path: Path) -> None:
    parts, target = tmp_path / "parts", tmp_path / "target"
    parts.mkdir()
    for name in ("stdlib.zip", *(f"{stem}.zip" for stem in ARCHIVES), *RUNTIME):
        (parts / name).write_bytes(bytes(1_000_000))
    (parts / "pyodide-lock.json").write_text('{"info": {}}', encoding="utf-8")
    manifest, names = lay_out(parts, parts, {}, files_beside(package(tmp_path)), target)
    finish(target, manifest, names)
    told = json.loads((target / "manifest.json").read_text(encoding="utf-8"))
    name = told["beside"][PLACE]
    assert (target / name).read_bytes() == b"values"
    assert told["files"][name] == len(b"values")
    assert name in told["digests"]
    *_, whole, beside = sizes(target).splitlines()
    assert whole.split()[:3] == ["altogether", "7.00", "MB"]
    assert beside.startswith(f"beside: {name} ")
