"""The files under names that say what is in them, the manifest that names them, and what they weigh."""

import hashlib
import json
import shutil
from pathlib import Path

MANIFEST = "manifest.json"
# In the order in which they are unpacked, after the standard library.
ARCHIVES = ("libraries", "engine", "data")
# What the runtime asks for by these names, beside each other.
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def short_hash(*contents: bytes) -> str:
    """A name for contents."""
    return hashlib.sha256(b"".join(contents)).hexdigest()[:12]


def lay_out(archives: Path, runtime: Path, answers: dict[str, tuple[str, bytes]], target: Path) -> dict[str, object]:
    """Copy everything to its place in the folder, and write the manifest.

    Answers are given by their path, with a name for the file."""
    parts = [(runtime / name).read_bytes() for name in RUNTIME]
    home = f"runtime-{short_hash(*parts)}"
    kept = {MANIFEST, home}
    (target / home).mkdir(parents=True, exist_ok=True)
    for name, content in zip(RUNTIME, parts, strict=True):
        _write(target / home / name, content)
    names = {}
    for stem in ("stdlib", *ARCHIVES):
        content = (archives / f"{stem}.zip").read_bytes()
        names[stem] = f"{stem}-{short_hash(content)}.zip"
        _write(target / names[stem], content)
        kept.add(names[stem])
    told = {}
    for path, (stem, content) in answers.items():
        told[path] = f"{stem}-{short_hash(content)}.json"
        _write(target / told[path], content)
        kept.add(told[path])
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    manifest: dict[str, object] = {
        "runtime": f"{home}/",
        "stdlib": names["stdlib"],
        "archives": [names[stem] for stem in ARCHIVES],
        "answers": told,
        "lock": {"info": lock["info"], "packages": {}},
    }
    (target / MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    _clear(target, kept)
    return manifest


def _write(path: Path, content: bytes) -> None:
    """A file of that name has that content already."""
    if not path.is_file():
        path.write_bytes(content)


def _clear(target: Path, kept: set[str]) -> None:
    """Remove what an earlier manifest named."""
    for path in target.iterdir():
        name = path.name.removesuffix(".br").removesuffix(".gz")
        if name not in kept:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def sizes(target: Path) -> str:
    """What each file weighs, and all of them, as they are and packed as far as they have been packed."""
    rows = []
    for path in sorted(target.rglob("*")):
        if path.is_file() and path.suffix not in (".br", ".gz"):
            packed = path.with_name(f"{path.name}.br")
            size = path.stat().st_size
            rows.append((str(path.relative_to(target)), size, packed.stat().st_size if packed.is_file() else size))
    rows.append(("altogether", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    return "\n".join(f"{name:44} {size / 1e6:7.2f} MB  {packed / 1e6:7.2f} MB packed" for name, size, packed in rows)
