"""The contract of a dice game.

A game says what happens now (`stage`) and what follows from an event (`thrown`, `did`, `expired`); `apply` checks every
event against the stage, so that a game's choices and its refusals can never disagree. What a viewer sees is built up by
`draw`, what is said by `consequences`.
"""

from collections.abc import Hashable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from knobel.core import errors
from knobel.core.choices import Choices, Item
from knobel.core.dice import DiceSet
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Event, Expired, SeenEvent, Thrown, Unseen
from knobel.core.frozen import Frozen
from knobel.core.info import Info, Ranks
from knobel.core.lexicon import Lexicon
from knobel.core.moves import AnyMove
from knobel.core.options import Options
from knobel.core.phrases import Name, Names, Phrase, Pips, say
from knobel.core.results import Result
from knobel.core.scenes import Offer, Scene
from knobel.core.secrets import Viewer
from knobel.core.spaces import Below, Bids, Cells, Keeps, Layouts, Links, Marks, Places, Stakes, Words
from knobel.core.stages import Ask, Over, Seat, Stage, Throw
from knobel.core.widgets import DieView, Widget
from knobel.core.wording import label_of, telling_of

S = TypeVar("S", bound=Frozen)


class Round(NamedTuple, Generic[S]):
    """A part of a game in which something is won and lost, after which the next one begins.

    It has a number of any kind, and `won` is what everybody has so far: chips, points or lives. Where rounds do not
    differ but in what is already won, `afresh` is the state as if it were the first one.
    """

    number: Hashable
    won: tuple[int, ...]
    afresh: S | None = None


