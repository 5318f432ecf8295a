"""What people stumbled over once is said in plainer words, in the app as in the games, and does not come back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import knobel
from knobel.games import registry
from knobel.texts import LANGUAGES, texts

ROOT = Path(__file__).parent.parent
FOLDERS = {"games": ROOT / "src" / "knobel" / "texts", "app": ROOT / "web" / "src" / "texts"}
# What stood there, as a pattern and as it stood, and what is said instead.
AWKWARD = {
    "de": [
        (r"Tisch dazu\b", "Zu einem Tisch dazu", "Mit Code mitspielen"),
        (r"Handy drauf", "Mitspielen: Handy drauf", "Mitspielen: QR-Code scannen"),
        (r"wirfst um den Anfang", "Du wirfst um den Anfang.", "Auswürfeln, wer anfängt."),
        (r"Was würdest du tun|\bWink\b", "Ein Wink", "Tipp"),
        (r"Beeilt euch", "Beeilt euch", "Schneller"),
        (r"^\S+ = (Zumachen|Merken)$", "web-close = Zumachen", "Schließen, Speichern"),
        (r"Am Tisch gesagt", "Am Tisch gesagt", "Chat"),
        (r"Reden und Fehlen", "Reden und Fehlen", "Chat und Abwesenheit"),
        (r"Name egal", "Name egal", "Name (freiwillig)"),
        (r"Tafel, Tische und", "Tafel, Tische und Ergebnisse", "Turnier ausrichten oder mitspielen"),
        (r"[Dd]ie meisten Punkte gewinnen", "Die meisten Punkte gewinnen.", "Wer die meisten Punkte hat, gewinnt."),
        (r"beste Ergebnis fängt", "Das beste Ergebnis fängt an", "Wer das beste Ergebnis hat, fängt an"),
        (r"bekommst du immer wieder\b", "Deinen Einsatz bekommst du immer wieder", "immer zurück"),
        (r"was zusammen fällt", "was zusammen fällt, wird gestrichen", "die Summe wird gestrichen"),
        (r"Ließet", "Ließet ihr abstimmen, wären es 30 Sekunden", "Mit Abstimmung: 30 Sekunden"),
        (r"gebechert", "nicht gebechert", "nicht mit dem Becher geworfen"),
        (r"-name = Wieviel", "wieviel-augen-name = Wieviel Augen?", "Wie viele Augen?"),
        (r"^web-lobby-nobody = .*Code", "web-lobby-nobody = Zeig den Code herum.", "Such dir einen Platz."),
    ],
    "en": [
        (r"\b1 players\b", "1 players", "1 player"),
        (r"[Tt]he most (points|chips) win\b", "the most points win", "whoever has the most points wins"),
        (r"\bthrow(s|n)? anew\b", "throw anew", "throw again"),
        (r"goes covered to", "The cup goes covered to the left neighbour", "Pass the covered cup to the left"),
        (r"\bSpieler\b", "Spieler 2", "Player 2"),
    ],
}
# Games that are called alike wherever they are played, and those named after somebody or something.
SAME_NAME = {
    *("al-capone", "beelzebub", "chicago", "craps", "escalero", "finke", "joker-poker", "kniffel", "kniffel-extreme"),
    *("letra-mix", "maexchen", "marathon", "ohio", "quinze", "rock-and-roll", "schocken", "sultan", "zentavesta"),
    *("zeppelin",),
}


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line of the texts in a language, with its file."""
    for path in FOLDERS["games"].joinpath(language).rglob("*.ftl"):
        yield from ((path.name, line) for line in path.read_text(encoding="utf-8").splitlines())
    for path in sorted({*FOLDERS["app"].glob(f"*.{language}.ftl"), FOLDERS["app"] / f"{language}.ftl"}):
        yield from ((path.name, line) for line in path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_people_stumbled_over(language: str) -> None:
    found = [
        (where, line.strip(), better)
        for where, line in lines(language)
        for pattern, _, better in AWKWARD[language]
        if re.search(pattern, line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "pattern", "awkward", "better"),
    [(language, *each) for language, some in AWKWARD.items() for each in some],
)
def test_what_is_looked_for_would_be_found(language: str, pattern: str, awkward: str, better: str) -> None:
    assert re.search(pattern, awkward)
    assert not re.search(pattern, better)


def test_texts_of_the_games_and_of_the_app_are_looked_through() -> None:
    for language in LANGUAGES:
        files = {where for where, _ in lines(language)}
        assert {"kniffel.ftl", "common.ftl", f"{language}.ftl", f"front.{language}.ftl"} <= files


def test_every_game_has_an_english_name() -> None:
    german, english = texts("de"), texts("en")
    alike = {id for id in (*knobel.ids(), *registry.presets()) if german.line("name", id) == english.line("name", id)}
    assert alike == SAME_NAME
