"""Words as they are compared: capitals without accents, umlauts written out, nothing between the letters."""

import unicodedata
from functools import lru_cache

# A capital with two dots above, taken apart into letter and dots.
_UMLAUTS = {"A\u0308": "AE", "O\u0308": "OE", "U\u0308": "UE"}
# Letters that no taking apart makes plain.
_PLAIN = str.maketrans({"ẞ": "SS", "Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D", "Þ": "TH"})
# Hyphens and dashes, apostrophes and full stops; blanks go as well.
_SILENT = frozenset("-‐‑‒–—'’‘ʼ`.")
FEWEST_LETTERS = 2


def normalised(word: str) -> str:
    """The form in which words are compared: Österreich is OESTERREICH, and São Tomé is SAOTOME."""
    return word.upper() if word.isascii() and word.isalpha() else _taken_apart(word)


@lru_cache(maxsize=65536)
def _taken_apart(word: str) -> str:
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", word).upper()).translate(_PLAIN)
    for umlaut, letters in _UMLAUTS.items():
        apart = apart.replace(umlaut, letters)
    return "".join(sign for sign in apart if _counts(sign))


def _counts(sign: str) -> bool:
    return not (unicodedata.combining(sign) or sign in _SILENT or sign.isspace())


def serves(word: str, letter: str) -> bool:
    """Whether a word can stand for a die: it begins with the die's letter and has two letters at least."""
    compared = normalised(word)
    return compared.startswith(letter) and has_letters(compared)


def has_letters(compared: str) -> bool:
    """Whether a word, in the form in which words are compared, has letters enough to be one."""
    return (len(compared) if compared.isalpha() else sum(map(str.isalpha, compared))) >= FEWEST_LETTERS
