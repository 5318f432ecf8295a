"""Settlements: what a round has come to, so that clients can show it: hands one after the other, and who pays whom."""

from typing import Literal

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase
from knobel.core.widgets import DieView

Seat = int
# What the comparison makes of a hand, or the look under the cup of an announcement.
Verdict = Literal["best", "worst", "true", "false"]


class ComparedHand(Frozen, frozen=True):
    """What somebody had in a round: its place among the hands, the dice where they are known, and what it is called."""

    seat: Seat
    place: int
    dice: tuple[DieView, ...] = ()
    name: Phrase | None = None
    verdict: Verdict | None = None


class Payment(Frozen, frozen=True):
    """Chips that change hands; nobody stands for the table: the pot, the middle, the supply."""

    chips: int
    giver: Seat | None = None
    taker: Seat | None = None


class Settlement(Frozen, frozen=True):
    """The end of a round. `hands` are in the order in which they are shown, the worst last; everybody may see them.

    `unit` names what is paid.
    """

    hands: tuple[ComparedHand, ...] = ()
    payments: tuple[Payment, ...] = ()
    unit: Literal["chips", "discs"] = "chips"


def payments_between(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Payment, ...]:
    """Who must have paid whom, so that everybody has what they have: what no seat gives or takes, the table does."""
    gains = [now - then for now, then in zip(after, before, strict=True)]
    giving = {seat: -gain for seat, gain in enumerate(gains) if gain < 0}
    paid = []
    for taker, wanted in enumerate(gains):
        for giver in tuple(giving) if wanted > 0 else ():
            chips = min(wanted, giving[giver])
            if chips:
                paid.append(Payment(chips, giver, taker))
            giving[giver] -= chips
            wanted -= chips
        if wanted > 0:
            paid.append(Payment(wanted, None, taker))
    return (*paid, *(Payment(chips, giver) for giver, chips in giving.items() if chips))
