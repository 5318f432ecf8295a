"""Numbers within texts: one of a thing is one thing, and what is below zero has a minus sign and no hyphen."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

import knobel
from knobel.core.phrases import Name, Names, Phrase, say
from knobel.texts import LANGUAGES, texts, whole_number
from knobel.texts.numbers import Bundle
from tests.golden_playthroughs import FOLDER as GOLDEN
from tests.test_texts import SHARED, messages

# Things that are counted in texts, more than one of them.
THINGS = {
    "de": "Punkte|Chips|Runden|Partien|Sekunden|Minuten|Plätze|Spiele|Züge|Würfen?|Einträge|Schritte|Tische",
    "en": "players|points|chips|seconds|minutes|games|rounds|seats|events|steps|simulations|tables|dice|entries|stages",
}
# Where the number is never one, or comes with decimals.
FINE = {
    *("told-board", "cli-solve-loss", "cli-solve-exploitability-chips", "cli-odds-chance", "cli-bench-solve-ratio"),
    *("error-bad-games", "error-bad-seconds", "space-stakes", "space-keeps", "poker-last", "note-cover-after"),
    *("error-bad-wait", "cli-ahead-of-cpp", "error-bad-seats", "error-desk-full"),
}


@pytest.mark.parametrize("name", SHARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_one_thing(language: str, name: str) -> None:
    bundle = Bundle([language], use_isolating=False)
    source = (files("knobel.texts") / language / name).read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    facts_of = messages(language, name)
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message) or entry.value is None or entry.id.name in FINE:
            continue
        facts = dict.fromkeys(facts_of[entry.id.name], 1)
        text, _ = bundle.format_pattern(bundle.get_message(entry.id.name).value, facts)
        assert not re.search(rf"(?<![\w.,–-])1 ({THINGS[language]})\b", str(text)), f"{entry.id.name}: {text}"


@pytest.mark.parametrize(
    ("language", "game", "phrase", "told"),
    [
        ("de", "elf-hoch", say("told-pays", who=Name(0), chips=1, pot=1), "im Pot ist jetzt einer."),
        ("de", "justitia", say("told-split", who=Names((0, 1)), chips=1, box=0), "teilen den Pot: je einen Chip."),
        ("en", "justitia", say("told-split", who=Names((0, 1)), chips=1, box=0), "share the pot: one chip each."),
    ],
)
def test_a_pot_of_one_chip_and_a_share_of_one_are_told_as_one(
    language: str, game: str, phrase: Phrase, told: str
) -> None:
    assert texts(language).say(phrase, game, ("Anna", "Ben")).endswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus_sign_and_keeps_its_plural(language: str) -> None:
    points = {"de": ("−1 Punkt", "−1.019 Punkte"), "en": ("−1 point", "−1,019 points")}[language]
    for score, told in zip((-1, -1019), points, strict=True):
        phrase = say("read-standing", who=Name(0), unit="points", score=score)
        assert texts(language).say(phrase, names=("Anna",)) == f"Anna: {told}"
    assert whole_number(-7) == "−7"


def test_no_game_tells_a_hyphen_before_a_number() -> None:
    told = [line for id in knobel.ids() for line in (GOLDEN / f"{id}.txt").read_text(encoding="utf-8").splitlines()]
    spoken = [line for line in told if line.startswith(("  | ", "    "))]
    assert any("−" in line for line in spoken)
    assert not [line for line in spoken if re.search(r"(?<![\w-])-\d", line)]
