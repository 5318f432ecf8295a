"""Undoing an entry: which others fall with it, and when it is too late.

Within a table the last entry goes first. An undo may reach back into a stage that is closed as long as no game of the
following one is recorded: its draw is then void. Later only places in the final list can be corrected.
"""

from collections.abc import Sequence

from knobel.desk.actions import Row, Undone
from knobel.desk.folding import folded
from knobel.desk.model import Tournament, Trace
from knobel.desk.refusal import DeskRefused

# What only arranges a stage, and is void together with its draw.
ARRANGING = ("start_stage", "pause_clock", "resume_clock", "swap_seats", "start_game", "annul_game")
# What stands by itself: taking it back changes nothing else.
ALONE = ("announce", "correct")
PENALTIES = ("take_chip", "cut_band")
NEVER = ("create", "undone", "arrive")


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
    """Last in, first out at each table; the beginning of a game goes by itself."""
    later = [
        each
        for each in tournament.traces
        if each.seq > trace.seq and each.stage == trace.stage and set(each.tables) & set(trace.tables)
    ]
    for each in reversed(later):
        if each.kind != "start_game":
            raise DeskRefused("desk-undo-later-first", entry=each.seq)
    return {each.seq for each in later}


def _rest_must_stand(rows: Sequence[Row], answer: Undone) -> None:
    """What was written later must hold without the entry, too."""
    gone = set(answer.void)
    try:
        folded((row for row in rows if row.seq not in gone), checking=True)
    except (DeskRefused, IndexError) as trouble:
        raise DeskRefused("desk-undo-later-first", entry=max(row.seq for row in rows)) from trouble