class Game(Generic[S]):
    """A game with its options at a table of so many seats. It holds no state: states are values."""

    info: ClassVar[Info]
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[Any]
    # What is gained where turns are compared: the round, points, or chips.
    duels_for: ClassVar[Literal["chance", "points", "chips"]] = "chance"
    # Whether the rules ever ask a word list, and the list that is at hand. Only `with_words` and advice look into it.
    asks_words: ClassVar[bool] = False
    lexicon: Lexicon | None = None

    def __init__(self, seats: int, options: Any) -> None:
        self.seats = seats
        self.options = options
        # The version of the rules that this game goes by; the ground rules set an older one for what began under it.
        self.version = self.info.version

    # What a game says ------------------------------------------------------------------------------------------------

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

    def draw(self, state: S, viewer: Viewer) -> tuple[Widget, ...]:
        """What lies on the table for this viewer."""
        raise NotImplementedError

    def consequences(self, before: S, event: Event, after: S, viewer: Viewer) -> tuple[Phrase, ...]:
        """What there is to say of an event beyond the event itself."""
        return ()

    # What a game may say ---------------------------------------------------------------------------------------------

    @property
    def ranks(self) -> Ranks:
        """What is decided, with the options of this table: who wins, who loses, or how many chips change hands."""
        return self.info.ranks

    @property
    def match_ranks(self) -> Ranks:
        """How a match of several games is ranked: by the same, unless the game says otherwise."""
        return self.ranks

    def headline(self, state: S, stage: Stage, viewer: Viewer) -> Phrase:
        """One line: what is going on."""
        return _headline(stage, viewer)

    def label(self, state: S, seat: Seat, item: Item) -> Phrase:
        """What to call a choice."""
        return label_of(item)

    def place_of(self, item: Item) -> str | None:
        """The widget to which a choice belongs."""
        return HOME.get(type(item))

    def refusal(self, state: S, seat: Seat, move: AnyMove) -> IllegalMove | None:
        """Why a move that is not offered is refused, where the game can say it better than the engine."""
        return None

    def merit(self, state: S, seat: Seat, move: AnyMove) -> float | None:
        """How good a move looks at once, for whoever knows no better; None where the game cannot say."""
        return None

    def proposals(self, state: S, seat: Seat) -> tuple[AnyMove, ...] | None:
        """What somebody who knows the game would think of where moves cannot be listed; None where it cannot say."""
        return None

    def imagined(self, state: S, seat: Seat, below: Below) -> S:
        """A state that could be the real one for all that a seat knows.

        What the seat may not know is `UNKNOWN` in the state given, and is drawn anew: dice by their weights. A game
        without secrets has nothing to draw.
        """
        return state

    def essence(self, state: S) -> S:
        """The state without what can no longer matter: one that goes on, and ends for everybody, just like this one.

        The fewer states there are, the more can be solved; a game that leaves nothing out is right all the same.
        """
        return state

    def round_of(self, state: S) -> "Round[S] | None":
        """The round at hand, where a game has rounds that can be played each for itself; else None."""
        return None

    def recalled(self, state: S) -> tuple[tuple[S, Seat, AnyMove], ...]:
        """What seats have decided over dice that still lie hidden: the state as it was then, the seat and its move.

        Whoever wonders what lies there can ask how likely its owner was to decide so. In the state that a seat knows,
        what it may not know is `UNKNOWN` in these as well.
        """
        return ()

    def outlook(self, state: S) -> tuple[float, ...] | None:
        """About what the game is worth to every seat between two rounds, in what it is played for.

        None in the middle of a round, when the game is over, and where the game cannot say.
        """
        return None

    # What a word list says enters a game with the event that asks for it, and the state keeps what is still needed.

    def word_language(self) -> str | None:
        """The language of the words in this game, where there is any use for a list of them."""
        return None

    def words_asked(self, state: S, event: Did | Expired) -> tuple[str, ...]:
        """The words about which a list must be asked to say what follows from an event, allowed or not."""
        return ()

    def looked_up(self, state: S, words: tuple[str, ...]) -> S:
        """The state in which it is known which of the words asked about are in the list: these."""
        return state

    # Where everybody has one turn in a round and the turns are compared, a turn can be looked through by itself.

    def alone(self, state: S, seat: Seat) -> S | None:
        """The turn of a seat, as it stands or not yet begun, as if that were seat 0 and the first one to play."""
        return None

    def mark(self, state: S, seat: Seat) -> Any:
        """What the turn of a seat has come to, once it is over and as long as the round is not; else None."""
        return None

    def duel(self, mark: Any, other: Any) -> float:
        """What whoever has the one mark gains by it over somebody with the other."""
        raise NotImplementedError

    def otherwise(self, state: S, seat: Seat) -> AnyMove:
        """The move made for a seat that lets its time run out: the mildest one, which games list first."""
        choices = self.choices(state, seat)
        assert choices is not None
        return choices.mildest

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

    def conserved(self, state: S) -> int | None:
        """The number of chips in the game, which never changes; None in a game without."""
        return None

    # What follows for everybody --------------------------------------------------------------------------------------

    def apply(self, state: S, event: Event) -> S:
        """The state after an event; refuses, without any effect, what the stage does not allow."""
        return self.advance(state, self.stage(state), event)

    def advance(self, state: S, stage: Stage, event: Event) -> S:
        """As `apply`, for a caller that has the state's stage at hand."""
        if type(event) is Thrown:
            if type(stage) is Throw and event.faces in stage.dice.legal:
                return self.thrown(state, event.faces)
        elif type(event) is Did:
            if type(stage) is Ask:
                choices = stage.choices.get(event.seat)
                if choices is not None and event.move in choices:
                    if self.asks_words or event.words is not None:
                        state = self._informed(state, event)
                    return self.did(state, event.seat, event.move)
        elif isinstance(event, Expired) and event.clock in _clocks_of(stage):
            if self.asks_words or event.words is not None:
                state = self._informed(state, event)
            return self.expired(state, event.clock)
        raise self._refused(state, stage, event)

    def with_words(self, state: S, event: Event) -> Event:
        """The event with what the list says about the words that it asks about: so it belongs into a log or record.

        What has its answer already keeps it. Without a list every word counts.
        """
        if isinstance(event, Thrown):
            return event
        asked = self.words_asked(state, event)
        if event.words is not None:
            if not set(event.words) <= set(asked):
                raise IllegalMove(errors.WORDS_NOT_ASKED, words=", ".join(event.words))
            return event
        if not asked:
            return event
        return replace(event, words=tuple([word for word in asked if self.lexicon is None or word in self.lexicon]))

    def _informed(self, state: S, event: Did | Expired) -> S:
        settled = self.with_words(state, event)
        assert not isinstance(settled, Thrown)
        return state if settled.words is None else self.looked_up(state, settled.words)

    def outcomes(self, state: S) -> Iterator[tuple[Thrown, Fraction]]:
        """Everything that can fall now, with its exact chance."""
        stage = self.stage(state)
        if isinstance(stage, Throw):
            for faces, chance in stage.dice.outcomes():
                yield Thrown(faces), chance

    def choices(self, state: S, seat: Seat) -> Choices | None:
        """What a seat may do now, if it is asked."""
        stage = self.stage(state)
        return stage.choices.get(seat) if isinstance(stage, Ask) else None

    def seen(self, state: S, event: Event, viewer: Viewer) -> SeenEvent:
        """The event as this viewer learns of it when it happens in this state."""
        stage = self.stage(state)
        if isinstance(event, Thrown) and isinstance(stage, Throw) and not _sees(stage, viewer):
            return Unseen(stage.seat)
        if isinstance(event, Did) and isinstance(stage, Ask) and stage.secret and event.seat != viewer:
            return Unseen(event.seat)
        return event

    def scene(self, state: S, viewer: Viewer) -> Scene:
        """Everything that this viewer may see."""
        stage = self.stage(state)
        return Scene(
            game=self.info.id,
            viewer=viewer,
            turn=_turn(stage),
            headline=self.headline(state, stage, viewer),
            widgets=self.draw(state, viewer),
            offers=self._offers(state, stage, viewer),
            throws=len(stage.dice) if isinstance(stage, Throw) else 0,
            due=_lying_ready(stage.dice) if isinstance(stage, Throw) else (),
            clocks=stage.clocks if isinstance(stage, Ask) else (),
            result=stage.result if isinstance(stage, Over) else None,
        )

    def tell(self, before: S, event: Event, after: S, viewer: Viewer) -> tuple[Phrase, ...]:
        """What this viewer is told of an event: what happened, then what came of it."""
        stage = self.stage(before)
        seen = self.seen(before, event, viewer)
        return (*telling_of(stage, seen), *self.consequences(before, event, after, viewer))

    def _offers(self, state: S, stage: Stage, viewer: Viewer) -> tuple[Offer, ...]:
        if not isinstance(stage, Ask) or viewer is None or viewer not in stage.choices:
            return ()
        return tuple(
            Offer(item, self.label(state, viewer, item), self.place_of(item)) for item in stage.choices[viewer].items
        )

    def _refused(self, state: S, stage: Stage, event: Event) -> IllegalMove:
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
        return self.refusal(state, event.seat, event.move) or IllegalMove(errors.NOT_A_CHOICE)


