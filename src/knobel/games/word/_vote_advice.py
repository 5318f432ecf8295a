"""What can be advised in games in which words are voted on."""

from typing import Any

from knobel.core.advice import R
from knobel.writing.advice import Advice, RandBelow
from knobel.writing.rules import Seat


class VoteAdvice(Advice[R]):
    def sample_hidden(self, state: Any, seat: Seat, below: RandBelow) -> Any:
        """Nobody can guess how others vote: they are taken to abstain."""
        return state if state.review is None else state.but(review=state.review.sample_hidden())
