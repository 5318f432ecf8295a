"""What both games of Stadt-Land-Fluss share: a round has a category, thirteen letters, and a review of its terms."""

from knobel.games.word._categories import CATEGORY_SLOT, CategoryChoice, category_name
from knobel.games.word._letters import JOKER, LETTERS
from knobel.games.word._vote import Word
from knobel.writing.face import Announcement, DieView, Item, Name, Phrase, Tray, Widget, say
from knobel.writing.rules import AnyMove, IllegalMove, Mark, Say, Seat, Words

DICE = len(LETTERS["de"])
LONGEST_TERM = 40


def slot_of(die: int) -> str:
    """The slot in which to write for a die."""
    return f"d{die}"


def die_of(slot: str) -> int:
    """The die that a slot belongs to."""
    return int(slot[1:])


# Nobody judges a term of their own.


def own_word(words: tuple[Word, ...], seat: Seat, move: AnyMove) -> IllegalMove | None:
    """The refusal of a mark on a term that its own author has set."""
    if not isinstance(move, Mark):
        return None
    own = [word.text for word in words if word.id == move.on and seat in word.authors]
    return IllegalMove("own-word", word=own[0]) if own else None


# What is seen and said.


def round_told(choice: CategoryChoice, rounds: int) -> Phrase:
    """Which round it is, and its category as soon as there is one."""
    if choice.chosen is None:
        return say("round-begins", round=choice.round, rounds=rounds)
    return say("round-goes-on", round=choice.round, rounds=rounds, category=category_name(choice.chosen))


def under_last_round(choice: CategoryChoice, words: tuple[Widget, ...]) -> tuple[Widget, ...]:
    """The terms of a round; while the next category is being found, under the heading of the last one."""
    if choice.chosen is not None or not words:
        return words
    last = category_name(choice.used[-1])
    return (Announcement("last-round", say("last-round", category=last)), *words)


def points_told(before: tuple[int, ...], after: tuple[int, ...]) -> list[Phrase]:
    """What a round has brought everybody."""
    pairs = enumerate(zip(before, after, strict=True))
    return [say("told-points", who=Name(seat), points=now - then, total=now) for seat, (then, now) in pairs]


def category_label(choice: CategoryChoice, item: Item) -> Phrase | None:
    """What to call a choice that is about the category."""
    if isinstance(item, Say):
        return say("move-category", category=category_name(item.value))
    return say("space-own-category") if isinstance(item, Words) and choice.chosen is None else None


def is_own_category(item: Item) -> bool:
    """Whether a choice is to write a category of one's own."""
    return isinstance(item, Words) and item.slots == (CATEGORY_SLOT,)


def letter_tray(letters: str, gone: frozenset[int] = frozenset()) -> tuple[Tray, ...]:
    """The letter dice in the middle, without the joker and those that are gone."""
    dice = tuple(
        DieView(die, ord(letter), "letter") for die, letter in enumerate(letters) if letter != JOKER and die not in gone
    )
    return (Tray("tray", None, dice),) if dice else ()
