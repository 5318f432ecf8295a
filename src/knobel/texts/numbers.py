"""Numbers below zero, with a true minus sign: the languages' own formats have a hyphen before them."""

MINUS = "\N{MINUS SIGN}"


def whole_number(number: int) -> str:
    """A number that stands by itself."""
    return str(number).replace("-", MINUS)
