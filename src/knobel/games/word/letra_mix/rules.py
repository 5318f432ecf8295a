"""The rules of Letra Mix: turns, throwing again, laying, and how words are checked."""

from functools import lru_cache
from typing import Annotated, Literal

from knobel.games.word._crossword import Count, Tiles, count, nothing, runs_of
from knobel.games.word._letters import JOKER, VALUES, VOWELS, letter_dice, vowels
from knobel.games.word._vote import Word, WordVote, review_of
from knobel.games.word._vote_questions import VoteQuestions
from knobel.writing.facts import Frozen, Options, only, when, whole
from knobel.writing.rules import (
    SIGNED,
    AnyMove,
    Ask,
    Bounds,
    Choices,
    Clock,
    Did,
    Expired,
    IllegalMove,
    Lay,
    Layouts,
    Over,
    Press,
    Result,
    Seat,
    Stage,
    WordRules,
    by_points,
    throw_each,
    up_to,
    with_item,
)

MOST_ROUNDS = 50
MOST_VOWELS_TO_RETHROW = 1
# The grid has no bounds; this is only far beyond what thirteen dice can reach.
REACH = 99
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STOP, RETHROW = Press("stop"), Press("rethrow")
GAME_CLOCK = "time"


class LetraMixOptions(Options, frozen=True):
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


class State(Frozen, frozen=True):
    """`turn` counts the turns of this round that are over. While a throw is `due`, the turn before still lies there.

    `listed` are those words of the layout of which the word list has said that it has them.
    """

    first: Seat
    totals: tuple[int, ...]
    round: int = 1
    turn: int = 0
    due: bool = True
    letters: str = ""
    rethrows: int = 0
    tiles: Tiles = ()
    listed: tuple[str, ...] = ()
    review: WordVote | None = None
    time_up: bool = False


