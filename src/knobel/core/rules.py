"""The contract of a game's rules: what is.

Rules say what happens now (`stage`) and what follows from an event (`thrown`, `did`, `expired`); `apply` checks every
event against the stage, so that a game's choices and its refusals can never disagree. What a seat sees is said by a
`Face`, what a player might consider by an `Advice`; rules know of neither.
"""

from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, get_args, get_origin

from knobel.core import errors
from knobel.core.bounds import Bounds
from knobel.core.dice import DiceSet
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.frozen import Frozen, Unchanging
from knobel.core.info import NextBegins, Ranks
from knobel.core.moves import AnyMove
from knobel.core.options import Options, fields_of
from knobel.core.phrases import Names, Pips
from knobel.core.results import Result
from knobel.core.stages import Ask, Over, Seat, Stage, Throw
from knobel.core.values import plain

S = TypeVar("S", bound=Frozen)
# Of the choices that a refusal names for whoever reads a traceback, so many characters.
MOST_TOLD = 300
O = TypeVar("O", bound=Options)  # noqa: E741


class SafetyBound(NamedTuple):
    """A field of the state that counts how long a game has gone on, and how far it may count: then the game is stopped.

    No rule asks for the count but for that. Where `most` is None, nothing stops the game by it.
    """

    field: str
    most: int | None


def _parameters(cls: "type[Rules[Any, Any]]") -> tuple[Any, Any]:
    """The types of state and options that a class of rules is about, followed through its families."""
    for base in getattr(cls, "__orig_bases__", cls.__bases__):
        origin = get_origin(base) or base
        if isinstance(origin, type) and issubclass(origin, Rules):
            given = dict(zip(getattr(origin, "__parameters__", ()), get_args(base), strict=False))
            state, options = origin._parameters
            return given.get(state, state), given.get(options, options)
    return cls._parameters


