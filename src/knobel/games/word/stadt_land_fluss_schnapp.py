"""Stadt-Land-Fluss, grab the die: one category, thirteen letter dice in the middle, and whoever is first to call a word
takes the die with its first letter.

Rulings followed: the starter proposes the first category, then the next seat clockwise. A joker is taken out. Claims
count strictly in the order in which they arrive; a word needs two letters at least and wins a die once in a round, so
two equal letters need two words. A claim may name its die; if that one is taken or shows another letter, the first free
die of the letter is meant. A wrong claim locks its player for a moment; what comes meanwhile is ignored. Whoever has
nothing more to say passes, and takes that back with the next claim. A round ends when no die is left, when all have
passed, when nobody has won a die for a while, or when its time is up.
Words stand unless the table votes them down: after the round, or live while play goes on. Live, a die that comes back
can be claimed again, its first word cannot; so a round in which no die is left ends only when no word can fall any
more. If a live round has ended otherwise, only words that are still open to a challenge are waited for.
"""

from operator import add
from typing import Annotated, Literal

from knobel.games.word._categories import CONSENT, CategoryChoice, category_name, choose_category
from knobel.games.word._category_round import (
    DICE,
    category_label,
    is_own_category,
    letter_tray,
    own_word,
    points_told,
    round_told,
    slot_of,
    under_last_round,
)
from knobel.games.word._grabbing import PASS, Grabbing, Times, grabbing
from knobel.games.word._letters import JOKER, letter_dice
from knobel.games.word._vote import CHALLENGE, DONE, WordVote, label_in_vote, review_of
from knobel.writing.advice import Advice, RandBelow
from knobel.writing.face import (
    Announcement,
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
    Unseen,
    Viewer,
    Widget,
    WordSheet,
    WordSlot,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Did,
    Expired,
    IllegalMove,
    Mark,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Stage,
    Write,
    by_points,
    throw,
)


class StadtLandFlussSchnappOptions(Options, frozen=True):
    """What a table can agree on."""

    rounds: Annotated[int, whole(1, 20)] = 5
    dice_set: Literal["de", "en"] = "de"
    category_choice: Literal["rotate", "vote", "random"] = "rotate"
    challenge: Literal["review", "live"] = "review"
    idle_s: Annotated[int, whole(10, 120)] = 20
    round_max_s: Annotated[int, whole(60, 600)] = 180
    wrong_claim_lock_s: Annotated[int, whole(0, 10)] = 2
    review_s: Annotated[int, whole(10, 120)] = 30
    vote_s: Annotated[int, whole(5, 60)] = 15

    depends = (
        only("review_s", when(challenge="review")),
        only("vote_s", when(challenge="review")),
    )


class State(Frozen, frozen=True):
    """A round goes through `choice`, `grab` and `review`; the last two stay until the next category is found."""

    first: Seat
    points: tuple[int, ...]
    choice: CategoryChoice
    grab: Grabbing | None = None
    review: WordVote | None = None

    @property
    def grabs(self) -> Grabbing | None:
        """The grabbing, as long as it goes on."""
        return self.grab if self.review is None else None


INFO = Info(
    id="stadt-land-fluss-schnapp",
    family=Family.WORD,
    players=Players(2, 8),
    dice=("letter",) * DICE,
    hidden=True,
    codes=("own-word", "locked"),
)


