"""Performing: each kind of task, done. Rooms that only some tasks need are opened when the first of them comes."""

import gzip
import secrets
import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from knobel.core.stages import Ask
from knobel.house.work import tasks
from knobel.house.work.positions import Positions, play_of
from knobel.house.work.tasks import Past, Task

if TYPE_CHECKING:
    from knobel.minds.knowledge import Knowledge

ENCODE = msgspec.json.Encoder().encode


class Performer:
    """Does tasks, and keeps what helps with the next one."""

    def __init__(self, thinks_for: float | None = None, want: Callable[[str], None] | None = None) -> None:
        self._thinks_for, self._want = thinks_for, want
        self._positions = Positions()
        self._kinds: dict[type, Callable[[Any], bytes]] = {
            tasks.Decide: self._decide,
            tasks.Advise: self._advise,
            tasks.Prepare: self._prepare,
            tasks.ReadReplay: _replay,
            tasks.ReadFairness: _fairness,
            tasks.SeesAll: _sees_all,
            tasks.ReadFeats: _feats,
            tasks.ReadThrow: _throw,
            tasks.PlayDay: self._play_day,
            tasks.CheckDesk: _check_desk,
            tasks.CheckTable: _check_table,
            tasks.ReadPlayers: _read_players,
            tasks.CheckClub: _check_club,
            tasks.ReadClub: _read_club,
            tasks.WriteCatalogue: _catalogue,
            tasks.WriteRules: _rules,
            tasks.ReadPosition: self._position,
            tasks.Sleep: _sleep,
        }

    def __call__(self, task: Task) -> bytes:
        """What comes of a task."""
        return self._kinds[type(task)](task)

    @cached_property
    def knowledge(self) -> "Knowledge":
        """What minds have worked out about games, and how long they look for the rest of it."""
        from knobel.minds.knowledge import Knowledge
        from knobel.minds.search import Budget

        return Knowledge(None if self._thinks_for is None else Budget(self._thinks_for), self._want)

    # Minds -----------------------------------------------------------------------------------------------------------

    def _decide(self, task: tasks.Decide) -> bytes:
        from knobel.house.work.minding import decision

        built = self._positions.rebuilt(task.position)
        stage = built.play.stage(built.state)
        assert isinstance(stage, Ask)
        choices = stage.choices[task.seat]
        move = decision(task.mind, built.play, built.state, task.seat, choices, secrets.randbelow, self.knowledge)
        return tasks.encode(tasks.ChosenMove(move))

    def _advise(self, task: tasks.Advise) -> bytes:
        from knobel.house.work.minding import told_hints, usual_adviser

        built = self._positions.rebuilt(task.position)
        hints = usual_adviser(built.play, built.state, task.seat, secrets.randbelow, self.knowledge)
        return tasks.encode(tasks.Hints(told_hints(hints)))

    def _position(self, task: tasks.ReadPosition) -> bytes:
        from knobel.house.positions import position_page

        return ENCODE(position_page(task.line, self.knowledge))

    def _prepare(self, task: tasks.Prepare) -> bytes:
        from knobel.minds.rehearsal import make_ready

        game = play_of(task.rules)
        if not self.knowledge.is_prepared(game):
            make_ready(game, self.knowledge)
        return b""

    def _play_day(self, task: tasks.PlayDay) -> bytes:
        from knobel.house.days.best_play import played_by

        made = played_by(task.seed, task.date, task.game, (task.mind, task.opponent), self.knowledge)
        return ENCODE(made)


# Games that are over -------------------------------------------------------------------------------------------------


def _replay(task: tasks.ReadReplay) -> bytes:
    from knobel.house.replays import replay_for
    from knobel.house.work.past_tables import names_of, past_table, sees_everything, viewer_of

    past = past_table(task.past)
    viewer = viewer_of(past, task.past.device)
    shown = replay_for(task.record, viewer, names_of(task.past, past), positions=sees_everything(past, viewer))
    body = ENCODE(shown)
    # Without a time in it, the same replay is the same bytes.
    return gzip.compress(body, 6, mtime=0) if task.packed else body


def _fairness(task: tasks.ReadFairness) -> bytes:
    from knobel.house.table.fairness_file import fairness_file
    from knobel.house.work.past_tables import past_table, viewer_of

    past = past_table(task.past)
    return ENCODE(fairness_file(past, task.masters, viewer_of(past, task.past.device), task.now))


def _sees_all(task: tasks.SeesAll) -> bytes:
    from knobel.house.work.past_tables import past_table, sees_everything, viewer_of

    past: Past = task.past
    table = past_table(past)
    return ENCODE(sees_everything(table, viewer_of(table, past.device)))


def _feats(task: tasks.ReadFeats) -> bytes:
    from knobel.house.feats import feats_of

    return ENCODE(feats_of(task.record))


def _throw(task: tasks.ReadThrow) -> bytes:
    from knobel.house.highlights import throw_of

    return ENCODE(throw_of(task.record))


# The rest ------------------------------------------------------------------------------------------------------------


def _check_desk(task: tasks.CheckDesk) -> bytes:
    from knobel.desk.desk import Desk

    return ENCODE(Desk.read(task.text).rows)


def _check_table(task: tasks.CheckTable) -> bytes:
    from knobel.house.moving.checking import checked

    return tasks.encode(checked(task.text, task.to, task.device, task.now))


def _read_players(task: tasks.ReadPlayers) -> bytes:
    from knobel.house.desks.player_files import read_players

    return ENCODE(read_players(task.content))


def _check_club(task: tasks.CheckClub) -> bytes:
    from knobel.club.club_log import ClubLog

    return ENCODE(ClubLog.read(task.text).rows)


def _read_club(task: tasks.ReadClub) -> bytes:
    from knobel.house.clubs.reading import read_elsewhere

    return read_elsewhere(task)


def _catalogue(task: tasks.WriteCatalogue) -> bytes:
    from knobel.house.catalogue import catalogue

    body = ENCODE(catalogue())
    return gzip.compress(body, mtime=0) if task.packed else body


def _rules(task: tasks.WriteRules) -> bytes:
    from knobel.house.catalogue import rules_of

    return ENCODE(rules_of(task.game, task.language, task.options, task.seats))


def _sleep(task: tasks.Sleep) -> bytes:
    time.sleep(task.seconds)
    return b""
