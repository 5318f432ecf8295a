"""Every page is true of the code as it is: what it names in code letters is there, and its commands can be typed."""

import importlib.util
import re
import shlex
from functools import cache
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from knobel.cli.app import build_app
from knobel.cli.voice import Voice
from proofs.catalogue import PROOFS
from tests.test_layers import ROOT, SOURCE

PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "web" / "README.md")
# Where a page may begin to name a path.
STANDING = (ROOT, SOURCE, ROOT / "web", ROOT / "web" / "src", ROOT / "docs")
# What the pages' placeholders may stand for.
EXAMPLES = {"ID": "chicago", "FILE": "game.txt", "N": "3", "FOLDER": "folder"}
SUFFIXES = ("py", "md", "txt", "ts", "css", "svelte", "ftl", "json", "yaml", "toml", "lock", "pem", "csv")
# Made by a command, or by whoever runs the house.
MADE = (
    "build/flaky.txt",
    "tls/key.pem",
    "tls/certificate.pem",
    "results.csv",
    "results.xlsx",
    "results.json",
    "game.txt",
    "config.json",
)
# Words of others that are not in our code.
FOREIGN = ("VACUUM",)
CODE = ("src", "tests", "proofs", "tools", "bench", "web/src", "web/public", "web/scripts")


def page_id(page: Path) -> str:
    return str(page.relative_to(ROOT))


def fences(text: str) -> list[str]:
    """The blocks of code on a page, also those that are only indented."""
    indented = re.findall(r"(?:^ {4}.+\n)+", re.sub(r"```.*?```", "", text, flags=re.S), re.M)
    return [*re.findall(r"```(?!mermaid)\w*\n(.*?)```", text, re.S), *indented]


def in_code_letters(text: str) -> list[str]:
    """What stands between backticks, also over the end of a line."""
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    return [" ".join(each.split()) for each in re.findall(r"`([^`]+)`", prose)]


def commands(text: str, program: str) -> list[list[str]]:
    """Every line with which a page calls a program, as words; in a block two spaces end it, then it is explained."""
    lines = [re.split(r" {2,}|\s#", line.strip())[0] for block in fences(text) for line in block.splitlines()]
    said = (re.sub(r"^(?:\$ |\.venv/bin/)", "", line) for line in (*lines, *in_code_letters(text)))
    return [shlex.split(line)[1:] for line in said if re.match(rf"{program} \S", line)]


# Commands ------------------------------------------------------------------------------------------------------------


def typed(words: list[str]) -> list[str]:
    """A command as it may be typed: examples for its placeholders, what may be left out left in, nothing redirected."""
    plain = [re.sub(r"[\[\]]", "", word) for word in words]
    return [EXAMPLES.get(word, word) for word in plain[: plain.index("<") if "<" in plain else None]]


