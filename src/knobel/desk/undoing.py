"""Undoing an entry: which others fall with it, and when it is too late.

Within a table the last entry goes first. An undo may reach back into a stage that is closed as long as no game of the
following one is recorded: its draw is then void. Later only places in the final list can be corrected.
"""

from collections.abc import Iterator, Sequence

from knobel.desk.actions import Row, Undone
from knobel.desk.folding import folded
from knobel.desk.model import Tournament, Trace
from knobel.desk.refusal import DeskRefused

# What only arranges a stage, and is void together with its draw.
ARRANGING = ("start_stage", "pause_clock", "resume_clock", "swap_seats", "start_game", "annul_game")
# What stands by itself: taking it back changes nothing else.
ALONE = (
    *("announce", "correct", "dispute", "dispute_result", "rename_player", "replace_player"),
    *("name_table", "plan_evening", "describe", "accept_rules"),
)
# Names can be wanted by somebody else meanwhile.
NAMES = ("rename_player", "replace_player")
# What goes by itself with the report that it belongs to.
ALONG = ("start_game", "dispute", "dispute_result")
# What happens all evening.
REPORTS = ("record_loss", "record_result", "annul_game", "check_in")
PENALTIES = ("take_chip", "cut_band")
# Whoever was shut out does not come back because somebody else undoes that: a link is renewed instead.
OF_LINKS = ("add_desk_link", "renew_desk_link", "revoke_desk_link", "set_recovery")
NEVER = ("create", "undone", "arrive", *OF_LINKS)


def undone(tournament: Tournament, rows: Sequence[Row], entry: int) -> Undone:
    """The undo of an entry, with everything that falls with it; refused where it comes too late."""
    trace = _trace_of(tournament, rows, entry)
    void = {entry}
    if trace.kind == "sign_up":
        _must_be_the_last_on_the_list(tournament, trace)
    if trace.kind not in ALONE:
        void |= _following_stage(tournament, trace)
        void |= _same_tables(tournament, trace)
    answer = Undone(entry, tuple(sorted(void)))
    _rest_must_stand(rows, answer)
    return answer


def undoable(tournament: Tournament, rows: Sequence[Row]) -> frozenset[int]:
    """The entries that an undo is offered for: the last of each table, and what stands alone, as far back as an undo
    may reach. Each of them is granted as long as nothing else happens."""
    return frozenset(trace.seq for trace in _last_ones(tournament) if _is_granted(tournament, rows, trace))


def _last_ones(tournament: Tournament) -> Iterator[Trace]:
    touched: set[tuple[int, int]] = set()
    stages = len(tournament.stages)
    first = stages if stages and tournament.stages[-1].games_recorded else stages - 1
    for trace in reversed(tournament.traces):
        if trace.kind in NEVER or trace.kind == "start_game":
            continue
        tables = {(trace.stage, table) for table in trace.tables}
        if trace.kind in ALONE:
            yield trace
            continue
        if trace.stage >= first and not tables & touched:
            yield trace
        touched |= tables


def _is_granted(tournament: Tournament, rows: Sequence[Row], trace: Trace) -> bool:
    """Whether an undo would be granted. What happens all evening is told by its kind; the rest, which is rare, is
    tried out."""
    later = [each for each in tournament.traces if each.seq > trace.seq]
    if trace.kind in ALONE and trace.kind not in NAMES:
        return True
    corrected = any(each.kind == "correct" for each in later)
    if trace.kind in REPORTS and not corrected and not _is_in_a_wave(tournament, trace, later):
        return not any(each.kind in PENALTIES and each.stage > trace.stage for each in later)
    if trace.kind == "sign_up" and any(each.kind == "sign_up" for each in later):
        return False
    try:
        undone(tournament, rows, trace.seq)
    except DeskRefused:
        return False
    return True


def _is_in_a_wave(tournament: Tournament, trace: Trace, later: Sequence[Trace]) -> bool:
    """Whether something may have been done since at a table that waited for this one to end."""
    waves = tournament.format is not None and tournament.format.tables > 0
    return waves and any(each.stage == trace.stage and each.tables for each in later)


def _trace_of(tournament: Tournament, rows: Sequence[Row], entry: int) -> Trace:
    for trace in tournament.traces:
        if trace.seq == entry:
            if trace.kind in NEVER:
                raise DeskRefused("desk-cannot-undo")
            return trace
    raise DeskRefused("desk-already-undone" if any(row.seq == entry for row in rows) else "desk-no-such-entry")


def _must_be_the_last_on_the_list(tournament: Tournament, trace: Trace) -> None:
    """Start numbers stay with their players: of those who signed up only the last can be struck, others withdraw."""
    later = [each.seq for each in tournament.traces if each.kind == "sign_up" and each.seq > trace.seq]
    if later:
        raise DeskRefused("desk-undo-later-first", entry=later[-1])


def _following_stage(tournament: Tournament, trace: Trace) -> set[int]:
    """The draw of the next stage with all that only arranges it, while no game of it is recorded."""
    if len(tournament.stages) <= trace.stage:
        return set()
    following = tournament.stages[trace.stage]
    if len(tournament.stages) > trace.stage + 1 or following.games_recorded:
        raise DeskRefused("desk-stage-settled", stage=trace.stage)
    later = [each for each in tournament.traces if each.stage == following.number]
    for each in later:
        if each.kind in PENALTIES:
            raise DeskRefused("desk-undo-later-first", entry=each.seq)
    return {following.drawn_by, *(each.seq for each in later if each.kind in ARRANGING)}


def _same_tables(tournament: Tournament, trace: Trace) -> set[int]:
    """Last in, first out at each table; the beginning of a game, and who contradicts a report, go by themselves."""
    later = [
        each
        for each in tournament.traces
        if each.seq > trace.seq and each.stage == trace.stage and set(each.tables) & set(trace.tables)
    ]
    for each in reversed(later):
        if each.kind not in ALONG:
            raise DeskRefused("desk-undo-later-first", entry=each.seq)
    return {each.seq for each in later}


def _rest_must_stand(rows: Sequence[Row], answer: Undone) -> None:
    """What was written later must hold without the entry, too."""
    gone = set(answer.void)
    try:
        folded((row for row in rows if row.seq not in gone), checking=True)
    except (DeskRefused, IndexError) as trouble:
        raise DeskRefused("desk-undo-later-first", entry=max(row.seq for row in rows)) from trouble
