"""Write the site into a folder: new files first, then the page that names them, then what is not named any more goes.

So whoever opens the site meanwhile has the one before or the new one, and never half of each.
"""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path

import knobel
from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_write
from knobel.core.frozen import Frozen
from knobel.server.built import INDEX, MANIFEST, built_files, is_fixed
from knobel.server.policy import PAGE_POLICY
from knobel.server.site.hosts import host_files

# By this a folder is known as a site of ours, and which files are.
MARK = "knobel-site.json"
# The app asks its pocket for everything where its page says so.
HOUSE = '<meta name="knobel-house" content="pocket" />'
POLICY = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
CHARSET = '<meta charset="utf-8" />'


class Site(Frozen, frozen=True):
    """What was written: how many files, how many bytes a browser fetches for all, and whether there was one before."""

    files: int
    bytes: int
    replaced: bool


def write_site(folder: Path, readme: str, files: Mapping[str, Path] | None = None) -> Site:
    """Write everything. A folder with anything else in it is left as it is."""
    built = built_files() if files is None else files
    if INDEX not in built or MANIFEST not in built:
        raise KnobelError("site-not-built")
    earlier = _earlier(folder)
    made = _made(built, readme)
    names = sorted({*built, *made} - {f"{INDEX}.br"})
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / MARK, _mark({*names, *earlier}))
        for name in sorted(names, key=_order):
            _write(folder / name, made[name] if name in made else built[name].read_bytes(), fixed=is_fixed(name))
        _remove(folder, earlier - set(names))
        _write(folder / MARK, _mark(names))
    except OSError as trouble:
        raise cannot_write(trouble.filename or folder, trouble) from trouble
    return Site(len(names), _weight(folder, names), bool(earlier))


def page(text: str) -> str:
    """The app's page: its house is the pocket, its files lie beside it wherever that is, and its policy is its own."""
    return text.replace('="/', '="./').replace(CHARSET, f"{CHARSET}\n    {POLICY}\n    {HOUSE}")


def _made(built: Mapping[str, Path], readme: str) -> dict[str, bytes]:
    """The files that a server has no need of, or not as they are."""
    index = page(built[INDEX].read_text(encoding="utf-8")).encode()
    texts = {**host_files(built), "README.txt": readme}
    return {
        INDEX: index,
        f"{INDEX}.gz": gzip.compress(index, mtime=0),
        **{name: text.encode() for name, text in texts.items()},
    }


def _order(name: str) -> tuple[bool, bool, str]:
    """What never changes first; the page last, which names the rest."""
    return (not is_fixed(name), name.startswith(INDEX), name)


def _earlier(folder: Path) -> set[str]:
    """The files of a site that is there already; a refusal for what is none."""
    try:
        if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
            return set()
    except OSError as trouble:
        raise cannot_write(folder, trouble) from trouble
    try:
        told = json.loads((folder / MARK).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError) as trouble:
        raise KnobelError("site-not-empty", folder=str(folder)) from trouble
    inside = folder.resolve()
    return {str(name) for name in told if (folder / str(name)).resolve().is_relative_to(inside)}


def _mark(names: object) -> bytes:
    assert isinstance(names, set | list)
    return (json.dumps({"knobel": knobel.__version__, "files": sorted(names)}, indent=1) + "\n").encode()


def _write(path: Path, content: bytes, *, fixed: bool = False) -> None:
    """Whole or not at all. What never changes is left as it is where it is there."""
    if fixed and path.is_file() and path.stat().st_size == len(content):
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(content)
    new.replace(path)


def _remove(folder: Path, names: set[str]) -> None:
    """What an earlier site had and this one has not, and folders that are empty by that."""
    for name in names:
        (folder / name).unlink(missing_ok=True)
    for path in {parent for name in names for parent in (folder / name).parents if parent != folder}:
        if path.is_relative_to(folder) and path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def _weight(folder: Path, names: list[str]) -> int:
    """What a browser that takes packed files fetches for all of them."""
    plain = (name for name in names if not name.endswith((".br", ".gz")))
    return sum((folder / next(n for n in (f"{name}.br", name) if n in names)).stat().st_size for name in plain)
