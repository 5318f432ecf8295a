"""`knobel bench solve`: how fast Kniffel is worked out, beside a plain numpy solution in the same run."""

import json
import time
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from knobel.cli.extras import need
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice

REFERENCE = Path(__file__).parents[4] / "bench" / "kniffel_numpy.py"
# Machines are noisy: ours is short and measured several times, of which the median counts; the reference once.
TIMES = 7


def bench_solve(voice: Voice, *, as_json: bool) -> None:
    """Measure both, and print their times and the ratio."""
    need("solve")
    report = measured()
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _show(report, voice)


def measured() -> dict[str, Any]:
    """Seconds by the wall and by the processors, after compilation, for plain Kniffel; the reference where it is."""
    from knobel.minds.experts.kniffel.kernel import worked_out
    from knobel.minds.experts.kniffel.sheets import KniffelRules

    plain = KniffelRules(joker=False, extra_points=False, any_entry=False, five_equal_full_house=False)
    worked_out(plain)
    ours = _timed(lambda: float(worked_out(plain)[0, 0, 0]), TIMES)
    theirs = _timed(reference().expected_points, 1) if REFERENCE.exists() else None
    ratio = None if theirs is None else round(theirs["seconds"] / ours["seconds"], 2)
    return {"knobel": ours, "numpy": theirs, "ratio": ratio}


def _timed(work: Callable[[], float], times: int) -> dict[str, float]:
    walls, processors, value = [], [], 0.0
    for _ in range(times):
        wall, processor = time.perf_counter(), time.process_time()
        value = work()
        walls.append(time.perf_counter() - wall)
        processors.append(time.process_time() - processor)
    return {
        "points": round(value, 6),
        "seconds": round(median(walls), 3),
        "best_seconds": round(min(walls), 3),
        "processor_seconds": round(median(processors), 3),
    }


def reference() -> Any:
    """The plain numpy solution, from the project's folder."""
    spec = spec_from_file_location("kniffel_numpy", REFERENCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _show(report: dict[str, Any], voice: Voice) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column(voice.line("cli-bench-solve-column"))
    for column in ("seconds", "best", "processor"):
        table.add_column(voice.line(f"cli-bench-solve-{column}"), justify="right")
    for name, row in (("ours", report["knobel"]), ("reference", report["numpy"])):
        if row is not None:
            figures = [voice.number(row[each], 3) for each in ("seconds", "best_seconds", "processor_seconds")]
            table.add_row(Text(voice.line(f"cli-bench-solve-{name}")), *figures)
    screen = Screen()
    screen.show(table)
    if report["ratio"] is None:
        screen.note(voice.line("cli-bench-solve-alone"))
        return
    told = {"ratio": voice.number(report["ratio"], 1), "value": voice.number(report["knobel"]["points"], 4)}
    screen.note(voice.line("cli-bench-solve-ratio", **told), "kept")
