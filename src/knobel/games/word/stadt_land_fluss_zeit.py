"""Stadt-Land-Fluss against the hourglass: one category, thirteen letter dice, everybody writes at the same time.

Rulings followed: the starter proposes the first category, then the next seat clockwise. A joker is taken out. A term
must begin with its die's letter and have two letters at least; the same term counts once for a player, whichever die
it was written for, so two equal letters need two terms. Whoever is done has handed in the sheet; the hourglass ends the
writing for all others with what they have written so far. Then the sheets lie open and the table votes on what is
challenged and on what is one and the same. A term that nobody else has is worth three points, else one point each.
"""

from functools import lru_cache
from operator import add
from typing import Annotated, Literal

from knobel.games.word._categories import CONSENT, CategoryChoice, category_name, choose_category
from knobel.games.word._category_round import (
    DICE,
    LONGEST_TERM,
    category_label,
    die_of,
    is_own_category,
    letter_tray,
    own_word,
    points_told,
    round_told,
    slot_of,
    under_last_round,
)
from knobel.games.word._letters import JOKER, letter_dice
from knobel.games.word._vote import DONE, Word, WordVote, is_on_merges, label_in_vote, review_of
from knobel.parts.words import normalised, serves
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import (
    Announcement,
    Event,
    Face,
    Item,
    LastThrow,
    Phrase,
    SeenEvent,
    Standing,
    Standings,
    Thrown,
    Unseen,
    Viewer,
    Widget,
    WordSheet,
    WordSlot,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Choices,
    Clock,
    Did,
    IllegalMove,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Secret,
    Stage,
    Words,
    Write,
    by_points,
    throw,
)

ALONE, SHARED = 3, 1

# What one player has written, die by die.
Texts = tuple[str, ...]
BLANK: Texts = ("",) * DICE


class StadtLandFlussZeitOptions(Options, frozen=True):
    """What a table can agree on."""

    rounds: Annotated[int, whole(1, 20)] = 5
    hourglass_s: Annotated[int, whole(30, 300)] = 150
    dice_set: Literal["de", "en"] = "de"
    category_choice: Literal["rotate", "vote", "random"] = "rotate"
    review_s: Annotated[int, whole(10, 120)] = 30
    vote_s: Annotated[int, whole(5, 60)] = 15


class State(Frozen, frozen=True):
    """A round goes through `choice`, `letters`, `sheets` and `review`.

    The review stays on the table until the next category is found. `sheets` are private and there only while everybody
    writes; `done` have handed theirs in; `shown` are the sheets once they lie open.
    """

    first: Seat
    points: tuple[int, ...]
    choice: CategoryChoice
    letters: str = ""
    sheets: tuple[Secret[Texts], ...] = ()
    done: tuple[Seat, ...] = ()
    shown: tuple[Texts, ...] = ()
    review: WordVote | None = None


INFO = Info(
    id="stadt-land-fluss-zeit",
    family=Family.WORD,
    players=Players(2, 8),
    dice=("letter",) * DICE,
    hidden=True,
    codes=("own-word",),
)


