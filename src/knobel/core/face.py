"""Faces: what one seat sees of a game and is told about it. A face never decides anything."""

from typing import Any, ClassVar, Generic, TypeVar

from knobel.core.cards import CardTable
from knobel.core.choices import Item
from knobel.core.dice import DiceSet, Faces
from knobel.core.events import Did, Event, SeenEvent, Thrown, Unseen
from knobel.core.frozen import Frozen, Unchanging
from knobel.core.moves import AnyMove
from knobel.core.phrases import Name, Names, Phrase, say
from knobel.core.rules import Rules
from knobel.core.secrets import Viewer
from knobel.core.settlements import Settlement
from knobel.core.spaces import Bids, Cells, Keeps, Layouts, Links, Marks, Places, Stakes, Words
from knobel.core.stages import Ask, Over, Seat, Stage, Throw
from knobel.core.widgets import Announcement, Cup, DieView, Standing, Standings, ThrownBy, Tray, Widget
from knobel.core.wording import label_of, telling_of

R = TypeVar("R", bound=Rules[Any, Any])

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


class LastThrow(Frozen, frozen=True):
    """The dice that lie open on the table: who threw them, and what fell.

    A game in which more stays there than that has a kind of its own, and its face says when (`Face.left_lying`).
    """

    seat: Seat | None
    faces: Faces


