"""One table of edits to real fairness files, and what each verifier has to say of them.

`python -m tests.fair.edits` writes it down for the web tests, which run the same edits.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.fair import edits_of_terms, edits_of_throws
from tests.fair.edit_kinds import FAIR, PARTLY, RULES, UNREADABLE, Edit, File
from tests.fair.played import handed_over, played

TABLE = Path(__file__).parents[2] / "web" / "src" / "lib" / "fixtures" / "edits.json"

EDITS = (*edits_of_throws.EDITS, *edits_of_terms.EDITS)


@cache
def bases() -> dict[str, bytes]:
    """Files of games with all kinds of dice, hidden and open, as the server hands them out."""
    return {
        "maexchen": played("maexchen", 2).bytes(0),
        "maexchen-watched": played("maexchen", 3, chance=1).bytes(None),
        "chicago": played("chicago", 2).bytes(0),
        "poker": played("offenes-wuerfelpoker", 2).bytes(0),
        "covered-poker": played("verdecktes-wuerfelpoker", 2).bytes(None),
        "letters": played("letra-mix", 2).bytes(0),
        "ten-sided": played("kniffel-extreme", 2, options={"starter": "first_seat"}).bytes(0),
        "lot": played("die-boese-drei", 3, options={"starter": "random"}).bytes(0),
        "second-game": played("die-boese-drei", 2, games=2).bytes(0),
        "handed-over": handed_over("chicago").bytes(0),
        "luck": played("pasch", 2, options={"starter": "first_seat"}).bytes(0),
        "unopened": played("die-boese-drei", 2, unopened=(1,)).bytes(0),
    }


# What the files are called as they are.
UNEDITED = dict.fromkeys(bases(), (FAIR, RULES)) | dict.fromkeys(
    ("maexchen", "maexchen-watched", "covered-poker"), (PARTLY, PARTLY)
)


def base(name: str) -> File:
    """One of the files, to be edited."""
    return dict(json.loads(bases()[name]))


# Edits to the text itself: what is replaced, once, by what.
TEXT_EDITS: tuple[tuple[str, str, str, str], ...] = (
    ("a name twice", "chicago", '"number":0', '"number":1,"number":0'),
    ("a name twice in a throw", "chicago", '"seat":0', '"seat":1,"seat":0'),
    ("a name twice, once in other signs", "chicago", '"number":0', '"\\u006eumber":1,"number":0'),
    ("not a number", "chicago", '"number":0', '"number":NaN'),
    ("cut in two", "chicago", '"throws":', ""),
)


def edited(edit: Edit) -> File:
    """The file of an edit."""
    file = base(edit.base)
    edit.make(file)
    return file


def table_text() -> str:
    """The files and all edits as differences from them, one a line, with the verdicts of the page."""
    files = ",\n".join(f"    {json.dumps(name)}: {data.decode()}" for name, data in bases().items())
    unedited = {name: without for name, (_, without) in UNEDITED.items()}
    rows = [
        json.dumps(
            {
                "name": each.name,
                "base": each.base,
                "set": differences(base(each.base), edited(each)),
                "verdict": each.without,
                "rules": each.verdict,
            }
        )
        for each in EDITS
    ] + [
        json.dumps({"name": name, "base": file, "text": [old, new], "verdict": UNREADABLE, "rules": UNREADABLE})
        for name, file, old, new in TEXT_EDITS
    ]
    joined = ",\n    ".join(rows)
    told = f'  "unedited": {json.dumps(unedited)},\n  "edits": [\n    {joined}\n  ]'
    return f'{{\n{told},\n  "files": {{\n{files}\n  }}\n}}\n'


def differences(one: Any, other: Any, way: tuple[str | int, ...] = ()) -> list[list[Any]]:
    """Where two things differ: the way there, and what is there in the other, or nothing."""
    if isinstance(one, dict) and isinstance(other, dict):
        gone = [[[*way, name]] for name in one if name not in other]
        new = [[[*way, name], other[name]] for name in other if name not in one]
        common = [name for name in one if name in other]
        return gone + new + [found for name in common for found in differences(one[name], other[name], (*way, name))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [found for place, (old, new) in pairs for found in differences(old, new, (*way, place))]
    return [] if one == other and type(one) is type(other) else [[[*way], other]]


if __name__ == "__main__":
    TABLE.write_text(table_text(), encoding="utf-8")