class StadtLandFlussZeit(Rules[State, StadtLandFlussZeitOptions]):
    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats, self._choice(first))

    def stage(self, state: State) -> Stage:
        if state.choice.chosen is None:
            return state.choice.stage()
        if not state.letters:
            return throw(None, letter_dice(self.options.dice_set))
        if state.review is None:
            return self._writing(state)
        if state.review.phase != "closed":
            times = self.options.review_s, self.options.vote_s
            return state.review.stage(self.seats, *times, state.choice.round)
        return Over(self.result(state))

    # A round begins with its category; the one who proposes it changes from round to round.

    def _choice(self, first: Seat, used: tuple[str, ...] = ()) -> CategoryChoice:
        return choose_category(self.options.category_choice, (first + len(used)) % self.seats, self.seats, used)

    def _chosen(self, state: State, choice: CategoryChoice) -> State:
        if choice.chosen is None:
            return state.but(choice=choice)
        return State(state.first, state.points, choice)

    # The hourglass runs from the throw on. Everybody writes at most one term for each die, in secret.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.after_lot(faces[0]))
        sheets = tuple(Secret(BLANK, (seat,)) for seat in range(self.seats))
        return state.but(letters="".join(map(chr, faces)), sheets=sheets)

    def _writing(self, state: State) -> Ask:
        hourglass = Clock(f"hourglass-{state.choice.round}", self.options.hourglass_s)
        writing = [seat for seat in range(self.seats) if seat not in state.done]
        return Ask(dict.fromkeys(writing, _to_write(state.letters)), (hourglass,), secret=True)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.after(seat, move))
        if state.review is not None:
            return self._judged(state, state.review.after(seat, move, self.seats))
        if isinstance(move, Write):
            return _written(state, seat, move)
        done = (*state.done, seat)
        return self._opened(state) if len(done) == self.seats else state.but(done=done)

    def expired(self, state: State, clock: str) -> State:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.timed_out())
        if state.review is not None:
            return self._judged(state, state.review.ended(self.seats))
        return self._opened(state)

    # When all are done or the sand has run out, the sheets lie open and are reviewed.

    def _opened(self, state: State) -> State:
        shown = tuple(sheet.value for sheet in state.sheets)
        review = review_of(terms(state.letters, shown))
        return self._judged(state.but(sheets=(), done=(), shown=shown), review)

    # When the review is over, its points count, and the next round begins.

    def _judged(self, state: State, review: WordVote) -> State:
        if review.phase != "closed":
            return state.but(review=review)
        points = tuple(map(add, state.points, gains(review, self.seats)))
        if state.choice.round == self.options.rounds:
            return state.but(points=points, review=review)
        return State(state.first, points, self._choice(state.first, state.choice.closed()), review=review)

    def result(self, state: State) -> Result:
        return by_points(state.points)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        return None if state.review is None else own_word(state.review.words, seat, move)


