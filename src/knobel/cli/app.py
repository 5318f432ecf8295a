"""The commands and their parameters. What they do is in `commands`, opened only when they are called."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Group, Parameter
from cyclopts.help import DefaultFormatter

from knobel import __version__
from knobel.cli.settings import checked_language, given, listed, new_file, options_set
from knobel.cli.voice import Voice

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

# In the order in which people meet them.
COMMANDS = (
    "lobby",
    "play",
    "serve",
    "games",
    "rules",
    "simulate",
    "arena",
    "replay",
    "analyse",
    "verify",
    "backup",
    "restore",
    "prove",
    "bench",
)
NOTHING_SET: tuple[str, ...] = ()


class Formatter(DefaultFormatter):
    """Leaves the usage line as it is written: its label has been translated already."""

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        console.print(usage)


def build_app(voice: Voice) -> App:
    """The command line, explained in the voice's language."""
    t = voice.line
    app = App(
        name="knobel",
        version=__version__,
        help=t("cli-about"),
        usage=t("cli-usage", command="knobel", arguments=t("cli-usage-command")),
        help_format="plaintext",  # what Markdown would need takes longer to open than everything else
        help_formatter=Formatter(),
        suppress_keyboard_interrupt=False,
        group_commands=Group(t("cli-group-commands"), sort_key=1),
        group_arguments=Group(t("cli-group-arguments"), sort_key=2),
        group_parameters=Group(t("cli-group-parameters"), sort_key=3),
        default_parameter=Parameter(negative=(), show_default=False, show_choices=False),
    )
    app["--help"].help = t("cli-help-help")
    app["--version"].help = t("cli-help-version")
    for add in (_add_lobby, _add_play, _add_serve, _add_games, _add_rules, _add_simulate, _add_replay):
        add(app, voice)
    _add_arena(app, voice)
    _add_analyse(app, voice)
    for add in (_add_verify, _add_backup, _add_restore, _add_prove, _add_bench):
        add(app, voice)
    return app


def _command(app: App, voice: Voice, name: str, arguments: str = "") -> App:
    """A command with its help; the function that it runs is added by the caller."""
    usage = voice.line("cli-usage", command=f"knobel {name}", arguments=f"{arguments} […]".strip())
    command = App(name=name, help=voice.line(f"cli-about-{name}"), usage=usage, sort_key=COMMANDS.index(name))
    app.command(command)
    return command


def _speaker(voice: Voice, language: str | None) -> Voice:
    return voice if language is None else Voice(checked_language(language))


def _help(voice: Voice, parameter: str, **more: Any) -> Parameter:
    return Parameter(help=voice.line(f"cli-param-{parameter}"), **more)


def _add_lobby(app: App, voice: Voice) -> None:
    @_command(app, voice, "lobby").default
    def lobby(*, lang: Annotated[str | None, _help(voice, "lang")] = None) -> None:
        from knobel.cli.commands.lobby import Lobby
        from knobel.cli.screen import Screen

        Lobby(_speaker(voice, lang), Screen()).run()


def _add_play(app: App, voice: Voice) -> None:
    @_command(app, voice, "play", "[ID]").default
    def play(
        id: Annotated[str | None, _help(voice, "id")] = None,
        /,
        *,
        seats: Annotated[int | None, _help(voice, "seats")] = None,
        people: Annotated[int | None, _help(voice, "people")] = None,
        names: Annotated[str, _help(voice, "names")] = "",
        mind: Annotated[str, _help(voice, "mind")] = "greedy",
        set: Annotated[list[str] | None, _help(voice, "set", consume_multiple=True)] = None,  # noqa: A002
        seed: Annotated[str | None, _help(voice, "seed")] = None,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
        real_dice: Annotated[bool, _help(voice, "real-dice")] = False,
        save: Annotated[Path | None, _help(voice, "save")] = None,
    ) -> None:
        from knobel.cli.commands.lobby import choose_game
        from knobel.cli.commands.play import play_once
        from knobel.cli.screen import Screen
        from knobel.cli.table.plan import plan_table

        speaker, screen = _speaker(voice, lang), Screen()
        file = None if save is None else new_file(save)
        chosen = id or choose_game(speaker, screen)
        if chosen is None:
            return
        plan = plan_table(
            chosen,
            speaker,
            seats=seats,
            people=people,
            names=listed(names),
            mind=mind,
            options=options_set(set or NOTHING_SET),
            seed=seed,
            real_dice=real_dice,
            save=file,
        )
        play_once(plan, speaker, screen)


