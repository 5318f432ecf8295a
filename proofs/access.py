"""Who may do what, tried out: the whole matrix of roles, messages and phases, every trick at the doors, and every
route and request of tournaments and clubs."""

import tempfile

from knobel.core.frozen import Frozen
from proofs.access_clubs import try_the_clubs
from proofs.access_desk_routes import try_the_desk_routes
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
    asked, places = await try_the_places(fault)
    return AccessReport(cells, tricks + tried + asked, (*wrong, *more, *desks, *places))


async def try_the_places(fault: str | None) -> tuple[int, list[str]]:
    """How much was asked of tournaments and clubs by links of every kind, and what was wrong."""
    asked, wrong = await try_the_desk_routes(fault)
    more, clubs = await try_the_clubs(fault)
    return asked + more, wrong + clubs


async def try_the_doors(fault: str | None) -> tuple[int, list[str]]:
    """How many tricks were tried at the doors of a real server, and what was wrong."""
    with tempfile.TemporaryDirectory(prefix="knobel-access-") as data:
        node = Node(NodeSettings(free_port(), data, fault=fault))
        node.start()
        try:
            context = Context(node.base)
            await context.try_all(until_wrong=fault is not None)
        finally:
            node.stop()
        return context.tried, context.wrong + [f"the server complains: {line}" for line in node.complaints]
