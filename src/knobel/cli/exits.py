"""What the program tells whoever started it, beside 0 for all is well."""

WRONG_INPUT = 2
INTERRUPTED = 130
