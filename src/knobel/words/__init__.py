"""Words: the word lists that come with Knobel, German and English, and how they are looked up.

A host that has better lists hands in its own: `knobel.parts.dictionary.provide("de", my_list.__contains__)`.
"""

from knobel.words.lists import LANGUAGES, WordList, has_word, word_list

__all__ = ["LANGUAGES", "WordList", "has_word", "word_list"]
