"""Letter dice: two sets of thirteen, one after German and one after English letter frequencies.

No die has a letter twice, there is no Q and there are no umlauts. Each set has a single joker, which is worth nothing.
"""

from functools import cache

from knobel.core.dice import DiceSet, Die, dice_set, letter_kind

JOKER = "◆"
VOWELS = "AEIOU"

LETTERS: dict[str, tuple[str, ...]] = {
    "de": tuple("AEDGSZ AEIGLR AEOHKN AIBNRT AIKLPS EIBHNR EICRTY EOCNTX EOFLNS EUDHSW EUDMS◆ EUFNTV EUJMRT".split()),
    "en": tuple("AEOBSX AEODHN AINSVW AODFMN AOJPRS AULRTY EIBDR◆ EIGLMT EIHKNS EILPRT EIUGYZ EOCLRT EUCNTW".split()),
}
DICE = len(LETTERS["de"])

# What letters are worth, as (value, letters).
_WORTH: dict[str, tuple[tuple[int, str], ...]] = {
    "de": ((0, JOKER), (1, "AEINRSTU"), (2, "DHLO"), (3, "BCFGKM"), (4, "PWZ"), (6, "JV"), (7, "XY")),
    "en": ((0, JOKER), (1, "AEILNORST"), (2, "DU"), (3, "BCGHMPWY"), (5, "FKV"), (7, "JXZ")),
}
VALUES: dict[str, dict[str, int]] = {
    language: {letter: value for value, letters in worth for letter in letters} for language, worth in _WORTH.items()
}


@cache
def letter_dice(language: str) -> DiceSet:
    """The thirteen letter dice of a language."""
    return dice_set(*(Die(index, letter_kind(letters)) for index, letters in enumerate(LETTERS[language])))


def vowels(letters: str) -> int:
    """How many vowels lie there; neither Y nor the joker is one."""
    return sum(map(letters.count, VOWELS))
