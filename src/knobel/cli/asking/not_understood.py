"""Not understanding, politely."""


class NotUnderstood(Exception):
    """What was typed cannot be understood; the text says, in the reader's language, what would be."""