class StadtLandFlussSchnapp(Rules[State, StadtLandFlussSchnappOptions]):
    def prepare(self) -> None:
        super().prepare()
        self.times = Times(self.options.round_max_s, self.options.idle_s, self.options.wrong_claim_lock_s)

    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats, self._choice(first))

    def stage(self, state: State) -> Stage:
        if state.choice.chosen is None:
            return state.choice.stage()
        if state.grab is None:
            return throw(None, letter_dice(self.options.dice_set))
        if state.review is None:
            return state.grab.stage(self.times, state.choice.round)
        if state.review.phase != "closed":
            times = self.options.review_s, self.options.vote_s
            return state.review.stage(self.seats, *times, state.choice.round, merging=False)
        return Over(self.result(state))

    # A round begins with its category; the one who proposes it changes from round to round.

    def _choice(self, first: Seat, used: tuple[str, ...] = ()) -> CategoryChoice:
        return choose_category(self.options.category_choice, (first + len(used)) % self.seats, self.seats, used)

    def _chosen(self, state: State, choice: CategoryChoice) -> State:
        if choice.chosen is None:
            return state.but(choice=choice)
        return State(state.first, state.points, choice)

    # The dice fall into the middle for all to see, and everybody grabs.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.after_lot(faces[0]))
        letters = "".join(map(chr, faces))
        return state.but(grab=grabbing(letters, self.seats, live=self.options.challenge == "live"))

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.after(seat, move))
        if state.review is not None:
            return self._judged(state, state.review.after(seat, move, self.seats))
        assert state.grab is not None
        return self._grabbed(state, state.grab.after(seat, move, self.times))

    def expired(self, state: State, clock: str) -> State:
        if state.choice.chosen is None:
            return self._chosen(state, state.choice.timed_out())
        if state.review is not None:
            return self._judged(state, state.review.ended(self.seats))
        assert state.grab is not None
        return self._grabbed(state, state.grab.expired(clock))

    # When the grabbing is over, its words are reviewed, unless that has been done all along.

    def _grabbed(self, state: State, grab: Grabbing) -> State:
        after = state.but(grab=grab)
        if not grab.over:
            return after
        return self._judged(after, grab.verdicts() if grab.live else review_of(grab.words()))

    # Each die held with a word that stands is worth one point. Then the next round begins.

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
        grab = state.grabs
        if grab is not None and isinstance(move, Write) and grab.locks[seat]:
            return IllegalMove("locked", seconds=self.options.wrong_claim_lock_s)
        words = state.review.words if state.review is not None else grab.words() if grab is not None else ()
        return own_word(words, seat, move)