def _add_games(app: App, voice: Voice) -> None:
    @_command(app, voice, "games").default
    def games(
        *,
        players: Annotated[int | None, _help(voice, "wish-players")] = None,
        dice: Annotated[int | None, _help(voice, "wish-dice")] = None,
        minutes: Annotated[int | None, _help(voice, "wish-minutes")] = None,
        decisions: Annotated[bool, _help(voice, "wish-decisions")] = False,
        luck: Annotated[bool, _help(voice, "wish-luck")] = False,
        hidden: Annotated[bool, _help(voice, "wish-hidden")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
        json: Annotated[bool, _help(voice, "json")] = False,
    ) -> None:
        from knobel.cli.commands.games import Wish, list_games

        decided = decisions if decisions != luck else None
        wish = Wish(players, dice, minutes, decided, True if hidden else None)
        list_games(_speaker(voice, lang), as_json=json, wish=wish)


def _add_rules(app: App, voice: Voice) -> None:
    @_command(app, voice, "rules", "ID").default
    def rules(
        id: Annotated[str | None, _help(voice, "id")] = None,
        /,
        *,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
        set: Annotated[list[str] | None, _help(voice, "set", consume_multiple=True)] = None,  # noqa: A002
    ) -> None:
        from knobel.cli.commands.rules import show_rules

        show_rules(given(id, "ID"), _speaker(voice, lang), options_set(set or NOTHING_SET))


def _add_simulate(app: App, voice: Voice) -> None:
    @_command(app, voice, "simulate", "ID").default
    def simulate(
        id: Annotated[str | None, _help(voice, "id")] = None,
        /,
        *,
        all: Annotated[bool, _help(voice, "all")] = False,  # noqa: A002
        games: Annotated[int, _help(voice, "games")] = 100,
        minds: Annotated[str, _help(voice, "minds")] = "random,greedy",
        seats: Annotated[int | None, _help(voice, "seats")] = None,
        seed: Annotated[str | None, _help(voice, "seed")] = None,
        set: Annotated[list[str] | None, _help(voice, "set", consume_multiple=True)] = None,  # noqa: A002
        json: Annotated[bool, _help(voice, "json")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.simulate import simulate, simulate_all

        if all:
            simulate_all(_speaker(voice, lang), games=games, seed=seed, as_json=json)
            return
        simulate(
            given(id, "ID"),
            _speaker(voice, lang),
            games=games,
            minds=listed(minds),
            seats=seats,
            seed=seed,
            options=options_set(set or NOTHING_SET),
            as_json=json,
        )


def _add_arena(app: App, voice: Voice) -> None:
    @_command(app, voice, "arena", "ID").default
    def arena(
        id: Annotated[str | None, _help(voice, "id")] = None,
        /,
        *,
        all: Annotated[bool, _help(voice, "arena-all")] = False,  # noqa: A002
        minds: Annotated[str, _help(voice, "arena-minds")] = "strong,greedy,random",
        games: Annotated[int, _help(voice, "arena-games")] = 400,
        thinking: Annotated[int, _help(voice, "thinking")] = 200,
        seats: Annotated[int | None, _help(voice, "seats")] = None,
        seed: Annotated[str, _help(voice, "seed")] = "arena",
        jobs: Annotated[int, _help(voice, "jobs")] = 1,
        set: Annotated[list[str] | None, _help(voice, "set", consume_multiple=True)] = None,  # noqa: A002
        json: Annotated[bool, _help(voice, "json")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.arena import contest, contest_all
        from knobel.minds.league import Terms

        terms, speaker = Terms(games, thinking, seed), _speaker(voice, lang)
        if all:
            contest_all(speaker, terms=terms, jobs=jobs, as_json=json)
            return
        options = options_set(set or NOTHING_SET)
        named = listed(minds)
        contest(given(id, "ID"), speaker, minds=named, seats=seats, options=options, terms=terms, as_json=json)


def _add_replay(app: App, voice: Voice) -> None:
    @_command(app, voice, "replay", "FILE").default
    def replay(
        file: Annotated[str | None, _help(voice, "file")] = None,
        /,
        *,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
        step: Annotated[int | None, _help(voice, "step")] = None,
        viewer: Annotated[str | None, _help(voice, "viewer")] = None,
    ) -> None:
        from knobel.cli.commands.replay import show_record

        show_record(Path(given(file, "FILE")), _speaker(voice, lang), step, viewer)


def _add_analyse(app: App, voice: Voice) -> None:
    @_command(app, voice, "analyse", "FILE").default
    def analyse(
        file: Annotated[str | None, _help(voice, "file")] = None,
        /,
        *,
        thinking: Annotated[int, _help(voice, "analyse-thinking")] = 96,
        json: Annotated[bool, _help(voice, "json")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.analyse import analyse_file
        from knobel.minds.evaluators import Effort

        effort = Effort(games=max(2, thinking // 4), simulations=max(2, thinking))
        analyse_file(Path(given(file, "FILE")), _speaker(voice, lang), effort, as_json=json)


def _add_bench(app: App, voice: Voice) -> None:
    bench = App(name="bench", help=voice.line("cli-about-bench"), sort_key=COMMANDS.index("bench"))
    bench.usage = voice.line("cli-usage", command="knobel bench", arguments="engine […]")
    app.command(bench)

    @bench.command(help=voice.line("cli-about-bench-engine"))
    def engine(
        *,
        seconds: Annotated[float, _help(voice, "seconds")] = 2.0,
        json: Annotated[bool, _help(voice, "json")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.bench import bench_engine

        bench_engine(_speaker(voice, lang), seconds=seconds, as_json=json)


def _add_serve(app: App, voice: Voice) -> None:
    @_command(app, voice, "serve").default
    def serve(
        *,
        host: Annotated[str, _help(voice, "host")] = "0.0.0.0",
        port: Annotated[int, _help(voice, "port")] = 8000,
        data: Annotated[Path, _help(voice, "data")] = Path("data"),
        database_url: Annotated[str | None, _help(voice, "database-url")] = None,
        hub_url: Annotated[str | None, _help(voice, "hub-url")] = None,
        pace: Annotated[float, _help(voice, "pace")] = 0.8,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.serve import serve_tables
        from knobel.server.serving import Settings

        serve_tables(_speaker(voice, lang), Settings(host, port, data, database_url, hub_url, pace))


def _add_verify(app: App, voice: Voice) -> None:
    @_command(app, voice, "verify", "FILE").default
    def verify(
        file: Annotated[str | None, _help(voice, "fairness-file")] = None,
        /,
        *,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.verify import verify_file

        verify_file(_speaker(voice, lang), Path(given(file, "FILE")))


def _add_backup(app: App, voice: Voice) -> None:
    @_command(app, voice, "backup", "FILE").default
    def backup(
        file: Annotated[str | None, _help(voice, "backup-file")] = None,
        /,
        *,
        data: Annotated[Path, _help(voice, "data")] = Path("data"),
        database_url: Annotated[str | None, _help(voice, "database-url")] = None,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.backup import back_up_house

        back_up_house(_speaker(voice, lang), new_file(Path(given(file, "FILE"))), data, database_url)


def _add_restore(app: App, voice: Voice) -> None:
    @_command(app, voice, "restore", "FILE").default
    def restore(
        file: Annotated[str | None, _help(voice, "backup-file")] = None,
        /,
        *,
        data: Annotated[Path, _help(voice, "data")] = Path("data"),
        database_url: Annotated[str | None, _help(voice, "database-url")] = None,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.backup import restore_house

        restore_house(_speaker(voice, lang), Path(given(file, "FILE")), data, database_url)


def _add_prove(app: App, voice: Voice) -> None:
    prove = App(name="prove", help=voice.line("cli-about-prove"), sort_key=COMMANDS.index("prove"))
    prove.usage = voice.line("cli-usage", command="knobel prove", arguments="crash | leaks […]")
    app.command(prove)

    @prove.command(help=voice.line("cli-about-prove-crash"))
    def crash(
        *,
        kills: Annotated[int, _help(voice, "kills")] = 30,
        fault: Annotated[str | None, _help(voice, "fault")] = None,
        json: Annotated[bool, _help(voice, "json")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.prove import prove_and_tell
        from knobel.proofs.crash import prove_crash

        prove_and_tell(_speaker(voice, lang), "crash", lambda: prove_crash(kills, fault), as_json=json)

    @prove.command(help=voice.line("cli-about-prove-leaks"))
    def leaks(
        *,
        runs: Annotated[int, _help(voice, "runs")] = 3,
        fault: Annotated[str | None, _help(voice, "fault")] = None,
        json: Annotated[bool, _help(voice, "json")] = False,
        lang: Annotated[str | None, _help(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.prove import prove_and_tell
        from knobel.proofs.leaks import prove_leaks

        prove_and_tell(_speaker(voice, lang), "leaks", lambda: prove_leaks(runs, fault), as_json=json)
