"""What the desk does not grant."""

from typing import Any

from knobel.core.errors import KnobelError
from knobel.desk.actions import Dispute, DisputeResult
from knobel.desk.offers import DeskOffer


class DeskRefused(KnobelError):
    """A request that the desk refuses. Nothing has changed."""


class DeskAsks(DeskRefused):
    """A request that somebody has to mean. Nothing has changed; `offers` are what may be sent instead."""

    def __init__(self, code: str, offers: tuple[DeskOffer, ...], **facts: Any) -> None:
        super().__init__(code, **facts)
        self.offers = offers


class DeskContradicted(DeskRefused):
    """A report that contradicts one that stands. It is refused; `dispute` lets everybody know that it was made."""

    def __init__(self, code: str, dispute: Dispute | DisputeResult, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.dispute = dispute


# The codes with which the desk refuses; each has the text `error-<code>` in both languages.
CODES = (
    "desk-not-allowed",
    "desk-no-such-player",
    "desk-no-such-table",
    "desk-no-such-entry",
    "desk-registration-over",
    "desk-too-early",
    "desk-too-late",
    "desk-name-taken",
    "desk-bad-name",
    "desk-other-name",
    "desk-full",
    "desk-already-here",
    "desk-not-a-no-show",
    "desk-player-gone",
    "desk-not-seated",
    "desk-no-band-to-cut",
    "desk-bad-times",
    "desk-stage-running",
    "desk-too-few-players",
    "desk-confirm-few",
    "desk-draw-by-hand",
    "desk-bad-draw",
    "desk-not-drawn",
    "desk-not-started",
    "desk-clock-paused",
    "desk-clock-running",
    "desk-table-over",
    "desk-game-settled",
    "desk-game-not-begun",
    "desk-just-reported",
    "desk-other-rounds",
    "desk-first-game-played",
    "desk-cannot-undo",
    "desk-already-undone",
    "desk-undo-later-first",
    "desk-stage-settled",
    "desk-not-over",
    "desk-bad-place",
    "desk-is-over",
    "desk-text-too-long",
    "desk-game-names-no-loser",
    "desk-not-a-tournament",
    "desk-no-such-link",
    "desk-last-organiser",
    "desk-too-many-links",
    "desk-name-it",
    "desk-bad-list",
    "desk-list-too-large",
    "desk-not-in-this-format",
    "desk-bad-scores",
    "desk-bad-points",
    "desk-name-exactly-one",
    "desk-bad-seating",
    "desk-game-not-for-format",
    "desk-bad-table-size",
    "desk-nobody-goes-out",
    "desk-no-teams",
    "desk-team-full",
    "desk-no-such-format",
)
