"""Stadt-Land-Fluss against the hourglass: one category, thirteen letter dice, everybody writes at the same time.

Rulings followed: a term must begin with its die's letter and have two letters at least; the same term counts once for a
player, whichever die it was written for, so two equal letters need two terms. Whoever is done has handed in the sheet;
the hourglass ends the writing for all others with what they have written so far. Then the sheets lie open and the table
votes on what is challenged and on what is one and the same. A term that nobody else has is worth three points, else one
point each.
"""

from functools import lru_cache
from itertools import compress
from typing import Annotated, Literal

from knobel.games.word._categories import CONSENT
from knobel.games.word._letters import DICE, JOKER
from knobel.games.word._round import LONGEST_TERM, RoundOptions, RoundRules, RoundState, dice_in_play, die_of, slots_of
from knobel.games.word._round_face import RoundFace, letter_tray, word_sheet
from knobel.games.word._vote import DONE, Word, review_of
from knobel.games.word._vote_advice import VoteAdvice
from knobel.parts.words import normalised, serves
from knobel.writing.advice import RandBelow, is_unknown
from knobel.writing.face import Item, Phrase, SeenEvent, Unseen, Viewer, Widget, say
from knobel.writing.facts import Family, Game, Info, Players, whole
from knobel.writing.rules import AnyMove, Ask, Choices, Clock, Seat, Secret, Words, Write, with_item

ALONE, SHARED = 3, 1

# What one player has written, die by die.
Texts = tuple[str, ...]
BLANK: Texts = ("",) * DICE
EVERY_DIE = range(DICE)


class StadtLandFlussZeitOptions(RoundOptions, frozen=True):
    rounds: Annotated[int, whole(1, 20)] = 5
    hourglass_s: Annotated[int, whole(30, 300)] = 150
    dice_set: Literal["de", "en"] = "de"
    category_choice: Literal["rotate", "vote", "random"] = "rotate"
    review_s: Annotated[int, whole(10, 120)] = 30
    vote_s: Annotated[int, whole(5, 60)] = 15


class State(RoundState, frozen=True):
    """`sheets` are private while everybody writes, and then for all to see; `done` have handed theirs in."""

    sheets: tuple[Secret[Texts], ...] = ()
    done: tuple[Seat, ...] = ()


class StadtLandFlussZeit(RoundRules[State, StadtLandFlussZeitOptions]):
    merging = True

    def prepare(self) -> None:
        super().prepare()
        rounds, seconds = range(1, self.options.rounds + 1), self.options.hourglass_s
        self.everybody = tuple(range(self.seats))
        self.hourglasses = tuple([(Clock(f"hourglass-{number}", seconds),) for number in rounds])
        # Nothing that is asked changes while people write: the latest question is kept, with what it came from.
        self._latest_ask: tuple[tuple[str, tuple[Seat, ...], int], Ask] = (("", (), 0), Ask({}))
        self.blank_sheets = tuple([Secret(BLANK, (seat,)) for seat in range(self.seats)])

    # The hourglass runs from the throw on. Everybody writes at most one term for each die, in secret.

    def dealt(self, state: State) -> State:
        return state.but(sheets=self.blank_sheets)

    def play(self, state: State) -> Ask:
        letters, done, number = state.letters, state.done, len(state.choice.used)
        asked, ask = self._latest_ask
        if asked != (letters, done, number):
            writing = [seat for seat in self.everybody if seat not in done] if done else self.everybody
            ask = Ask(dict.fromkeys(writing, _to_write(letters)), self.hourglasses[number], secret=True)
            self._latest_ask = ((letters, done, number), ask)
        return ask

    def played(self, state: State, seat: Seat, move: AnyMove) -> State:
        if type(move) is Write:
            texts = with_item(state.sheets[seat].value, die_of(move.slot), move.text)
            return state.but(sheets=with_item(state.sheets, seat, Secret(texts, (seat,))))
        done = (*state.done, seat)
        return self._opened(state) if len(done) == self.seats else state.but(done=done)

    def play_expired(self, state: State, clock: str) -> State:
        return self._opened(state)

    # When all are done or the sand has run out, the sheets lie open and are reviewed.

    def _opened(self, state: State) -> State:
        sheets = tuple([sheet.opened(self.seats) for sheet in state.sheets])
        return self.reviewed(state.but(sheets=sheets, done=()), review_of(terms(state.letters, sheets)))

    # Three points for a term that only one player has, else one.

    def term_points(self, authors: int) -> int:
        return ALONE if authors == 1 else SHARED


