"""Stadt-Land-Fluss: what its two games share. A round has a category, thirteen letters, and a review of its terms.

Rulings followed: the starter proposes the first category, then the next seat clockwise. A joker is taken out.
"""

from collections.abc import Collection
from functools import cache, lru_cache
from operator import add
from typing import TYPE_CHECKING, ClassVar, TypeVar

from knobel.games.word._categories import CategoryChoice, Way, choose_category
from knobel.games.word._letters import JOKER, letter_dice
from knobel.games.word._vote import Word, WordVote
from knobel.games.word._vote_questions import VoteQuestions
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import AnyMove, Ask, IllegalMove, Over, Result, Rules, Seat, Stage, by_points, throw

LONGEST_TERM = 40


class RoundOptions(Options, frozen=True):
    """What both games have among their options."""

    if TYPE_CHECKING:
        rounds: int
        dice_set: str
        category_choice: Way
        review_s: int
        vote_s: int


class RoundState(Frozen, frozen=True):
    """A round goes through `choice`, `letters`, what the game makes of them, and `review`.

    The review stays on the table until the next category is found.
    """

    first: Seat
    points: tuple[int, ...]
    choice: CategoryChoice
    letters: str = ""
    review: WordVote | None = None

    @property
    def is_played(self) -> bool:
        """Whether terms are being found: the letters have fallen, and nothing is reviewed yet."""
        return bool(self.letters) and self.review is None


S = TypeVar("S", bound=RoundState)
O = TypeVar("O", bound=RoundOptions)  # noqa: E741


class RoundRules(Rules[S, O]):
    """The rules of both games. A game says how terms are found, and what they are worth."""

    scores = True
    # Whether two terms may be declared one and the same.
    merging: ClassVar[bool] = False

    def prepare(self) -> None:
        super().prepare()
        self.letter_throw = throw(None, letter_dice(self.options.dice_set))
        self.questions = VoteQuestions(self.seats, self.options.review_s, self.options.vote_s, merging=self.merging)

    def start(self, first: Seat) -> S:
        return self._round(first, (0,) * self.seats)

    def stage(self, state: S) -> Stage:
        choice, review = state.choice, state.review
        if choice.chosen is None:
            return choice.stage()
        if not state.letters:
            return self.letter_throw
        if review is None:
            return self.play(state)
        if review.phase == "closed":
            return Over(self.result(state))
        return self.questions.stage(review, len(choice.used) + 1)

    # How terms are found.

    def dealt(self, state: S) -> S:
        """The letters have fallen, for all to see."""
        return state

    def play(self, state: S) -> Ask:
        """The question to everybody who still looks for terms."""
        raise NotImplementedError

    def played(self, state: S, seat: Seat, move: AnyMove) -> S:
        """What follows from a decision while terms are being found."""
        raise NotImplementedError

    def play_expired(self, state: S, clock: str) -> S:
        """What follows when a clock runs out while terms are being found."""
        raise NotImplementedError

    def term_points(self, authors: int) -> int:
        """What a term that stands is worth to each of its authors."""
        raise NotImplementedError

    # A round begins with its category; the one who proposes it changes from round to round.

    def _round(
        self, first: Seat, points: tuple[int, ...], used: tuple[str, ...] = (), review: WordVote | None = None
    ) -> S:
        proposer = (first + len(used)) % self.seats
        choice = choose_category(self.options.category_choice, proposer, self.seats, used)
        begun: S = self.state_type(first, points, choice, review=review)
        return begun

    def _chosen(self, state: S, choice: CategoryChoice) -> S:
        if choice.chosen is None:
            return state.but(choice=choice)
        chosen: S = self.state_type(state.first, state.points, choice)
        return chosen

    # Then the dice fall, terms are found for their letters, and the terms are reviewed.

    def thrown(self, state: S, faces: tuple[int, ...]) -> S:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.after_lot(faces[0]))
        return self.dealt(state.but(letters="".join(map(chr, faces))))

    def did(self, state: S, seat: Seat, move: AnyMove) -> S:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.after(seat, move))
        if state.review is None:
            return self.played(state, seat, move)
        return self.reviewed(state, state.review.after(seat, move, self.seats))

    def expired(self, state: S, clock: str) -> S:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.timed_out())
        if state.review is None:
            return self.play_expired(state, clock)
        return self.reviewed(state, state.review.ended(self.seats))

    # When the review is over, its points count, and the next round begins.

    def reviewed(self, state: S, review: WordVote) -> S:
        """The state with a review that is open, or over."""
        if review.phase != "closed":
            return state if review is state.review else state.but(review=review)
        points = tuple(map(add, state.points, self._gains(review)))
        if state.choice.round == self.options.rounds:
            return state.but(points=points, review=review)
        return self._round(state.first, points, state.choice.closed(), review)

    # What is merged counts as one term, and one term counts once for a player.

    def _gains(self, review: WordVote) -> list[int]:
        points = [0] * self.seats
        for group in review.groups():
            authors = _authors(group)
            worth = self.term_points(len(authors))
            for seat in authors:
                points[seat] += worth
        return points

    def worth(self, review: WordVote) -> dict[str, int]:
        """What each term is worth to each of its authors, once the review is over."""
        if review.phase != "closed":
            return {}
        stand = {word.id: self.term_points(len(_authors(group))) for group in review.groups() for word in group}
        return {**dict.fromkeys(review.rejected(), 0), **stand}

    def result(self, state: S) -> Result:
        return by_points(state.points)

    def refusal(self, state: S, seat: Seat, move: AnyMove) -> IllegalMove | None:
        return None if state.review is None else state.review.refusal(seat, move)


def _authors(group: tuple[Word, ...]) -> Collection[Seat]:
    return group[0].authors if len(group) == 1 else {seat for word in group for seat in word.authors}


@lru_cache(maxsize=64)
def dice_in_play(letters: str) -> tuple[int, ...]:
    """The dice that show a letter: all but the joker."""
    if JOKER not in letters:
        return tuple(range(len(letters)))
    return tuple([die for die, letter in enumerate(letters) if letter != JOKER])


@cache
def slots_of(dice: tuple[int, ...]) -> tuple[str, ...]:
    """The slots in which to write for these dice."""
    return tuple(map(slot_of, dice))


def slot_of(die: int) -> str:
    """The slot in which to write for a die."""
    return f"d{die}"


def die_of(slot: str) -> int:
    """The die that a slot belongs to."""
    return int(slot[1:])
