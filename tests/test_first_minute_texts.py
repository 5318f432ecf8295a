"""The card that a table opens with says in one sentence what a game is about, and in one what a turn is."""

import re
from collections.abc import Iterator

import pytest

import knobel
from knobel.core.errors import KnobelError
from knobel.match.match import Match, all_values
from knobel.match.options import all_fields
from knobel.texts import LANGUAGES, texts
from tests.house.test_card_texts import facts, raw_values, trouble_in

# What is said of a turn in the words of its card: a small number is a word, and a hand of dice a combination.
FORBIDDEN = {
    "de": r"\b\d( offene)? (Würfe|Wurf)\b|\b(das|ein) \w* ?Blatt\b|\b(1|2) (Würfel|Runden?)\b",
    "en": r"\b\d (open )?throws?\b|\b\d times\b|\b(1|2) (dice|die|rounds?)\b",
}
# Where nobody may stop, nobody has "up to" so many throws.
COMPULSORY = {"de": r"aufhören darf(st)? (du|man) nicht|darf nicht aufhören", "en": r"may not stop"}
UP_TO = {"de": r"\b([Bb]is zu|höchstens) \w+ Wür|\b(bis zu|höchstens) \w+mal", "en": r"\b[Uu]p to \w+ throws|at most"}
# What fits into two lines of a phone and is read at one glance.
LONGEST = 90
KEYS = ("goal", "each-turn")


def tables(id: str) -> Iterator[Match]:
    """The game as usual, as its presets have it, and with every other value of each of its options."""
    declared = knobel.declared(id)
    yield knobel.game(id)
    yield from (knobel.game(preset.id) for preset in declared.info.presets)
    for field in all_fields(declared):
        ends = [each for each in (field.low, field.high) if each is not None]
        for value in {*field.values, *ends}:
            try:
                yield knobel.game(id, options={field.name: value})
            except KnobelError:
                continue  # What cannot be agreed on alone is no table.


@pytest.mark.parametrize("id", knobel.ids())
def test_every_game_says_its_goal_and_what_a_turn_is_at_one_glance(id: str) -> None:
    for match in tables(id):
        for language in LANGUAGES:
            for key in KEYS:
                line = texts(language).line(key, id, **facts(match))
                assert 10 < len(line) <= LONGEST, f"{language} {key} {match!r}: {len(line)} {line}"
                assert line.endswith((".", "?")), line
                assert "  " not in line, line
                assert " ," not in line, line
                assert "True" not in line, line


def trouble(match: Match, key: str, language: str) -> list[str]:
    """What is wrong with what a table's first card says."""
    words = texts(language)
    line, rules = (
        words.line(key, match.info.id, **facts(match)),
        words.rules(match.info.id, all_values(match), match.seats),
    )
    found = [each[0] for each in re.finditer(FORBIDDEN[language], line)]
    found += [value for value in raw_values(match) if re.search(rf"(?<![\w-]){value}(?![\w-])", line)]
    if re.search(COMPULSORY[language], rules):
        found += [each[0] for each in re.finditer(UP_TO[language], line)]
    return found + trouble_in(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", knobel.ids())
def test_the_first_card_says_nothing_that_no_card_may_say(id: str, language: str) -> None:
    for match in tables(id):
        for key in KEYS:
            assert not trouble(match, key, language), repr(match)


def test_what_is_said_follows_the_options() -> None:
    german = texts("de")
    out, left = (knobel.game("maexchen", options={"play_until": until}) for until in ("first_out", "last_survivor"))
    assert german.line("goal", "maexchen", **facts(out)).endswith("draußen und hat verloren.")
    assert german.line("goal", "maexchen", **facts(left)).endswith("draußen; wer übrig bleibt, gewinnt.")
    pub = knobel.game("zehntausend")
    assert "10.000 Punkte" in german.line("goal", "dreitausend", **facts(pub))
    assert "Fehlwurf" in german.line("each-turn", "dreitausend", **facts(pub))
    chicane = knobel.game("dufte-hundert", options={"schikane": "on"})
    assert german.line("each-turn", "dufte-hundert", **facts(knobel.game("dufte-hundert"))).endswith(
        "wird malgenommen."
    )
    assert german.line("each-turn", "dufte-hundert", **facts(chicane)).endswith("darf malgenommen werden.")
    by_hand, by_itself = (knobel.game("eins-bis-sechzehn", options={"assist": how}) for how in ("manual", "auto"))
    assert "rechnest dir" in german.line("each-turn", "eins-bis-sechzehn", **facts(by_hand))
    assert "werden abgehakt" in german.line("each-turn", "eins-bis-sechzehn", **facts(by_itself))
    free = knobel.game("eins-bis-sechzehn", options={"order": "free"})
    assert "1 bis 16 zweimal" in german.line("goal", "eins-bis-sechzehn", **facts(free))
