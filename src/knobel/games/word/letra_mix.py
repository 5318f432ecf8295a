"""Letra Mix: thirteen letter dice, one hourglass, and a little crossword of your own.

Rulings followed: everything laid must hang together, and every line of dice must be a word; what is no word scores
nothing and joins nothing, and of several groups the best one counts. Dice outside it cost their value, so a turn can
bring less than nothing; using all thirteen brings no more than their words. The joker stands for one letter, the same
in both directions, and is worth nothing. A throw with at most one vowel may be thrown again, always with all the dice,
and the sand runs on; neither Y nor the joker is a vowel. The layout that lies there when the sand has run out counts.
The same word may be laid twice. A game up to a target is over after fifty rounds at the latest.
Where words are looked up and no word list is at hand, all words count. A table that votes decides alone. The list is
asked when a layout counts, or with every layout where all shall see at once which lines are words.
"""

from functools import lru_cache
from typing import Annotated, Literal

from knobel.games.word._crossword import Count, Run, Tiles, count, runs_of
from knobel.games.word._letters import JOKER, LETTERS, VALUES, letter_dice, vowels
from knobel.games.word._vote import DONE, Word, WordVote, label_in_vote, review_of
from knobel.writing.advice import Advice
from knobel.writing.face import (
    Announcement,
    Crossword,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Phrase,
    SeenEvent,
    Standing,
    Standings,
    Thrown,
    Viewer,
    Widget,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Choices,
    Clock,
    Did,
    Expired,
    IllegalMove,
    Lay,
    Layouts,
    Mark,
    Over,
    Press,
    Result,
    Seat,
    Stage,
    WordRules,
    by_points,
    throw,
)

DICE = len(LETTERS["de"])
MOST_ROUNDS = 50
MOST_VOWELS_TO_RETHROW = 1
# The grid has no bounds; this is only far beyond what thirteen dice can reach.
REACH = 99
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STOP, RETHROW = Press("stop"), Press("rethrow")
GAME_CLOCK = "time"


class LetraMixOptions(Options, frozen=True):
    """What a table can agree on."""

    dice_set: Literal["de", "en"] = "de"
    end_mode: Literal["rounds", "target", "time"] = "rounds"
    rounds: Annotated[int, whole(1, 20)] = 5
    target: Annotated[int, whole(50, 1000)] = 200
    time_min: Annotated[int, whole(5, 180)] = 45
    hourglass_s: Annotated[int, whole(30, 300)] = 150
    max_rerolls: Literal["unlimited", 1] = "unlimited"
    word_check: Literal["list", "vote", "trust"] = "list"
    min_word: Annotated[int, whole(2, 3)] = 2
    live_check: bool = False
    review_s: Annotated[int, whole(10, 120)] = 30
    vote_s: Annotated[int, whole(5, 60)] = 15

    depends = (
        only("rounds", when(end_mode="rounds")),
        only("target", when(end_mode="target")),
        only("time_min", when(end_mode="time")),
        only("live_check", when(word_check="list")),
        only("review_s", when(word_check="vote")),
        only("vote_s", when(word_check="vote")),
    )


class Turn(Frozen, frozen=True):
    """A turn that is over: what was thrown and laid, what it brought, and what the others said to it."""

    seat: Seat
    letters: str
    tiles: Tiles
    points: int
    review: WordVote | None = None
    listed: tuple[str, ...] = ()


class State(Frozen, frozen=True):
    """`turn` counts the turns of this round that are over. `letters` are empty while the dice are still in the cup.

    The last turn stays on the table until the next throw. `listed` are those words of the layout of which the word list
    has said that it has them.
    """

    first: Seat
    totals: tuple[int, ...]
    round: int = 1
    turn: int = 0
    letters: str = ""
    rethrows: int = 0
    tiles: Tiles = ()
    listed: tuple[str, ...] = ()
    review: WordVote | None = None
    time_up: bool = False
    last: Turn | None = None


INFO = Info(
    id="letra-mix",
    family=Family.WORD,
    players=Players(1, 8),
    dice=("letter",) * DICE,
    points=True,
    codes=("own-word", "enough-vowels", "rethrown"),
)


