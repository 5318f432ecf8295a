"""The texts of the command line, in both languages."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import knobel.cli
from knobel.texts.catalogue import texts

LANGUAGES = ("de", "en")


class Variables(Visitor):
    """Collects the facts that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every key of the command line's catalogue with the facts that it needs."""
    source = (files("knobel.texts") / language / "cli.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def test_both_languages_have_the_same_keys() -> None:
    assert messages("de").keys() == messages("en").keys()


def test_a_message_needs_no_fact_in_one_language_that_it_lacks_in_the_other() -> None:
    differing = {key for key in messages("de") if messages("de")[key] != messages("en")[key]}
    assert not differing


def test_every_key_that_the_code_names_is_there() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(knobel.cli.__path__[0]).rglob("*.py")]
    named = {key for source in sources for key in re.findall(r'"(cli-[a-z-]+)"', source)}
    codes = {code for source in sources for code in re.findall(r'(?:KnobelError|BadRecord)\(\s*"([a-z-]+)"', source)}
    keys = named | {f"error-{code}" for code in codes}
    assert len(keys) > 100
    assert {key for key in keys if not texts("en").has(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    source = (files("knobel.texts") / language / "cli.ftl").read_text(encoding="utf-8")
    assert "!!" not in source
