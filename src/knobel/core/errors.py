"""Errors: unreadable, unknown, or against the rules; each with a stable code and the facts of the matter."""

from typing import Any


class KnobelError(Exception):
    """Something that the caller can mend. `code` is stable; `facts` are what a translated message needs."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        told = ", ".join(
            f"{name}={value!r}" if isinstance(value, str) else f"{name}={value}" for name, value in facts.items()
        )
        super().__init__(f"{code} ({told})" if told else code)


class IllegalMove(KnobelError):
    """An event that the stage does not allow. It has had no effect."""


class BadOption(KnobelError):
    """An option that the game does not have, or a value out of its bounds."""


class UnknownGame(KnobelError):
    """No game, preset or version of that name."""


class BadPosition(KnobelError):
    """A line that stands for no position. `place` says where."""


class BadRecord(KnobelError):
    """A record that cannot be read, or whose events the rules refuse."""


# The refusals that the engine itself makes; games declare theirs in their `Info`.
GAME_OVER = "game-over"
THROW_EXPECTED = "throw-expected"
ANSWER_EXPECTED = "answer-expected"
NOT_ASKED = "not-asked"
NOT_A_CHOICE = "not-a-choice"
WRONG_DICE = "wrong-dice"
NO_SUCH_CLOCK = "no-such-clock"
WORDS_NOT_ASKED = "words-not-asked"
ENGINE_CODES = (
    *(GAME_OVER, THROW_EXPECTED, ANSWER_EXPECTED, NOT_ASKED, NOT_A_CHOICE, WRONG_DICE, NO_SUCH_CLOCK),
    WORDS_NOT_ASKED,
)
