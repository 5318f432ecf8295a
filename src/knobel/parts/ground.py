"""The ground rules, as one wrapper around any game: who starts, matches of several games, ties at the decisive place,
the decision clock, and the bound after which a game is stopped. A game is told who starts and knows nothing of these.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic

import msgspec

from knobel.core import errors
from knobel.core.dice import D6, D10, POKER, DiceSet, Die, dice_set, lot
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Event, Expired, SeenEvent, Thrown
from knobel.core.frozen import Frozen
from knobel.core.game import Game, S
from knobel.core.info import Ranks
from knobel.core.lexicon import Lexicon
from knobel.core.moves import AnyMove
from knobel.core.options import Value, fields_of
from knobel.core.phrases import Fact, Name, Names, Phrase, say
from knobel.core.results import STOPPED_BY_LIMIT, Result
from knobel.core.scenes import Scene
from knobel.core.secrets import Viewer
from knobel.core.spaces import Below
from knobel.core.stages import Ask, Clock, Over, Seat, Stage, throw
from knobel.core.widgets import DieView, Standing, Standings, Tray, Widget
from knobel.core.wording import telling_of
from knobel.parts.ground_options import agreement, chosen_ground
from knobel.parts.match import match_result
from knobel.parts.playoff import PlayOff
from knobel.parts.ranking import on_place
from knobel.parts.turns import clockwise

# Any single game is stopped after so many throws; with legal options that is practically out of reach.
MOST_THROWS = 10_000
KINDS = {kind.name: kind for kind in (D6, D10, POKER)}


class PlayState(Frozen, Generic[S], frozen=True):
    """A game under the ground rules.

    `opening` is the throw for the start, `inner` the game's own state once somebody has begun, `tie` a play-off for the
    decisive place, `finished` the results of the match so far, `answers` how often each seat has decided.
    """

    first: Seat
    opening: PlayOff | None = None
    inner: S | None = None
    throws: int = 0
    tie: PlayOff | None = None
    finished: tuple[Result, ...] = ()
    answers: tuple[int, ...] = ()


class Play(Game[PlayState[Any]]):
    """Any game as people play it: with its ground rules. This is what `knobel.game` gives."""

    def __init__(
        self,
        rules: type[Game[Any]],
        seats: int,
        given: Mapping[str, Value],
        list_of: Callable[[str], Lexicon] | None = None,
        version: int | None = None,
        *,
        preset: Mapping[str, Value] | None = None,
        stored: bool = False,
    ) -> None:
        agreed = agreement(rules, seats, given, preset=preset, stored=stored)
        if not stored:
            agreed.check()
        values: dict[str, Any] = agreed.values
        own = {field.name for field in fields_of(rules.options_type)}
        game_options = rules.options_type(**{name: values[name] for name in values if name in own})
        self.info = rules.info  # type: ignore[misc]
        super().__init__(seats, agreed.options)
        # Every option, also those that do not matter with the others: what the text of the rules is written with.
        self.values = values
        self.rules = rules(seats, game_options)
        language = self.rules.word_language()
        self.lexicon = self.rules.lexicon = None if language is None or list_of is None else list_of(language)
        self.version = self.rules.version = self.info.version if version is None else version
        self.state_type = PlayState[rules.state_type]  # type: ignore[misc, name-defined]
        self.ground = chosen_ground({name: values[name] for name in values if name not in own}, seats)
        self._plain = self.ground.games == 1 and self.ground.tie_break == "shared"
        self._clocked = self.ground.decision_seconds > 0
        # Most callers ask for a state's stage and then apply an event to it: the stage is kept for that, as one pair.
        self._latest: tuple[Any, Stage] = (None, Over(Result(())))
        self._starting_die = dice_set(Die(0, POKER if "poker" in self.info.dice else D6))
        self._stage_of = self.rules.stage
        self._advance = self.rules.advance

    # The flow --------------------------------------------------------------------------------------------------------

    def start(self, first: Seat = 0, *, decided: bool = False) -> PlayState[Any]:
        """The state before anything has happened. `first` begins where the seats decide it, or an earlier game has."""
        if decided or self.ground.starter == "first_seat" or self.seats == 1:
            return self._begun(first, ())
        opening = PlayOff(clockwise(first, self.seats)) if self.ground.starter == "highest_throw" else None
        return PlayState(first, opening)

    def stage(self, state: PlayState[Any]) -> Stage:
        if state.inner is None:
            return throw(None, lot(self.seats)) if state.opening is None else state.opening.stage(self._starting_die)
        if state.tie is not None:
            return state.tie.stage(self._dice)
        if state.throws >= MOST_THROWS:
            return Over(self._final(state, self._stopped(state)))
        latest, stage = self._latest
        if latest is not state.inner:
            stage = self._stage_of(state.inner)
            self._latest = (state.inner, stage)
        if type(stage) is Over:
            return stage if self._plain else Over(self._final(state, stage.result))
        return self._with_clocks(state, stage) if self._clocked and type(stage) is Ask else stage

    def apply(self, state: PlayState[Any], event: Event) -> PlayState[Any]:
        if state.inner is None or state.tie is not None:
            return super().apply(state, event)
        if state.throws >= MOST_THROWS:
            raise IllegalMove(errors.GAME_OVER)
        answers = state.answers
        if self._clocked:
            event = self._answered(state, event)
            if type(event) is Did:
                answers = tuple(count + (seat == event.seat) for seat, count in enumerate(answers))
        latest, stage = self._latest
        if latest is not state.inner:
            stage = self._stage_of(state.inner)
        inner = self._advance(state.inner, stage, event)
        throws = state.throws + 1 if type(event) is Thrown else state.throws
        after: PlayState[Any] = PlayState(state.first, None, inner, throws, None, state.finished, answers)
        return after if self._plain else self._settled(after)

    def thrown(self, state: PlayState[Any], faces: tuple[int, ...]) -> PlayState[Any]:
        """A throw for the start, or in a play-off at the end."""
        if state.inner is None:
            return self._after_opening(state, faces)
        assert state.tie is not None
        tie = state.tie.after(faces, self.rules.playoff_value, lowest=self.ranks == "loser")
        if tie.repeats == self.info.playoff_repeats and not tie.decided and not tie.thrown:
            return self._closed(state, self.rules.result(state.inner))
        if not tie.decided:
            return msgspec.structs.replace(state, tie=tie)
        return self._closed(state, self._broken(self.rules.result(state.inner), tie.winner))

    def result(self, state: PlayState[Any]) -> Result:
        if state.inner is None:
            return Result((1,) * self.seats)
        return self._final(state, self.rules.result(state.inner))

    def _after_opening(self, state: PlayState[Any], faces: tuple[int, ...]) -> PlayState[Any]:
        if state.opening is None:
            return self._begun(faces[0], ())
        opening = state.opening.after(faces)
        if opening.decided:
            return self._begun(opening.winner, ())
        return msgspec.structs.replace(state, opening=opening)

    def _begun(self, first: Seat, finished: tuple[Result, ...]) -> PlayState[Any]:
        return PlayState(first, inner=self.rules.start(first), finished=finished, answers=(0,) * self.seats)

    # Words -----------------------------------------------------------------------------------------------------------

    @property
    def words(self) -> str | None:
        """The title of the word list at hand, in a game with words."""
        return None if self.lexicon is None else self.lexicon.title

    def with_words(self, state: PlayState[Any], event: Event) -> Event:
        if isinstance(event, Thrown) or state.inner is None or state.tie is not None:
            return super().with_words(state, event)
        settled = self.rules.with_words(state.inner, self._answered(state, event) if self._clocked else event)
        words = None if isinstance(settled, Thrown) else settled.words
        return event if words == event.words else msgspec.structs.replace(event, words=words)

    # Ends ------------------------------------------------------------------------------------------------------------

    def _settled(self, state: PlayState[Any]) -> PlayState[Any]:
        """The state with a finished game put away: a tie played off, the next game of the match begun."""
        if state.throws >= MOST_THROWS:
            return self._closed(state, self._stopped(state))
        stage = self._stage_of(state.inner)
        self._latest = (state.inner, stage)
        if not isinstance(stage, Over):
            return state
        tied = self._tied(stage.result)
        if self.ground.tie_break == "throw_off" and len(tied) > 1:
            first = self.rules.round_first(state.inner, state.first)
            return msgspec.structs.replace(state, tie=PlayOff(tied_in_order(tied, first, self.seats)))
        return self._closed(state, stage.result)

    def _closed(self, state: PlayState[Any], result: Result) -> PlayState[Any]:
        finished = (*state.finished, result)
        if len(finished) < self.ground.games:
            return self._begun(self.next_first(state, state.first), finished)
        return msgspec.structs.replace(state, tie=None, finished=finished)

    def _final(self, state: PlayState[Any], last: Result) -> Result:
        finished = state.finished if len(state.finished) == self.ground.games else (*state.finished, last)
        if self.ground.games == 1:
            return finished[0]
        return match_result(finished, self.rules.match_ranks, self.ground.match_scoring)

    def _stopped(self, state: PlayState[Any]) -> Result:
        result = self.rules.result(state.inner)
        return msgspec.structs.replace(result, flags=(*result.flags, STOPPED_BY_LIMIT))

    def _tied(self, result: Result) -> tuple[Seat, ...]:
        """The seats tied for the decisive place: the last in a game that names losers, else the first.

        A game that was stopped is ranked as it stood: nobody throws for a place then.
        """
        if STOPPED_BY_LIMIT in result.flags:
            return ()
        if self.ranks == "loser":
            return on_place(result.places, max(result.places))
        return on_place(result.places, 1) if result.winners else ()

    def _broken(self, result: Result, seat: Seat) -> Result:
        if self.ranks == "loser":
            places = tuple(self.seats if other == seat else place for other, place in enumerate(result.places))
            return msgspec.structs.replace(result, places=places, losers=(seat,))
        places = tuple(2 if place == 1 and other != seat else place for other, place in enumerate(result.places))
        return msgspec.structs.replace(result, places=places, winners=(seat,))

    # Clocks ----------------------------------------------------------------------------------------------------------

    def _with_clocks(self, state: PlayState[Any], stage: Ask) -> Ask:
        clocks = tuple(
            Clock(_clock_name(seat, state), self.ground.decision_seconds, seat, self.rules.otherwise(state.inner, seat))
            for seat in stage.choices
        )
        return Ask(stage.choices, (*stage.clocks, *clocks), stage.secret)

    def _answered(self, state: PlayState[Any], event: Event) -> Event:
        """A decision clock that has run out stands for the seat's mildest move."""
        if isinstance(event, Expired):
            stage = self.rules.stage(state.inner)
            for seat in stage.choices if isinstance(stage, Ask) else ():
                if event.clock == _clock_name(seat, state):
                    return Did(seat, self.rules.otherwise(state.inner, seat), event.words)
        return event

    # What is seen and said -------------------------------------------------------------------------------------------

    def scene(self, state: PlayState[Any], viewer: Viewer) -> Scene:
        if state.inner is None or state.tie is not None:
            return super().scene(state, viewer)
        scene = self.rules.scene(state.inner, viewer)
        if self._plain and not self._clocked and scene.result is None and state.throws < MOST_THROWS:
            return scene
        stage = self.stage(state)
        over = isinstance(stage, Over)
        return msgspec.structs.replace(
            scene,
            headline=say("over") if over else scene.headline,
            turn=() if over else scene.turn,
            throws=0 if over else scene.throws,
            due=() if over else scene.due,
            offers=() if over else scene.offers,
            widgets=(*scene.widgets, *self._match_widgets(state)),
            clocks=stage.clocks if isinstance(stage, Ask) else (),
            result=stage.result if isinstance(stage, Over) else None,
        )

    def draw(self, state: PlayState[Any], viewer: Viewer) -> tuple[Widget, ...]:
        """The throw for the start, or a play-off at the end."""
        if state.tie is not None:
            return (*_playoff_widgets(state.tie, self._dice), *self.rules.draw(state.inner, viewer))
        return () if state.opening is None else _playoff_widgets(state.opening, self._starting_die)

    def headline(self, state: PlayState[Any], stage: Stage, viewer: Viewer) -> Phrase:
        if state.tie is not None:
            return say("playoff-for-place", who=Name(state.tie.seats[len(state.tie.thrown)]))
        if state.opening is None:
            return say("lot-for-start")
        thrower = state.opening.seats[len(state.opening.thrown)]
        return say("you-throw-for-start") if viewer == thrower else say("throw-for-start", who=Name(thrower))

    def tell(self, before: PlayState[Any], event: Event, after: PlayState[Any], viewer: Viewer) -> tuple[Phrase, ...]:
        if before.inner is None or before.tie is not None:
            return (*self._told_draw(before, event), *self._told_ground(before, after))
        answered = self._answered(before, event) if self._clocked else event
        inner = self.rules.apply(before.inner, answered)
        told = self.rules.tell(before.inner, answered, inner, viewer)
        return (*told, *self._told_ground(before, after))

    def seen(self, state: PlayState[Any], event: Event, viewer: Viewer) -> SeenEvent:
        if state.inner is None or state.tie is not None:
            return event
        return self.rules.seen(state.inner, self._answered(state, event) if self._clocked else event, viewer)

    def reveals(self, before: PlayState[Any], event: Event, after: PlayState[Any]) -> tuple[Seat, ...]:
        if before.inner is None or before.tie is not None:
            return ()
        answered = self._answered(before, event) if self._clocked else event
        return self.rules.reveals(before.inner, answered, self.rules.apply(before.inner, answered))

    def _told_draw(self, before: PlayState[Any], event: Event) -> tuple[Phrase, ...]:
        return () if before.inner is None and before.opening is None else telling_of(self.stage(before), event)

    def _told_ground(self, before: PlayState[Any], after: PlayState[Any]) -> tuple[Phrase, ...]:
        told = []
        if before.inner is None and after.inner is not None:
            told.append(say("told-begins", who=Name(after.first)))
        if before.tie is None and after.tie is not None:
            told.append(say("told-playoff"))
        if len(after.finished) > len(before.finished) and self.ground.games > 1:
            told.append(say("told-game-finished", number=len(after.finished), games=self.ground.games))
        stage = self.stage(after)
        if isinstance(stage, Over):
            told.extend(_told_result(stage.result))
        return tuple(told)

    def _match_widgets(self, state: PlayState[Any]) -> tuple[Widget, ...]:
        if self.ground.games == 1 or not state.finished:
            return ()
        so_far = match_result(state.finished, self.rules.match_ranks, self.ground.match_scoring)
        scores = so_far.nets or so_far.points or (0,) * self.seats
        rows = tuple(Standing(seat, score) for seat, score in enumerate(scores))
        return (Standings("match", f"match-{self.rules.match_ranks}", rows),)

    # Everything else is the game's own -------------------------------------------------------------------------------

    @property
    def ranks(self) -> Ranks:
        return self.rules.ranks

    def next_first(self, state: PlayState[Any], first: Seat) -> Seat:
        return self.rules.next_first(state.inner, first)

    def merit(self, state: PlayState[Any], seat: Seat, move: AnyMove) -> float | None:
        return self.rules.merit(state.inner, seat, move)

    def proposals(self, state: PlayState[Any], seat: Seat) -> tuple[AnyMove, ...] | None:
        return self.rules.proposals(state.inner, seat)

    def imagined(self, state: PlayState[Any], seat: Seat, below: Below) -> PlayState[Any]:
        if state.inner is None:
            return state
        return msgspec.structs.replace(state, inner=self.rules.imagined(state.inner, seat, below))

    def recalled(self, state: PlayState[Any]) -> tuple[tuple[PlayState[Any], Seat, AnyMove], ...]:
        if state.inner is None or state.tie is not None:
            return ()
        made = self.rules.recalled(state.inner)
        return tuple([(msgspec.structs.replace(state, inner=inner), seat, move) for inner, seat, move in made])

    # A match, or a tie that is thrown off, goes on after the end of a game: of that a single game knows nothing.

    def outlook(self, state: PlayState[Any]) -> tuple[float, ...] | None:
        return self.rules.outlook(state.inner) if self._plain and state.inner is not None else None

    def conserved(self, state: PlayState[Any]) -> int | None:
        return None if state.inner is None else self.rules.conserved(state.inner)

    @property
    def _dice(self) -> DiceSet:
        usual = dice_set(*(Die(index, KINDS.get(name, D6)) for index, name in enumerate(self.info.dice)))
        return self.rules.playoff_dice() or usual


