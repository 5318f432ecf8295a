"""Every name of every game, made from the texts: `python -m knobel.cli.known_names_file` writes them anew."""

import json
from pathlib import Path

from knobel.cli.names import name_of
from knobel.games import registry
from knobel.texts import LANGUAGES, known_names, texts

FILE = Path(known_names.__file__)
HEAD = '''"""By which names people know every game and preset, whatever the language, without opening a text.

Made from the texts by `make docs`; a test compares the two.
"""

NAMES: dict[str, tuple[str, ...]] = {
'''
LONGEST_LINE = 120


def known_names_page() -> str:
    """The whole file."""
    return HEAD + "".join(_row(id, names_of(id)) for id in sorted((*registry.ids(), *registry.presets()))) + "}\n"


def names_of(id: str) -> tuple[str, ...]:
    """What a game or preset is called in all languages, and every other name of it."""
    spoken = [texts(language) for language in LANGUAGES]
    return tuple(dict.fromkeys(name for words in spoken for name in (name_of(words, id), *words.aliases(id))))


def _row(id: str, names: tuple[str, ...]) -> str:
    quoted = [json.dumps(name, ensure_ascii=False) for name in names]
    row = f'    "{id}": ({", ".join(quoted)}{"," if len(quoted) == 1 else ""}),\n'
    if len(row) <= LONGEST_LINE + 1:
        return row
    return f'    "{id}": (\n' + "".join(f"        {name},\n" for name in quoted) + "    ),\n"


if __name__ == "__main__":
    FILE.write_text(known_names_page(), encoding="utf-8")
