"""A question to one person: what is on offer, under which keys, and what an answer means."""

from collections.abc import Iterator
from typing import NamedTuple

from knobel.cli.asking.keeping import read_keep
from knobel.cli.asking.labels import move_label, tray_at
from knobel.cli.asking.layouts import read_layout
from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.asking.parts import IN_PARTS, AskPart, InParts, read_parts
from knobel.cli.asking.picking import NamedThing, pick
from knobel.cli.asking.writing import read_word
from knobel.cli.voice import Voice
from knobel.core.choices import Choices, Item
from knobel.core.errors import BadRecord
from knobel.core.moves import AnyMove, Bid, Keep, Say, Take
from knobel.core.notation import read_move
from knobel.core.scenes import Offer, Scene
from knobel.core.spaces import COUNTED, OPEN, Bids, Cells, Keeps, Layouts, Words, listed
from knobel.core.widgets import Tray
from knobel.parts.rethrow import STOP

MOST_LISTED = 12
# Letters that mean something else at every prompt: correct, hint, log, quit, rules, undo.
COMMAND_LETTERS = "chlqru"
LETTERS = tuple(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMAND_LETTERS)


class Entry(NamedTuple):
    """A line of the menu."""

    key: str
    label: str
    move: AnyMove


# An entry before it has a key.
Line = tuple[str, AnyMove]


class Question:
    """What one person is asked. Few moves are listed one by one; otherwise each space has its way of typing."""

    def __init__(self, scene: Scene, voice: Voice) -> None:
        self.scene = scene
        self.voice = voice
        self.choices = Choices(*(offer.choice for offer in scene.offers))
        self.is_short = self.choices.size <= MOST_LISTED and not self.choices.open_spaces
        self.entries = _keyed(list(self._lines()), numbers_are_taken=not self.is_short and self._typed_in_numbers())

    @property
    def tray(self) -> Tray | None:
        """The tray whose dice are picked by their numbers, if any are."""
        at = next((offer.at for offer in self._typed() if isinstance(offer.choice, Keeps)), None)
        return None if at is None else tray_at(self.scene, at)

    def hints(self) -> Iterator[str]:
        """How to type what is not in the menu."""
        for offer in self._typed():
            key = "cli-type-text" if _is_one_text(offer.choice) else f"cli-type-{type(offer.choice).__name__.lower()}"
            facts = {"label": self.voice.say(offer.label), "stop": "yes" if STOP in self.choices else "no"}
            yield self.voice.line(key, **facts, **_bounds(offer.choice))

    def read(self, text: str, ask: AskPart) -> AnyMove:
        """The move meant by what was typed. Whether it is legal is for the game to say."""
        move = (
            self._by_enter(ask) if not text else self._by_menu(text) or _by_notation(text) or self._by_space(text, ask)
        )
        if move is None:
            raise NotUnderstood(self.voice.line("cli-not-understood"))
        return move

    def _typed(self) -> Iterator[Offer]:
        """The spaces that are typed instead of picked from the menu."""
        for offer in self.scene.offers:
            if not self.is_short and isinstance(offer.choice, COUNTED + OPEN) and not _is_listed(offer.choice):
                yield offer

    def _typed_in_numbers(self) -> bool:
        return any(_is_typed_in_numbers(offer.choice) for offer in self._typed())

    def _lines(self) -> Iterator[Line]:
        """The menu without its keys, with dice that look alike taken as alike."""
        told: set[str] = set()
        for offer in self.scene.offers:
            for label, move in self._lines_of(offer):
                if not isinstance(move, Keep) or label not in told:
                    told.add(label)
                    yield label, move

    def _lines_of(self, offer: Offer) -> Iterator[Line]:
        space = offer.choice
        if not isinstance(space, COUNTED + OPEN):
            yield self.voice.say(offer.label), space
        elif isinstance(space, COUNTED) and (self.is_short or _is_listed(space)):
            for move in listed(space):
                yield move_label(move, self.scene, self.voice, offer.at), move

    def _by_enter(self, ask: AskPart) -> AnyMove | None:
        """Plain Enter does the only thing there is to do, or begins to ask for the parts of what is typed."""
        typed = [offer.choice for offer in self._typed()]
        if not typed:
            return self.entries[0].move if len(self.entries) == 1 else None
        return next((self._in_parts("", space, ask) for space in typed if isinstance(space, IN_PARTS)), None)

    def _by_menu(self, text: str) -> AnyMove | None:
        by_key = {entry.key: entry.move for entry in self.entries}
        if text.lower() in by_key or text.isdecimal():
            return by_key.get(text.lower())
        key = pick(text, [NamedThing(entry.key, _spoken(entry)) for entry in self.entries])
        return None if key is None else by_key[key]

    def _by_space(self, text: str, ask: AskPart) -> AnyMove | None:
        for offer in self._typed():
            move = self._of_space(text, offer, ask)
            if move is not None:
                return move
        return None

    def _of_space(self, text: str, offer: Offer, ask: AskPart) -> AnyMove | None:
        space = offer.choice
        if isinstance(space, Keeps):
            tray = tray_at(self.scene, offer.at)
            return None if tray is None else read_keep(text, space, tray, self.choices, self.voice)
        if isinstance(space, Bids):
            return Bid(int(text)) if text.isdecimal() else None
        if isinstance(space, Layouts):
            return read_layout(text, space, self.voice)
        if isinstance(space, Words) and (written := read_word(text, space, self.scene)) is not None:
            return written
        return self._in_parts(text, space, ask) if isinstance(space, IN_PARTS) else None

    def _in_parts(self, text: str, space: InParts, ask: AskPart) -> AnyMove | None:
        return read_parts(text, space, self.scene, self.voice, ask)


