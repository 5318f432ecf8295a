"""What the game's own sheet says of throws, as tensors: chances, what can be kept, what every box brings."""

from importlib import import_module
from typing import Any, NamedTuple

import knobel
from knobel.games.sheet._printed import ScoreSheet
from knobel.games.sheet.dreispalten_kniffel import DreispaltenKniffel
from knobel.minds.experts.dreispalten.network import ABOVE, BELOW, MOST_OF_A_KIND
from knobel.minds.experts.score_sheets import Tables as Keeps
from knobel.minds.experts.score_sheets import tables_of, whole_throws

Tensor = Any
MOST_KEEPS = 32


class Tables(NamedTuple):
    """Tensors on the card.

    `chances` is the chance of every whole throw after every keep, `kept` the keeps of every whole throw (some twice),
    `points` what every box brings by throw, `counts` how many dice show an upper box's face, `gains` what so many of
    them bring; `above` and `below` are the bits of the boxes, `weights` how often a column counts, and `open` how many
    bits a set has.
    """

    torch: Any
    chances: Tensor
    kept: Tensor
    points: Tensor
    counts: Tensor
    gains: Tensor
    above: Tensor
    below: Tensor
    weights: Tensor
    open: Tensor
    enough: int
    bonus: int

    def throws(self) -> int:
        """How many different throws there are."""
        return int(self.points.shape[1])


def tables(double: bool = False) -> Tables:
    """The tables of the usual game, in one precision or the other."""
    torch = import_module("torch")
    sheet = printed()
    keeps = tables_of(sheet.dice)
    throws = whole_throws(keeps)
    real = {"dtype": torch.float64 if double else torch.float32, "device": "cuda"}
    whole = {"dtype": torch.int64, "device": "cuda"}
    assert sheet.bonus is not None
    faces = range(1, ABOVE + 1)
    rows = [sheet.worth(throw)[: ABOVE + BELOW] for throw in throws]
    return Tables(
        torch,
        torch.tensor(_chances(keeps), **real),
        torch.tensor(_kept(keeps), **whole),
        torch.tensor(list(zip(*rows, strict=True)), **real),
        torch.tensor([[throw.count(face) for throw in throws] for face in faces], **whole),
        torch.tensor([[face * count for count in range(MOST_OF_A_KIND + 1)] for face in faces], **whole),
        torch.tensor([1 << box for box in range(ABOVE)], **whole),
        torch.tensor([1 << box for box in range(BELOW)], **whole),
        torch.tensor([float(column + 1) for column in range(sheet.columns)], **real),
        torch.tensor([bits.bit_count() for bits in range(1 << BELOW)], **whole),
        sheet.bonus.least,
        sheet.bonus.points,
    )


def printed() -> ScoreSheet:
    """The sheet of the usual game."""
    rules = knobel.game("dreispalten-kniffel").rules
    assert isinstance(rules, DreispaltenKniffel)
    return rules.sheet


def _chances(keeps: Keeps) -> list[list[float]]:
    """By keep, the chance of every whole throw."""
    count = len(keeps.keeps) - keeps.first_throw
    rows = [[0.0] * count for _ in keeps.keeps]
    for number in range(count):
        rows[keeps.first_throw + number][number] = 1.0
    for keep in range(keeps.first_throw - 1, -1, -1):
        more = [rows[each] for each in keeps.plus[keep]]
        rows[keep] = [sum(chances) / len(more) for chances in zip(*more, strict=True)]
    return rows


def _kept(keeps: Keeps) -> list[list[int]]:
    """By whole throw, all that can be kept of it, filled up to the same length."""
    found: list[set[int]] = []
    for keep, less in enumerate(keeps.minus):
        found.append({keep}.union(*(found[each] for each in less)))
    rows = [sorted(ways) for ways in found[keeps.first_throw :]]
    return [row + row[-1:] * (MOST_KEEPS - len(row)) for row in rows]
