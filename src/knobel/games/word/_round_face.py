"""What is seen and told of both games of Stadt-Land-Fluss."""

from collections.abc import Sequence
from typing import Any, TypeVar

from knobel.games.word._category_face import (
    announcements,
    category_name,
    choice_headline,
    is_own_category,
    round_told,
    told_in_choice,
    told_of_choice,
)
from knobel.games.word._letters import JOKER
from knobel.games.word._round import RoundRules, RoundState, dice_in_play, slot_of
from knobel.games.word._vote_face import VoteFace, terms_of
from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Item,
    LastThrow,
    Name,
    Phrase,
    SeenEvent,
    Thrown,
    Tray,
    Viewer,
    Widget,
    WordSheet,
    WordSlot,
    say,
)
from knobel.writing.rules import Ask, Say, Seat, Stage

R = TypeVar("R", bound=RoundRules[Any, Any])


class RoundFace(VoteFace[R]):
    """A game says what lies there, and what is told, while terms are being found."""

    def activity(self, state: Any) -> str:
        """What everybody does while terms are being found, as the headline calls it."""
        raise NotImplementedError

    def table(self, state: Any, viewer: Viewer) -> tuple[Widget, ...]:
        """The letters, and the terms found for them."""
        raise NotImplementedError

    def told_in_play(self, state: Any, seen: SeenEvent) -> tuple[Phrase, ...]:
        """What somebody has done while terms are being found."""
        return super().told(state, seen)

    def told_of_play(self, before: Any, after: Any) -> tuple[Phrase, ...]:
        """What has come of it while terms are being found."""
        return ()

    # What is seen.

    def draw(self, state: RoundState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (
            Announcement("round", round_told(state.choice, self.rules.options.rounds)),
            *announcements(state.choice),
            *self.table(state, viewer),
            *self._review(state, viewer),
            self.standings(state, viewer),
        )

    def score(self, state: RoundState, seat: Seat) -> int:
        return state.points[seat]

    def note(self, state: Any, seat: Seat) -> Phrase | None:
        return say("note-done") if state.review is not None and seat in state.review.done else None

    # The terms of a round; while the next category is being found, under the heading of the last one.

    def _review(self, state: RoundState, viewer: Viewer) -> tuple[Widget, ...]:
        if state.review is None or not state.review.words:
            return ()
        terms = terms_of(state.review, self.rules.worth(state.review), viewer)
        if state.choice.chosen is not None:
            return terms
        return (Announcement("last-round", say("last-round", category=category_name(state.choice.used[-1]))), *terms)

    def headline(self, state: RoundState, stage: Stage, viewer: Viewer) -> Phrase:
        if state.choice.chosen is None:
            return choice_headline(state.choice)
        if not isinstance(stage, Ask):
            return super().headline(state, stage, viewer)
        if state.review is None:
            return say(f"headline-{self.activity(state)}", category=category_name(state.choice.chosen))
        return say(f"headline-{state.review.phase}")

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Say):
            return say("move-category", category=category_name(item.value))
        return say("space-own-category") if is_own_category(item) else super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return None if is_own_category(item) else super().widget_of(item)

    # What is told.

    def told(self, state: RoundState, seen: SeenEvent) -> tuple[Phrase, ...]:
        if state.choice.chosen is None:
            return told_in_choice(state.choice, seen)
        return self.told_in_play(state, seen) if state.is_played else super().told(state, seen)

    def consequences(self, before: RoundState, event: Event, after: RoundState, viewer: Viewer) -> tuple[Phrase, ...]:
        if before.choice.chosen is None:
            return told_of_choice(before.choice, after.choice)
        if isinstance(event, Thrown):
            return (say("told-joker"),) if ord(JOKER) in event.faces else ()
        found = self.told_of_play(before, after) if before.review is None else ()
        scored = after.review is not None and after.review.phase == "closed" and after.review.words
        points = _points(before.points, after.points) if scored else ()
        return (*found, *self.told_of_review(before, after), *points)


def _points(before: tuple[int, ...], after: tuple[int, ...]) -> list[Phrase]:
    """What a round has brought everybody."""
    pairs = enumerate(zip(before, after, strict=True))
    return [say("told-points", who=Name(seat), points=now - then, total=now) for seat, (then, now) in pairs]


def letter_tray(letters: str, dice: Sequence[int]) -> tuple[Tray, ...]:
    """These letter dice, in the middle."""
    return (Tray("tray", None, tuple(DieView(die, ord(letters[die]), "letter") for die in dice)),) if dice else ()


def word_sheet(id: str, owner: Seat, letters: str, texts: Sequence[str], *, filled: bool = False) -> WordSheet:
    """A sheet with a slot for every die, or only with those that have been `filled`."""
    dice = [die for die in dice_in_play(letters) if texts[die] or not filled]
    return WordSheet(id, owner, tuple(WordSlot(slot_of(die), letters[die], texts[die]) for die in dice))
