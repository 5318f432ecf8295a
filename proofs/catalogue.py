"""All proofs: how large each is in the tests, and its planted faults, each with the fact in which it shows.

This page opens none of them: the command line reads it for its help.
"""

from collections.abc import Coroutine, Mapping
from importlib import import_module
from typing import Any, Protocol

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen


class Report(Protocol):
    """What came of a proof: facts, and whether every promise was kept."""

    @property
    def ok(self) -> bool:
        """Whether every promise was kept, and the proof saw enough to say so."""
        ...


class Proof(Frozen, frozen=True):
    """A proof. Its size counts what its unit says; one without a unit has no size.

    `size` is that of the tests, and `size_with_fault` enough for a planted fault to show in the fact named beside it.
    """

    name: str
    unit: str | None
    size: int
    size_with_fault: int
    faults: Mapping[str, str]

    def run(self, size: int, fault: str | None = None) -> Coroutine[Any, Any, Report]:
        """Try to break the promises, with a planted fault or without."""
        if fault is not None and fault not in self.faults:
            raise KnobelError("unknown-fault", word=fault, known=", ".join(self.faults))
        if size < 1:
            raise KnobelError("bad-parameter", parameter=f"--{self.unit}", value=str(size))
        module = self.name.replace("-", "_")
        prove = getattr(import_module(f"proofs.{module}"), f"prove_{module}")
        run: Coroutine[Any, Any, Report] = prove(fault) if self.unit is None else prove(size, fault)
        return run


CRASH = {
    "ack-before-commit": "lost",
    "club-ack-before-commit": "lost",
    "desk-ack-before-commit": "lost",
    "forget-keys": "doubled",
    "club-forget-keys": "doubled",
    "desk-forget-keys": "doubled",
    "no-credit": "clock_error",
    "silent": "silence",
}
LEAKS = ("nosy", "gossip", "talkative", "telling-metrics", "open-books")
ACCESS = (
    "unbound-tokens",
    "anybody-hosts",
    "no-origin-check",
    "no-host-check",
    "kicked-stays",
    "old-answers-seat",
    "shared-keys",
    "never-stale",
    "seats-remember",
    "any-desk-role",
    "any-club-role",
    "open-club-book",
    "old-club-links",
)
NETWORK = {"skip-missed": "missed", "start-over": "resent", "forget-keys": "doubled"}
NODES = {"ignore-conflicts": "wrong", "trust-hints": "wrong", "deaf": "unheard"}
NONSENSE = {"forget-keys": "broken", "brittle-pages": "broken", "brittle-socket": "broken", "scribbles": "changed"}
BACKUP = {
    "no-snapshot": "broken",
    "old-snapshot": "lost",
    "unchecked": "accepted",
    "forgets-clubs": "lost",
    "forgets-desks": "lost",
}
FAIRNESS = {"on-the-loop": "at_home", "no-prices": "unrefused", "whole-backlog": "too_much", "patient": "held"}

ALL = (
    Proof("crash", "kills", 30, 4, CRASH),
    Proof("backup", "backups", 12, 8, BACKUP),
    Proof("leaks", "runs", 1, 2, dict.fromkeys(LEAKS, "leaks")),
    Proof("access", None, 1, 1, dict.fromkeys(ACCESS, "wrong")),
    Proof("network", "seconds", 6, 4, NETWORK),
    Proof("nodes", "rounds", 5, 2, NODES),
    Proof("fairness-of-service", "seconds", 2, 1, FAIRNESS),
    Proof("nonsense", "examples", 20, 20, NONSENSE),
)
PROOFS = {proof.name: proof for proof in ALL}
