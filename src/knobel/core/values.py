"""Values of options, as they are written."""

Value = bool | int | str

# As many as there are players: a value of some numbers, and the name of that number in conditions.
SEATS = "seats"


def plain(value: Value) -> str:
    """A value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
