"""The expert of Stadt-Land-Fluss: words of the category for the letters, and a mild judge of those of others.

Everybody writes what stands in the lists of `knobel.words.categories`; the weaker know fewer of these words, and for
some dice nothing comes to their mind. In a category that nobody has a list of, bots write nothing.
A word of the lists is spoken for, and one that looks like letters drawn by lot is challenged and voted down. In all
other cases the people at the table decide: no list has every town and every film.
"""

from collections.abc import Iterator

from knobel.core.moves import AnyMove, Say, Write
from knobel.core.spaces import RandBelow, Words
from knobel.games.word._categories import CONSENT
from knobel.games.word._round import RoundState, slot_of
from knobel.games.word.stadt_land_fluss_schnapp.state import State as SchnappState
from knobel.games.word.stadt_land_fluss_zeit import State as ZeitState
from knobel.match.match import Match
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.spelling import Spelling
from knobel.minds.experts.stadt_land_fluss.vocabulary import STRONGEST, is_blank, known_words
from knobel.minds.experts.word_votes import judgements
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.parts.words import normalised
from knobel.words.categories import categories, category_of, is_of_category

# What it is worth to say what one is sure of, what a word, and what it is to say nothing.
WORTH_SAYING, WORTH_WRITING, NOTHING = 4.0, 3.0, 0.0
# The strength from which on words are looked for that others may not think of.
CUNNING = 50


class StadtLandFlussExpert(Expert):
    """Knows Stadt-Land-Fluss, as much of it as a strength says."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        self._language: str = game.rules.options.dice_set
        self._spelling = Spelling(self._language)

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        game_state = view.imagine(below).state.game_state
        if not isinstance(game_state, RoundState):
            return None
        if game_state.choice.chosen is None:
            return tuple(MoveValue(move, NOTHING, EXACT, 1) for move in _choices_of_category(view, below))
        said = [MoveValue(move, WORTH_SAYING, EXACT, 1) for move in self._judged(view, game_state)]
        written = [
            MoveValue(Write(slot_of(die), words[0]), WORTH_WRITING, EXACT, 1)
            for die, words in self._ideas(view, game_state, STRONGEST).items()
        ]
        return (*said, *written, MoveValue(view.choices.mildest, NOTHING, EXACT, 1))

    def decide(self, view: View, strength: int, below: RandBelow) -> AnyMove | None:
        game_state = view.imagine(below).state.game_state
        if not isinstance(game_state, RoundState):
            return None
        if game_state.choice.chosen is None:
            return next(_choices_of_category(view, below))
        said = next(self._judged(view, game_state), None)
        if said is not None:
            return said
        ideas = self._ideas(view, game_state, strength)
        if not ideas:
            return view.choices.mildest
        die = list(ideas)[below(len(ideas))]
        return Write(slot_of(die), _picked(ideas[die], strength, below))

    # Words --------------------------------------------------------------------------------------------------------

    def _ideas(self, view: View, game_state: RoundState, strength: int) -> dict[int, tuple[str, ...]]:
        """What could be written for each die, as far as anything is known."""
        id = category_of(game_state.choice.chosen or "")
        if id is None or not any(isinstance(space, Words) for space in view.choices.open_spaces):
            return {}
        category, taken = categories(self._language)[id], _taken(game_state, view.seat)
        ideas = {}
        for die in _open_dice(game_state, view.seat):
            if not is_blank(strength, view.seat, game_state.choice.chosen, game_state.letters, die):
                known = known_words(category, game_state.letters[die], strength)
                ideas[die] = tuple(word for word in known if normalised(word) not in taken)
        return {die: words for die, words in ideas.items() if words}

    # Judgement ----------------------------------------------------------------------------------------------------

    def _judged(self, view: View, game_state: RoundState) -> Iterator[AnyMove]:
        """What to say about words of which one is sure."""
        id = category_of(game_state.choice.chosen or "")

        def verdict(word: str) -> bool | None:
            if id is not None and is_of_category(self._language, id, word):
                return True
            return False if self._spelling.looks_like_chance(word) else None

        return judgements(view, game_state.review, verdict)


def _choices_of_category(view: View, below: RandBelow) -> Iterator[AnyMove]:
    """A listed category to propose or to vote for, any of them first; whatever others propose is fine."""
    named = [move for move in view.choices.moves if isinstance(move, Say)]
    while named:
        yield named.pop(below(len(named)))
    yield CONSENT if CONSENT in view.choices else view.choices.mildest


def _open_dice(game_state: RoundState, seat: int) -> list[int]:
    """The dice for which a seat can still write a word."""
    if isinstance(game_state, SchnappState):
        return game_state.free_dice
    assert isinstance(game_state, ZeitState)
    return [die for die, text in enumerate(game_state.sheets[seat].value) if not text]


def _taken(game_state: RoundState, seat: int) -> frozenset[str]:
    """The words that bring a seat nothing any more."""
    if isinstance(game_state, SchnappState):
        return frozenset(claim.word.id for claim in game_state.claims)
    assert isinstance(game_state, ZeitState)
    return frozenset(map(normalised, game_state.sheets[seat].value))


def _picked(words: tuple[str, ...], strength: int, below: RandBelow) -> str:
    """One of these words: the strong look for one that others may not have, the weak say what everybody knows."""
    places = below(len(words)), below(len(words))
    return words[max(places) if strength > CUNNING else min(places)]


EXPERT = StadtLandFlussExpert
