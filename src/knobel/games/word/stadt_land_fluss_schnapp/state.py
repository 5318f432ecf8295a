"""What lies on the table when dice are grabbed: what can be agreed on, claims, and the state of a round."""

from typing import Annotated, Literal

from knobel.games.word._letters import JOKER
from knobel.games.word._round import RoundOptions, RoundState, dice_in_play
from knobel.games.word._vote import Issue, Word
from knobel.writing.facts import Frozen, only, when, whole
from knobel.writing.rules import Seat


class StadtLandFlussSchnappOptions(RoundOptions, frozen=True):
    rounds: Annotated[int, whole(1, 20)] = 5
    dice_set: Literal["de", "en"] = "de"
    category_choice: Literal["rotate", "vote", "random"] = "rotate"
    challenge: Literal["review", "live"] = "review"
    idle_s: Annotated[int, whole(10, 120)] = 20
    round_max_s: Annotated[int, whole(60, 600)] = 180
    wrong_claim_lock_s: Annotated[int, whole(0, 10)] = 2
    review_s: Annotated[int, whole(10, 120)] = 30
    vote_s: Annotated[int, whole(5, 60)] = 15

    depends = (only("review_s", when(challenge="review")), only("vote_s", when(challenge="review")))


class Claim(Frozen, frozen=True):
    """A word that has won a die. Live, it can be challenged and voted on until it is `settled`."""

    word: Word
    die: int
    issue: Issue | None = None
    settled: bool = False

    @property
    def is_held(self) -> bool:
        """Whether the die is still its player's: only a word that has fallen gives it back."""
        return not (self.settled and self.issue is not None and self.issue.falls)

    def with_vote(self, issue: Issue) -> "Claim":
        """The word is voted on, or one vote more is cast; the last one settles it."""
        claim = self.but(issue=issue)
        return claim if any(map(issue.waits_for, range(len(issue.votes)))) else claim.closed()

    def closed(self) -> "Claim":
        """Nobody may challenge the word any more, and the votes on it are counted."""
        if self.settled:
            return self
        return self.but(issue=None if self.issue is None else self.issue.counted(), settled=True)

    def sample_hidden(self) -> "Claim":
        """With everybody whose vote is not known taken not to have voted yet."""
        return self if self.issue is None else self.but(issue=self.issue.sample_hidden())


class State(RoundState, frozen=True):
    """`locks` number the wrong claim that has locked a seat, 0 for none; `passed` have nothing more to say.

    When a live round is `closing`, nothing can be claimed any more, and only open challenges are waited for; then
    `passed` are those who have none.
    """

    claims: tuple[Claim, ...] = ()
    passed: tuple[Seat, ...] = ()
    locks: tuple[int, ...] = ()
    refusals: int = 0
    closing: bool = False

    def held_dice(self) -> list[int]:
        """The dice that somebody has, each by one claim."""
        return [claim.die for claim in self.claims if not claim.settled or claim.is_held]

    @property
    def free_dice(self) -> list[int]:
        """The dice that can be claimed."""
        held = self.held_dice()
        return [die for die in dice_in_play(self.letters) if die not in held]

    def fitting(self, letter: str) -> list[int]:
        """The dice of this letter that can be claimed."""
        letters, found = self.letters, []
        die = -1 if letter == JOKER else letters.find(letter)
        if die >= 0:
            held = self.held_dice()
            while die >= 0:
                if die not in held:
                    found.append(die)
                die = letters.find(letter, die + 1)
        return found

    def has_free_dice(self) -> bool:
        """Whether anything can be claimed: surely as long as there are fewer claims than dice."""
        dice = len(dice_in_play(self.letters))
        return len(self.claims) < dice or len(self.held_dice()) < dice

    def has_called(self, word: str) -> bool:
        """Whether somebody has called this word."""
        for claim in self.claims:  # noqa: SIM110 - asked with every claim
            if claim.word.id == word:
                return True
        return False
