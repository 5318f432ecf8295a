"""Advice: what a player who knows no better should consider, and what helps a solver. Optional; no rule asks for it."""

from collections.abc import Hashable
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from knobel.core.frozen import Unchanging
from knobel.core.lexicon import Lexicon
from knobel.core.moves import AnyMove
from knobel.core.rules import Rules
from knobel.core.spaces import RandBelow
from knobel.core.stages import Seat

R = TypeVar("R", bound=Rules[Any, Any])
T = TypeVar("T")


class Round(NamedTuple, Generic[T]):
    """A part of a game in which something is won and lost, after which the next one begins.

    It has a number of any kind, and `won` is what everybody has so far: chips, points or lives. Where rounds do not
    differ but in what is already won, `afresh` is the state as if it were the first one.
    """

    number: Hashable
    won: tuple[int, ...]
    afresh: T | None = None


class Advice(Unchanging, Generic[R]):
    """What there is to say of a game's states beyond its rules; every answer may be missing.

    `lexicon` is the list of words at hand, in a game with words.
    """

    # What is gained where turns are compared: the round, points, or chips.
    compared_for: ClassVar[Literal["chance", "points", "chips"]] = "chance"

    def __init__(self, rules: R, lexicon: Lexicon | None = None) -> None:
        self.rules = rules
        self.lexicon = lexicon
        self.prepare()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rules, self.lexicon)

    def prepare(self) -> None:
        """Work out what follows from the rules, once."""

    @property
    def words(self) -> str | None:
        """The title of the word list at hand."""
        return None if self.lexicon is None else self.lexicon.title

    # For whoever has to move -----------------------------------------------------------------------------------------

    def heuristic(self, state: Any, seat: Seat, move: AnyMove) -> float | None:
        """How good a move looks at once, for whoever knows no better; None where nothing can be said."""
        return None

    def proposals(self, state: Any, seat: Seat) -> tuple[AnyMove, ...] | None:
        """What somebody who knows the game would think of where moves cannot be listed; None where nothing is known."""
        return None

    def estimate(self, state: Any) -> tuple[float, ...] | None:
        """About what the game is worth to every seat between two rounds, in what it is played for.

        None in the middle of a round, when the game is over, and where nothing can be said.
        """
        return None

    # For whoever solves ----------------------------------------------------------------------------------------------

    def canonical(self, state: Any) -> Any:
        """The state without what can no longer matter: one that goes on, and ends for everybody, just like this one.

        The fewer states there are, the more can be solved; a game that leaves nothing out is right all the same.
        """
        return state

    def round_of(self, state: Any) -> Round[Any] | None:
        """The round at hand, where a game has rounds that can be played each for itself; else None."""
        return None

    # For whoever cannot see everything -------------------------------------------------------------------------------

    def sample_hidden(self, state: Any, seat: Seat, below: RandBelow) -> Any:
        """A state that could be the real one for all that a seat knows.

        What the seat may not know is `UNKNOWN` in the state given, and is drawn anew: dice by their weights. A game
        without secrets has nothing to draw.
        """
        return state

    def hidden_decisions(self, state: Any) -> tuple[tuple[Any, Seat, AnyMove], ...]:
        """What seats have decided over dice that still lie hidden: the state as it was then, the seat and its move.

        Whoever wonders what lies there can ask how likely its owner was to decide so. In the state that a seat knows,
        what it may not know is `UNKNOWN` in these as well.
        """
        return ()

    # Where everybody has one turn in a round and the turns are compared, a turn can be looked through by itself.

    def solo_turn(self, state: Any, seat: Seat) -> Any:
        """The turn of a seat, as it stands or not yet begun, as if that were seat 0 and the first to play; or None."""
        return None

    def turn_score(self, state: Any, seat: Seat) -> Any:
        """What the turn of a seat has come to, once it is over and as long as the round is not; else None."""
        return None

    def compare(self, score: Any, other: Any) -> float:
        """What whoever has the one score gains by it over somebody with the other."""
        raise NotImplementedError
