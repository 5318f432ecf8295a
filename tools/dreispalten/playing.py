"""Many games at once: every turn exactly by what follows it."""

from collections.abc import Callable
from typing import NamedTuple

import knobel
from knobel.games.sheet._score_sheet import SheetRules
from knobel.minds.experts.dreispalten.network import ABOVE, BELOW, BOXES, COLUMNS, EMPTY, ENOUGH
from knobel.minds.experts.score_sheets import pars_of
from tools.dreispalten.network import Sheets
from tools.dreispalten.tables import Tables, Tensor

NEVER = -1e9
# What follows every way to fill a box: by lower box, and by upper box and count.
Followers = Callable[[Sheets], tuple[Tensor, Tensor]]


class Turns(NamedTuple):
    """Turns of many sheets: their worth, the best cell of every throw, and what keeps bring before the next throws."""

    worth: Tensor
    cells: Tensor
    last_keeps: Tensor
    first_keeps: Tensor


class Position(NamedTuple):
    """Sheets at the start of a turn, and what it is worth to play on."""

    sheets: Sheets
    worth: Tensor


def empty_sheets(tables: Tables, count: int) -> Sheets:
    """New sheets."""
    full = [tables.torch.full((count, COLUMNS), bits, device="cuda") for bits in EMPTY]
    return Sheets(*full)


def best_kept(tables: Tables, keeps: Tensor) -> Tensor:
    """What every whole throw is worth by the best of its keeps."""
    return keeps[:, tables.kept].amax(-1)


def cells_of(tables: Tables, follows: Followers, sheets: Sheets) -> Tensor:
    """What every throw is worth in every cell, what follows included; nothing like it in cells that are filled."""
    torch, count = tables.torch, len(sheets.above)
    lower, upper = follows(sheets)
    before = sheets.totals[..., None, None]
    bonus = ((before < tables.enough) & (before + tables.gains >= tables.enough)) * tables.bonus
    upper = upper + tables.weights[:, None, None] * (tables.gains + bonus)
    upper = upper.masked_fill(~_open(tables, sheets.above, ABOVE)[..., None], NEVER)
    upper = torch.gather(upper, 3, tables.counts.expand(count, COLUMNS, ABOVE, tables.throws()))
    lower = lower.masked_fill(~_open(tables, sheets.below, BELOW), NEVER)
    lower = lower[..., None] + tables.weights[:, None, None] * tables.points[ABOVE:]
    return torch.cat([upper, lower], 2).reshape(count, COLUMNS * BOXES, tables.throws())


def turns_of(tables: Tables, follows: Followers, sheets: Sheets) -> Turns:
    """The turns of these sheets, worked out exactly."""
    values, cells = cells_of(tables, follows, sheets).max(1)
    last = values @ tables.chances.T
    first = best_kept(tables, last) @ tables.chances.T
    return Turns(best_kept(tables, first) @ tables.chances[0], cells, last, first)


def played(tables: Tables, follows: Followers, games: int, stray: float = 0.0) -> tuple[Tensor, list[Position]]:
    """Games to their end: points, and all positions. Somebody who strays fills any cell now and then."""
    torch = tables.torch
    sheets, points, positions = empty_sheets(tables, games), torch.zeros(games, device="cuda"), []
    sums = tables.chances.double().cumsum(1).float()
    for _ in range(COLUMNS * BOXES):
        turns = turns_of(tables, follows, sheets)
        positions.append(Position(sheets, turns.worth))
        throw = _thrown(sums, torch.zeros(games, dtype=torch.int64, device="cuda"))
        for keeps in (turns.first_keeps, turns.last_keeps):
            ways = tables.kept[throw]
            best = keeps.gather(1, ways).argmax(1, keepdim=True)
            throw = _thrown(sums, ways.gather(1, best)[:, 0])
        cell = turns.cells.gather(1, throw[:, None])[:, 0]
        if stray:
            cell = torch.where(torch.rand(games, device="cuda") < stray, _any_cell(tables, sheets), cell)
        sheets, more = _filled(tables, sheets, cell, throw)
        points = points + more
    assert int(sheets.left(tables).max()) == 0
    return points, positions


def by_pars(tables: Tables) -> Followers:
    """What somebody expects who gives every box its par, and every upper point its share of the bonus."""
    torch, rules = tables.torch, knobel.game("dreispalten-kniffel").rules
    assert isinstance(rules, SheetRules)
    pars = torch.tensor(pars_of(rules), device="cuda").reshape(COLUMNS, BOXES)
    shares = tables.weights[:, None, None] * tables.gains * (tables.bonus / tables.enough)

    def follows(sheets: Sheets) -> tuple[Tensor, Tensor]:
        before = sheets.totals[..., None, None]
        bonus = ((before < tables.enough) & (before + tables.gains >= tables.enough)) * tables.bonus
        upper = shares - pars[:, :ABOVE, None] - tables.weights[:, None, None] * bonus
        return -pars[:, ABOVE:].expand(len(before), COLUMNS, BELOW), upper

    return follows


def _open(tables: Tables, sets: Tensor, size: int) -> Tensor:
    return ((sets[..., None] >> tables.torch.arange(size, device="cuda")) & 1).bool()


def _any_cell(tables: Tables, sheets: Sheets) -> Tensor:
    parts = [_open(tables, sheets.above, ABOVE), _open(tables, sheets.below, BELOW)]
    free = tables.torch.cat(parts, -1).reshape(-1, COLUMNS * BOXES).float()
    return (free * (tables.torch.rand_like(free) + 1e-6)).argmax(1)


def _thrown(sums: Tensor, keep: Tensor) -> Tensor:
    chance = sums.new_empty((len(keep), 1)).uniform_()
    return (sums[keep] < chance).sum(1).clamp(max=sums.shape[1] - 1)


def _filled(tables: Tables, sheets: Sheets, cell: Tensor, throw: Tensor) -> tuple[Sheets, Tensor]:
    """The sheets with a throw in a cell of each, and what that brings."""
    torch = tables.torch
    each, column, box = torch.arange(len(cell), device="cuda"), cell // BOXES, cell % BOXES
    points, upper = tables.points[box, throw], box < ABOVE
    before = sheets.totals[each, column]
    after = torch.where(upper, (before + points.long()).clamp(max=ENOUGH), before)
    bonus = ((before < tables.enough) & (after >= tables.enough)) * tables.bonus
    above, below, totals = (numbers.clone() for numbers in sheets)
    totals[each, column] = after
    above[each, column] &= torch.where(upper, ~(1 << box.clamp(max=ABOVE - 1)), -1)
    below[each, column] &= torch.where(upper, -1, ~(1 << (box - ABOVE).clamp(min=0)))
    return Sheets(above, below, totals), (column + 1) * (points + bonus)