class LetraMix(WordRules[State, LetraMixOptions]):
    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        if not state.letters:
            return Over(self.result(state)) if self.finished(state) else self._throw(state)
        if state.review is not None:
            return self._timed(state, self._review_stage(state, state.review))
        glass = Clock(f"hourglass-{state.round}-{state.turn}", self.options.hourglass_s)
        choices = _to_lay(state.letters, self.may_rethrow(state))
        return self._timed(state, Ask({self.seat(state): choices}, (glass,)))

    def seat(self, state: State) -> Seat:
        """Whose turn it is."""
        return (state.first + state.turn) % self.seats

    def _throw(self, state: State) -> Stage:
        return throw(self.seat(state), letter_dice(self.options.dice_set))

    # The game ends with a full round: after so many, when somebody has reached the target, or when the time is over.

    def finished(self, state: State) -> bool:
        if state.turn or state.rethrows or state.round == 1:
            return False
        if self.options.end_mode == "rounds":
            return bool(state.round > self.options.rounds)
        if self.options.end_mode == "target":
            return bool(max(state.totals) >= self.options.target) or state.round > MOST_ROUNDS
        return state.time_up

    def _timed(self, state: State, stage: Ask) -> Ask:
        if self.options.end_mode != "time" or state.time_up:
            return stage
        return Ask(stage.choices, (*stage.clocks, Clock(GAME_CLOCK, 60 * self.options.time_min)), stage.secret)

    # A throw with at most one vowel may be repeated; the layout is cleared and the sand runs on.

    def may_rethrow(self, state: State) -> bool:
        once = state.rethrows and self.options.max_rerolls == 1
        return not once and vowels(state.letters) <= MOST_VOWELS_TO_RETHROW

    def _refused_rethrow(self, state: State) -> IllegalMove:
        found = vowels(state.letters)
        if found > MOST_VOWELS_TO_RETHROW:
            return IllegalMove("enough-vowels", vowels=found)
        return IllegalMove("rethrown")

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        return state.but(letters="".join(map(chr, faces)), last=None)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if state.review is not None:
            return self._judged(state, state.review.after(seat, move, self.seats))
        if isinstance(move, Lay):
            return state.but(tiles=move.tiles)
        if move == RETHROW:
            return state.but(letters="", tiles=(), listed=(), rethrows=state.rethrows + 1)
        return self._laid(state)

    def expired(self, state: State, clock: str) -> State:
        if clock == GAME_CLOCK:
            return state.but(time_up=True)
        if state.review is not None:
            return self._judged(state, state.review.ended(self.seats))
        return self._laid(state)

    # The list is asked about every line of the layout that counts, or that everybody shall see checked.

    def word_language(self) -> str:
        return str(self.options.dice_set)

    def words_asked(self, state: State, event: Did | Expired) -> tuple[str, ...]:
        if self.options.word_check != "list" or state.review is not None:
            return ()
        if self.options.live_check:
            return self.lines(event.move.tiles) if isinstance(event, Did) and isinstance(event.move, Lay) else ()
        ends = event.move == STOP if isinstance(event, Did) else event.clock != GAME_CLOCK
        return self.lines(state.tiles) if ends else ()

    def looked_up(self, state: State, words: tuple[str, ...]) -> State:
        return state.but(listed=words)

    def lines(self, tiles: Tiles) -> tuple[str, ...]:
        words = dict.fromkeys(run.word for run in runs_of(tiles))
        return tuple(word for word in words if len(word) >= self.options.min_word)

    # When the layout lies, the others may vote on its words; else they are looked up, or taken on trust.

    def _laid(self, state: State) -> State:
        if self.options.word_check != "vote" or self.seats == 1:
            return self._scored(state, None)
        return self._judged(state, review_of(self._words(state)))

    def _words(self, state: State) -> tuple[Word, ...]:
        return tuple(Word(word, word, (self.seat(state),)) for word in self.lines(state.tiles))

    def _review_stage(self, state: State, review: WordVote) -> Ask:
        tag = f"{state.round}-{state.turn}"
        return review.stage(self.seats, self.options.review_s, self.options.vote_s, tag, merging=False)

    def _judged(self, state: State, review: WordVote) -> State:
        return state.but(review=review) if review.phase != "closed" else self._scored(state, review)

    def _scored(self, state: State, review: WordVote | None) -> State:
        """The turn counts, and the left neighbour throws."""
        seat, points = self.seat(state), self.count(state.letters, state.tiles, state.listed, review).points
        totals = tuple([total + points * (other == seat) for other, total in enumerate(state.totals)])
        rounds, turn = divmod(state.turn + 1, self.seats)
        last = Turn(seat, state.letters, state.tiles, points, review, state.listed)
        return State(state.first, totals, state.round + rounds, turn, time_up=state.time_up, last=last)

    # What a layout is worth.

    def count(self, letters: str, tiles: Tiles, listed: tuple[str, ...], review: WordVote | None) -> Count:
        rejected = frozenset() if review is None else review.rejected()
        return count(tiles, self.values(letters), lambda word: self.is_word(word, listed) and word not in rejected)

    def is_word(self, word: str, listed: tuple[str, ...]) -> bool:
        return len(word) >= self.options.min_word and (self.options.word_check != "list" or word in listed)

    def values(self, letters: str) -> list[int]:
        values = VALUES[self.options.dice_set]
        return [values[letter] for letter in letters]

    def result(self, state: State) -> Result:
        return by_points(state.totals)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if state.review is None:
            return self._refused_rethrow(state) if move == RETHROW else None
        own = isinstance(move, Mark) and seat == self.seat(state) and any(w.id == move.on for w in state.review.words)
        return IllegalMove("own-word", word=move.on) if own and isinstance(move, Mark) else None


