"""Words: the word lists that come with Knobel, German and English, and how they are looked up.

A host that has better lists hands in its own: `knobel.game("letra-mix", lexicon=own_lexicon("mine", "de", words))`.
"""

from knobel.words.lexicons import automaton_of, house_lexicon, house_titles, own_lexicon
from knobel.words.lists import LANGUAGES, WordList, has_word, word_list

__all__ = [
    "LANGUAGES",
    "WordList",
    "automaton_of",
    "has_word",
    "house_lexicon",
    "house_titles",
    "own_lexicon",
    "word_list",
]
