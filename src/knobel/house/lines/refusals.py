"""Refusals as they are sent: their code, and those of their facts that a client can read."""

from collections.abc import Mapping
from typing import Any

from knobel.core.phrases import Name, Names, Phrase, Pips, Title

# Clients read whole numbers exactly up to here.
LARGEST_NUMBER = 2**53


def tellable(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a refusal, as far as they can be sent."""
    return {name: fact for name, fact in facts.items() if _is_tellable(fact)}


def _is_tellable(fact: object) -> bool:
    """Facts made for people; a number too large for a client to read says nothing."""
    if isinstance(fact, int):
        return abs(fact) <= LARGEST_NUMBER
    return isinstance(fact, str | Name | Names | Pips | Title | Phrase)
