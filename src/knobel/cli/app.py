"""The commands and their parameters. What they do is in `commands`, opened only when they are called."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import App

from knobel.cli.benching import add_bench
from knobel.cli.commanding import COMMANDS, explained, new_app, new_command, speaker
from knobel.cli.desk_app import add_desk
from knobel.cli.settings import given, listed, new_file, options_set
from knobel.cli.thinking import add_thinking
from knobel.cli.valuing import add_values
from knobel.cli.voice import Voice

NOTHING_SET: tuple[str, ...] = ()


def build_app(voice: Voice) -> App:
    """The command line, explained in the voice's language."""
    app = new_app(voice, "knobel", voice.line("cli-about"))
    for add in (_add_lobby, _add_play, _add_serve, _add_games, _add_rules, _add_simulate, _add_replay):
        add(app, voice)
    for add in (
        _add_site,
        _add_verify,
        _add_backup,
        _add_restore,
        _add_look,
        _add_completion,
        add_thinking,
        add_values,
        add_bench,
    ):
        add(app, voice)
    add_desk(app, voice, COMMANDS.index("desk"))
    return app


def _add_lobby(app: App, voice: Voice) -> None:
    @new_command(app, voice, "lobby").default
    def lobby(*, lang: Annotated[str | None, explained(voice, "lang")] = None) -> None:
        from knobel.cli.commands.lobby import Lobby
        from knobel.cli.screen import Screen

        Lobby(speaker(voice, lang), Screen()).run()


def _add_play(app: App, voice: Voice) -> None:
    @new_command(app, voice, "play", "[ID]").default
    def play(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        seats: Annotated[int | None, explained(voice, "seats")] = None,
        people: Annotated[int | None, explained(voice, "people")] = None,
        names: Annotated[str, explained(voice, "names")] = "",
        mind: Annotated[str, explained(voice, "mind")] = "greedy",
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
        seed: Annotated[str | None, explained(voice, "seed")] = None,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
        real_dice: Annotated[bool, explained(voice, "real-dice")] = False,
        save: Annotated[Path | None, explained(voice, "save")] = None,
    ) -> None:
        from knobel.cli.commands.lobby import choose_game
        from knobel.cli.commands.play import play_once
        from knobel.cli.screen import Screen
        from knobel.cli.table.plan import plan_table

        mine, screen = speaker(voice, lang), Screen()
        file = None if save is None else new_file(save)
        chosen = id or choose_game(mine, screen)
        if chosen is None:
            return
        plan = plan_table(
            chosen,
            mine,
            seats=seats,
            people=people,
            names=listed(names),
            mind=mind,
            options=options_set(set or NOTHING_SET),
            seed=seed,
            real_dice=real_dice,
            save=file,
        )
        play_once(plan, mine, screen)


