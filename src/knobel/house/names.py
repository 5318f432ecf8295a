"""Names and talk: cleaned of everything that is not meant to be read."""

import unicodedata

from knobel.core.errors import KnobelError

LONGEST_NAME = 24
LONGEST_TALK = 280
# Control, format (bidi marks, joiners), surrogate, private use and unassigned characters say nothing to people.
UNREADABLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(text: str, longest: int) -> str:
    """A text as people read it: composed, without invisible characters, blanks folded, not too long."""
    composed = unicodedata.normalize("NFKC", text[: 4 * longest])
    readable = "".join(" " if c.isspace() else c for c in composed if unicodedata.category(c) not in UNREADABLE)
    return " ".join(readable.split())[:longest].strip()


def is_plain(text: str) -> bool:
    """Whether a text is of the kind that ids and keys are made of: something, and nothing invisible."""
    return text.isascii() and text.isprintable() and bool(text)


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A nickname, or a refusal."""
    name = clean(text, longest)
    if not any(character.isalnum() for character in name):
        raise KnobelError("bad-name")
    return name


def apart_from(name: str, others: tuple[str, ...], longest: int = LONGEST_NAME) -> str:
    """The name, with a number behind it where it could be mistaken for somebody else's at the table."""
    taken = {_skeleton(other) for other in others}
    candidate, number = name, 2
    while _skeleton(candidate) in taken:
        candidate = f"{name[: longest - 3]} {number}"
        number += 1
    return candidate


# Letters of other alphabets, digits and marks that look like a Latin letter.
_LOOKS_LIKE = str.maketrans("аеорсухікмтвнг0135|", "aeopcyxikmtbhrolesl")


def _skeleton(name: str) -> str:
    """What a name looks like at a glance: without case, accents and look-alikes."""
    bare = "".join(c for c in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(c))
    return bare.translate(_LOOKS_LIKE).replace(" ", "")