def terms(letters: str, sheets: tuple[Secret[Texts], ...]) -> tuple[Word, ...]:
    """Every term that may count, in the order of the dice, with all who wrote it for any die of its letter."""
    # Most dice have nothing: they are passed over before anything is compared.
    written = [(die, seat) for seat, sheet in enumerate(sheets) for die in compress(EVERY_DIE, sheet.value)]
    found: dict[str, Word] = {}
    for die, seat in sorted(written):
        text = sheets[seat].value[die]
        if serves(text, letters[die]):
            id = normalised(text)
            term = found.get(id)
            if term is None:
                found[id] = Word(id, text, (seat,))
            elif seat not in term.authors:
                found[id] = term.but(authors=tuple(sorted((*term.authors, seat))))
    return tuple(found.values())


@lru_cache(maxsize=64)
def _to_write(letters: str) -> Choices:
    return Choices(DONE, Words(slots_of(dice_in_play(letters)), LONGEST_TERM, tuple(letters.replace(JOKER, ""))))


class StadtLandFlussZeitFace(RoundFace[StadtLandFlussZeit]):
    terms_open = "told-pens-down"

    def activity(self, state: State) -> str:
        return "write"

    def table(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        sheets = []
        for seat, sheet in enumerate(state.sheets):
            texts, id = sheet.shown_to(viewer), "words" if state.is_played else f"words-{seat}"
            if texts is not None:
                sheets.append(word_sheet(id, seat, state.letters, texts, filled=not state.is_played))
        return (*letter_tray(state.letters, dice_in_play(state.letters)), *sheets)

    def note(self, state: State, seat: Seat) -> Phrase | None:
        return say("note-done") if seat in state.done else super().note(state, seat)

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        return say("press-hand-in") if item == DONE and state.is_played else super().label(state, seat, item)

    # Nobody is told that others write.

    def told_in_play(self, state: State, seen: SeenEvent) -> tuple[Phrase, ...]:
        return () if isinstance(seen, Unseen) else super().told_in_play(state, seen)


class StadtLandFlussZeitAdvice(VoteAdvice[StadtLandFlussZeit]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        """Nobody can guess what others write: their sheets are taken for empty."""
        sheets = tuple([Secret(BLANK, sheet.seen_by) if is_unknown(sheet) else sheet for sheet in state.sheets])
        sampled: State = super().sample_hidden(state.but(sheets=sheets), seat, below)
        return sampled

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float:
        """Consent, never challenge, abstain; and a new term for an empty slot looks like three points."""
        if state.choice.chosen is None:
            return float(move == CONSENT)
        if not state.is_played or not isinstance(move, Write):
            return float(move == DONE)
        sheet, die = state.sheets[seat].value, die_of(move.slot)
        new = normalised(move.text) not in map(normalised, sheet)
        return float(ALONE if new and not sheet[die] and serves(move.text, state.letters[die]) else 0)


INFO = Info(
    id="stadt-land-fluss-zeit",
    family=Family.WORD,
    players=Players(2, 8),
    dice=("letter",) * DICE,
    hidden=True,
    codes=("own-word",),
)

GAME = Game(INFO, StadtLandFlussZeit, StadtLandFlussZeitFace, StadtLandFlussZeitAdvice)
