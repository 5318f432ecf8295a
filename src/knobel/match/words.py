"""What a word list says enters a game with the event that asks for it."""

from typing import Any

from knobel.core import errors
from knobel.core.errors import IllegalMove
from knobel.core.events import Event, Thrown
from knobel.core.lexicon import Lexicon
from knobel.core.rules import WordRules


def with_answers(
    rules: WordRules[Any, Any], lexicon: Lexicon | None, state: Any, event: Event
) -> tuple[str, ...] | None:
    """Which of the words that an event asks about are in the list; None where it asks about none."""
    if isinstance(event, Thrown):
        return None
    asked = rules.words_asked(state, event)
    if event.words is not None:
        if not set(event.words) <= set(asked):
            raise IllegalMove(errors.WORDS_NOT_ASKED, words=", ".join(event.words))
        return event.words
    if not asked:
        return None
    if lexicon is None:
        return asked
    known = lexicon.words()
    return tuple([word for word in asked if word in known])
