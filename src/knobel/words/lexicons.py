"""Lexicons: the word lists in the form in which a game is handed one."""

from collections.abc import Iterable
from functools import lru_cache, partial

from knobel.core.lexicon import Lexicon, Words
from knobel.parts.words import normalised
from knobel.words.automata import automaton
from knobel.words.lists import LANGUAGES, WordList, file_of, newest_version, word_list


@lru_cache(maxsize=16)
def house_lexicon(language: str, title: str | None = None) -> Lexicon:
    """The house's list of a language: the one of this title if it is still here, otherwise the newest."""
    newest = Lexicon(_name(language), newest_version(language), language, partial(word_list, language))
    name, _, version = (title or "").partition(" ")
    if title in (None, newest.title) or name != newest.name:
        return newest
    if not (version.isalnum() and file_of(language, version).exists()):
        return newest
    return Lexicon(name, version, language, partial(word_list, language, version))


def house_titles() -> list[str]:
    """The titles of all lists that the house has: the newest of every language, and older ones that are still here."""
    newest = [house_lexicon(language) for language in LANGUAGES]
    older = (file_of(each.language, "*") for each in newest)
    kept = [
        f"{_name(path.stem[:2])} {path.stem[3:]}" for found in older for path in sorted(found.parent.glob(found.name))
    ]
    return [*(each.title for each in newest), *kept]


def own_lexicon(name: str, language: str, words: Iterable[str]) -> Lexicon:
    """A list of one's own, from words in any spelling; what is not made of the letters A to Z cannot be laid."""
    plain = {normalised(word) for word in words}
    own = WordList(automaton(sorted(word for word in plain if word.isascii() and word.isalpha())))
    return Lexicon(name, own.version, language, partial(_same, own))


@lru_cache(maxsize=8)
def automaton_of(lexicon: Lexicon) -> WordList:
    """The words of a lexicon in the form in which words are looked for by their letters."""
    words = lexicon.words()
    return words if isinstance(words, WordList) else WordList(automaton(sorted(words)))


def _same(words: WordList) -> Words:
    return words


def _name(language: str) -> str:
    return f"knobel-{language}"
