"""Every worked case of the rules is a test: the id of each stands in the tests of its game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import knobel

ROOT = Path(__file__).parent.parent
# How many worked cases the rules of each game, of the preset and of the tournament have.
CASES = {
    "abseits": 5,
    "al-capone": 8,
    "auf-und-ab": 6,
    "auf-und-nieder": 5,
    "beelzebub": 5,
    "blaue-augen": 4,
    "chicago": 12,
    "chicago-hoch-tief": 9,
    "chips-auswuerfeln": 10,
    "craps": 7,
    "das-grosse-herz": 6,
    "die-21-eins": 4,
    "die-boese-drei": 6,
    "die-boese-eins": 6,
    "die-boese-sieben": 8,
    "die-reise-nach-amerika": 7,
    "die-schaukel": 8,
    "die-sonne": 8,
    "doppelte-liebe": 5,
    "doppeltes-lottchen": 5,
    "dreimal-pasch": 8,
    "dreispalten-kniffel": 10,
    "dreitausend": 10,
    "dufte-hundert": 9,
    "einer-gleich-zwei": 7,
    "einfacher-pasch": 4,
    "eins-bis-sechzehn": 10,
    "einundzwanzig": 8,
    "elf-hoch": 6,
    "escalero": 12,
    "familie-meier": 8,
    "faule-sechs": 6,
    "filzlaus": 5,
    "finke": 10,
    "frueh-verliert": 5,
    "fuenf-finger-spiel": 6,
    "gerade-und-aufwaerts": 4,
    "gerade-und-rueckwaerts": 4,
    "gestrichene-zwoelf": 8,
    "gleichpasch": 5,
    "glueckspeter": 7,
    "haendchen": 6,
    "haeuser-wuerfeln": 5,
    "himmel-und-hoelle": 5,
    "hin-und-her": 5,
    "hoch-gewinnt": 9,
    "hohe-hausnummern": 8,
    "joker-poker": 10,
    "justitia": 6,
    "kaiser-nero": 7,
    "kleeblatt": 7,
    "kleine-differenzen": 8,
    "kniffel": 26,
    "kniffel-extreme": 31,
    "knipsen": 5,
    "knipsen-mit-schikane": 6,
    "kombinierte-filzlaus": 5,
    "kreuze-loeschen": 6,
    "laeuse-wuerfeln": 5,
    "langsamer-peter": 4,
    "letra-mix": 10,
    "lustige-sieben": 8,
    "maexchen": 12,
    "marathon": 6,
    "mariechen-rueckwaerts": 5,
    "mariechen-vorwaerts": 5,
    "neunundneunzig": 10,
    "offenes-wuerfelpoker": 10,
    "ohio": 9,
    "paerchen": 6,
    "pasch": 5,
    "plus-minus": 5,
    "punkte-loeschen": 6,
    "quinze": 8,
    "rentmeister": 8,
    "rock-and-roll": 8,
    "schluck-hansel": 7,
    "schocken": 34,
    "schocken-turnier-regeln": 16,
    "sechserspiel": 8,
    "sequenzen": 8,
    "siamesische-zwillinge": 4,
    "stadt-land-fluss-schnapp": 8,
    "stadt-land-fluss-zeit": 8,
    "stielaugen": 5,
    "sultan": 6,
    "tarnkappe": 6,
    "tausend": 8,
    "teilen": 6,
    "teure-sieben": 9,
    "todessprung": 7,
    "treffer": 9,
    "turmblaeser": 4,
    "turnier": 22,
    "unter-oder-ueber-sieben": 8,
    "va-banque": 8,
    "verdecktes-wuerfelpoker": 9,
    "wieviel-augen": 6,
    "wuerfelpoker": 9,
    "wuerfelstapel": 5,
    "zehnerspiel": 7,
    "zentavesta": 4,
    "zeppelin": 6,
    "zwoelf-minus-neun": 6,
}


@pytest.fixture(scope="module")
def named() -> set[str]:
    """The cases that the ids of collected tests name."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    command += ["tests/games", "tests/desk"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {f"{_id_in(told)}:C{number}" for told, number in re.findall(r"([a-z0-9-]+):C(\d+)", listed)}


def _id_in(told: str) -> str:
    """The id at the end of what stands before a case: the longest, since one id may end like another."""
    return max((id for id in CASES if told == id or told.endswith(f"-{id}")), key=len, default=told)


def test_every_worked_case_is_a_test(named: set[str]) -> None:
    wanted = {f"{id}:C{number}" for id, count in CASES.items() for number in range(1, count + 1)}
    assert sorted(wanted - named) == []
    assert sorted(named - wanted) == [], "no such case in the rules"


def test_every_game_has_worked_cases() -> None:
    assert set(knobel.ids()) | {"schocken-turnier-regeln", "turnier"} == set(CASES)
