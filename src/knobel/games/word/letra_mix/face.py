"""What is seen and told of Letra Mix."""

from knobel.games.word._crossword import runs_of
from knobel.games.word._letters import vowels
from knobel.games.word._vote_face import VoteFace, terms_of
from knobel.games.word.letra_mix.rules import GAME_CLOCK, LetraMix, State
from knobel.writing.face import (
    Announcement,
    Crossword,
    Event,
    LastThrow,
    Name,
    Phrase,
    SeenEvent,
    Thrown,
    Viewer,
    Widget,
    say,
)
from knobel.writing.rules import Ask, Expired, Seat, Stage


class LetraMixFace(VoteFace[LetraMix]):
    terms_open = "told-words-open"

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        over = state.due and self.rules.finished(state)
        heading = () if over else (Announcement("round", self._round(state)),)
        return (*heading, *self._table(state, viewer), self.standings(state, viewer))

    def score(self, state: State, seat: Seat) -> int:
        return state.totals[seat]

    def _round(self, state: State) -> Phrase:
        options = self.rules.options
        last = options.end_mode == "time" and state.time_up
        key = "round-last" if last else f"round-{options.end_mode}"
        return say(key, round=state.round, rounds=options.rounds, target=options.target)

    # The dice and words of this turn; or of the last one, with what it brought, until the next throw.

    def _table(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        if not state.letters:
            return ()
        owner, values = self._owner(state), tuple(self.rules.values(state.letters))
        crossword = Crossword("crossword", owner, tuple(state.letters), values, state.tiles)
        notes = self._brought(state) if state.due else self._checked(state)
        review = () if state.review is None or not state.review.words else terms_of(state.review, {}, viewer)
        return (crossword, *notes, *review)

    def _owner(self, state: State) -> Seat:
        """Whose dice lie there."""
        return (self.rules.seat(state) - state.due) % self.rules.seats

    def _brought(self, state: State) -> tuple[Announcement, ...]:
        points = self.rules.count(state).points
        return (Announcement("last-turn", say("turn-brought", who=Name(self._owner(state)), points=points)),)

    # Where the table agreed on it, everybody sees at once which lines are words, and what the layout is worth.

    def _checked(self, state: State) -> tuple[Announcement, ...]:
        if not self.rules.options.live_check or self.rules.options.word_check != "list" or not state.tiles:
            return ()
        words = [run.word for run in runs_of(state.tiles)]
        validity = ["valid" if self.rules.is_word(state, word) else "invalid" for word in words]
        lines = [
            Announcement(f"run-{number}", say(f"run-{valid}", word=word))
            for number, (word, valid) in enumerate(zip(words, validity, strict=True))
        ]
        return (*lines, Announcement("worth", say("layout-worth", points=self.rules.count(state).points)))

    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if isinstance(stage, Ask) and state.review is not None:
            return say(f"headline-{state.review.phase}")
        if isinstance(stage, Ask) and viewer == self.rules.seat(state):
            return say("headline-lay")
        return super().headline(state, stage, viewer)

    # What is told.

    def told(self, state: State, seen: SeenEvent) -> tuple[Phrase, ...]:
        return (say("told-last-round"),) if seen == Expired(GAME_CLOCK) else super().told(state, seen)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if isinstance(event, Thrown):
            return (say("told-few-vowels", vowels=vowels(after.letters)),) if self.rules.may_rethrow(after) else ()
        review = self.told_of_review(before, after) if after.review is not None and after.review.words else ()
        return (*review, *(self._told_turn(after) if after.due and after.letters else ()))

    def _told_turn(self, after: State) -> tuple[Phrase, ...]:
        counted, seat = self.rules.count(after), self._owner(after)
        words = " ".join(run.word for run in counted.runs) or say("list-nothing")
        unused = " ".join(after.letters[die] for die in counted.unused) or say("list-nothing")
        told = say("told-turn", who=Name(seat), points=counted.points, total=after.totals[seat])
        return (say("told-counted", words=words, unused=unused), told)
