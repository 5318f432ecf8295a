"""Crosswords from letter dice: the words that letters can spell, laid across each other as well as can be found.

A layout begins with one word; others are laid through one of its letters, so that no two words ever lie side by side
and every run is a word of the list. Of all the layouts of a size only the best are gone on with. Whoever is less
skilled knows fewer words, lays fewer of them and goes on with fewer layouts; but whatever is laid is in the list.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import nlargest
from itertools import islice
from math import prod
from typing import NamedTuple
from zlib import crc32

from knobel.core.moves import Lay, Tile
from knobel.games.word._letters import JOKER
from knobel.minds.experts.letra_mix.unsaid import is_unsaid
from knobel.words.lists import BEFORE_A, ENDS, LAST, LETTER, TARGET, WordList

# How many times as many first words there are as layouts that are kept after every word. With a joker, which is tried
# as several letters, fewer are kept, so that it takes no longer.
BEGINNINGS_EACH, FEWER_WITH_JOKER = 4, 3
# What a joker is tried as: the letters that go with most others.
JOKER_LETTERS = "ENSTR"
Cell = tuple[int, int]
# Letters as primes: a word can be spelled from a hand of letters if its product divides that of the hand.
PRIMES = dict(
    zip(
        "ENIRSTAHDULCGMOBWFKZPVJYXQ",
        (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101),
        strict=True,
    )
)


class Skill(NamedTuple):
    """How well somebody lays words.

    Of all words this share is known: the more skilled know all that others know. So many words are laid at most, and
    that many layouts are kept. Short words cross more often and long ones use up more: each of these `lengths` is tried
    as the longest.
    """

    share: float
    words: int
    kept: int
    lengths: tuple[int, ...]

    def knows(self, word: str) -> bool:
        """Whether a word of the list is known."""
        return crc32(word.encode()) < self.share * 2**32


SHORT, MIDDLING, LONG = 4, 5, 13
STRONGEST, SKILLED = 100, 50
FULL_SKILL = Skill(1.0, 8, 12, (SHORT, LONG))


def skill_of(strength: int) -> Skill:
    """The skill of somebody of a strength from 0 to 100."""
    part = strength / STRONGEST
    lengths = (SHORT, LONG) if strength > SKILLED else (MIDDLING,)
    return Skill(0.05 + 0.95 * part**2, 2 + int(6 * part**2), 1 + int(11 * part), lengths)


class ScoredWord(NamedTuple):
    """A word with the product of its letters and what they are worth."""

    word: str
    product: int
    worth: int


class Layout(NamedTuple):
    """Letters on cells (row, column), the product and the worth of the letters left, and the points of the words."""

    cells: dict[Cell, str]
    left: int
    unused: int
    won: int

    @property
    def points(self) -> int:
        return self.won - self.unused


def spellable(words: WordList, letters: Counter[str], shortest: int) -> Iterator[str]:
    """Every word of the list that these letters can spell."""
    arrows = words.arrows

    def follow(at: int, begun: str) -> Iterator[str]:
        while True:
            arrow = arrows[at]
            letter = chr((arrow & LETTER) + BEFORE_A)
            if letters[letter]:
                word = begun + letter
                if arrow & ENDS and len(word) >= shortest:
                    yield word
                if arrow >> TARGET:
                    letters[letter] -= 1
                    yield from follow(arrow >> TARGET, word)
                    letters[letter] += 1
            if arrow & LAST:
                return
            at += 1

    if arrows:
        yield from follow(0, "")


def best_layout(
    words: WordList, dice: str, values: dict[str, int], shortest: int, skill: Skill = FULL_SKILL
) -> tuple[Lay, int]:
    """A good layout of these dice by the word list, as somebody of this skill finds it, and its points."""
    jokers = JOKER_LETTERS if JOKER in dice else ""
    kept = max(1, skill.kept // FEWER_WITH_JOKER) if jokers else skill.kept
    tried = []
    for letter in jokers or (None,):
        hand = dice.replace(JOKER, letter or "")
        spelled = spellable(words, Counter(hand), shortest)
        known = [word for word in spelled if skill.knows(word) and not is_unsaid(word)]
        for longest in skill.lengths:
            scored = [ScoredWord(word, _product(word), _worth(word, values)) for word in known if len(word) <= longest]
            tried.append(_tiled(_built(scored, hand, values, skill.words, kept), dice, letter, values))
    return max(tried, key=lambda each: each[1])


def _built(known: list[ScoredWord], hand: str, values: dict[str, int], most: int, width: int) -> Layout:
    known.sort(key=lambda each: -each.worth)
    best = Layout({}, _product(hand), _worth(hand, values), 0)
    layouts = [_begun(each, best) for each in known[: width * BEGINNINGS_EACH]]
    for _ in range(most):
        if not layouts:
            break
        layouts = nlargest(width, layouts, key=lambda layout: layout.points)
        best = max(best, layouts[0], key=lambda layout: layout.points)
        layouts = [after for layout in layouts for after in _extended(layout, known, values, width)]
    return best


def _begun(word: ScoredWord, empty: Layout) -> Layout:
    cells = {(0, column): letter for column, letter in enumerate(word.word)}
    return Layout(cells, empty.left // word.product, empty.unused - word.worth, word.worth)


def _extended(layout: Layout, known: Sequence[ScoredWord], values: dict[str, int], width: int) -> Iterator[Layout]:
    """The layout with one more word, through any of its letters; a few of the best for every letter."""
    hand = layout.left
    for letter in sorted(set(layout.cells.values())):
        prime = PRIMES[letter]
        reach = hand * prime
        fitting = [word for word in known if not reach % word.product and not word.product % prime]
        for cell, there in layout.cells.items():
            if there == letter:
                crossed = (_crossed(layout, cell, word, values) for word in fitting)
                yield from islice((after for after in crossed if after is not None), width)


def _crossed(layout: Layout, cell: Cell, word: ScoredWord, values: dict[str, int]) -> Layout | None:
    """The layout with a word through a cell, where there is room for it."""
    cells = layout.cells
    row, column = cell
    down = (row, column - 1) in cells or (row, column + 1) in cells
    if down and ((row - 1, column) in cells or (row + 1, column) in cells):
        return None
    for place, letter in enumerate(word.word):
        if letter == cells[cell]:
            path = [(row + k, column) if down else (row, column + k) for k in range(-place, len(word.word) - place)]
            if _is_free(cells, path, cell, down=down):
                laid = {**cells, **dict(zip(path, word.word, strict=True))}
                left = layout.left * PRIMES[letter] // word.product
                return Layout(laid, left, layout.unused - word.worth + values[letter], layout.won + word.worth)
    return None


def _is_free(cells: dict[Cell, str], path: Sequence[Cell], through: Cell, *, down: bool) -> bool:
    """Whether a word can lie there and touch nothing but the letter that it goes through."""
    along, beside = ((1, 0), (0, 1)) if down else ((0, 1), (1, 0))
    ends = ((path[0][0] - along[0], path[0][1] - along[1]), (path[-1][0] + along[0], path[-1][1] + along[1]))
    if any(end in cells for end in ends):
        return False
    return all(
        cell == through
        or not any(
            near in cells
            for near in (cell, (cell[0] + beside[0], cell[1] + beside[1]), (cell[0] - beside[0], cell[1] - beside[1]))
        )
        for cell in path
    )


def _tiled(layout: Layout, dice: str, joker: str | None, values: dict[str, int]) -> tuple[Lay, int]:
    """The layout with dice for its letters: the joker only where no other die has the letter."""
    free = {letter: [die for die, face in enumerate(dice) if face == letter] for letter in {*dice, joker or ""}}
    points = layout.points
    tiles = []
    for (row, column), letter in layout.cells.items():
        if free.get(letter):
            die = free[letter].pop()
        else:
            die = free[JOKER].pop()
            points -= values[letter] * _runs_through(layout.cells, (row, column))
        tiles.append(Tile(die, column, row, letter))
    return Lay(tuple(tiles)), points


def _runs_through(cells: dict[Cell, str], cell: Cell) -> int:
    row, column = cell
    across = (row, column - 1) in cells or (row, column + 1) in cells
    return across + ((row - 1, column) in cells or (row + 1, column) in cells)


def _worth(word: str, values: dict[str, int]) -> int:
    return sum([values[letter] for letter in word])


def _product(letters: str) -> int:
    return prod([PRIMES[letter] for letter in letters])
