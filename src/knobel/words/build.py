"""Builds the word lists: `python -m knobel.words.build de SOURCE` writes `data/de.words` and its version.

The list that was there before stays under its version, so that games which began with it go on with it; it may be
removed when nobody plays them any more.

The sources are the German list of https://github.com/enz/german-wordlist, as Debian's `tanglet-data` has it in
`/usr/share/tanglet/gamedata/de/words`, and the English one of SCOWL, as Debian's `wamerican` has it in
`/usr/share/dict/american-english`. A source is plain or gzipped text with one word a line; what follows a word on its
line are its usual spellings.
"""

import gzip
import sys
from collections.abc import Iterable
from pathlib import Path

from knobel.parts.words import normalised
from knobel.words.automata import automaton
from knobel.words.lists import FOLDER, LANGUAGES, LONGEST, SHORTEST, WordList, packed

GZIPPED = b"\x1f\x8b"
# The sources have none of the words of two letters, or too many that are only symbols.
TWO_LETTERS = {
    "de": """AB AH AI AM AN AS AU BI DA DU EH EI ER ES EX FA GO HA HE HI HM HO HU IM IN JA JE JO LA MI MY NA NE NU NY
        OB OH OM PI PO RE SO TU UH UM UR UT WO XI ZU""",
    "en": """AD AH AM AN AS AT AW AX AY BE BY DO EH EM EN EX FA GO HA HE HI HO ID IF IN IS IT LA LO MA ME MI MU MY NO NU
        OF OH ON OP OR OW OX PA PI RE SH SO TI TO UH UM UP US WE XI YE YO""",
}
SPOKEN = frozenset("AEIOUY")
# Words without any vowel that are spoken all the same; all others are taken for abbreviations.
VOWELLESS = frozenset("BRR BRRR HMM MMM NTH PFFT PSST PST SHH TSK TSKS ZZZ HM HMMM".split())


def words_of(language: str, lines: Iterable[str]) -> list[str]:
    """The words of a source that can be laid, sorted: without names and abbreviations, as far as they can be told."""
    found = set(TWO_LETTERS[language].split())
    for line in lines:
        spellings = line.split()
        word = normalised(spellings[0]) if spellings else ""
        fits = SHORTEST < len(word) <= LONGEST and word.isascii() and word.isalpha()
        if fits and _is_word(language, word, spellings):
            found.add(word)
    return sorted(found)


def _is_word(language: str, word: str, spellings: list[str]) -> bool:
    """No names (English writes only them with a capital), no genitives, nothing that is spelled rather than spoken."""
    if not SPOKEN & set(word) and word not in VOWELLESS:
        return False
    if language == "en":
        return spellings[0].islower() and "'" not in spellings[0]
    return not (spellings[1:] and all(each == word for each in spellings[1:]))


def read_lines(source: Path) -> list[str]:
    """The lines of a source, gzipped or not."""
    data = source.read_bytes()
    return (gzip.decompress(data) if data.startswith(GZIPPED) else data).decode("utf-8").splitlines()


def main(arguments: list[str]) -> int:
    """Build the list of one language."""
    if len(arguments) != 2 or arguments[0] not in LANGUAGES:
        sys.stderr.write(f"usage: python -m knobel.words.build {'|'.join(LANGUAGES)} SOURCE\n")
        return 2
    language, source = arguments
    words = words_of(language, read_lines(Path(source)))
    arrows = automaton(words)
    data, version = packed(arrows), WordList(arrows).version
    _keep_the_last(language, version)
    (FOLDER / f"{language}.words").write_bytes(data)
    (FOLDER / f"{language}.version").write_text(f"{version}\n", encoding="ascii")
    sys.stdout.write(f"{language}: {len(words)} words in {len(data)} bytes, version {version}\n")
    return 0


def _keep_the_last(language: str, version: str) -> None:
    newest, noted = FOLDER / f"{language}.words", FOLDER / f"{language}.version"
    if newest.exists() and noted.exists() and (last := noted.read_text(encoding="ascii").strip()) != version:
        newest.rename(FOLDER / f"{language}-{last}.words")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
