"""The smallest automaton of a list of words, in the form in which lists are kept."""

from array import array
from collections.abc import Iterable

from knobel.words.lists import BEFORE_A, ENDS, LAST, TARGET


class _State:
    """A state of the automaton while it grows: its arrows by letter, and whether a word ends here."""

    def __init__(self) -> None:
        self.ends = False
        self.arrows: dict[str, _State] = {}

    def key(self) -> tuple[bool, tuple[tuple[str, int], ...]]:
        """What makes two states alike: their ends and arrows, once the states they lead to are shared."""
        return self.ends, tuple((letter, id(state)) for letter, state in self.arrows.items())


def automaton(words: Iterable[str]) -> "array[int]":
    """The smallest automaton of these sorted words: states that are alike are shared once no word can change them."""
    root = _State()
    shared: dict[tuple[bool, tuple[tuple[str, int], ...]], _State] = {}
    path = [root]
    last = ""

    def share(depth: int) -> None:
        while len(path) > depth + 1:
            state = path.pop()
            path[-1].arrows[last[len(path) - 1]] = shared.setdefault(state.key(), state)

    for word in words:
        common = _alike(word, last)
        share(common)
        for letter in word[common:]:
            state = _State()
            path[-1].arrows[letter] = state
            path.append(state)
        path[-1].ends = True
        last = word
    share(0)
    return _laid_out(root)


def _alike(one: str, other: str) -> int:
    """With how many equal letters two words begin."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _laid_out(root: _State) -> "array[int]":
    """The states one after another, the beginning first."""
    places: dict[int, int] = {}
    order: list[_State] = []
    waiting, size = [root], 0
    while waiting:
        state = waiting.pop()
        if id(state) not in places and state.arrows:
            places[id(state)] = size
            size += len(state.arrows)
            order.append(state)
            waiting.extend(state.arrows.values())
    arrows = array("I")
    for state in order:
        for number, (letter, target) in enumerate(state.arrows.items(), start=1):
            flags = (LAST if number == len(state.arrows) else 0) | (ENDS if target.ends else 0)
            arrows.append(ord(letter) - BEFORE_A | flags | places.get(id(target), 0) << TARGET)
    return arrows