def _add_games(app: App, voice: Voice) -> None:
    @new_command(app, voice, "games").default
    def games(
        *,
        players: Annotated[int | None, explained(voice, "wish-players")] = None,
        dice: Annotated[int | None, explained(voice, "wish-dice")] = None,
        minutes: Annotated[int | None, explained(voice, "wish-minutes")] = None,
        decisions: Annotated[bool, explained(voice, "wish-decisions")] = False,
        luck: Annotated[bool, explained(voice, "wish-luck")] = False,
        hidden: Annotated[bool, explained(voice, "wish-hidden")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
        json: Annotated[bool, explained(voice, "json")] = False,
    ) -> None:
        from knobel.cli.commands.games import Wish, list_games

        decided = decisions if decisions != luck else None
        wish = Wish(players, dice, minutes, decided, True if hidden else None)
        list_games(speaker(voice, lang), as_json=json, wish=wish)


def _add_rules(app: App, voice: Voice) -> None:
    @new_command(app, voice, "rules", "ID").default
    def rules(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
    ) -> None:
        from knobel.cli.commands.rules import show_rules

        show_rules(given(id, "ID"), speaker(voice, lang), options_set(set or NOTHING_SET))


def _add_simulate(app: App, voice: Voice) -> None:
    @new_command(app, voice, "simulate", "ID | --all").default
    def simulate(
        id: Annotated[str | None, explained(voice, "id")] = None,
        /,
        *,
        all: Annotated[bool, explained(voice, "all")] = False,  # noqa: A002
        games: Annotated[int, explained(voice, "games")] = 100,
        minds: Annotated[str, explained(voice, "minds")] = "random,greedy",
        seats: Annotated[int | None, explained(voice, "seats")] = None,
        seed: Annotated[str | None, explained(voice, "seed")] = None,
        set: Annotated[list[str] | None, explained(voice, "set", several=True)] = None,  # noqa: A002
        jobs: Annotated[int | None, explained(voice, "simulate-jobs")] = None,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.simulate import simulate, simulate_all

        if all:
            simulate_all(speaker(voice, lang), games=games, seed=seed, jobs=jobs, as_json=json)
            return
        simulate(
            given(id, "ID"),
            speaker(voice, lang),
            games=games,
            minds=listed(minds),
            seats=seats,
            seed=seed,
            options=options_set(set or NOTHING_SET),
            jobs=jobs,
            as_json=json,
        )


def _add_replay(app: App, voice: Voice) -> None:
    @new_command(app, voice, "replay", "FILE").default
    def replay(
        file: Annotated[str | None, explained(voice, "file")] = None,
        /,
        *,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
        step: Annotated[int | None, explained(voice, "step")] = None,
        viewer: Annotated[str | None, explained(voice, "viewer")] = None,
    ) -> None:
        from knobel.cli.commands.replay import show_record

        show_record(Path(given(file, "FILE")), speaker(voice, lang), step, viewer)


def _add_serve(app: App, voice: Voice) -> None:
    @new_command(app, voice, "serve").default
    def serve(
        *,
        host: Annotated[str, explained(voice, "host")] = "0.0.0.0",
        port: Annotated[int, explained(voice, "port")] = 8000,
        data: Annotated[Path, explained(voice, "data")] = Path("data"),
        database_url: Annotated[str | None, explained(voice, "database-url")] = None,
        hub_url: Annotated[str | None, explained(voice, "hub-url")] = None,
        pace: Annotated[float, explained(voice, "pace")] = 0.8,
        public_url: Annotated[str | None, explained(voice, "public-url")] = None,
        tls: Annotated[bool, explained(voice, "tls")] = False,
        tls_cert: Annotated[Path | None, explained(voice, "tls-cert")] = None,
        tls_key: Annotated[Path | None, explained(voice, "tls-key")] = None,
        host_name: Annotated[list[str] | None, explained(voice, "host-name")] = None,
        origin: Annotated[list[str] | None, explained(voice, "origin")] = None,
        proxy: Annotated[list[str] | None, explained(voice, "proxy")] = None,
        zone: Annotated[str, explained(voice, "zone")] = "Europe/Berlin",
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.serve import at_pace, in_zone, reached, serve_tables
        from knobel.server.front import front_told
        from knobel.server.serving import Settings

        front = front_told(host_name or (), origin or (), proxy or (), os.environ)
        settings = in_zone(at_pace(Settings(host, port, data, database_url, hub_url, pace, front)), zone)
        serve_tables(speaker(voice, lang), reached(settings, public_url, tls, tls_cert, tls_key))


def _add_site(app: App, voice: Voice) -> None:
    @new_command(app, voice, "site", "FOLDER").default
    def site(
        folder: Annotated[str | None, explained(voice, "site-folder")] = None,
        /,
        *,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.site import write_static_site

        write_static_site(speaker(voice, lang), Path(given(folder, "FOLDER")))


def _add_verify(app: App, voice: Voice) -> None:
    @new_command(app, voice, "verify", "FILE").default
    def verify(
        file: Annotated[str | None, explained(voice, "fairness-file")] = None,
        /,
        *,
        before: Annotated[Path | None, explained(voice, "fairness-before")] = None,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.verify import verify_file

        verify_file(speaker(voice, lang), Path(given(file, "FILE")), before)


def _add_backup(app: App, voice: Voice) -> None:
    @new_command(app, voice, "backup", "FILE").default
    def backup(
        file: Annotated[str | None, explained(voice, "backup-file")] = None,
        /,
        *,
        data: Annotated[Path, explained(voice, "data")] = Path("data"),
        database_url: Annotated[str | None, explained(voice, "database-url")] = None,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.backup import back_up_house

        back_up_house(speaker(voice, lang), new_file(Path(given(file, "FILE"))), data, database_url)


def _add_restore(app: App, voice: Voice) -> None:
    @new_command(app, voice, "restore", "FILE").default
    def restore(
        file: Annotated[str | None, explained(voice, "backup-file")] = None,
        /,
        *,
        data: Annotated[Path, explained(voice, "data")] = Path("data"),
        database_url: Annotated[str | None, explained(voice, "database-url")] = None,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.backup import restore_house

        restore_house(speaker(voice, lang), Path(given(file, "FILE")), data, database_url)


def _add_look(app: App, voice: Voice) -> None:
    @new_command(app, voice, "look", "[ID]").default
    def look(
        id: Annotated[str | None, explained(voice, "look-id")] = None,
        /,
        *,
        out: Annotated[Path | None, explained(voice, "look-out")] = None,
        data: Annotated[Path, explained(voice, "data")] = Path("data"),
        database_url: Annotated[str | None, explained(voice, "database-url")] = None,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.look import look_at

        look_at(speaker(voice, lang), id, None if out is None else new_file(out), data, database_url)


def _add_completion(app: App, voice: Voice) -> None:
    @new_command(app, voice, "completion", "bash | zsh | fish").default
    def completion(
        shell: Annotated[str | None, explained(voice, "shell")] = None,
        /,
        *,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.completion import print_completion

        mine = speaker(voice, lang)
        print_completion(lambda: build_app(mine), given(shell, "SHELL"))
