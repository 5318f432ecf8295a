"""Recovery codes: printed once, kept at home, and good for another organiser's link from any device.

The first four symbols say which desk it is about, the rest is the secret; of that the log knows a digest only.
"""

import hmac

from knobel.house.table.seats import same

# Without letters that are mistaken for others, in print or when spoken.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BITS = 5
DESK_SYMBOLS, SECRET_SYMBOLS = 4, 16
# So many hexadecimal digits of a desk's id are in its symbols.
DESK_DIGITS = DESK_SYMBOLS * BITS // 4
GROUP = 4
LOOKS_LIKE = str.maketrans("OIL", "011")


def new_code(desk: str, random: bytes) -> str:
    """A code for a desk, from ten random bytes."""
    return grouped(
        _symbols(int(desk[:DESK_DIGITS], 16), DESK_SYMBOLS) + _symbols(int.from_bytes(random), SECRET_SYMBOLS)
    )


def grouped(code: str) -> str:
    """A code as it is printed."""
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def plain(text: str) -> str | None:
    """A code as somebody types it, if it can be one."""
    code = "".join(text.upper().split()).replace("-", "").translate(LOOKS_LIKE)
    right = len(code) == DESK_SYMBOLS + SECRET_SYMBOLS and all(symbol in ALPHABET for symbol in code)
    return code if right else None


def desk_digits(code: str) -> str:
    """How the id of the desk begins that a code is about."""
    number = 0
    for symbol in code[:DESK_SYMBOLS]:
        number = (number << BITS) + ALPHABET.index(symbol)
    return f"{number:0{DESK_DIGITS}x}"


def digest_of(master: bytes, code: str) -> str:
    """What the log knows of a code: nothing that anybody but this house could try codes against."""
    return hmac.digest(master, f"desk/recovery/{plain(code)}".encode(), "sha256").hex()


def is_right(master: bytes, digest: str, code: str) -> bool:
    """Whether this is the code that was made last."""
    return bool(digest) and same(digest_of(master, code), digest)


def _symbols(number: int, count: int) -> str:
    return "".join(ALPHABET[(number >> BITS * place) % len(ALPHABET)] for place in reversed(range(count)))
