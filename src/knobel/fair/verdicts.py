"""Verdicts: what a check has come to, and why.

Each verdict has a text in every language, `fair-verdict-<verdict>`, and an exit code; each reason has a text.
"""

from enum import StrEnum

from knobel.core.frozen import Frozen


class Verdict(StrEnum):
    """What can be said of a fairness file. Only `FAIR` and `PARTLY_SEALED` say that the dice were fair.

    `WITHOUT_RULES` is what somebody says in their place who has hashes, but no rules: the page in the browser.
    """

    FAIR = "fair"
    WITHOUT_RULES = "without-rules"
    PARTLY_SEALED = "partly-sealed"
    NOTHING_TO_CHECK = "nothing-to-check"
    NO_SEEDS = "no-seeds"
    NOT_COMPLETE = "not-complete"
    NOT_FAIR = "not-fair"
    UNREADABLE = "unreadable"


# How the command ends. Where nothing is wrong, but the dice have not been shown to be fair either, that is no 0.
EXIT_CODES = {
    Verdict.FAIR: 0,
    Verdict.PARTLY_SEALED: 0,
    Verdict.WITHOUT_RULES: 3,
    Verdict.NOT_FAIR: 1,
    Verdict.UNREADABLE: 2,
    Verdict.NOTHING_TO_CHECK: 3,
    Verdict.NO_SEEDS: 3,
    Verdict.NOT_COMPLETE: 3,
}

# What makes a file not fair, each with a text `fair-reason-<code>`.
FAULTS = (
    "another-seed",
    "wrong-seats",
    "order",
    "cut-start",
    "cut-end",
    "border-start",
    "border-end",
    "root",
    "faces",
    "dice",
    "another-game",
    "another-first",
    "odd-header",
    "record-throws",
    "record-faces",
    "against-the-rules",
    "sealed-but-shown",
    "hidden-but-open",
    "not-two-games",
    "passed-over",
)
# What could not be shown, though nothing is wrong with it.
GAPS = (
    "no-throws",
    "all-sealed",
    "no-borders",
    "no-record",
    "unknown-rules",
    "unknown-words",
    "unfinished",
    "no-seeds",
    "unopened",
    "sealed",
    "replay-stopped",
    "without-rules",
    "decisions",
    "handed-over",
)
# Reasons whose place is a number of things, or a line of the record; all others name a seat or a throw, from 0.
COUNTED = (
    "wrong-seats",
    "record-throws",
    "against-the-rules",
    "hidden-but-open",
    "all-sealed",
    "sealed",
    "replay-stopped",
    "handed-over",
)


class Reason(Frozen, frozen=True):
    """Something that was found, by its code, and where or how often."""

    code: str
    place: int = 0

    @property
    def said_place(self) -> int:
        """The place as people count it."""
        return self.place if self.code in COUNTED else self.place + 1


class Report(Frozen, frozen=True):
    """What a check has come to. The first reason is the one that decided."""

    verdict: Verdict
    reasons: tuple[Reason, ...] = ()
    throws: int = 0
    sealed: int = 0


def report_of(faults: list[Reason], gaps: list[Reason], throws: int, sealed: int) -> Report:
    """The verdict that follows from what was found; whatever weighs most decides."""
    if faults:
        return Report(Verdict.NOT_FAIR, (*faults, *gaps), throws, sealed)
    for verdict, codes in _DECIDING:
        first = [reason for reason in gaps if reason.code in codes]
        if first:
            rest = [reason for reason in gaps if reason.code not in codes]
            return Report(verdict, (*first, *rest), throws, sealed)
    return Report(Verdict.FAIR, tuple(gaps), throws, sealed)


_DECIDING = (
    (Verdict.NOTHING_TO_CHECK, ("no-throws", "all-sealed")),
    (Verdict.NOT_COMPLETE, ("no-borders", "no-record", "unknown-rules", "unknown-words", "unfinished")),
    (Verdict.NO_SEEDS, ("no-seeds",)),
    (Verdict.PARTLY_SEALED, ("sealed", "replay-stopped")),
)
