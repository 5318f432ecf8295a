"""The ground rules around any game: who starts, matches of several games, ties at the decisive place, the decision
clock, and the bound after which a game is stopped. Rules are told who starts and know nothing of these.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from knobel.core.choices import Choices
from knobel.core.dice import D6, POKER, DiceSet, Die, dice_set, lot
from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event, Expired, SeenEvent, Thrown
from knobel.core.face import Face, LastThrow
from knobel.core.frozen import Unchanging
from knobel.core.game import Game
from knobel.core.lexicon import Lexicon
from knobel.core.options import Value, fields_of
from knobel.core.phrases import Phrase
from knobel.core.results import STOPPED_BY_LIMIT, Result
from knobel.core.rules import Rules, WordRules, refused
from knobel.core.scenes import Scene
from knobel.core.secrets import Viewer
from knobel.core.stages import Ask, Over, Seat, Stage, Throw, throw, throw_each
from knobel.core.values import plain
from knobel.core.wording import telling_of
from knobel.match.clocks import answered, with_clocks
from knobel.match.options import agreement, chosen, ground_fields
from knobel.match.scenes import game_scene, match_standings, opening_scene, playoff_scene
from knobel.match.scoring import match_ranks, match_result
from knobel.match.state import AnyState, MatchState, former_fields, state_type, without_former
from knobel.match.steps import own_after, playoff_dice
from knobel.match.telling import told_ground
from knobel.match.ties import broken, tied_for_the_place, tied_in_order
from knobel.match.words import with_answers
from knobel.parts.playoff import PlayOff
from knobel.parts.turns import clockwise

# Any single game is stopped after so many throws; with legal options that is practically out of reach.
MOST_THROWS = 10_000


class Match(Unchanging):
    """Any game as people play it at a table. This is what `knobel.game` gives.

    `rules` and `advice` are the game's own: they speak of `state.game_state`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        given: Mapping[str, Value],
        list_of: Callable[[str], Lexicon | None] | None = None,
        version: int | None = None,
        *,
        preset: Mapping[str, Value] | None = None,
        stored: bool = False,
    ) -> None:
        agreed = agreement(game, seats, given, preset=preset, stored=stored)
        if not stored:
            agreed.check()
        # Every option, also those that do not matter with the others.
        values: dict[str, Any] = agreed.values
        own, self.ground = chosen(game, values, seats)
        self.info = game.info
        self.seats = seats
        self.options = agreed.options
        self.version = game.info.version if version is None else version
        played = game.played_with(own)
        self.rules = played.rules(seats, own, self.version)
        language = self.rules.word_language() if isinstance(self.rules, WordRules) else None
        self.advice = played.advice(self.rules, None if language is None or list_of is None else list_of(language))
        self.face = played.face(self.rules)
        self._game = game
        self._values = values
        self._plain = self.ground.games == 1 and self.ground.tie_break == "shared"
        self._starting_die = dice_set(Die(0, POKER if "poker" in self.info.dice else D6))
        self._starting_throws = throw_each(seats, self._starting_die)
        self._clocked = self.ground.decision_seconds > 0
        # Whether nothing but the rules has a say in a decision; else, without a clock, the rules that may ask a list.
        self._straight = not self._clocked and not isinstance(self.rules, WordRules)
        self._asking = self.rules if isinstance(self.rules, WordRules) and not self._clocked else None
        # Whether the face says what is left lying; else it is the last open throw.
        self._keeping = type(self.face).left_lying is not Face.left_lying
        # Most callers ask for a state's stage and then apply an event to it: the stage is kept for that, as one pair.
        self._latest: tuple[AnyState | None, Stage] = (None, Over(Result(())))

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is what was agreed on: anywhere else it is opened anew."""
        return _reopened, (self._game, self.seats, self._values, self.version, self.advice.lexicon)

    def __repr__(self) -> str:
        usual = agreement(self._game, self.seats, {}).values
        told = [f"{name}={plain(value)}" for name, value in self.options.items() if value != usual[name]]
        version = [] if self.version == self.info.version else [f"version={self.version}"]
        seats = f"{self.seats} seat{'s' * (self.seats != 1)}"
        return f"<{', '.join([self.info.id, seats, *told, *version])}>"

    # The flow --------------------------------------------------------------------------------------------------------

    def start(self, first: Seat = 0, *, decided: bool = False) -> AnyState:
        """The state before anything has happened. `first` begins where the seats decide it, or an earlier game has."""
        if first not in range(self.seats):
            raise KnobelError("bad-first", first=first, most=self.seats - 1)
        if decided or self.ground.starter == "first_seat" or self.seats == 1:
            return self._begun(first, ())
        opening = PlayOff(clockwise(first, self.seats)) if self.ground.starter == "highest_throw" else None
        return MatchState(first, opening)

    def stage(self, state: AnyState) -> Stage:
        """What happens now."""
        latest, stage = self._latest
        if latest is state:
            return stage
        game_state = state.game_state
        if game_state is None or state.tie is not None:
            stage = self._draw(state)
        elif state.throws >= MOST_THROWS:
            stage = Over(self._final(state, self._stopped(state)))
        else:
            stage = self.rules.stage(game_state)
            if self._clocked or not self._plain:
                stage = self._grounded(state, stage)
        self._latest = (state, stage)
        return stage

    def _grounded(self, state: AnyState, stage: Stage) -> Stage:
        """A stage of the game, with what the ground rules add to it."""
        if type(stage) is Over and not self._plain:
            return Over(self._final(state, stage.result))
        if type(stage) is Ask and self._clocked:
            return with_clocks(self.rules, self.ground, state, stage)
        return stage

    def choices(self, state: AnyState, seat: Seat) -> Choices | None:
        """What a seat may do now, if it is asked."""
        stage = self.stage(state)
        return stage.choices.get(seat) if isinstance(stage, Ask) else None

    def apply(self, state: AnyState, event: Event) -> AnyState:
        """The state after an event; refuses, without any effect, what the stage does not allow."""
        latest, stage = self._latest
        if latest is not state:
            stage = self.stage(state)
        before = state.game_state
        if before is None or state.tie is not None:
            return self._drawn(state, event, stage)
        after: AnyState
        # What is decided or thrown as the stage allows, and that is nearly everything, goes straight to the game.
        if (
            type(event) is Did
            and (self._straight or (self._asking is not None and not self._asking.words_asked(before, event)))
            and type(stage) is Ask
            and event.words is None
            and (choices := stage.choices.get(event.seat)) is not None
            and choices.has(event.move)
        ):
            after = state.but(game_state=self.rules.did(before, event.seat, event.move))
        elif type(event) is Thrown and type(stage) is Throw and event.faces in stage.dice.legal:
            last = LastThrow(stage.seat, event.faces) if stage.seen_by is None else state.last
            game_state = self.rules.thrown(before, event.faces)
            after = state.but(game_state=game_state, throws=state.throws + 1, last=last)
        else:
            after = self._answered_or_refused(state, event, stage)
        if self._keeping:
            last = self.face.left_lying(before, self._answered(state, event), after.game_state, state.last)
            after = after if last is after.last else after.but(last=last)
        return after if self._plain or type(self.stage(after)) is not Over else self._settled(after)

    def _answered_or_refused(self, state: AnyState, event: Event, stage: Stage) -> AnyState:
        """The state after what a clock or a word list has a say in, or what is not allowed."""
        answers = state.answers
        if self._clocked:
            event = self._answered(state, event)
            if type(event) is Did:
                answers = tuple([count + (seat == event.seat) for seat, count in enumerate(answers)])
        rules, lexicon, before = self.rules, self.advice.lexicon, state.game_state
        if lexicon is None or not isinstance(rules, WordRules):
            game_state = rules.apply(before, event, stage)
        else:
            # The list is asked here, so rules that ask one need not see to it.
            words = with_answers(rules, lexicon, before, event)
            game_state = Rules.apply(rules, before, event if words is None else event.but(words=words), stage)
        return state.but(game_state=game_state, answers=answers)

    def result(self, state: AnyState) -> Result:
        """The ranking as it stands."""
        if state.game_state is None:
            return Result((1,) * self.seats)
        return self._final(state, self.rules.result(state.game_state))

    def with_words(self, state: AnyState, event: Event) -> Event:
        """The event with what the list says about the words that it asks about: so it belongs into a log or record.

        What has its answer already keeps it. Without a list every word counts.
        """
        rules, game_state = self.rules, state.game_state
        if not isinstance(rules, WordRules) or game_state is None or state.tie is not None:
            return event
        if not isinstance(event, (Did, Expired)):
            return event
        words = with_answers(rules, self.advice.lexicon, game_state, self._answered(state, event))
        return event if words == event.words else event.but(words=words)

    def encode(self, state: AnyState) -> bytes:
        """A state as JSON."""
        return msgspec.json.encode(state)

    def decode(self, data: bytes | str) -> AnyState:
        """A state that was encoded, by this release or one before it."""
        former = former_fields(self.rules.state_type)
        try:
            return self._decoder.decode(without_former(data, former) if former else data)
        except (msgspec.DecodeError, ValueError) as trouble:
            raise KnobelError("unreadable-state", id=self.info.id, told=str(trouble)) from trouble

    # What is seen and said -------------------------------------------------------------------------------------------

    def scene(self, state: AnyState, viewer: Viewer) -> Scene:
        """Everything that this viewer may see."""
        stage = self.stage(state)
        if state.game_state is None:
            return opening_scene(self.info.id, state, stage, viewer, self._starting_die)
        widgets = self.face.draw(state.game_state, viewer, state.last)
        if state.tie is not None:
            return playoff_scene(self.info.id, state.tie, stage, viewer, self._dice, widgets)
        if self.ground.games > 1 and state.finished:
            widgets = (*widgets, match_standings(self._ranked(state.finished), match_ranks(self.rules)))
        return game_scene(self.info.id, self.face, state.game_state, stage, viewer, widgets)

    def tell(self, before: AnyState, event: Event, after: AnyState, viewer: Viewer) -> tuple[Phrase, ...]:
        """What this viewer is told of an event: what happened, then what came of it."""
        if before.game_state is None or before.tie is not None:
            silent = before.game_state is None and before.opening is None
            told = () if silent else telling_of(self.stage(before), event)
        else:
            own = self._answered(before, event)
            told = self.face.tell(before.game_state, own, self._ended(before, own, after), viewer)
        return (*told, *told_ground(before, after, self.stage(after), self.ground.games))

    def seen(self, state: AnyState, event: Event, viewer: Viewer) -> SeenEvent:
        """The event as this viewer learns of it when it happens in this state."""
        if state.game_state is None or state.tie is not None:
            return event
        return self.face.seen(state.game_state, self._answered(state, event), viewer)

    def reveals(self, before: AnyState, event: Event, after: AnyState) -> tuple[Seat, ...]:
        """The seats whose last hidden throw has been shown to everybody by this event, so that it can be checked."""
        if before.game_state is None or before.tie is not None:
            return ()
        own = self._answered(before, event)
        return self.rules.reveals(before.game_state, own, self._ended(before, own, after))

    def _answered(self, state: AnyState, event: Event) -> Event:
        return answered(self.rules, state, event) if self._clocked else event

    def _ended(self, before: AnyState, event: Event, after: AnyState) -> Any:
        return own_after(self.rules, self.ground.games, before, event, after)

    # The start -------------------------------------------------------------------------------------------------------

    def _draw(self, state: AnyState) -> Throw:
        if state.tie is not None:
            return state.tie.stage(self._dice)
        return throw(None, lot(self.seats)) if state.opening is None else self._starting_throws[state.opening.thrower]

    def _drawn(self, state: AnyState, event: Event, stage: Stage) -> AnyState:
        """A throw for the start, or in a play-off at the end."""
        if type(event) is not Thrown or type(stage) is not Throw or event.faces not in stage.dice.legal:
            raise refused(stage, event)
        return self._after_playoff(state, event) if state.tie is not None else self._after_opening(state, event.faces)

    def _after_opening(self, state: AnyState, faces: tuple[int, ...]) -> AnyState:
        if state.opening is None:
            return self._begun(faces[0], ())
        opening = state.opening.after(faces)
        return self._begun(opening.winner, ()) if opening.decided else MatchState(state.first, opening)

    def _begun(self, first: Seat, finished: tuple[Result, ...]) -> AnyState:
        return MatchState(first, None, self.rules.start(first), 0, None, finished, (0,) * self.seats)

    # Ends ------------------------------------------------------------------------------------------------------------

    def _settled(self, state: AnyState) -> AnyState:
        """The state with a finished game put away: a tie played off, the next game of the match begun."""
        if state.throws >= MOST_THROWS:
            return self._closed(state, self._stopped(state))
        result = self.rules.result(state.game_state)
        tied = tied_for_the_place(result, self.rules.ranks)
        if self.ground.tie_break == "throw_off" and len(tied) > 1:
            first = self.rules.round_first(state.game_state, state.first)
            return state.but(tie=PlayOff(tied_in_order(tied, first, self.seats)))
        return self._closed(state, result)

    def _after_playoff(self, state: AnyState, event: Thrown) -> AnyState:
        assert state.tie is not None
        tie = state.tie.after(event.faces, self.rules.playoff_value, lowest=self.rules.ranks == "loser")
        shared = tie.repeats == self.rules.playoff_repeats and not tie.thrown
        if not tie.decided and not shared:
            return state.but(tie=tie)
        result = self.rules.result(state.game_state)
        # Whoever was thrown out of it before has no part in the place. (Under the first version of a game's rules all
        # who had been tied shared it.)
        all_share = shared and not tie.decided and self.version == 1
        return self._closed(state, result if all_share else broken(result, tie.seats, self.rules.ranks))

    def _closed(self, state: AnyState, result: Result) -> AnyState:
        finished = (*state.finished, result)
        if len(finished) < self.ground.games:
            return self._begun(self.rules.next_first(state.game_state, state.first), finished)
        return state.but(tie=None, finished=finished)

    def _final(self, state: AnyState, last: Result) -> Result:
        finished = state.finished if len(state.finished) == self.ground.games else (*state.finished, last)
        return finished[0] if self.ground.games == 1 else self._ranked(finished)

    def _stopped(self, state: AnyState) -> Result:
        result = self.rules.result(state.game_state)
        return result.but(flags=(*result.flags, STOPPED_BY_LIMIT))

    def _ranked(self, finished: tuple[Result, ...]) -> Result:
        return match_result(finished, match_ranks(self.rules), self.ground.match_scoring)

    @cached_property
    def _decoder(self) -> "msgspec.json.Decoder[AnyState]":
        return msgspec.json.Decoder(state_type(self.rules, self.face))

    @cached_property
    def _dice(self) -> DiceSet:
        return playoff_dice(self.info, self.rules)


def _reopened(game: Game, seats: int, values: dict[str, Any], version: int, lexicon: Lexicon | None) -> Match:
    return Match(game, seats, values, lambda _: lexicon, version, stored=True)


def all_values(game: Match) -> dict[str, Any]:
    """The value of every option, also of those that do not matter with the others: the text of the rules names them."""
    ground = {field.name: getattr(game.ground, field.name) for field in ground_fields(game.info)}
    own = {field.name: getattr(game.rules.options, field.name) for field in fields_of(game.rules.options_type)}
    # What was agreed on in other words than those of the ground rules ("as many games as seats") stands in the options.
    return {**own, **ground, "games": game.ground.games, **game.options}
