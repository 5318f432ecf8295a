"""Who may do what, tried out: the whole matrix of roles, messages and phases, and every trick at the doors."""

import tempfile

from knobel.core.frozen import Frozen
from proofs.access_desks import try_the_desks
from proofs.access_doors import Context
from proofs.access_matrix import TRIES, try_everything
from proofs.access_table import PHASES, ROLES
from proofs.node import NodeSettings
from proofs.processes import Node, free_port

CELLS = len(ROLES) * len(PHASES) * len(TRIES)


class AccessReport(Frozen, frozen=True):
    """What came of it: cells of the matrix, tricks at the doors, and everything that was not as it should be."""

    cells: int
    tricks: int
    wrong: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether everybody could do what they may, and nothing else."""
        return not self.wrong and self.cells == CELLS and self.tricks > 0


async def prove_access(fault: str | None = None) -> AccessReport:
    """Let every role try everything."""
    cells, wrong = await try_everything(fault)
    tricks, more = await try_the_doors(fault)
    tried, desks = await try_the_desks()
    return AccessReport(cells, tricks + tried, (*wrong, *more, *desks))


async def try_the_doors(fault: str | None) -> tuple[int, list[str]]:
    """How many tricks were tried at the doors of a real server, and what was wrong."""
    with tempfile.TemporaryDirectory(prefix="knobel-access-") as data:
        node = Node(NodeSettings(free_port(), data, fault=fault))
        node.start()
        try:
            context = Context(node.base)
            await context.try_all()
        finally:
            node.stop()
        return context.tried, context.wrong + [f"the server complains: {line}" for line in node.complaints]
