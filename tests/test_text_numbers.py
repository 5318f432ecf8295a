"""Numbers within texts: one of a thing is one thing, and what is below zero has a minus sign and no hyphen."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

import knobel
from knobel.core.phrases import Name, Names, Phrase, say
from knobel.texts import LANGUAGES, texts, whole_number
from knobel.texts.bundles import Bundle
from knobel.texts.number_words import number_words
from tests.golden_playthroughs import FOLDER as GOLDEN
from tests.test_texts import GAMES, SHARED, facts_in

# Things that are counted in texts, more than one of them.
THINGS = {
    "de": "Punkte|Chips|Runden|Partien|Sekunden|Minuten|Plätze|Spiele|Züge|Würfen?|Einträge|Schritte|Tische",
    "en": "players|points|chips|seconds|minutes|games|rounds|seats|events|steps|simulations|tables|dice|entries|stages",
}
# "1 : 1", with spaces at which a line may end.
ODDS = re.compile(r"[\d}] : | : [\d{]")
# Where the number is never one, or comes with decimals.
FINE = {
    *("told-board", "cli-solve-loss", "cli-solve-exploitability-chips", "cli-odds-chance", "cli-bench-solve-ratio"),
    *("error-bad-games", "error-bad-seconds", "space-stakes", "space-keeps", "poker-last", "note-cover-after"),
    *("error-bad-wait", "cli-ahead-of-cpp", "error-bad-seats", "error-desk-full"),
    *("cli-exploit-exact-chips", "cli-exploit-sampled-chips"),
    *("cli-exploit-exact-chips-game", "cli-exploit-sampled-chips-game"),
}

# The same in games: points by the hundred, dice from two on, and what options keep above one. What a card says of
# options that are one is another test's concern.
FINE_IN_GAMES = re.compile(r"(dreitausend|neunundneunzig|wuerfelstapel)-|-(rules|goal|line|each-turn|told-missed)\b")
NEVER_ONE_IN_GAMES = {
    *("al-capone-rated-hand", "auf-und-nieder-read-token", "die-boese-eins-note-round", "dufte-hundert-read-token"),
    *("die-reise-nach-amerika-told-lost", "dreispalten-kniffel-told-bonus", "eins-bis-sechzehn-told-last-lap"),
    *("elf-hoch-told-last", "elf-hoch-told-twelve", "familie-meier-at-home", "fuenf-finger-spiel-told-failed"),
    *("haendchen-told-series-score", "justitia-told-contest-won", "kniffel-told-bonus", "kniffel-extreme-told-bonus"),
    *("kniffel-extreme-space-keeps-for-chip", "letra-mix-read-clock", "letra-mix-round-target", "schocken-space-keeps"),
    *("lustige-sieben-told-wins-short", "stadt-land-fluss-schnapp-read-clock", "tarnkappe-guesser"),
    *("teilen-read-token", "treffer-round", "va-banque-told-pot", "zeppelin-told-board"),
}
# Where a line holds one thing directly behind another and none of them runs together with a number: a command, a file,
# a date, a word on its line, and what somebody needs next, which begins with a verb.
FINE_SIDE_BY_SIDE = {
    *("cli-usage", "cli-look-good", "cli-look-bad", "cli-look-bad-entry"),
    *("club-log-record-evening", "club-log-record-evening-titled", "stadt-land-fluss-schnapp-read-slot"),
    *("eins-bis-sechzehn-told-missed", "eins-bis-sechzehn-told-right"),
}
# Numbers that no text has of its own, unlike dice such as "1 1".
NAMED, MANY = 901, 902
SIDE_BY_SIDE = re.compile(rf"\b({NAMED}|{MANY})\s+[−-]?\d")
# Facts that hold somebody's name and no number.
NAMES = {"who", "names", "winner", "taker", "loser", "thrower", "sultan", "giver", "receiver"}


def told_of_one(language: str, *path: str) -> Iterator[tuple[str, str]]:
    """Everything that a file may say, with every number in it one."""
    return told_of(1, "Anna", language, *path)


def told_of(number: int, name: int | str, language: str, *path: str) -> Iterator[tuple[str, str]]:
    """Everything that a file may say with this number and this name in it."""
    source = files("knobel.texts").joinpath(language, *path).read_text(encoding="utf-8")
    bundle = Bundle([language], functions=number_words(language), use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            message = bundle.get_message(entry.id.name)
            for pattern in filter(None, (message.value, *message.attributes.values())):
                facts = {fact: name if fact in NAMES else number for fact in facts_in(entry)}
                yield entry.id.name, str(bundle.format_pattern(pattern, facts)[0])


def counts_one_as_many(language: str, text: str) -> bool:
    return re.search(rf"(?<![\w.,–-])1 ({THINGS[language]})\b", text) is not None


@pytest.mark.parametrize("name", SHARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_one_thing(language: str, name: str) -> None:
    for key, text in told_of_one(language, name):
        assert key in FINE or not counts_one_as_many(language, text), f"{key}: {text}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_counts_one_as_one(language: str, name: str) -> None:
    for key, text in told_of_one(language, "games", name):
        fine = key in NEVER_ONE_IN_GAMES or FINE_IN_GAMES.search(key)
        assert fine or not counts_one_as_many(language, text), f"{key}: {text}"


@pytest.mark.parametrize("path", [(name,) for name in SHARED] + [("games", name) for name in GAMES], ids="/".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_directly_behind_a_name_or_another_number(language: str, path: tuple[str, ...]) -> None:
    # Names may end in a digit: "Das brachte Bot 1 25 Punkte." So everybody is called by a number here.
    for number in (1, MANY):
        for key, text in told_of(number, NAMED, language, *path):
            assert key in FINE_SIDE_BY_SIDE or not SIDE_BY_SIDE.search(text), f"{key}: {text}"


@pytest.mark.parametrize(
    ("language", "game", "phrase", "told"),
    [
        (
            "de",
            "kleine-differenzen",
            say("told-total", who=Name(0), points=-1, exact=0),
            "−1 Punkt; 0 Quadrate sind genau getroffen.",
        ),
        ("de", "elf-hoch", say("told-pays", who=Name(0), chips=1, pot=1), "im Pot ist jetzt einer."),
        ("de", "justitia", say("told-split", who=Names((0, 1)), chips=1, box=0), "teilen den Pot: je einen Chip."),
        ("en", "justitia", say("told-split", who=Names((0, 1)), chips=1, box=0), "share the pot: one chip each."),
    ],
)
def test_a_pot_of_one_chip_a_share_of_one_and_a_total_of_one_are_told_as_one(
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


def test_odds_are_never_torn_apart_at_the_end_of_a_line() -> None:
    folder = files("knobel.texts")
    catalogues = [path for language in LANGUAGES for path in Path(str(folder / language)).rglob("*.ftl")]
    assert catalogues
    torn = [
        (path.name, line) for path in catalogues for line in path.read_text("utf-8").splitlines() if ODDS.search(line)
    ]
    assert not torn
