"""What goes into the pocket: the rooms that a house needs, the libraries that they import, and their data."""

import hashlib
import shutil
import zipfile
import zlib
from pathlib import Path

from knobel.solve.values_file import CHECKSUM, MAGIC

# Rooms of the package that only a server or a terminal opens.
ELSEWHERE = ("cli", "fair", "server")
# Values that would be half as much again as the whole box, for one game: each is a file of its own beside the archives,
# which a worker fetches when somebody wants to play by it.
BESIDE = ("kniffel-extreme-*.values",)
# Data and code that are no use there: without numpy nobody solves. The page says by itself why something is refused.
NOT_TAKEN = (
    *("*.cu", *BESIDE, "__pycache__", "py.typed"),
    *("schocken-*.values", "turn_graph.py", "covered_*.py", "round_play.py", "table_values.py", "asking.py"),
    *("cli.ftl", "club.ftl", "fair.ftl", "server.ftl"),
    # What measures minds is a matter of commands.
    *(
        "exploiting.py",
        "exact_contests.py",
        "measuring.py",
        "measuring_tables.py",
        "best_response.py",
        "playing_out.py",
    ),
    *("gpu.py", "cpu.py", "cuda_source.py", "compressing.py", "odds.py", "analysis_process.py", "*among_more.py"),
)
# Of a library's data what two languages need.
LOCALES = ("root.dat", "de.dat", "en.dat")
# Files of an own archive: they are large, and seldom change.
VALUES, WORDS = ".values", ".words"
# What libraries ask of this one is in the standard library by now.
BACKPORTS, BACKPORTED = "typing_extensions.py", "from typing import *\n"


def stage_engine(source: Path, code: Path, data: Path) -> None:
    """Copy the package's rooms, and what they read when they run to a folder of its own."""
    ignored = shutil.ignore_patterns(*NOT_TAKEN)
    for path in sorted(source.iterdir()):
        if path.is_dir() and path.name not in (*ELSEWHERE, "__pycache__"):
            shutil.copytree(path, code / source.name / path.name, ignore=ignored)
        elif path.suffix == ".py":
            (code / source.name).mkdir(parents=True, exist_ok=True)
            shutil.copy(path, code / source.name)
    for path in [each for each in code.rglob("*") if each.suffix in (VALUES, WORDS)]:
        target = data / path.relative_to(code)
        target.parent.mkdir(parents=True, exist_ok=True)
        path.rename(target)
        loosen(target)


def files_beside(source: Path) -> dict[str, Path]:
    """What lies beside the archives, by where it is looked for when somebody wants it."""
    found = (path for pattern in BESIDE for path in sorted(source.rglob(pattern)))
    own = (path for path in found if path.relative_to(source).parts[0] not in ELSEWHERE)
    return {path.relative_to(source.parent).as_posix(): path for path in own}


def loosen(path: Path) -> None:
    """Let a file be packed once and well, with all others, and not a second time: the same content, stored as it is.

    Whoever reads it does not notice: stored data are a kind of packed ones.
    """
    if path.suffix == WORDS:
        path.write_bytes(zlib.compress(zlib.decompress(path.read_bytes()), 0))
        return
    whole = path.read_bytes()[:-CHECKSUM]
    head, _, body = whole[len(MAGIC) :].partition(b"\n")
    loose = MAGIC + head + b"\n" + zlib.compress(zlib.decompress(body), 0)
    path.write_bytes(loose + hashlib.sha256(loose).digest())


def stage_libraries(wheels: Path, target: Path) -> None:
    """Unpack the wheels, without what is there for other tools, other languages and other places."""
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if _is_needed(name):
                    archive.extract(name, target)
    (target / BACKPORTS).write_text(BACKPORTED, encoding="utf-8")


def _is_needed(name: str) -> bool:
    if name.endswith((".pyi", "py.typed", "/")) or "/testing/" in name or name.startswith("pytz/zoneinfo/"):
        return False
    if ".dist-info/" in name:
        # Their terms go with them.
        return "LICENSE" in name or "licenses/" in name
    return not name.startswith("babel/locale-data/") or name.rpartition("/")[2] in LOCALES