class StadtLandFlussZeitFace(Face[StadtLandFlussZeit]):
    def seen(self, state: State, event: Event, viewer: Viewer) -> SeenEvent:
        if isinstance(event, Did) and isinstance(event.move, Press):
            return event
        return super().seen(state, event, viewer)

    def tell(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        followed = self.consequences(before, event, after, viewer)
        if before.choice.chosen is None:
            return (*before.choice.told(event), *followed)
        seen = self.seen(before, event, viewer)
        if before.review is not None:
            return (*before.review.told(self.rules.stage(before), seen), *followed)
        return followed if isinstance(seen, Unseen) else super().tell(before, event, after, viewer)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if before.choice.chosen is None:
            return after.choice.told_since(before.choice)
        if isinstance(event, Thrown) and JOKER in after.letters:
            return (say("told-joker"),)
        if after.review is None:
            return ()
        if before.review is None:
            told = [say("told-pens-down", count=len(after.review.words))]
        else:
            told = list(after.review.told_since(before.review))
        scored = after.review.phase == "closed" and after.review.words
        return (*told, *(points_told(before.points, after.points) if scored else ()))

    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if state.choice.chosen is None:
            return state.choice.headline()
        if not isinstance(stage, Ask):
            return super().headline(state, stage, viewer)
        if state.review is None:
            return say("headline-write", category=category_name(state.choice.chosen))
        return say(f"headline-{state.review.phase}")

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if item == DONE and state.review is None:
            return say("press-hand-in")
        return category_label(state.choice, item) or label_in_vote(item) or super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        if is_own_category(item):
            return None
        return "merges" if is_on_merges(item) else super().widget_of(item)

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        rows = tuple(
            Standing(seat, points, say("note-done") if self._is_done(state, seat) else None)
            for seat, points in enumerate(state.points)
        )
        return (
            Announcement("round", round_told(state.choice, self.rules.options.rounds)),
            *state.choice.announcements(),
            *letter_tray(state.letters),
            *self._sheets(state, viewer),
            *self._review(state, viewer),
            Standings("standings", "points", rows),
        )

    def _review(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        if state.review is None or not state.review.words:
            return ()
        return under_last_round(state.choice, state.review.widgets(worth(state.review), viewer))

    def _is_done(self, state: State, seat: Seat) -> bool:
        return seat in state.done or (state.review is not None and seat in state.review.done)

    def _sheets(self, state: State, viewer: Viewer) -> tuple[WordSheet, ...]:
        if state.sheets:
            own = None if viewer is None else state.sheets[viewer].shown_to(viewer)
            return () if viewer is None or own is None else (_sheet("words", viewer, state.letters, own),)
        return tuple(
            _sheet(f"words-{seat}", seat, state.letters, texts, filled=True) for seat, texts in enumerate(state.shown)
        )


class StadtLandFlussZeitAdvice(Advice[StadtLandFlussZeit]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        """Nobody can guess what others write: their sheets are taken for empty."""
        sheets = tuple([Secret(BLANK, sheet.seen_by) if is_unknown(sheet) else sheet for sheet in state.sheets])
        return state.but(sheets=sheets, review=None if state.review is None else state.review.imagined())

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """Consent, never challenge, abstain; and a new term for an empty slot looks like three points."""
        if state.choice.chosen is None:
            return float(move == CONSENT)
        if not state.sheets or not isinstance(move, Write):
            return float(move == DONE)
        sheet, die = state.sheets[seat].value, die_of(move.slot)
        new = normalised(move.text) not in map(normalised, sheet)
        return float(ALONE if new and not sheet[die] and serves(move.text, state.letters[die]) else 0)


def terms(letters: str, sheets: tuple[Texts, ...]) -> tuple[Word, ...]:
    """Every term that may count, in the order of the dice, with all who wrote it for any die of its letter."""
    found: dict[str, tuple[str, set[Seat]]] = {}
    for die, letter in enumerate(letters):
        for seat, sheet in enumerate(sheets):
            text = sheet[die]
            if text and serves(text, letter):
                found.setdefault(normalised(text), (text, set()))[1].add(seat)
    return tuple(Word(id, text, tuple(sorted(authors))) for id, (text, authors) in found.items())


def worth(review: WordVote) -> dict[str, int]:
    """What each term is worth to each of its authors, once the review is over."""
    if review.phase != "closed":
        return {}
    earned = dict.fromkeys(review.rejected(), 0)
    for group in review.groups():
        earned.update(dict.fromkeys((word.id for word in group), _group_worth(group)))
    return earned


def gains(review: WordVote, seats: int) -> list[int]:
    """The points of every seat: what is merged counts as one term, and one term counts once."""
    points = [0] * seats
    for group in review.groups():
        for seat in {seat for word in group for seat in word.authors}:
            points[seat] += _group_worth(group)
    return points


def _group_worth(group: tuple[Word, ...]) -> int:
    """Three points for a term that only one player has, else one."""
    return ALONE if len({seat for word in group for seat in word.authors}) == 1 else SHARED


@lru_cache(maxsize=1024)
def _to_write(letters: str) -> Choices:
    slots = tuple(slot_of(die) for die, letter in enumerate(letters) if letter != JOKER)
    return Choices(DONE, Words(slots, LONGEST_TERM, tuple(letters.replace(JOKER, ""))))


def _written(state: State, seat: Seat, move: Write) -> State:
    die, texts = die_of(move.slot), state.sheets[seat].value
    sheet = Secret((*texts[:die], move.text, *texts[die + 1 :]), (seat,))
    return state.but(sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))


def _sheet(id: str, owner: Seat, letters: str, texts: Texts, *, filled: bool = False) -> WordSheet:
    """A sheet with all its slots, or only with those that have been `filled`."""
    slots = tuple(
        WordSlot(slot_of(die), letter, text)
        for die, (letter, text) in enumerate(zip(letters, texts, strict=True))
        if letter != JOKER and (text or not filled)
    )
    return WordSheet(id, owner, slots)


GAME = Game(INFO, StadtLandFlussZeit, StadtLandFlussZeitFace, StadtLandFlussZeitAdvice)
