"""Rooms in which anything happens in any order."""

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from proofs.findings import Findings
from proofs.room_machine import Room

STEPS = 30


def live_nonsense(examples: int, fault: str | None, found: Findings) -> int:
    """Live through so many rooms; stop at the first in which something is not as it should be."""

    class Counted(Room):
        lived = 0

        def __init__(self) -> None:
            super().__init__()
            self.fault = fault
            Counted.lived += 1

    with found.unbroken("room"):
        run_state_machine_as_test(
            Counted,
            settings=settings(
                max_examples=examples,
                stateful_step_count=STEPS,
                deadline=None,
                database=None,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
            ),
        )
    return Counted.lived
