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


def lay_out(
    archives: Path,
    runtime: Path,
    answers: dict[str, tuple[str, bytes]],
    beside: dict[str, Path],
    target: Path,
) -> tuple[dict[str, object], list[str]]:
    """Copy everything to its place in the folder; gives what the manifest says of it, and the names of all files.

    Answers are given by their path, with a name for the file; files beside the archives by where they are looked for.
    """
    parts = [(runtime / name).read_bytes() for name in RUNTIME]
    home = f"runtime-{short_hash(*parts)}"
    (target / home).mkdir(parents=True, exist_ok=True)
    for name, content in zip(RUNTIME, parts, strict=True):
        _write(target / home / name, content)
    names = {}
    for stem in ("stdlib", *ARCHIVES):
        content = (archives / f"{stem}.zip").read_bytes()
        names[stem] = f"{stem}-{short_hash(content)}.zip"
        _write(target / names[stem], content)
    told = {}
    for path, (stem, content) in answers.items():
        told[path] = f"{stem}-{short_hash(content)}.json"
        _write(target / told[path], content)
    fetched = {}
    for path, file in beside.items():
        fetched[path] = f"{file.stem}-{short_hash(file.read_bytes())}{file.suffix}"
        _write(target / fetched[path], file.read_bytes())
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    manifest: dict[str, object] = {
        "runtime": f"{home}/",
        "stdlib": names["stdlib"],
        "archives": [names[stem] for stem in ARCHIVES],
        "answers": told,
        "beside": fetched,
        "lock": {"info": lock["info"], "packages": {}},
    }
    return manifest, [*(f"{home}/{name}" for name in RUNTIME), *names.values(), *told.values(), *fetched.values()]


def finish(target: Path, manifest: dict[str, object], names: list[str]) -> None:
    """Write the manifest, with the weight on the way and the digest of every file; remove what an earlier one named."""
    told = {
        **manifest,
        "files": {name: weight(target / name) for name in names},
        "digests": {name: hashlib.sha256((target / name).read_bytes()).hexdigest() for name in names},
    }
    (target / MANIFEST).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    _clear(target, {MANIFEST, *(name.split("/")[0] for name in names)})


def weight(path: Path) -> int:
    """The bytes of a file as it goes over the line: of its packed copy, where there is one."""
    packed = path.with_name(f"{path.name}.br")
    return (packed if packed.is_file() else path).stat().st_size


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
    """What each file weighs, and the whole box, as they are and packed as far as they have been packed.

    What lies beside the box comes after it.
    """
    plain = (path for path in sorted(target.rglob("*")) if path.is_file() and path.suffix not in (".br", ".gz"))
    rows = [(str(path.relative_to(target)), path.stat().st_size, weight(path)) for path in plain]
    fetched = json.loads((target / MANIFEST).read_text(encoding="utf-8"))["beside"].values()
    beside = [(f"beside: {name}", size, packed) for name, size, packed in rows if name in fetched]
    rows = [row for row in rows if row[0] not in fetched]
    rows += [("altogether", sum(row[1] for row in rows), sum(row[2] for row in rows)), *beside]
    return "\n".join(f"{name:44} {size / 1e6:7.2f} MB  {packed / 1e6:7.2f} MB packed" for name, size, packed in rows)
