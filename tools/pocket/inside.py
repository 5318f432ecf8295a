"""What is done by the browser's own Python, because its sources and its byte code are no other's: see `staging`.

Byte code weighs about twice as much as its source and need not be compiled where it runs. So what every start opens is
compiled here, and the rest comes as source, without comments.

Run by `web/scripts/pocket/compile.mjs` with `/in` (a folder for every archive, and `python_stdlib.zip`) and `/out`.
"""

import ast
import importlib
import marshal
import sys
import zipfile
from collections.abc import Iterator, Mapping
from importlib.machinery import FrozenImporter
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

STDLIB = "python_stdlib.zip"
# What others mention and nobody here opens: debuggers, tests, help pages, processes, foreign formats and the network.
LEFT_OUT = frozenset(
    {
        *("pdb", "bdb", "cmd", "doctest", "unittest", "pydoc", "pydoc_data", "_pyrepl", "rlcompleter", "code"),
        *("multiprocessing", "ctypes", "xmlrpc", "wsgiref", "socketserver", "ftplib", "smtplib", "imaplib"),
        *("tarfile", "optparse", "plistlib", "tkinter", "html", "mimetypes", "webbrowser", "netrc", "nturl2path"),
        # Of xml, spreadsheets need the parser alone.
        *(
            "xml.dom",
            "xml.etree",
            "xml.sax",
            "argparse",
            "email",
            "http",
            "tomllib",
            "importlib.metadata",
            "urllib.request",
            "urllib.error",
        ),
        # Another system's way to wait.
        *("asyncio.windows_events", "asyncio.windows_utils", "asyncio.proactor_events"),
        # There are compiled ones of these two.
        *("_pydatetime", "_pydecimal"),
    }
)
# What nobody's source mentions and the runtime opens all the same.
OPENED_BY_NAME = ("encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.cp437", "encodings.idna")
# These come whole: the runtime's own modules, and what is called from compiled code, where no import can be seen.
WHOLE = ("pyodide", "_pyodide", "_sysconfigdata__emscripten_wasm32-emscripten", "msgspec")
# What a page waits for: the door, and one game of the most popular kind with a bot that plays it.
OPENED_FIRST = ("knobel.pocket.door", "knobel.games.sheet.kniffel", "knobel.minds.experts.kniffel")
OWN = "knobel/"
# Whose classes need not say what they are: the rest may be asked for that when it runs.
SILENT = (OWN, "pyodide/", "_pyodide/")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
# Byte code that is believed without a look at its source.
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def stripped(source: bytes, name: str) -> ast.Module:
    """A module without what it says of itself: nobody reads it there.

    Of our own it is also what functions say of types; others may ask for that when they run.
    """
    tree = ast.parse(source, name)
    silent = (ast.Module, *FUNCTIONS, *((ast.ClassDef,) if name.startswith(SILENT) else ()))
    for node in ast.walk(tree):
        if isinstance(node, silent) and ast.get_docstring(node) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
        if isinstance(node, FUNCTIONS) and name.startswith(OWN):
            node.returns = None
        elif isinstance(node, ast.arg) and name.startswith(OWN):
            node.annotation = None
    return tree


def compiled(source: bytes, name: str) -> bytes:
    """The byte code of a module."""
    code = compile(stripped(source, name), name, "exec", dont_inherit=True, optimize=0)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """Code that knows its functions but not its lines, which would be a sixth of what it weighs."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=_nowhere(len(code.co_code) // 2), co_consts=inner)


def _nowhere(instructions: int) -> bytes:
    """A table of lines that knows none: an entry for up to eight instructions has the kind 15, which is "no place".

    It may not be empty: whoever tells of an exception asks it for the place of every instruction.
    """
    return bytes(0x80 | 15 << 3 | min(8, instructions - first) - 1 for first in range(0, instructions, 8))


def shortened(source: bytes, name: str) -> bytes:
    """The source of a module that does the same, without comments."""
    return ast.unparse(stripped(source, name)).encode()


def opened_at_start(*folders: Path) -> frozenset[str]:
    """The names of all modules that are open once a house could be opened and a game begun."""
    sys.path[:0] = map(str, folders)
    for name in OPENED_FIRST:
        importlib.import_module(name)
    return frozenset(sys.modules)


def module_of(path: str) -> str:
    """The name under which a file of an archive is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_built_in(path: str) -> bool:
    """Whether the runtime carries a module of the standard library in itself, and never looks for its file."""
    return FrozenImporter.find_spec(module_of(path)) is not None


def imported(tree: ast.AST, name: str, *, package: bool) -> Iterator[str]:
    """Every name among those imported that may be a module, those inside functions included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = name.split(".") if package else name.split(".")[:-1]
            start = above[: len(above) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def mentioned(files: Mapping[str, bytes]) -> set[str]:
    """Every name that may be a module in the imports of these files."""
    return {
        name
        for path, source in files.items()
        if path.endswith(".py")
        for name in imported(ast.parse(source), module_of(path), package=path.endswith("/__init__.py"))
    }


def is_left_out(name: str) -> bool:
    """Whether a module, or the package that it belongs to, is not taken along."""
    parts = name.split(".")
    return any(".".join(parts[:count]) in LEFT_OUT for count in (1, 2))


def reached(files: Mapping[str, bytes], wanted: set[str]) -> set[str]:
    """Of the modules in these files what is wanted, and what that imports."""
    paths = {module_of(path): path for path in files if path.endswith(".py")}
    own = {name for name in paths if name.split(".")[0] in WHOLE}
    edge, kept = (wanted | own | set(OPENED_BY_NAME)) & paths.keys(), set[str]()
    while edge:
        kept |= edge
        named = mentioned({paths[name]: files[paths[name]] for name in edge})
        parents = {name.rpartition(".")[0] for name in edge}
        edge = {name for name in (named | parents) & paths.keys() if not is_left_out(name)} - kept
    return {paths[name] for name in kept}


def write_archive(path: Path, files: Mapping[str, bytes], opened: frozenset[str]) -> None:
    """The same files are the same bytes. They are stored as they are: whoever sends the archive packs it as a whole."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            kept, content = packaged(name, files[name], opened)
            archive.writestr(zipfile.ZipInfo(kept, LONG_AGO), content)


def packaged(name: str, content: bytes, opened: frozenset[str]) -> tuple[str, bytes]:
    """A file under the name and in the form in which it goes along."""
    if not name.endswith(".py") or name.startswith("_sysconfigdata"):
        return name, content
    if module_of(name) in opened:
        return f"{name}c", compiled(content, name)
    return name, shortened(content, name)


def read_folder(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, under its path from there."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def read_stdlib(path: Path) -> dict[str, bytes]:
    """Every file of the standard library."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def main(source: Path, target: Path) -> None:
    """Write an archive for every folder and for the standard library; of what is not our own what we import."""
    engine, libraries, stdlib = (
        read_folder(source / "engine"),
        read_folder(source / "libraries"),
        read_stdlib(source / STDLIB),
    )
    opened = opened_at_start(source / "engine", source / "libraries")
    kept = reached(stdlib | libraries, mentioned(engine))
    taken = {path: content for path, content in libraries.items() if path in kept or not path.endswith(".py")}
    write_archive(target / "engine.zip", engine, opened)
    write_archive(target / "data.zip", read_folder(source / "data"), opened)
    looked_for = {path: stdlib[path] for path in kept & stdlib.keys() if not is_built_in(path)}
    write_archive(target / "stdlib.zip", looked_for, opened)
    write_archive(target / "libraries.zip", taken, opened)