def _is_listed(space: Item) -> bool:
    """Cells are always listed; they have names."""
    return isinstance(space, Cells)


def _is_one_text(space: Item) -> bool:
    """Whether what is typed can only be the text itself."""
    return isinstance(space, Words) and len(space.slots) == 1


def _is_typed_in_numbers(space: Item) -> bool:
    """Whether a number that is typed can belong to this."""
    if isinstance(space, Words) and _is_one_text(space):
        return any(map(str.isdecimal, space.keys))
    return not isinstance(space, Layouts)


def _keyed(lines: list[Line], *, numbers_are_taken: bool) -> tuple[Entry, ...]:
    """Keys for a menu: a choice that is itself a number is typed as it is; the others are counted, or lettered where
    numbers already mean something else."""
    natural = [None if numbers_are_taken else _number_of(move) for _, move in lines]
    if len(set(natural) - {None}) < sum(number is not None for number in natural):
        natural = [None] * len(lines)  # one number for two things would name neither
    others = iter(_letters() if numbers_are_taken or any(natural) else map(str, range(1, len(lines) + 1)))
    return tuple(
        Entry(number or next(others), label, move) for number, (label, move) in zip(natural, lines, strict=True)
    )


def _number_of(move: AnyMove) -> str | None:
    match move:
        case Say(value=word) | Take(cell=word) if word.isdecimal():
            return word
        case Bid(amount=amount):
            return str(amount)
        case _:
            return None


def _letters() -> Iterator[str]:
    yield from LETTERS
    yield from (first + second for first in LETTERS for second in LETTERS)


def _spoken(entry: Entry) -> str:
    """What a person types who does not look at the keys: the label without its remark in brackets."""
    return entry.label.split(" (")[0]


def _bounds(space: Item) -> dict[str, int]:
    return {name: getattr(space, name) for name in ("low", "high", "longest", "reach") if hasattr(space, name)}


def _by_notation(text: str) -> AnyMove | None:
    try:
        return read_move(text)
    except BadRecord:
        return None
