"""The network as it is trained, and the file that is made of it."""

from array import array
from importlib import import_module
from typing import Any, NamedTuple

from knobel.minds.experts.dreispalten.network import ABOVE, BELOW, BOXES, COLUMNS, ENOUGH, LISTS, Facts, key_of, pack
from tools.dreispalten.tables import Tables, Tensor

# What its outcome counts, in points.
UNIT = 10.0
# What a box brings on average to somebody who plays well, roughly: where training begins.
FIRST_GUESS = (2.9, 7.1, 11.6, 16.4, 21.2, 25.9, 21.7, 13.1, 22.6, 29.5, 32.7, 16.9, 22.0)
LARGEST = 32767


class Sheets(NamedTuple):
    """Many sheets: open boxes above and below, as bits, and the sums above, by sheet and column."""

    above: Tensor
    below: Tensor
    totals: Tensor

    def left(self, tables: Tables) -> Tensor:
        """How many boxes are open."""
        return (tables.open[self.above] + tables.open[self.below]).sum(-1)


class Network:
    """The lists of rows and the weights, as tensors that can be trained."""

    def __init__(self, tables: Tables, hidden: int, seed: int) -> None:
        torch = tables.torch
        torch.manual_seed(seed)
        shapes = [(COLUMNS, count, hidden + 1) for count in LISTS] + [(COLUMNS * BOXES + 1, hidden + 1)]
        self.lists = [torch.randn(shape, device="cuda") * 0.04 for shape in shapes]
        for rows in self.lists:
            rows[..., -1] = 0
        for column in range(COLUMNS):
            for box, guess in enumerate(FIRST_GUESS):
                self.lists[0][column, box, -1] = (column + 1) * guess / UNIT
        self.lists.append(torch.randn(hidden, device="cuda") * 0.1)
        for each in self.lists:
            each.requires_grad_()
        self._tables = tables
        self._columns = torch.arange(COLUMNS, device="cuda")

    def worth(self, sheets: Sheets) -> Tensor:
        """What is still to come on sheets with an open box."""
        return self.head(self._shown(sheets).sum(1) + self.lists[4][sheets.left(self._tables)])

    def head(self, numbers: Tensor) -> Tensor:
        """The outcome of summed rows."""
        hidden = self._tables.torch.relu(numbers[..., :-1])
        return UNIT * (numbers[..., -1] + hidden @ self.lists[5])

    def followers(self, sheets: Sheets) -> tuple[Tensor, Tensor]:
        """What is still to come after a lower box is filled (by column and box), or an upper one (and its count)."""
        tables, columns = self._tables, self._columns
        boxes, above, below, totals, left, _ = self.lists
        count = sheets.left(tables)
        whole = self._shown(sheets).sum(1) + left[(count - 1).clamp(min=0)]
        after = sheets.below[..., None] & ~tables.below
        changed = below[columns[:, None], after] - below[columns, sheets.below][:, :, None] - boxes[:, ABOVE:]
        lower = self.head(whole[:, None, None] + changed)
        after = sheets.above[..., None] & ~tables.above
        gone = above[columns, sheets.above] + totals[columns, sheets.totals]
        changed = (above[columns[:, None], after] - gone[:, :, None] - boxes[:, :ABOVE])[:, :, :, None]
        sums = (sheets.totals[..., None, None] + tables.gains).clamp(max=ENOUGH)
        upper = self.head(whole[:, None, None, None] + changed + totals[columns[:, None, None], sums])
        more = count > 1
        return lower * more[:, None, None], upper * more[:, None, None, None]

    def _shown(self, sheets: Sheets) -> Tensor:
        torch, columns = self._tables.torch, self._columns
        bits = torch.cat([_bits(torch, sheets.above, ABOVE), _bits(torch, sheets.below, BELOW)], -1)
        rows = torch.einsum("ncb,cbh->nch", bits, self.lists[0])
        rows = rows + self.lists[1][columns, sheets.above] + self.lists[2][columns, sheets.below]
        return rows + self.lists[3][columns, sheets.totals]

    def rounded(self) -> list[tuple["array[int]", float]]:
        """The lists as whole numbers, and what a step of each is worth; the network goes on with what was rounded."""
        found = []
        for rows in self.lists:
            step = float(rows.detach().abs().max()) / LARGEST
            whole = (rows.detach() / step).round()
            rows.data = whole * step
            found.append((array("h", whole.short().cpu().numpy().tobytes()), step))
        return found


def packed(network: Network, version: int, played: float, bound: float) -> bytes:
    """The file of a network, whose numbers are rounded."""
    lists = network.rounded()
    steps = tuple(step for _, step in lists)
    facts = Facts(key_of(version), len(lists[-1][0]), UNIT, steps, played, bound)
    return pack(facts, [numbers for numbers, _ in lists])


def _bits(torch: Any, sets: Tensor, size: int) -> Tensor:
    return ((sets[..., None] >> torch.arange(size, device="cuda")) & 1).float()


def save(network: Network, file: str) -> None:
    """Keep a network as it is."""
    import_module("torch").save([each.detach().cpu() for each in network.lists], file)
