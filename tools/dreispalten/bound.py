"""What nobody exceeds: every column has dice of its own, and pays a price for each throw that it uses.

In the real game one throw is used by one column in every turn. Here each column plays all turns alone: it throws, keeps
what it likes, and fills one of its boxes, for which it pays the price of that throw in that turn, or lets it pass.
The prices are handed out once: to whoever would keep dice for nothing else. For any prices the columns and that prize
together are worth at least as much as the real game, since its best player could play each part as it is played there.
So the best prices are looked for, by descent; whatever they are, the bound that they give holds.
"""

import time
from typing import NamedTuple

from knobel.minds.experts.dreispalten.network import ABOVE, BELOW, BOXES, COLUMNS, EMPTY, ENOUGH
from tools.dreispalten.playing import NEVER, Followers, best_kept, cells_of, played
from tools.dreispalten.tables import Tables, Tensor

TURNS = COLUMNS * BOXES
PART = 8192
# Positions that are reached more rarely bear on no price.
RARELY = 1e-7
FIRST_STEP, LAST_SHARE = 1.0, 0.05


class Columns(NamedTuple):
    """Every position of a column: open boxes above and below, the sum, how many are open, and whether it can be."""

    above: Tensor
    below: Tensor
    totals: Tensor
    open: Tensor
    possible: Tensor

    @property
    def start(self) -> int:
        """Where an empty column stands."""
        return int(place(EMPTY.above, EMPTY.below, EMPTY.total))


def place(above: Tensor, below: Tensor, total: Tensor) -> Tensor:
    """Where a position stands."""
    return ((above << BELOW) + below) * (ENOUGH + 1) + total


def columns_of(tables: Tables) -> Columns:
    """All positions, in the order of their places."""
    torch = tables.torch
    sizes = (1 << ABOVE, 1 << BELOW, ENOUGH + 1)
    grid = torch.meshgrid(*(torch.arange(size, device="cuda") for size in sizes), indexing="ij")
    above, below, totals = (numbers.reshape(-1) for numbers in grid)
    sums = torch.tensor([_sums(bits) for bits in range(1 << ABOVE)], device="cuda")
    return Columns(above, below, totals, tables.open[above] + tables.open[below], sums[above, totals])


def _sums(still_open: int) -> list[bool]:
    """Which sums can stand above when these boxes are still open."""
    found = {0}
    for box in range(ABOVE):
        if not still_open >> box & 1:
            found = {min(ENOUGH, total + (box + 1) * count) for total in found for count in range(6)}
    return [total in found for total in range(ENOUGH + 1)]


def turn(tables: Tables, columns: Columns, weight: float, rest: Tensor, prices: Tensor, some: Tensor) -> Tensor:
    """What a turn is worth to some positions, when `rest` is what all of them are worth after it."""
    torch = tables.torch
    above, below, totals = columns.above[some], columns.below[some], columns.totals[some]
    free = ((below[:, None] >> torch.arange(BELOW, device="cuda")) & 1).bool()
    lower = rest[place(above[:, None], below[:, None] & ~tables.below, totals[:, None])].masked_fill(~free, NEVER)
    lower = lower[..., None] + weight * tables.points[ABOVE:]
    sums = totals[:, None, None] + tables.gains
    bonus = ((totals[:, None, None] < tables.enough) & (sums >= tables.enough)) * tables.bonus
    emptied = above[:, None, None] & ~tables.above[:, None]
    upper = rest[place(emptied, below[:, None, None], sums.clamp(max=ENOUGH))] + weight * (tables.gains + bonus)
    free = ((above[:, None] >> torch.arange(ABOVE, device="cuda")) & 1).bool()
    upper = upper.masked_fill(~free[..., None], NEVER)
    upper = torch.gather(upper, 2, tables.counts.expand(len(some), ABOVE, tables.throws()))
    used = torch.cat([upper, lower], 1).amax(1) - prices
    values = torch.maximum(used, rest[some][:, None])
    for _ in range(2):
        values = best_kept(tables, values @ tables.chances.T)
    return values @ tables.chances[0]


def worths(tables: Tables, columns: Columns, weight: float, prices: Tensor) -> Tensor:
    """What every position of a column is worth, by turns left. In the end every box must be filled."""
    torch = tables.torch
    full = columns.open == 0
    worth = torch.full((TURNS + 1, len(full)), NEVER, dtype=prices.dtype, device="cuda")
    worth[:, full] = 0
    for left in range(1, TURNS + 1):
        reached = columns.possible & ~full & (columns.open <= left) & (BOXES - columns.open <= TURNS - left)
        for some in reached.nonzero()[:, 0].split(PART):
            worth[left, some] = turn(tables, columns, weight, worth[left - 1], prices[left - 1], some)
    return worth


def slopes(tables: Tables, columns: Columns, weight: float, prices: Tensor, worth: Tensor) -> Tensor:
    """How the worth of an empty column changes with every price: how often it is paid, less than nought."""
    torch = tables.torch
    visits = torch.zeros(len(columns.open), device="cuda")
    visits[columns.start] = 1
    found = torch.zeros_like(prices)
    for left in range(TURNS, 0, -1):
        rest, price = worth[left - 1].clone().requires_grad_(), prices[left - 1].clone().requires_grad_()
        for some in ((visits > RARELY) & (columns.open > 0)).nonzero()[:, 0].split(PART):
            (visits[some] @ turn(tables, columns, weight, rest, price, some)).backward()
        found[left - 1] = 0 if price.grad is None else price.grad
        visits = visits * (columns.open == 0) + (0 if rest.grad is None else rest.grad)
    return found


def bound_by(tables: Tables, columns: Columns, prices: Tensor, downhill: bool = False) -> tuple[float, Tensor]:
    """The bound that prices give, and if wanted how it changes with them."""
    torch = tables.torch
    total, change = 0.0, torch.zeros_like(prices)
    for column in range(COLUMNS):
        with torch.no_grad():
            worth = worths(tables, columns, column + 1.0, prices)
        total += float(worth[TURNS, columns.start])
        if downhill:
            change += slopes(tables, columns, column + 1.0, prices, worth)
    paid = prices.clone().requires_grad_()
    values = paid
    for _ in range(2):
        values = best_kept(tables, values @ tables.chances.T)
    prize = (values @ tables.chances[0]).sum()
    prize.backward()
    return total + float(prize.detach()), change + paid.grad


def first_prices(tables: Tables, follows: Followers) -> Tensor:
    """By turns left: how much more than usual every throw was worth in games that were played."""
    torch, rows = tables.torch, []
    with torch.no_grad():
        for sheets, worth in played(tables, follows, PART)[1]:
            rows.append((cells_of(tables, follows, sheets).amax(1) - worth[:, None]).mean(0))
    return torch.stack(rows[::-1])


def best_prices(tables: Tables, columns: Columns, prices: Tensor, seconds: float) -> Tensor:
    """Prices that give a lower bound than these, looked for so long."""
    torch = tables.torch
    moving = prices.clone().requires_grad_()
    learner = torch.optim.Adam([moving], lr=FIRST_STEP, betas=(0.8, 0.99))
    best, kept, began = float("inf"), prices, time.monotonic()
    while (share := (time.monotonic() - began) / seconds) < 1:
        for group in learner.param_groups:
            group["lr"] = FIRST_STEP * LAST_SHARE**share
        total, moving.grad = bound_by(tables, columns, moving.detach(), downhill=True)
        if total < best:
            best, kept = total, moving.detach().clone()
        print(f"{share * seconds:.0f} s: nobody exceeds {total:.3f}", flush=True)
        learner.step()
    return kept