class Rules(Unchanging, Generic[S, O]):
    """The rules of a game with its options, for so many seats. They hold no state: states are values."""

    # Found in the base that a class names: `class Pasch(Rules[PaschState, PaschOptions])`.
    state_type: ClassVar[Any]
    options_type: ClassVar[type[Options]] = Options
    _parameters: ClassVar[tuple[Any, Any]] = (S, O)  # type: ignore[misc]

    # What is decided (who wins, who loses, or how many chips change hands), and how a match of several games is ranked.
    ranks: Ranks = "winner"
    match_ranks: Ranks | None = None
    # Whether people add up its points from game to game; more are better, and whoever was over has none.
    scores: bool = False
    # Whether several can share the decisive place at the end without a word about it in the game's own rules.
    ties: bool = True
    # After so many undecided play-offs those who are still in it share the decisive place; None: never.
    playoff_repeats: int | None = None

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls._parameters = _parameters(cls)
        for name, found in zip(("state_type", "options_type"), cls._parameters, strict=True):
            if name not in vars(cls) and not isinstance(found, TypeVar):
                setattr(cls, name, found)

    def __init__(self, seats: int, options: O, version: int = 1) -> None:
        self.seats = seats
        self.options: O = options
        # The version of the rules that this game goes by: what began under an older one ends under it.
        self.version = version
        self.prepare()

    def __reduce__(self) -> tuple[Any, ...]:
        """Rules are their options for so many seats: what was prepared is no part of them."""
        return type(self), (self.seats, self.options, self.version)

    def __repr__(self) -> str:
        chosen = [
            f"{field.name}={plain(value)}"
            for field in fields_of(type(self.options))
            if (value := getattr(self.options, field.name)) != field.default
        ]
        seats = f"{self.seats} seat{'s' * (self.seats != 1)}"
        return f"<{', '.join([type(self).__name__, seats, *chosen])}>"

    # What a game says ------------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Work out what follows from the options and the number of seats, once."""

    def start(self, first: Seat) -> S:
        """The state before anything has happened, with this seat to begin."""
        raise NotImplementedError

    def stage(self, state: S) -> Stage:
        """What happens now."""
        raise NotImplementedError

    def thrown(self, state: S, faces: tuple[int, ...]) -> S:
        """What follows from these faces."""
        raise NotImplementedError

    def did(self, state: S, seat: Seat, move: AnyMove) -> S:
        """What follows from a decision that the stage offers."""
        raise NotImplementedError

    def expired(self, state: S, clock: str) -> S:
        """What follows when a clock of the stage runs out."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """The ranking as it stands: final when the game is over, and valid whenever a game must be stopped."""
        raise NotImplementedError

    # What a game may say ---------------------------------------------------------------------------------------------

    def refusal(self, state: S, seat: Seat, move: AnyMove) -> IllegalMove | None:
        """Why a move that is not offered is refused, where the game can say it better than the engine."""
        return None

    def otherwise(self, state: S, seat: Seat) -> AnyMove:
        """The move made for a seat that lets its time run out: the mildest one, which games list first."""
        stage = self.stage(state)
        assert isinstance(stage, Ask)
        return stage.choices[seat].mildest

    def playoff_value(self, faces: tuple[int, ...]) -> Any:
        """What a throw is worth in a play-off for the decisive place."""
        return sum(faces)

    def playoff_dice(self) -> DiceSet | None:
        """The dice of a play-off for the decisive place; None for plain ones, as many as the game has."""
        return None

    def reveals(self, before: S, event: Event, after: S) -> tuple[Seat, ...]:
        """The seats whose last hidden throw has been shown to everybody by this event, so that it can be checked."""
        return ()

    # `first` is whoever began the game.

    def round_first(self, state: S, first: Seat) -> Seat:
        """Who began the last round: those tied throw for their place in the turn order of that round."""
        return first

    def next_first(self, state: S, first: Seat) -> Seat:
        """Who begins the next game of a match once this one is over: the left neighbour of whoever began this one.

        A game that was played again, because nobody had won it, was begun by whoever began it last.
        """
        return (first + 1) % self.seats

    def next_begins(self) -> NextBegins:
        """Who `next_first` is, in a word."""
        return "left"

    def safety_bound(self) -> SafetyBound | None:
        """What stops a game that will not end, where a field of the state counts how long it has gone on."""
        return None

    def conserved(self, state: S) -> int | None:
        """The number of chips in the game, which never changes; None in a game without."""
        return None

    def bounds(self) -> Bounds:
        """What the numbers of a state can be, by their place; of others nothing is known but that they are not
        negative."""
        return {}

    # What follows for everybody --------------------------------------------------------------------------------------

    def apply(self, state: S, event: Event, stage: Stage | None = None) -> S:
        """The state after an event; refuses, without any effect, what the stage does not allow.

        A caller that has the state's stage at hand gives it.
        """
        if stage is None:
            stage = self.stage(state)
        if type(event) is Thrown:
            if type(stage) is Throw and event.faces in stage.dice.legal:
                return self.thrown(state, event.faces)
        elif type(event) is Did:
            if type(stage) is Ask:
                choices = stage.choices.get(event.seat)
                if choices is not None and event.move in choices:
                    return self.did(
                        state if event.words is None else self._informed(state, event), event.seat, event.move
                    )
        elif isinstance(event, Expired) and event.clock in _clocks_of(stage):
            return self.expired(state if event.words is None else self._informed(state, event), event.clock)
        better = None
        if type(event) is Did and type(stage) is Ask and event.seat in stage.choices:
            better = self.refusal(state, event.seat, event.move)
        raise refused(stage, event) if better is None else with_note(better, stage, event)

    def _informed(self, state: S, event: Did | Expired) -> S:
        """The state with what a list says about words: in a game without words nobody asks it."""
        if event.words:
            raise IllegalMove(errors.WORDS_NOT_ASKED, words=", ".join(event.words))
        return state


class WordRules(Rules[S, O]):
    """Rules that ask a word list. What it says enters with the event that asks, and the state keeps what is needed."""

    def word_language(self) -> str | None:
        """The language of the words in this game, where there is any use for a list of them."""
        return None

    def words_asked(self, state: S, event: Did | Expired) -> tuple[str, ...]:
        """The words about which a list must be asked to say what follows from an event, allowed or not."""
        return ()

    def looked_up(self, state: S, words: tuple[str, ...]) -> S:
        """The state in which it is known which of the words asked about are in the list: these."""
        return state

    def apply(self, state: S, event: Event, stage: Stage | None = None) -> S:
        if not isinstance(event, Thrown) and event.words is None and (asked := self.words_asked(state, event)):
            # Where nobody has looked into a list, every word counts.
            event = event.but(words=asked)
        return super().apply(state, event, stage)

    def _informed(self, state: S, event: Did | Expired) -> S:
        words = event.words or ()
        if words and not set(words) <= set(self.words_asked(state, event)):
            raise IllegalMove(errors.WORDS_NOT_ASKED, words=", ".join(words))
        return self.looked_up(state, words)


def _clocks_of(stage: Stage) -> tuple[str, ...]:
    return tuple(clock.name for clock in stage.clocks) if isinstance(stage, Ask) else ()


def _note(stage: Stage, event: Event) -> str:
    """What was tried and what would be allowed, for whoever reads a traceback: of choices, only those of the seat that
    tried."""
    if isinstance(stage, Over):
        return f"{event}: the game is over"
    if isinstance(stage, Throw):
        return f"{event}: {'the table' if stage.seat is None else f'seat {stage.seat}'} is to throw {stage.dice}"
    if isinstance(event, Did) and event.seat in stage.choices:
        return f"{event}: seat {event.seat} may {str(stage.choices[event.seat])[:MOST_TOLD]}"
    return f"{event}: asked {'is' if len(stage.choices) == 1 else 'are'} {Names(tuple(stage.choices))}"


def with_note(refusal: IllegalMove, stage: Stage, event: Event) -> IllegalMove:
    """A refusal whose traceback says what was tried and what would be allowed."""
    refusal.add_note(_note(stage, event))
    return refusal


def refused(stage: Stage, event: Event) -> IllegalMove:
    """Why an event is refused that a stage does not allow."""
    return with_note(_refused(stage, event), stage, event)


def _refused(stage: Stage, event: Event) -> IllegalMove:
    if isinstance(stage, Over):
        return IllegalMove(errors.GAME_OVER)
    if isinstance(event, Thrown):
        return _refused_throw(stage, event)
    if isinstance(event, Expired):
        return IllegalMove(errors.NO_SUCH_CLOCK, clock=event.clock)
    if isinstance(stage, Throw):
        return IllegalMove(errors.THROW_EXPECTED, dice=len(stage.dice))
    if event.seat not in stage.choices:
        return IllegalMove(errors.NOT_ASKED, seat=event.seat, asked=Names(tuple(stage.choices)))
    return IllegalMove(errors.NOT_A_CHOICE)


def _refused_throw(stage: Throw | Ask, event: Thrown) -> IllegalMove:
    if isinstance(stage, Ask):
        return IllegalMove(errors.ANSWER_EXPECTED, asked=Names(tuple(stage.choices)))
    kinds = {die.kind.name for die in stage.dice.dice}
    faces = Pips(kinds.pop() if len(kinds) == 1 else "mixed", event.faces)
    return IllegalMove(errors.WRONG_DICE, dice=len(stage.dice), faces=faces)
