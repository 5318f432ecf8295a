"""`knobel solve`, `odds`, `advise`, `arena`, `exploit` and `analyse`: for those who want to know what is best."""

from pathlib import Path
from typing import Annotated

from cyclopts import App

from knobel.cli.commanding import explained, new_command, speaker
from knobel.cli.settings import given, listed, options_set
from knobel.cli.voice import Voice

NOTHING_SET: tuple[str, ...] = ()


# As in the league, whose page is made with it; it is stated here as well so that no command waits for the minds.
SIMULATIONS = 60


def add_thinking(app: App, voice: Voice) -> None:
    """The commands that work something out."""
    for add in (_add_solve, _add_odds, _add_advise, _add_arena, _add_exploit, _add_analyse):
        add(app, voice)


def _add_solve(app: App, voice: Voice) -> None:
    @new_command(app, voice, "solve", "ID").default
    def solve(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        seats: Annotated[int | None, explained(voice, "seats")] = None,
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
        every_set: Annotated[bool, explained(voice, "every-set")] = False,
        limit: Annotated[int | None, explained(voice, "limit-states")] = None,
        from_scratch: Annotated[bool, explained(voice, "from-scratch")] = False,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.solve import solve_and_tell

        solve_and_tell(
            given(id, "ID"),
            speaker(voice, lang),
            seats=seats,
            options=options_set(set or NOTHING_SET),
            every_set=every_set,
            limit=limit,
            from_scratch=from_scratch,
            as_json=json,
        )


def _add_odds(app: App, voice: Voice) -> None:
    @new_command(app, voice, "odds", "ID").default
    def odds(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        seats: Annotated[int | None, explained(voice, "seats")] = None,
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.odds import show_odds

        chosen = options_set(set or NOTHING_SET)
        show_odds(given(id, "ID"), speaker(voice, lang), seats=seats, options=chosen, as_json=json)


def _add_advise(app: App, voice: Voice) -> None:
    @new_command(app, voice, "advise", "[ID] --position …").default
    def advise(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        position: Annotated[str | None, explained(voice, "position")] = None,
        seat: Annotated[int | None, explained(voice, "advise-seat")] = None,
        seed: Annotated[str, explained(voice, "seed")] = "0",
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.advise import advise_there

        line = given(position, "--position")
        advise_there(speaker(voice, lang), line, id=id, seat=seat, seed=seed, as_json=json)


def _add_arena(app: App, voice: Voice) -> None:
    @new_command(app, voice, "arena", "ID | --all").default
    def arena(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        all: Annotated[bool, explained(voice, "arena-all")] = False,  # noqa: A002
        alone: Annotated[bool, explained(voice, "arena-alone")] = False,
        minds: Annotated[str, explained(voice, "arena-minds")] = "strong,greedy,random",
        games: Annotated[int | None, explained(voice, "arena-games")] = None,
        thinking: Annotated[int, explained(voice, "thinking", default=str(SIMULATIONS))] = SIMULATIONS,
        seats: Annotated[int | None, explained(voice, "seats")] = None,
        seed: Annotated[str, explained(voice, "seed")] = "arena",
        jobs: Annotated[int, explained(voice, "jobs")] = 1,
        keep: Annotated[Path | None, explained(voice, "keep")] = None,
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.arena import contest, contest_all
        from knobel.minds.kept import Findings
        from knobel.minds.league import Terms

        terms, talker = Terms(games, thinking=thinking, seed=seed, alone=alone), speaker(voice, lang)
        if all:
            contest_all(talker, terms=terms, jobs=jobs, findings=Findings(keep), as_json=json)
            return
        contest(
            given(id, "ID"),
            talker,
            minds=listed(minds),
            seats=seats,
            options=options_set(set or NOTHING_SET),
            terms=terms,
            findings=Findings(keep),
            as_json=json,
        )


def _add_exploit(app: App, voice: Voice) -> None:
    @new_command(app, voice, "exploit", "ID | --all").default
    def exploit(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        all: Annotated[bool, explained(voice, "exploit-all")] = False,  # noqa: A002
        thinking: Annotated[int, explained(voice, "thinking", default=str(SIMULATIONS))] = SIMULATIONS,
        seed: Annotated[str, explained(voice, "seed")] = "exploit",
        without_equilibria: Annotated[bool, explained(voice, "without-equilibria")] = False,
        jobs: Annotated[int, explained(voice, "jobs")] = 1,
        keep: Annotated[Path | None, explained(voice, "keep")] = None,
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.exploit import Work, exploit_all, exploit_one
        from knobel.minds.exploiting import Terms
        from knobel.minds.kept import Findings

        terms, talker = Terms(thinking=thinking, seed=seed, equilibria=not without_equilibria), speaker(voice, lang)
        work = Work(terms, jobs, Findings(keep))
        if all:
            exploit_all(talker, work=work, as_json=json)
            return
        options = options_set(set or NOTHING_SET)
        exploit_one(given(id, "ID"), talker, options=options, work=work, as_json=json)


def _add_analyse(app: App, voice: Voice) -> None:
    @new_command(app, voice, "analyse", "FILE").default
    def analyse(
        file: Annotated[str | None, explained(voice, "file")] = None,
        /,
        *,
        thinking: Annotated[int | None, explained(voice, "analyse-thinking")] = None,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.analyse import analyse_file
        from knobel.minds.sampled import Effort

        effort = None if thinking is None else Effort(games=max(2, thinking // 4), simulations=max(2, thinking))
        analyse_file(Path(given(file, "FILE")), speaker(voice, lang), effort, as_json=json)
