"""An open bank: what is seen, told and advised."""

from typing import Any, TypeVar

from knobel.games.bank._bets import BankFace, enumerated, told_settlement
from knobel.games.bank._open_bank import DONE, OpenBank
from knobel.writing.advice import Advice, Round
from knobel.writing.face import Event, Item, Name, Phrase, Thrown, Viewer, say
from knobel.writing.rules import Ask, DiceSet, Seat, Stage, Stakes

R = TypeVar("R", bound=OpenBank[Any, Any])


class OpenBankFace(BankFace[R]):
    """What is seen and said."""

    on_board = frozenset({"layout"})

    def told_faces(self, faces: tuple[int, ...]) -> list[Phrase]:
        """What a throw means for the fields."""
        raise NotImplementedError

    def headline(self, state: Any, stage: Stage, viewer: Viewer) -> Phrase:
        if isinstance(stage, Ask) and viewer in stage.choices:
            return say("headline-bank" if viewer == state.banker else "headline-bet")
        return super().headline(state, stage, viewer)

    def label(self, state: Any, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Stakes):
            return stakes_label(self.rules.fields, item)
        if item == DONE and seat == state.banker:
            return say("press-go-on")
        return super().label(state, seat, item)

    def dice(self) -> DiceSet:
        dice: DiceSet = self.rules.dice()
        return dice

    def holder(self, state: Any) -> Seat | None:
        return None if self.rules.over(state) else state.banker

    def announcements(self, state: Any) -> dict[str, Phrase]:
        """What is to be said of the table."""
        told = {"layout": say("layout")}
        if self.rules.over(state):
            return told
        most = state.last or self.rules.most_throws
        told["bank"] = say("bank", who=Name(state.banker), throw=state.throws + 1, throws=most)
        if state.last is not None:
            told["last"] = say("last", left=state.last - state.throws)
        return told

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        if not isinstance(event, Thrown):
            return ()
        settlement = self.rules.settlement(before, event.faces)
        told = [*self.told_faces(event.faces), *told_settlement(settlement, before.banker)]
        if not settlement.chips[before.banker]:
            told.append(say("told-broken", who=Name(before.banker)))
        if self.rules.over(after):
            told += [say("told-returned", who=Name(bet.seat), chips=bet.chips) for bet in settlement.bets]
        elif after.banker != before.banker:
            told.append(say("told-bank", who=Name(after.banker)))
        return tuple(told)


class OpenBankAdvice(Advice[R]):
    """What can be advised."""

    def round_of(self, state: Any) -> Round[Any]:
        return Round(state.throws, self.rules.result(state).nets or ())


def stakes_label(fields: tuple[str, ...], item: Stakes) -> Phrase:
    """What can be put on the fields; each with its limit, unless all are open and alike."""
    if item.fields == fields and not item.limits:
        return say("space-stakes", low=item.low, high=item.high)
    limits = zip(item.fields, item.limits or (item.high,) * len(item.fields), strict=True)
    told = [say("up-to", field=say(f"field-{field}"), most=limit) for field, limit in limits]
    return say("space-stakes-limited", fields=enumerated(told))
