"""What a club does not grant."""

from knobel.core.errors import KnobelError


class ClubRefused(KnobelError):
    """A request that is refused. Nothing has changed."""


# The codes with which a club refuses; each has the text `error-<code>` in both languages.
CODES = (
    "club-not-allowed",
    "club-link-in-use",
    "club-no-such-member",
    "club-no-such-season",
    "club-no-such-entry",
    "club-bad-name",
    "club-name-taken",
    "club-text-too-long",
    "club-full",
    "club-bad-formula",
    "club-bad-amount",
    "club-bad-count",
    "club-bad-date",
    "club-bad-places",
    "club-evening-known",
    "club-nothing-owed",
    "club-owes-otherwise",
    "club-member-gone",
    "club-member-here",
    "club-cannot-undo",
    "club-already-undone",
    "club-undo-later-first",
    "club-not-a-club",
    "club-other-name",
)