class LetraMix(WordRules[State, LetraMixOptions]):
    scores = True

    def prepare(self) -> None:
        self.throws = throw_each(self.seats, letter_dice(self.options.dice_set))
        self.value_of = VALUES[self.options.dice_set].__getitem__
        self.asks_list = self.options.word_check == "list"
        self.live_check = self.options.live_check
        self.has_clock = self.options.end_mode == "time"
        # A throw may be laid again and again, and a layout is looked at several times: the question about the latest
        # throw and the lines of the latest layout are kept, with what they came from.
        self._latest_ask: tuple[tuple[object, ...], Ask] = ((), Ask({}))
        self._latest_lines: tuple[Tiles, tuple[str, ...]] = ((), ())
        self.questions = VoteQuestions(self.seats, self.options.review_s, self.options.vote_s)

    def bounds(self) -> Bounds:
        reach = range(-REACH, REACH + 1)
        return {
            "totals.*": SIGNED,
            "round": up_to(MOST_ROUNDS + 1),
            "turn": up_to(self.seats),
            "tiles.*.die": range(len(self.throws[0].dice)),
            "tiles.*.column": reach,
            "tiles.*.row": reach,
        }

    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.due:
            return Over(self.result(state)) if self.finished(state) else self.throws[self.seat(state)]
        if state.review is not None:
            return self._timed(state, self.questions.stage(state.review, f"{state.round}-{state.turn}"))
        asked = (state.letters, state.first, state.round, state.turn, state.rethrows, state.time_up)
        before, ask = self._latest_ask
        if asked != before:
            ask = self._to_lay(state)
            self._latest_ask = (asked, ask)
        return ask

    def _to_lay(self, state: State) -> Ask:
        choices = to_lay(state.letters, self.has_rethrows(state))
        hourglass = _hourglass(state.round, state.turn, self.options.hourglass_s)
        return self._timed(state, Ask({self.seat(state): choices}, hourglass))

    def seat(self, state: State) -> Seat:
        """Whose turn it is."""
        return (state.first + state.turn) % self.seats

    # The game ends with a full round: after so many, when somebody has reached the target, or when the time is over.

    def finished(self, state: State) -> bool:
        if state.turn or state.rethrows or state.round == 1:
            return False
        if self.options.end_mode == "rounds":
            return state.round > self.options.rounds
        if self.options.end_mode == "target":
            return max(state.totals) >= self.options.target or state.round > MOST_ROUNDS
        return state.time_up

    def _timed(self, state: State, stage: Ask) -> Ask:
        if not self.has_clock or state.time_up:
            return stage
        return stage.but(clocks=(*stage.clocks, Clock(GAME_CLOCK, 60 * self.options.time_min)))

    # A throw with at most one vowel may be repeated; the layout is cleared and the sand runs on.

    def may_rethrow(self, state: State) -> bool:
        return self.has_rethrows(state) and has_few_vowels(state.letters)

    def has_rethrows(self, state: State) -> bool:
        """Whether a throw of this turn may still be repeated, if it has few vowels."""
        return not state.rethrows or self.options.max_rerolls != 1

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        return state.but(due=False, letters="".join(map(chr, faces)), tiles=(), listed=(), review=None)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if state.review is not None:
            return self._reviewed(state, state.review.after(seat, move, self.seats))
        if type(move) is Lay:
            return state.but(tiles=move.tiles)
        if move == RETHROW:
            return state.but(due=True, letters="", tiles=(), listed=(), rethrows=state.rethrows + 1)
        return self._laid(state)

    def expired(self, state: State, clock: str) -> State:
        if clock == GAME_CLOCK:
            return state.but(time_up=True)
        if state.review is not None:
            return self._reviewed(state, state.review.ended(self.seats))
        return self._laid(state)

    # The list is asked about every line of the layout that counts, or that everybody shall see checked.

    def word_language(self) -> str:
        return self.options.dice_set

    def words_asked(self, state: State, event: Did | Expired) -> tuple[str, ...]:
        if not self.asks_list or state.due:
            return ()
        if isinstance(event, Did) and type(event.move) is Lay:
            return self.lines(event.move.tiles) if self.live_check else ()
        ends = event.move == STOP if isinstance(event, Did) else event.clock != GAME_CLOCK
        return self.lines(state.tiles) if ends and not self.live_check else ()

    def looked_up(self, state: State, words: tuple[str, ...]) -> State:
        return state if words == state.listed else state.but(listed=words)

    def lines(self, tiles: Tiles) -> tuple[str, ...]:
        """The lines of a layout that are long enough for a word."""
        before, lines = self._latest_lines
        if tiles is not before:
            shortest, runs = self.options.min_word, runs_of(tiles)
            lines = tuple(dict.fromkeys([run.word for run in runs if len(run.word) >= shortest])) if runs else ()
            self._latest_lines = (tiles, lines)
        return lines

    # When the layout lies, the others may vote on its words; else they are looked up, or taken on trust.

    def _laid(self, state: State) -> State:
        if self.options.word_check != "vote" or self.seats == 1:
            return self._scored(state)
        words = tuple([Word(word, word, (self.seat(state),)) for word in self.lines(state.tiles)])
        return self._reviewed(state, review_of(words))

    def _reviewed(self, state: State, review: WordVote) -> State:
        reviewed = state.but(review=review)
        return self._scored(reviewed) if review.phase == "closed" else reviewed

    # The turn counts, and the left neighbour throws.

    def _scored(self, state: State) -> State:
        seat, (rounds, turn) = self.seat(state), divmod(state.turn + 1, self.seats)
        totals = with_item(state.totals, seat, state.totals[seat] + self._points(state))
        return state.but(totals=totals, round=state.round + rounds, turn=turn, due=True, rethrows=0)

    # What a layout is worth.

    def _points(self, state: State) -> int:
        if self.asks_list and not state.listed:
            return -sum(map(self.value_of, state.letters))
        return self.count(state).points

    def count(self, state: State) -> Count:
        values = self.values(state.letters)
        if self.asks_list and not state.listed:
            return nothing(values)
        rejected = frozenset() if state.review is None else state.review.rejected()
        return count(state.tiles, values, lambda word: self.is_word(state, word) and word not in rejected)

    def is_word(self, state: State, word: str) -> bool:
        return len(word) >= self.options.min_word and (not self.asks_list or word in state.listed)

    def values(self, letters: str) -> list[int]:
        return list(map(self.value_of, letters))

    def result(self, state: State) -> Result:
        return by_points(state.totals)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if state.review is not None:
            return state.review.refusal(seat, move)
        if move != RETHROW:
            return None
        found = vowels(state.letters)
        too_many = found > MOST_VOWELS_TO_RETHROW
        return IllegalMove("enough-vowels", vowels=found) if too_many else IllegalMove("rethrown")


@lru_cache(maxsize=64)
def _hourglass(number: int, turn: int, seconds: int) -> tuple[Clock, ...]:
    return (Clock(f"hourglass-{number}-{turn}", seconds),)


def has_few_vowels(letters: str) -> bool:
    """Whether a throw may be repeated."""
    found = 0
    # Most throws have more as soon as two or three of them have been counted.
    for vowel in VOWELS:
        found += letters.count(vowel)
        if found > MOST_VOWELS_TO_RETHROW:
            return False
    return True


def to_lay(letters: str, has_rethrows: bool) -> Choices:
    """What can be done with a throw: lay its letters anywhere, stop, or throw again where there are few vowels."""
    dice = tuple([ALPHABET if letter == JOKER else letter for letter in letters] if JOKER in letters else letters)
    if has_rethrows and has_few_vowels(letters):
        return Choices(STOP, RETHROW, Layouts(dice, REACH))
    return Choices(STOP, Layouts(dice, REACH))
