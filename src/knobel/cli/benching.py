"""`knobel bench …`: the commands and their parameters."""

from typing import Annotated

from cyclopts import App

from knobel.cli.commanding import command_of, explained, new_group, speaker
from knobel.cli.voice import Voice

BENCHES = ("engine", "solve", "pocket")


def add_bench(app: App, voice: Voice) -> None:
    """The command and those below it."""
    bench = new_group(app, voice, "bench", " | ".join(BENCHES))

    @command_of(bench, voice, "bench engine")
    def engine(
        *,
        seconds: Annotated[float, explained(voice, "seconds")] = 2.0,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.bench import bench_engine

        bench_engine(speaker(voice, lang), seconds=seconds, as_json=json)

    @command_of(bench, voice, "bench solve")
    def solve(
        *,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.bench_solve import bench_solve

        bench_solve(speaker(voice, lang), as_json=json)

    @command_of(bench, voice, "bench pocket")
    def pocket(
        *,
        games: Annotated[int, explained(voice, "bench-games")] = 10,
        taps: Annotated[int, explained(voice, "bench-taps")] = 5,
        seconds: Annotated[float, explained(voice, "bench-seconds")] = 5.0,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.bench_pocket import bench_pocket

        bench_pocket(speaker(voice, lang), games=games, taps=taps, seconds=seconds, as_json=json)
