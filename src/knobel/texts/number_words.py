"""Numbers as people say them: `{ WORD($rounds) }` is "fünf", `{ TIMES($throws) }` is "fünfmal" or "five times", and
`{ BOTH($faces) }` makes "1 und 2" of the option's value 1-2."""

from collections.abc import Callable
from typing import Any

# Up to twelve, numbers have words of their own in both languages; larger ones are easier to read as figures.
WORDS = {
    "de": ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    "en": (
        *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    ),
}


def number_words(language: str) -> dict[str, Callable[[Any], Any]]:
    """The functions by which the messages of a language write numbers as words."""
    words = WORDS[language]

    def word(number: Any) -> Any:
        return words[number] if isinstance(number, int) and 0 <= number < len(words) else number

    def times(number: Any) -> str:
        return _german_times(number, words) if language == "de" else _english_times(number, words)

    def both(pair: Any) -> str:
        return str(pair).replace("-", " und " if language == "de" else " and ")

    return {"WORD": word, "TIMES": times, "BOTH": both}


def _german_times(number: int, words: tuple[str, ...]) -> str:
    if number == 1:
        return "einmal"
    return f"{words[number]}mal" if 0 <= number < len(words) else f"{number}-mal"


def _english_times(number: int, words: tuple[str, ...]) -> str:
    if number in (1, 2):
        return ("once", "twice")[number - 1]
    return f"{words[number] if 0 <= number < len(words) else number} times"
