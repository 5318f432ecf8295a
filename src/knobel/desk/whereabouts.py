"""Where somebody is, in words that fit the format: rounds have names in a Schock-Turnier only."""

from knobel.core.phrases import Phrase, say
from knobel.desk.actions import Round

# Rounds that are called by their number alone.
PLAIN: tuple[Round, ...] = ("open", "knockout", "third")


def where_told(what: str, kind: Round) -> Phrase:
    """That somebody waits, pauses or is through, and where."""
    return _told("desk-where", what, kind)


def mine_told(what: str, kind: Round) -> Phrase:
    """The same to the player."""
    return _told("desk-mine", what, kind)


def _told(key: str, what: str, kind: Round) -> Phrase:
    if kind in PLAIN and what in ("waiting", "bye"):
        return say(f"{key}-{what}-plain")
    return say(f"{key}-{what}", round=say(f"desk-round-{kind}"))
