"""The catalogue of the box, made from the games: `python -m knobel.cli.catalogue_file` writes it anew."""

from pathlib import Path

import msgspec

import knobel.games
from knobel.games.registry import declared, ids

FILE = Path(knobel.games.__path__[0]) / "catalogue.py"
HEAD = '''"""What is known of every game without opening it: its `Info`, one line of JSON each.

Made from the games by `make docs`; a test compares the two.
"""

from collections.abc import Mapping
from functools import cache

import msgspec

from knobel.core.info import Info

'''
FOOT = '''

@cache
def infos() -> Mapping[str, Info]:
    """The facts of every game that stands here, by its id."""
    every = msgspec.json.Decoder(Info).decode_lines(LINES)
    return {info.id: info for info in every}
'''


def catalogue() -> str:
    """The whole file."""
    lines = "".join(f"{msgspec.json.encode(declared(id).info).decode()}\n" for id in ids())
    return f'{HEAD}LINES = r"""\n{lines}"""\n{FOOT}'


if __name__ == "__main__":
    FILE.write_text(catalogue(), encoding="utf-8")
