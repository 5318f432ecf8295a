"""Offers: something that may be done now, ready to be sent."""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase
from knobel.desk.actions import Request


class DeskOffer(Frozen, frozen=True):
    """Something that may be done now: the words on its button, and the request to send.

    Offers that change more than a chip are `grave`: a page shows their preview first and asks. `fill` names a field of
    the request that the person writes first; what it holds in the offer is what stands there now.
    """

    label: Phrase
    request: Request
    grave: bool = False
    fill: str = ""
