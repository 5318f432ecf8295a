"""Dictionaries: the one place where word games ask whether a word is one.

Rules read no files, so the application hands in its word lists, one for each language. Only scores may depend on them:
what a player may do is never a question of the dictionary, so that a record can be read whatever lists are at hand.
"""

from collections.abc import Callable

LookUp = Callable[[str], bool]

_LISTS: dict[str, LookUp] = {}


def provide(language: str, look_up: LookUp | None) -> None:
    """Let these words count in a language from now on; None takes the list away."""
    if look_up is None:
        _LISTS.pop(language, None)
    else:
        _LISTS[language] = look_up


def provided(language: str) -> LookUp | None:
    """How words of a language are looked up, if there is a list of them."""
    return _LISTS.get(language)


def accepts(language: str, word: str) -> bool:
    """Whether a word counts; without a list every word does."""
    look_up = _LISTS.get(language)
    return look_up is None or look_up(word)
