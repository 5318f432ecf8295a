"""The CUDA sources of the solver: two templates, with the lattice of keeps written out as straight-line code.

Nothing here needs a graphics card or its libraries.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from knobel.minds.experts.kniffel_extreme.sheets import KEEPS, LOWERS, SMALLER, TEN, THROWS, points_below

COLUMNS = TEN + 1
# Threads of a warp read the tables of different sheets at once: this remainder puts them into different banks.
BANKS, REMAINDER = 32, 11
# So many rows at the end of a table make room for the values of boxes.
LATE_ROWS = 42
WORD = 32


class Shape(NamedTuple):
    """How a kernel is laid out: its real numbers, how many sheets a block has, blocks on a multiprocessor, and for how
    many counts of chips there is room."""

    real: str
    states: int
    blocks: int
    chips: int

    @property
    def threads(self) -> int:
        return self.states * COLUMNS


@cache
def classes() -> tuple[tuple[int, ...], ...]:
    """The different ways in which whole throws fit the lower boxes."""
    return tuple(sorted(set(points_below())))


def table_size(extra: int) -> int:
    """Numbers in the table of a sheet, with some more behind it."""
    size = len(THROWS) * COLUMNS + extra
    return size + (REMAINDER - size) % BANKS


def values_source(shape: Shape) -> str:
    """The kernel that finds values."""
    return _defines(shape, table_size(LATE_ROWS)) + _template("values.cu").replace("LATTICE\n", _lattice() + "\n", 1)


def policy_source(shape: Shape) -> str:
    """The kernel that finds what a policy is worth."""
    text = _template("policy.cu")
    text = text.replace("      LATTICE_BELIEFS\n", _beliefs() + "\n").replace(
        "      LATTICE_TRUTHS\n", _truths() + "\n"
    )
    return _defines(shape, table_size(0)) + text


def words() -> int:
    """Words of 32 comparisons that a thread writes down."""
    return -(-sum(map(len, KEEPS.minus)) // WORD)


def _template(name: str) -> str:
    return (Path(__file__).parent / name).read_text(encoding="utf-8")


def _defines(shape: Shape, stride: int) -> str:
    greater = "fmaxf" if shape.real == "float" else "fmax"
    named = {
        "REAL": shape.real,
        "MAX(a, b)": f"{greater}(a, b)",
        "SIXTH": "((REAL)(1.0 / 6.0))",
        "NONE": "((REAL)-1e30)",
        "STATES": shape.states,
        "THREADS": shape.threads,
        "BLOCKS": shape.blocks,
        "CHIPS": shape.chips,
        "STRIDE": stride,
        "CLASSES": len(classes()),
        "SPLIT": len(THROWS) - LATE_ROWS,
        "THROWS": len(THROWS),
        "LOWERS": LOWERS,
        "TEN": TEN,
        "COLS": COLUMNS,
        "WORDS": words(),
    }
    return "".join(f"#define {name} {value}\n" for name, value in named.items())


# A register for every smaller keep, and the columns of a table at X or Y.


def _registers(name: str, *others: str) -> str:
    return "REAL " + ", ".join([*(f"{name}{keep}" for keep in range(SMALLER)), *others]) + ";"


def _spread(register: str, table: str) -> Iterator[str]:
    """What every keep is worth when the other dice are thrown, one die at a time."""
    met: set[int] = set()

    def add(keeps: Iterable[int], what: str) -> str:
        lines = [f"{register}{keep}{'+=' if keep in met else '='}{what};" for keep in keeps]
        met.update(keeps)
        return "".join(lines)

    for throw in range(len(THROWS)):
        yield f"x={table}[{throw * COLUMNS}];" + add(KEEPS.minus[SMALLER + throw], "x")
    for keep in range(SMALLER - 1, -1, -1):
        yield f"{register}{keep}*=SIXTH;" + add(KEEPS.minus[keep], f"{register}{keep}")
    yield "__syncwarp();"


def _lattice() -> str:
    lines = [_registers("a", "x"), *_spread("a", "X")]
    lines += ["".join(f"a{keep}=MAX(a{keep},a{less});" for less in KEEPS.minus[keep]) for keep in range(SMALLER)]
    lines.append("__syncwarp();")
    for throw in range(len(THROWS)):
        at = throw * COLUMNS
        best = "".join(f"x=MAX(x,a{less});" for less in KEEPS.minus[SMALLER + throw])
        lines.append(f"x=X[{at}];{best}X[{at}]=x;")
    return "\n".join(lines)


class _Bits:
    """Comparisons are numbered in the order in which they are made; 32 of them are one word."""

    def __init__(self) -> None:
        self.made = 0

    def next(self) -> tuple[int, int]:
        """The word and the place in it of the next comparison."""
        self.made += 1
        return divmod(self.made - 1, WORD)


def _beliefs() -> str:
    """The best of every keep and every throw, each comparison written down."""
    bits, total = _Bits(), sum(map(len, KEEPS.minus))

    def compared(best: str, other: str) -> str:
        word, place = bits.next()
        line = f"g={other}>{best};{best}=g?{other}:{best};" + (f"b|=g<<{place};" if place else "b=g;")
        done = place == WORD - 1 or bits.made == total
        return line + (f"B[{word}*THREADS]=b;" if done else "")

    lines = [_registers("a", "x"), "unsigned b = 0, g;", *_spread("a", "X")]
    lines += ["".join(compared(f"a{keep}", f"a{less}") for less in KEEPS.minus[keep]) for keep in range(SMALLER)]
    lines.append("__syncwarp();")
    for throw in range(len(THROWS)):
        at = throw * COLUMNS
        best = "".join(compared("x", f"a{less}") for less in KEEPS.minus[SMALLER + throw])
        lines.append(f"x=own?NONE:X[{at}];{best}X[{at}]=x;")
    return "\n".join(lines)


def _truths() -> str:
    """The worth of what was taken."""
    bits = _Bits()

    def taken(best: str, other: str) -> str:
        word, place = bits.next()
        return (f"b=B[{word}*THREADS];" if place == 0 else "") + f"{best}=b>>{place}&1?{other}:{best};"

    lines = [_registers("w", "x"), "unsigned b = 0;", *_spread("w", "Y")]
    lines += ["".join(taken(f"w{keep}", f"w{less}") for less in KEEPS.minus[keep]) for keep in range(SMALLER)]
    lines.append("__syncwarp();")
    for throw in range(len(THROWS)):
        at = throw * COLUMNS
        best = "".join(taken("x", f"w{less}") for less in KEEPS.minus[SMALLER + throw])
        lines.append(f"x=Y[{at}];{best}Y[{at}]=x;")
    return "\n".join(lines)