# The widgets at which choices are offered, unless a game says otherwise.
HOME: dict[type, str] = {
    Keeps: "tray",
    Cells: "sheet",
    Places: "grid",
    Bids: "pot",
    Stakes: "bets",
    Marks: "terms",
    Links: "terms",
    Words: "words",
    Layouts: "crossword",
}


def _clocks_of(stage: Stage) -> tuple[str, ...]:
    return tuple(clock.name for clock in stage.clocks) if isinstance(stage, Ask) else ()


def _sees(stage: Throw, viewer: Viewer) -> bool:
    return stage.seen_by is None or viewer in stage.seen_by


def _turn(stage: Stage) -> tuple[Seat, ...]:
    if isinstance(stage, Throw):
        return () if stage.seat is None else (stage.seat,)
    return tuple(stage.choices) if isinstance(stage, Ask) else ()


@cache
def _lying_ready(dice: DiceSet) -> tuple[DieView, ...]:
    """Dice as they lie before they are thrown."""
    return tuple(DieView(die.index, None, die.kind.name, die.colour) for die in dice.dice)


def _headline(stage: Stage, viewer: Viewer) -> Phrase:
    if isinstance(stage, Over):
        return say("over")
    turn = _turn(stage)
    if viewer is not None and viewer in turn:
        return say("your-turn")
    if not turn:
        return say("table-throws")
    return say("turn-of", who=Name(turn[0])) if len(turn) == 1 else say("turn-of-several", who=Names(turn))


def _refused_throw(stage: Throw | Ask, event: Thrown) -> IllegalMove:
    if isinstance(stage, Ask):
        return IllegalMove(errors.ANSWER_EXPECTED, asked=Names(tuple(stage.choices)))
    kinds = {die.kind.name for die in stage.dice.dice}
    faces = Pips(kinds.pop() if len(kinds) == 1 else "mixed", event.faces)
    return IllegalMove(errors.WRONG_DICE, dice=len(stage.dice), faces=faces)
