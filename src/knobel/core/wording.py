"""The usual names of choices and the usual way to tell of an event."""

from knobel.core.choices import Item
from knobel.core.events import Did, Expired, SeenEvent, Thrown, Unseen
from knobel.core.moves import AnyMove, Bid, Choose, Keep, Lay, Link, Mark, Place, Press, Say, Stake, Take, Write
from knobel.core.phrases import Name, Phrase, Pips, say
from knobel.core.spaces import Bids, Keeps, Stakes
from knobel.core.stages import Stage, Throw


def label_of(item: Item) -> Phrase:
    """What to call a choice where the game has no word of its own."""
    match item:
        case Press(button):
            return say(f"press-{button}")
        case Keep(dice):
            return say("move-keep", count=len(dice))
        case Take(cell):
            return say("move-take", cell=say(f"cell-{cell}"))
        case Say(value):
            return say("move-say", value=say(f"value-{value}"))
        case Bid(amount):
            return say("move-bid", amount=amount)
        case Choose(seat):
            return say("move-choose", who=Name(seat))
        case Keeps():
            return say("space-keeps", least=item.least + len(item.held), most=item.most + len(item.held))
        case Bids(low, high):
            return say("space-bids", low=low, high=high)
        case Stakes():
            return say("space-stakes", low=item.low, high=item.high)
        case _:
            return say(f"{'move' if isinstance(item, AnyMove) else 'space'}-{type(item).__name__.lower()}")


def telling_of(stage: Stage, event: SeenEvent) -> tuple[Phrase, ...]:
    """An event in words, as far as its viewer has seen it."""
    match event:
        case Thrown(faces):
            return _telling_of_throw(stage, faces)
        case Unseen(seat):
            return (_telling_of_unseen(stage, seat),)
        case Expired():
            return (say("told-expired"),)
        case Did(seat, move):
            return (_telling_of_move(seat, move),)


def _telling_of_unseen(stage: Stage, seat: int | None) -> Phrase:
    if seat is None:
        return say("told-table-throws-hidden")
    return say("told-throw-hidden" if isinstance(stage, Throw) else "told-decided", who=Name(seat))


def _telling_of_throw(stage: Stage, faces: tuple[int, ...]) -> tuple[Phrase, ...]:
    if not isinstance(stage, Throw):
        return ()
    if stage.seat is None:
        return (say("told-table-throws", faces=_pips(stage, faces)),)
    return (say("told-throw", who=Name(stage.seat), faces=_pips(stage, faces)),)


def _pips(stage: Throw, faces: tuple[int, ...]) -> Pips:
    kinds = {die.kind.name for die in stage.dice.dice}
    return Pips(kinds.pop() if len(kinds) == 1 else "mixed", faces)


def _telling_of_move(seat: int, move: AnyMove) -> Phrase:
    who = Name(seat)
    match move:
        case Press(button):
            return say(f"told-press-{button}", who=who)
        case Keep(dice):
            return say("told-keep", who=who, count=len(dice))
        case Take(cell):
            return say("told-take", who=who, cell=say(f"cell-{cell}"))
        case Place(cells):
            return say("told-place", who=who, cells=" ".join(cells))
        case Say(value):
            return say("told-say", who=who, value=say(f"value-{value}"))
        case Bid(amount):
            return say("told-bid", who=who, amount=amount)
        case Stake(field, chips):
            return say("told-stake", who=who, field=say(f"field-{field}"), chips=chips)
        case Choose(other):
            return say("told-choose", who=who, other=Name(other))
        case Write(slot, text):
            return say("told-write", who=who, slot=slot, text=text)
        case Mark(on, mark):
            return say(f"told-mark-{mark}", who=who, on=on)
        case Link(one, other):
            return say("told-link", who=who, one=one, other=other)
        case Lay(tiles):
            return say("told-lay", who=who, count=len(tiles))