class Face(Unchanging, Generic[R]):
    """What is shown and told of a game's states.

    The usual face has the last open throw in a tray, and standings with what everybody has: a game says what that is.
    """

    # What the numbers in the standings count.
    unit: ClassVar[str] = "points"
    # How many dice lie ready before the first throw of a game, for whoever begins; 0: nothing lies there.
    dice_ready: ClassVar[int] = 0
    # How open dice are thrown; hidden ones always fall under a cup.
    by: ClassVar[ThrownBy] = "hand"
    # The moves by which somebody leaves a turn, a deal or the game without having tried.
    giving_up: ClassVar[tuple[AnyMove, ...]] = ()
    # What is left lying for all to see, where that is more than the last open throw.
    last_type: ClassVar[type[LastThrow]] = LastThrow

    def __init__(self, rules: R) -> None:
        self.rules = rules
        self.prepare()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rules,)

    def prepare(self) -> None:
        """Work out what follows from the rules, once."""

    # What is seen ----------------------------------------------------------------------------------------------------

    def draw(self, state: Any, viewer: Viewer, last: Any) -> tuple[Widget, ...]:
        """What lies on the table for this viewer; `last` is what was left lying (`left_lying`), None for nothing."""
        return (*self.trays(state, viewer, last), *self.beside(state, viewer), *self.below(state, viewer, last))

    def beside(self, state: Any, viewer: Viewer) -> tuple[Widget, ...]:
        """What lies next to the dice: usually what is announced."""
        return tuple(Announcement(id, phrase) for id, phrase in self.announcements(state).items())

    def below(self, state: Any, viewer: Viewer, last: Any) -> tuple[Widget, ...]:
        """What lies below all that: usually the standings."""
        return (self.standings(state, viewer),)

    def announcements(self, state: Any) -> dict[str, Phrase]:
        """What everybody should know, each by the id of its announcement."""
        return {}

    def trays(self, state: Any, viewer: Viewer, last: Any) -> tuple[Tray, ...]:
        """The dice on the table: those of the last open throw, or before it those that lie ready."""
        return self.ready(state) if last is None else (dice_tray(last.seat, last.faces),)

    def ready(self, state: Any) -> tuple[Tray, ...]:
        """The dice that lie on the table before the first throw of a game."""
        return (ready_tray(state.seat, self.dice_ready),) if self.dice_ready else ()

    def left_lying(self, before: Any, event: Event, after: Any, last: Any) -> LastThrow | None:
        """What lies there for all to see after an event, where `last` did so before: the last open throw.

        No rule needs it, so that no state has it: a table keeps it beside the state. All of it must be open.
        """
        stage = self.rules.stage(before)
        if isinstance(event, Thrown) and isinstance(stage, Throw) and stage.seen_by is None:
            return LastThrow(stage.seat, event.faces)
        kept: LastThrow | None = last
        return kept

    def standings(self, state: Any, viewer: Viewer) -> Standings:
        """What everybody has."""
        rows = tuple(
            Standing(seat, self.score(state, seat), self.note(state, seat), self.out(state, seat))
            for seat in range(self.rules.seats)
        )
        return Standings("standings", self.unit, rows)

    def score(self, state: Any, seat: Seat) -> int | None:
        """The number beside a seat."""
        return None

    def note(self, state: Any, seat: Seat) -> Phrase | None:
        """A word beside a seat."""
        return None

    def out(self, state: Any, seat: Seat) -> bool:
        """Whether a seat no longer takes part."""
        return False

    def headline(self, state: Any, stage: Stage, viewer: Viewer) -> Phrase:
        """One line: what is going on."""
        if isinstance(stage, Over):
            return say("over")
        turn = turn_of(stage)
        if viewer is not None and viewer in turn:
            return say("your-turn")
        if not turn:
            return say("table-throws")
        if len(turn) > 1:
            return say("turn-of-several", who=Names(turn))
        return say("turn-to-stake" if _asks_for_stakes(stage) else "turn-of", who=Name(turn[0]))

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        """What to call a choice."""
        return label_of(item)

    def widget_of(self, item: Item) -> str | None:
        """The widget to which a choice belongs."""
        return HOME.get(type(item))

    def card(self) -> tuple[CardTable, ...]:
        """What the rule card shows in tables: throws, boxes or bets, and what they are worth."""
        return ()

    # What is told ----------------------------------------------------------------------------------------------------

    def seen(self, state: Any, event: Event, viewer: Viewer) -> SeenEvent:
        """The event as this viewer learns of it when it happens in this state."""
        stage = self.rules.stage(state)
        if isinstance(event, Thrown) and isinstance(stage, Throw) and not is_seen_by(stage, viewer):
            return Unseen(stage.seat)
        if isinstance(event, Did) and isinstance(stage, Ask) and stage.secret and event.seat != viewer:
            return Unseen(event.seat)
        return event

    def tell(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """What this viewer is told of an event: what happened, then what came of it."""
        told = telling_of(self.rules.stage(before), self.seen(before, event, viewer))
        return (*told, *self.consequences(before, event, after, viewer))

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """What there is to say of an event beyond the event itself."""
        return ()

    def settlement(self, before: Any, event: Event, after: Any) -> Settlement | None:
        """What a round has come to, where this event has ended one; everybody may know all of it."""
        return None


def views_of(dice: DiceSet, faces: tuple[int | None, ...] | None = None) -> tuple[DieView, ...]:
    """Dice with these faces; without, as they lie before they are thrown."""
    shown = (None,) * len(dice) if faces is None else faces
    return tuple(
        DieView(die.index, face, die.kind.name, die.colour) for die, face in zip(dice.dice, shown, strict=True)
    )


def dice_tray(owner: Seat | None, faces: tuple[int | None, ...], id: str = "tray", cup: Cup = "none") -> Tray:
    """Dice as they lie; those without a face cannot be seen, or have not been thrown."""
    return Tray(id, owner, tuple(DieView(index, face) for index, face in enumerate(faces)), cup)


def ready_tray(owner: Seat, count: int) -> Tray:
    """So many dice that nobody has thrown yet."""
    return Tray("tray", owner, tuple(DieView(index, None) for index in range(count)))


def turn_of(stage: Stage) -> tuple[Seat, ...]:
    """The seats that are waited for."""
    if isinstance(stage, Throw):
        return () if stage.seat is None else (stage.seat,)
    return tuple(stage.choices) if isinstance(stage, Ask) else ()


def _asks_for_stakes(stage: Stage) -> bool:
    """Whether chips are to be put down now: the dice may be somebody else's."""
    return isinstance(stage, Ask) and any(
        isinstance(item, Stakes) for choices in stage.choices.values() for item in choices.items
    )


def is_seen_by(stage: Throw, viewer: Viewer) -> bool:
    """Whether a viewer sees what falls."""
    return stage.seen_by is None or viewer in stage.seen_by
