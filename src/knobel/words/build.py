"""Builds the word lists: `python -m knobel.words.build de SOURCE` writes `data/de.words`.

The sources are the German list of https://github.com/enz/german-wordlist, as Debian's `tanglet-data` has it in
`/usr/share/tanglet/gamedata/de/words`, and the English one of SCOWL, as Debian's `wamerican` has it in
`/usr/share/dict/american-english`. A source is plain or gzipped text with one word a line; what follows a word on its
line are its usual spellings.
"""

import gzip
import sys
from array import array
from collections.abc import Iterable
from pathlib import Path

from knobel.parts.words import normalised
from knobel.words.lists import BEFORE_A, ENDS, FOLDER, LANGUAGES, LAST, LONGEST, SHORTEST, TARGET, packed

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


class _State:
    """A state of the automaton while it grows: its arrows by letter, and whether a word ends here."""

    def __init__(self) -> None:
        self.ends = False
        self.arrows: dict[str, _State] = {}

    def key(self) -> tuple[bool, tuple[tuple[str, int], ...]]:
        """What makes two states alike: their ends and arrows, once the states they lead to are shared."""
        return self.ends, tuple((letter, id(state)) for letter, state in self.arrows.items())


def automaton(words: Iterable[str]) -> "array[int]":
    """The smallest automaton of these sorted words: states that are alike are shared once no word can change them."""
    root = _State()
    shared: dict[tuple[bool, tuple[tuple[str, int], ...]], _State] = {}
    path = [root]
    last = ""

    def share(depth: int) -> None:
        while len(path) > depth + 1:
            state = path.pop()
            path[-1].arrows[last[len(path) - 1]] = shared.setdefault(state.key(), state)

    for word in words:
        common = _alike(word, last)
        share(common)
        for letter in word[common:]:
            state = _State()
            path[-1].arrows[letter] = state
            path.append(state)
        path[-1].ends = True
        last = word
    share(0)
    return _laid_out(root)


def _alike(one: str, other: str) -> int:
    """With how many equal letters two words begin."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _laid_out(root: _State) -> "array[int]":
    """The states one after another, the beginning first."""
    places: dict[int, int] = {}
    order: list[_State] = []
    waiting, size = [root], 0
    while waiting:
        state = waiting.pop()
        if id(state) not in places and state.arrows:
            places[id(state)] = size
            size += len(state.arrows)
            order.append(state)
            waiting.extend(state.arrows.values())
    arrows = array("I")
    for state in order:
        for number, (letter, target) in enumerate(state.arrows.items(), start=1):
            flags = (LAST if number == len(state.arrows) else 0) | (ENDS if target.ends else 0)
            arrows.append(ord(letter) - BEFORE_A | flags | places.get(id(target), 0) << TARGET)
    return arrows


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
    data = packed(automaton(words))
    (FOLDER / f"{language}.words").write_bytes(data)
    sys.stdout.write(f"{language}: {len(words)} words in {len(data)} bytes\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
