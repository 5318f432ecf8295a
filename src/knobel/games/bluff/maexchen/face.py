"""What people see and hear at a Mäxchen table."""

from knobel.games.bluff.maexchen.rules import BELIEVE, COVERED, DOUBT, MAEXCHEN, VALUES, Maexchen, State, rank, spoken
from knobel.writing.face import (
    CardDice,
    CardTable,
    ComparedHand,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Payment,
    Phrase,
    Settlement,
    Tray,
    Viewer,
    dice_tray,
    say,
    sorted_dice,
)
from knobel.writing.rules import Did, Faces, Seat


def _drawn(value: str) -> CardDice:
    return CardDice.alike("d6", tuple(map(int, value)))


class MaexchenFace(Face[Maexchen]):
    unit = "penalty-chips"

    def card(self) -> tuple[CardTable, ...]:
        """What beats what, from the top: the Mäxchen, then the doubles, then all others."""
        doubles = [value for value in VALUES if value[0] == value[1]]
        others = [value for value in VALUES if value not in (*doubles, VALUES[-1])]
        kinds = {"maexchen": VALUES[-1:], "doubles": doubles, "others": others}
        rows = tuple((say(f"card-{kind}"), _drawn(values[-1]), _drawn(values[0])) for kind, values in kinds.items())
        return (CardTable(say("card-ranks"), (say("card-throw"), say("card-highest"), say("card-lowest")), rows),)

    def trays(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.cup is not None:
            return (dice_tray(state.seat, state.cup.shown_to(viewer) or COVERED, cup="covered"),)
        return (dice_tray(state.seat, COVERED) if last is None else dice_tray(last.seat, last.faces, cup="lifted"),)

    # What a doubt has uncovered lies there until the next throw.

    def left_lying(self, before: State, event: Event, after: State, last: LastThrow | None) -> LastThrow | None:
        shown = _uncovered(before, event)
        return LastThrow(before.seat, shown) if shown else None

    def announcements(self, state: State) -> dict[str, Phrase]:
        """What was announced and awaits an answer, or else what whoever has the cup must beat: never both."""
        if state.claim is not None:
            return {"claim": say("claim", who=Name(state.seat), value=spoken(state.claim))}
        return {"to-beat": say("to-beat", value=spoken(state.said))} if state.said else {}

    def score(self, state: State, seat: Seat) -> int:
        return state.chips[seat]

    def out(self, state: State, seat: Seat) -> bool:
        return seat in state.gone

    # Whoever doubts lifts the cup.

    def widget_of(self, item: Item) -> str | None:
        return "tray" if item == DOUBT else super().widget_of(item)

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if item == BELIEVE and state.claim == MAEXCHEN:
            return say("press-believe-maexchen", chips=self.rules.options.believe_maexchen_chips)
        return super().label(state, seat, item)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        shown = _uncovered(before, event)
        told = [_told_dice(before, rank(shown))] if shown else []
        gained = (now - then for now, then in zip(after.chips, before.chips, strict=True))
        told.extend(say("told-penalty", who=Name(seat), chips=chips) for seat, chips in enumerate(gained) if chips > 0)
        told.extend(say("told-out", who=Name(seat)) for seat in after.gone[len(before.gone) :])
        return tuple(told)

    def settlement(self, before: State, event: Event, after: State) -> Settlement | None:
        if not isinstance(event, Did) or before.claim is None:
            return None
        penalty = self.rules.penalty(before, event.seat, event.move)
        if penalty is None:
            return None
        seat, chips = penalty
        payments = (Payment(chips, None, seat),) if chips else ()
        return Settlement(_compared(before, _uncovered(before, event)), payments)


def _uncovered(before: State, event: Event) -> Faces:
    """The dice that a doubt shows."""
    doubted = isinstance(event, Did) and event.move == DOUBT
    return before.cup.value if doubted and before.cup is not None else ()


def _compared(before: State, shown: Faces) -> tuple[ComparedHand, ...]:
    """The dice that a doubt has shown, and whether they are what was announced."""
    if not shown:
        return ()
    honest = rank(shown) >= (before.claim or 0)
    return (ComparedHand(before.seat, 1, sorted_dice(shown), spoken(rank(shown)), "true" if honest else "false"),)


def _told_dice(before: State, shown: int) -> Phrase:
    said = before.claim or 0
    key = "told-honest" if shown >= said else "told-lied"
    return say(key, who=Name(before.seat), value=spoken(shown), said=spoken(said))
