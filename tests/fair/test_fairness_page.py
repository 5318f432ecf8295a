"""What the page of the fair dice says in figures, fields and verdicts is what the code does."""

import itertools
import re
from pathlib import Path

import pytest

from knobel.fair.files import FORMAT, FORMAT_WITHOUT_RECORD, File
from knobel.fair.verdicts import EXIT_CODES, Reason, Verdict, report_of
from knobel.fair.worlds import MOST_WORLDS
from knobel.house.days.days import AHEAD
from knobel.house.table import fairness
from knobel.house.table.fairness_file import DAY
from tests.fair.edits import EDITS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/fairness.md").read_text(encoding="utf-8")
HOURS = DAY // 3_600_000
BEGINNING = (ROOT / "web/src/lib/table/beginning.ts").read_text(encoding="utf-8")
APP = ROOT / "web/src/texts"
# What the app says of the dice wherever no verdict is given yet, and what it must not say: the house knows them.
PROMISES = re.compile(r"^web-(?:fair|about-fair|fair-intro|fair-how-[123]) = (.*)$", re.MULTILINE)
TOO_MUCH = re.compile(
    r"niemand kennt|nicht wissen|kein Wurf lässt sich lenken|nobody knows|not know|can be steered\.", re.I
)
# What can be found where nothing is wrong, each with the verdict that it leads to.
FOUND = {
    Verdict.FAIR: "decisions",
    Verdict.PARTLY_SEALED: "sealed",
    Verdict.NO_SEEDS: "no-seeds",
    Verdict.NOT_COMPLETE: "no-borders",
    Verdict.NOTHING_TO_CHECK: "no-throws",
}


def rows(heading: str) -> list[list[str]]:
    """The cells of the table that begins with this heading."""
    _, _, below = PAGE.partition(f"| {heading} |")
    table = below.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in table]


@pytest.mark.parametrize(
    "said",
    [
        f"The commitments of {fairness.BLOCK} throws at a time",
        f"is opened in the fairness file {HOURS} hours after",
        f"from today to {AHEAD} days ahead",
        f"the replay keeps them all, or {MOST_WORLDS} of them",
        f"| {FORMAT}; files of format {FORMAT_WITHOUT_RECORD} have no `record`",
    ],
)
def test_the_page_says_what_the_house_and_the_verifier_do(said: str) -> None:
    assert said in re.sub(r"\s+", " ", PAGE)


def test_the_page_of_a_game_waits_for_seeds_as_long_as_is_said() -> None:
    assert "but not longer than two seconds" in PAGE
    assert "SEEDS_MS = 2000;" in BEGINNING


def test_the_page_names_every_field_of_a_file() -> None:
    named = [name for row in rows("field") for name in re.findall(r"`(\w+)`", row[0])]
    assert sorted(named) == sorted(File.__struct_fields__)


def test_the_page_tells_every_verdict_with_how_the_command_ends() -> None:
    told = {row[0].strip("`"): row[2] for row in rows("verdict")}
    # The page of the web app alone gives this one.
    assert told.pop(Verdict.WITHOUT_RULES) == "–"
    assert told == {each: str(code) for each, code in EXIT_CODES.items() if each != Verdict.WITHOUT_RULES}


def test_of_several_verdicts_the_lowest_on_the_page_is_given() -> None:
    order = [row[0].strip("`") for row in rows("verdict")]
    for one, other in itertools.combinations(FOUND, 2):
        given = report_of([], [Reason(FOUND[one]), Reason(FOUND[other])], 1, 0).verdict
        assert given == max(one, other, key=order.index)
    assert report_of([Reason("faces")], [Reason("no-throws")], 1, 0).verdict == Verdict.NOT_FAIR
    # In the web app a file with sealed throws is called partly sealed, not without rules.
    assert order.index(Verdict.WITHOUT_RULES) < order.index(Verdict.PARTLY_SEALED)


def test_there_are_as_many_edits_as_the_page_says() -> None:
    assert "more than a hundred edits" in PAGE
    assert len(EDITS) > 100


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_app_promises_no_more_than_the_page(language: str) -> None:
    assert "The server knows the dice." in PAGE
    texts = "".join((APP / f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in ("front", "fair"))
    promises = PROMISES.findall(texts)
    assert len(promises) == 6
    assert [each for each in promises if TOO_MUCH.search(each)] == []