def refusal(words: list[str]) -> str | None:
    """Why the command line would not understand this; what is only named needs no arguments."""
    app = build_app(Voice("en"))
    named = [word for word in words if not word.startswith("-")]
    try:
        app.parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as trouble:
        bare = all(word.isalpha() for word in words) and app.parse_commands(named)[2] == []
        return None if bare and len(named) == len(app.parse_commands(named)[0]) else f"{words}: {trouble}"
    return None


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_command_on_a_page_can_be_typed(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    told = [each for words in commands(text, "knobel") for each in one_each(words)]
    assert [trouble for words in told if (trouble := refusal(typed(words))) is not None] == []


def one_each(words: list[str]) -> list[list[str]]:
    """The commands of an enumeration: `knobel desk new | status`."""
    if "|" not in words:
        return [words]
    shared = words[: words.index("|") - 1]
    return [[*shared, word] for word in words[len(shared) :] if word != "|"]


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_module_that_a_page_runs_can_be_run(page: Path) -> None:
    for words in commands(page.read_text(encoding="utf-8"), "python -m"):
        module = words[1]
        found = importlib.util.find_spec(module)
        assert found is not None, module
        assert found.submodule_search_locations is None or importlib.util.find_spec(f"{module}.__main__"), module
        if module == "proofs" and len(words) > 2:
            assert words[2] in {*PROOFS, "--help", "all", "bench"}, words


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_target_of_make_on_a_page_is_there(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    told = {words[0] for words in commands(page.read_text(encoding="utf-8"), "make")}
    assert told <= targets


def test_commands_are_found_where_pages_tell_them() -> None:
    text = "Say `knobel games\n--json`, or\n\n```\nknobel play ID   one game\n```\n\n    .venv/bin/knobel rules ID\n"
    assert commands(text, "knobel") == [["play", "ID"], ["rules", "ID"], ["games", "--json"]]


@pytest.mark.parametrize("wrong", ["gamble", "games --wrong", "play ID ID", "desk dance", "simulate --games many"])
def test_a_command_that_does_not_exist_is_found(wrong: str) -> None:
    assert refusal(typed(wrong.split())) is not None


# Paths and names -----------------------------------------------------------------------------------------------------


def paths_in(text: str) -> list[str]:
    """What looks like a path in code letters; `<id>` and the like are no paths that could exist."""
    file = rf"[\w.-]*\w\.(?:{'|'.join(SUFFIXES)})"
    folder = rf"(?:{'|'.join(CODE)}|docs)"
    return [
        each
        for each in in_code_letters(text)
        if re.fullmatch(rf"(?:[\w.-]+/)*{file}|{folder}(?:/[\w.-]+)*/?", each) and each not in MADE
    ]


def exists(path: str, page: Path) -> bool:
    """Whether a path is one from where pages stand, or the name of a file somewhere."""
    if any((base / path).exists() for base in (*STANDING, page.parent)):
        return True
    return "/" not in path and path in file_names()


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_path_on_a_page_exists(page: Path) -> None:
    assert [path for path in paths_in(page.read_text(encoding="utf-8")) if not exists(path, page)] == []


@cache
def sources() -> tuple[Path, ...]:
    """Every file of code and texts."""
    kinds = {".py", ".ts", ".svelte", ".css", ".ftl", ".js", ".mjs"}
    found = (path for folder in CODE for path in (ROOT / folder).rglob("*"))
    return tuple(
        path
        for path in found
        if path.suffix in kinds and not {"web_app", "pocket_app"} & set(path.parts) and path != OWN
    )


OWN = Path(__file__)


@cache
def file_names() -> frozenset[str]:
    return frozenset(path.name for path in sources())


@cache
def known_words() -> frozenset[str]:
    """Every word that the code is made of, and what its files and folders are called."""
    words: set[str] = set()
    for path in (
        *sources(),
        ROOT / "Makefile",
        ROOT / "pyproject.toml",
        ROOT / "compose.yaml",
        *(ROOT / "web").glob("*.*s*"),
    ):
        words |= set(re.findall(r"[A-Za-z_][\w-]*", path.read_text(encoding="utf-8")))
        words |= {*path.relative_to(ROOT).with_suffix("").parts, path.name.split(".")[0]}
    return frozenset(words | {part for word in words for part in word.split("-")})


def names_in(text: str) -> list[str]:
    """The names of things in the code that a page writes in code letters: `seats`, `Table.fold`, `knobel.minds`."""
    return [each for each in in_code_letters(text) if re.fullmatch(r"[A-Za-z_]\w*(?:\.\w+)*(?:\(.*\))?", each)]


def is_in_the_package(path: list[str]) -> bool:
    """Whether a room, a module or something in a module goes by this path."""
    for length in range(len(path), 0, -1):
        inner, own = SOURCE.joinpath(*path[:length]), path[length:]
        if inner.with_suffix(".py").exists():
            return set(own) <= set(re.findall(r"\w+", inner.with_suffix(".py").read_text(encoding="utf-8")))
    return SOURCE.joinpath(*path).is_dir()


def is_known(name: str) -> bool:
    """Whether a name is one of the code's; a module is looked for where it should be."""
    bare = name.split("(")[0]
    first, *rest = bare.split(".")
    if first == "knobel" and rest and (SOURCE / rest[0]).is_dir():
        return is_in_the_package(rest)
    return bare in FOREIGN or all(part in known_words() for part in (first, *rest))


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_name_on_a_page_is_one_of_the_code(page: Path) -> None:
    assert sorted({name for name in names_in(page.read_text(encoding="utf-8")) if not is_known(name)}) == []


@pytest.mark.parametrize(
    "name",
    ["knobel.nowhere_at_all", "LiveTable.no_such_way", "knobel.house.no_such_room.thing", "knobel.match.match.No"],
)
def test_a_name_that_is_nowhere_is_found(name: str) -> None:
    assert not is_known(name)


def test_the_first_column_on_architecture_names_modules_of_its_room() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for room, section in re.findall(r"^## (\w+)[^\n]*\n(.*?)(?=^## |\Z)", text, re.M | re.S):
        base = ROOT / "web" / "src" if room == "web" else SOURCE / room
        for cell in re.findall(r"^\| (`[^|]+`) \|", section, re.M) if base.is_dir() else ():
            for name in re.findall(r"`([^`]+)`", cell):
                assert (base / name).is_dir() or (base / f"{name}.py").exists(), f"{room}: {name}"