class LetraMixFace(Face[LetraMix]):
    def seen(self, state: State, event: Event, viewer: Viewer) -> SeenEvent:
        if isinstance(event, Did) and isinstance(event.move, Press):
            return event
        return super().seen(state, event, viewer)

    def tell(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if event == Expired(GAME_CLOCK):
            return (say("told-last-round"),)
        if before.review is None:
            return super().tell(before, event, after, viewer)
        told = before.review.told(self.rules.stage(before), self.seen(before, event, viewer))
        return (*told, *self.consequences(before, event, after, viewer))

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if isinstance(event, Thrown):
            return (say("told-few-vowels", vowels=vowels(after.letters)),) if self.rules.may_rethrow(after) else ()
        if before.letters and after.last is not None:
            return (*self._told_review(before, after.last.review), *self._told_turn(before, after, after.last))
        return self._told_review(before, after.review)

    def _told_review(self, before: State, review: WordVote | None) -> tuple[Phrase, ...]:
        if review is None or not review.words:
            return ()
        if before.review is None:
            return (say("told-words-open", count=len(review.words)),)
        return review.told_since(before.review)

    def _told_turn(self, before: State, after: State, last: Turn) -> tuple[Phrase, ...]:
        counted = self.rules.count(before.letters, last.tiles, last.listed, last.review)
        words = " ".join(run.word for run in counted.runs) or say("list-nothing")
        unused = " ".join(last.letters[die] for die in counted.unused) or say("list-nothing")
        total = after.totals[last.seat]
        told = say("told-turn", who=Name(last.seat), points=last.points, total=total)
        return (say("told-counted", words=words, unused=unused), told)

    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if state.review is not None:
            return say(f"headline-{state.review.phase}")
        if isinstance(stage, Ask) and viewer == self.rules.seat(state):
            return say("headline-lay")
        return super().headline(state, stage, viewer)

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        return label_in_vote(item) or super().label(state, seat, item)

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        rows = tuple(Standing(seat, total) for seat, total in enumerate(state.totals))
        return (
            *((Announcement("round", self._round(state)),) if not self._is_over(state) else ()),
            *self._table(state, viewer),
            Standings("standings", "points", rows),
        )

    def _is_over(self, state: State) -> bool:
        return not state.letters and self.rules.finished(state)

    def _round(self, state: State) -> Phrase:
        facts = {"round": state.round, "rounds": self.rules.options.rounds, "target": self.rules.options.target}
        last = self.rules.options.end_mode == "time" and state.time_up
        return say("round-last" if last else f"round-{self.rules.options.end_mode}", **facts)

    def _table(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        """The dice and words of this turn; or of the last one, with what it brought, until the next throw."""
        if state.letters:
            review = () if state.review is None else state.review.widgets({}, viewer)
            words = self._crossword(self.rules.seat(state), state.letters, state.tiles)
            return (words, *self._checked(state), *review)
        if state.last is None:
            return ()
        last = state.last
        brought = say("turn-brought", who=Name(last.seat), points=last.points)
        review = () if last.review is None or not last.review.words else last.review.widgets({}, viewer)
        return (self._crossword(last.seat, last.letters, last.tiles), Announcement("last-turn", brought), *review)

    def _crossword(self, seat: Seat, letters: str, tiles: Tiles) -> Crossword:
        return Crossword("crossword", seat, tuple(letters), tuple(self.rules.values(letters)), tiles)

    # Where the table agreed on it, everybody sees at once which lines are words, and what the layout is worth.

    def _checked(self, state: State) -> tuple[Announcement, ...]:
        if not self.rules.options.live_check or self.rules.options.word_check != "list" or not state.tiles:
            return ()
        lines = [
            Announcement(f"run-{number}", say(f"run-{self._validity(state, run)}", word=run.word))
            for number, run in enumerate(runs_of(state.tiles))
        ]
        points = self.rules.count(state.letters, state.tiles, state.listed, None).points
        return (*lines, Announcement("worth", say("layout-worth", points=points)))

    def _validity(self, state: State, run: Run) -> str:
        return "valid" if self.rules.is_word(run.word, state.listed) else "invalid"


class LetraMixAdvice(Advice[LetraMix]):
    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """What a layout would score by the word list; to stop or to throw again is better than to change nothing."""
        if state.review is not None:
            return float(move == DONE)
        if self.lexicon is None:
            return None
        tiles = move.tiles if isinstance(move, Lay) else state.tiles
        listed = tuple([word for word in self.rules.lines(tiles) if word in self.lexicon])
        worth = count(tiles, self.rules.values(state.letters), listed.__contains__).points
        return worth + (0.5 if move == RETHROW and not tiles else 0.25 if move == STOP else 0.0)


@lru_cache(maxsize=1024)
def _to_lay(letters: str, may_rethrow: bool) -> Choices:
    dice = tuple([ALPHABET if letter == JOKER else letter for letter in letters])
    return Choices(STOP, *((RETHROW,) if may_rethrow else ()), Layouts(dice, REACH))


GAME = Game(INFO, LetraMix, LetraMixFace, LetraMixAdvice)