def tied_in_order(tied: tuple[Seat, ...], first: Seat, seats: int) -> tuple[Seat, ...]:
    """Tied seats in throwing order: clockwise from the one who began."""
    return tuple(seat for seat in clockwise(first, seats) if seat in tied)


def _clock_name(seat: Seat, state: PlayState[Any]) -> str:
    return f"decision-{seat}-{state.answers[seat]}"


def _playoff_widgets(playoff: PlayOff, dice: DiceSet) -> tuple[Widget, ...]:
    return tuple(
        Tray(f"playoff-{seat}", seat, _views(faces, dice))
        for seat, faces in zip(playoff.seats, playoff.thrown, strict=False)
    )


def _views(faces: tuple[int, ...], dice: DiceSet) -> tuple[DieView, ...]:
    return tuple(
        DieView(die.index, face, die.kind.name, die.colour) for die, face in zip(dice.dice, faces, strict=True)
    )


def _told_result(result: Result) -> list[Phrase]:
    told = []
    if result.winners:
        told.append(say("told-winners", **_names(result.winners)))
    if result.losers:
        told.append(say("told-losers", **_names(result.losers)))
    if not result.winners and not result.losers:
        told.append(say("told-draw"))
    if STOPPED_BY_LIMIT in result.flags:
        told.append(say("told-stopped"))
    return told


def _names(seats: tuple[Seat, ...]) -> dict[str, Fact]:
    return {"who": Names(seats), "count": len(seats)}