class StadtLandFlussSchnappFace(Face[StadtLandFlussSchnapp]):
    def seen(self, state: State, event: Event, viewer: Viewer) -> SeenEvent:
        if not isinstance(event, Did) or isinstance(event.move, Press) or event.seat == viewer:
            return event
        if state.grabs is not None and self._is_secret_vote(state.grabs, event):
            return Unseen(event.seat)
        return super().seen(state, event, viewer)

    def _is_secret_vote(self, grab: Grabbing, event: Did) -> bool:
        if not isinstance(event.move, Mark) or event.move.mark == CHALLENGE:
            return False
        after = grab.after(event.seat, event.move, self.rules.times)
        return all(then.status == now.status for then, now in zip(grab.claims, after.claims, strict=True))

    def tell(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        followed = self.consequences(before, event, after, viewer)
        if before.choice.chosen is None:
            return (*before.choice.told(event), *followed)
        seen = self.seen(before, event, viewer)
        if before.review is not None:
            return (*before.review.told(self.rules.stage(before), seen), *followed)
        if before.grab is not None:
            return (*self._told_of_grab(before.grab, seen), *followed)
        return super().tell(before, event, after, viewer)

    def _told_of_grab(self, grab: Grabbing, event: SeenEvent) -> tuple[Phrase, ...]:
        match event:
            case Did(seat, Write(_, text)):
                return (self._told_claim(grab, seat, text),)
            case Did(seat, Press()):
                again = seat in grab.passed
                return () if again else (say(f"told-{'waived' if grab.closing else 'pass'}", who=Name(seat)),)
            case Expired(clock):
                kind = clock.split("-")[0]
                return (say(f"told-time-{kind}"),) if kind in ("idle", "round") else ()
            case _:
                return grab.verdicts().told(Over(Result(())), event)

    def _told_claim(self, grab: Grabbing, seat: Seat, text: str) -> Phrase:
        refused = grab.refused(text)
        if refused is None:
            return say("told-claim", who=Name(seat), text=text)
        return say(f"told-refused-{refused}", who=Name(seat), text=text, seconds=self.rules.options.wrong_claim_lock_s)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if before.choice.chosen is None:
            return after.choice.told_since(before.choice)
        if isinstance(event, Thrown):
            return (say("told-joker"),) if after.grab is not None and JOKER in after.grab.letters else ()
        told: list[Phrase] = []
        if before.grabs is not None:
            told.extend(self._told_since(before.grabs, event))
        if after.review is None:
            return tuple(told)
        if before.review is None:
            told.append(say("told-hands-off", count=len(after.review.words) - len(after.review.rejected())))
        else:
            told.extend(after.review.told_since(before.review))
        scored = after.review.phase == "closed" and after.review.words
        return (*told, *(points_told(before.points, after.points) if scored else ()))

    def _told_since(self, before: Grabbing, event: Event) -> tuple[Phrase, ...]:
        match event:
            case Did(seat, move):
                after = before.after(seat, move, self.rules.times)
            case Expired(clock):
                after = before.expired(clock)
            case _:
                return ()
        closes = after.closing and not before.closing and not after.over
        return (*after.told_since(before), *((say("told-closing"),) if closes else ()))

    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if state.choice.chosen is None:
            return state.choice.headline()
        if not isinstance(stage, Ask):
            return super().headline(state, stage, viewer)
        if state.review is not None:
            return say(f"headline-{state.review.phase}")
        closing = state.grab is not None and state.grab.closing
        return say(f"headline-{'closing' if closing else 'grab'}", category=category_name(state.choice.chosen))

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if state.grabs is not None and state.grabs.closing and item == PASS:
            return say("press-waive")
        return category_label(state.choice, item) or label_in_vote(item) or super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return None if is_own_category(item) else super().widget_of(item)

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        rows = tuple(Standing(seat, points, self._note(state, seat)) for seat, points in enumerate(state.points))
        return (
            Announcement("round", round_told(state.choice, self.rules.options.rounds)),
            *state.choice.announcements(),
            *self._words(state, viewer),
            Standings("standings", "points", rows),
        )

    def _words(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        grab = state.grabs
        if grab is not None:
            sheet = () if viewer is None else (_sheet(grab, viewer),)
            return (*letter_tray(grab.letters, grab.gone), *sheet, *grab.terms(viewer))
        if state.review is None or not state.review.words:
            return ()
        return under_last_round(state.choice, state.review.widgets(worth(state.review), viewer))

    def _note(self, state: State, seat: Seat) -> Phrase | None:
        if state.review is not None:
            return say("note-done") if seat in state.review.done else None
        if state.grab is None:
            return None
        if state.grab.locks[seat]:
            return say("note-locked")
        held = len([claim for claim in state.grab.claims if claim.seat == seat and claim.status != "fallen"])
        return say("note-passed" if seat in state.grab.passed else "note-held", dice=held)


class StadtLandFlussSchnappAdvice(Advice[StadtLandFlussSchnapp]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        grab = state.grab
        if grab is not None:
            grab = grab.but(claims=tuple([claim.imagined() for claim in grab.claims]))
        return state.but(grab=grab, review=None if state.review is None else state.review.imagined())

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """Consent, never challenge, abstain; and a claim that would win a die looks like its point."""
        if state.choice.chosen is None:
            return float(move == CONSENT)
        if state.grabs is not None and isinstance(move, Write):
            return 0.0 if state.grabs.refused(move.text) else 1.0
        return 0.5 if move in (PASS, DONE) else 0.0


def worth(review: WordVote) -> dict[str, int]:
    """What each word has earned its player, once the review is over."""
    if review.phase != "closed":
        return {}
    fallen = review.rejected()
    return {word.id: int(word.id not in fallen) for word in review.words}


def gains(review: WordVote, seats: int) -> list[int]:
    """The points of every seat: one for each die held with a word that stands."""
    points = [0] * seats
    earned = worth(review)
    for word in review.words:
        points[word.authors[0]] += earned[word.id]
    return points


def _sheet(grab: Grabbing, viewer: Seat) -> WordSheet:
    """The dice of the round with the words that have won them; those without a word can be claimed."""
    called = {claim.die: claim.text for claim in grab.claims if claim.status != "fallen"}
    slots = tuple(
        WordSlot(slot_of(die), letter, called.get(die, ""))
        for die, letter in enumerate(grab.letters)
        if letter != JOKER
    )
    return WordSheet("words", viewer, slots)


GAME = Game(INFO, StadtLandFlussSchnapp, StadtLandFlussSchnappFace, StadtLandFlussSchnappAdvice)
