"""Keys: by which whoever asks knows its answer again, also where the question itself is refused unread."""

import msgspec

LONGEST_KEY = 64


class _Keyed(msgspec.Struct, frozen=True):
    """Whatever has a key."""

    key: str | None = None


_DECODE = msgspec.json.Decoder(_Keyed).decode


def key_in(text: str) -> str | None:
    """The key of a message, if it has one; what is too long for a key is cut."""
    try:
        key = _DECODE(text).key
    except (msgspec.DecodeError, msgspec.ValidationError):
        return None
    return None if key is None else key[:LONGEST_KEY]
