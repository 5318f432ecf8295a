"""Checks the dice of a whole game, offline."""

import itertools

from knobel.core.errors import BadRecord, KnobelError
from knobel.core.notation import read_event
from knobel.core.records import Record, read_record
from knobel.fair import box, hashes
from knobel.fair.agreement import odd_ways
from knobel.fair.files import FORMAT, File, read_file
from knobel.fair.verdicts import FAULTS, Reason, Report, Verdict, report_of
from knobel.fair.worlds import Replay, is_throw, is_unshown
from knobel.match.opening import game_of, start_of


def verdict_on(data: bytes) -> Report:
    """What can be said of a fairness file, whatever bytes it holds."""
    file = read_file(data)
    return Report(Verdict.UNREADABLE) if file is None else checked(file)


def checked(file: File) -> Report:
    """What can be said of a fairness file that could be read."""
    found = [
        *_seeds(file),
        *_order(file),
        *_ends(file),
        *_throws(file),
        *_played(file),
        *_sealed(file),
        *_handed_over(file),
    ]
    faults = [reason for reason in found if reason.code in FAULTS]
    gaps = [reason for reason in found if reason.code not in FAULTS]
    return report_of(faults, gaps, len(file.throws), sum(each.is_sealed for each in file.throws))


def verdict_between(before: bytes, data: bytes) -> Report:
    """As `verdict_on`, with the file of the game before: a table that passes over throws chooses its dice."""
    earlier, file = read_file(before), read_file(data)
    if earlier is None or file is None:
        return Report(Verdict.UNREADABLE)
    report = checked(file)
    faults = [reason for reason in (*report.reasons, *checked(earlier).reasons) if reason.code in FAULTS]
    faults += _between(earlier, file)
    gaps = [reason for reason in report.reasons if reason.code not in FAULTS]
    return report_of(faults, gaps, report.throws, report.sealed)


def _between(earlier: File, file: File) -> list[Reason]:
    if (earlier.table, earlier.number + 1) != (file.table, file.number):
        return [Reason("not-two-games")]
    if earlier.end == file.start:
        return []
    moved = earlier.end and file.start and file.start.throw in file.goes_on_with(earlier.end.throw)[1:]
    return [] if moved else [Reason("passed-over")]


# Seeds, order and borders --------------------------------------------------------------------------------------------


def _seeds(file: File) -> list[Reason]:
    """A seed counts only if it was promised; whoever promised one and did not open it is named."""
    found = []
    for seat, (promise, seed) in enumerate(zip(file.promises, file.seeds, strict=True)):
        if seed and not hashes.is_promised(seed, promise):
            found.append(Reason("another-seed", seat))
        elif promise is not None and not seed:
            found.append(Reason("unopened", seat))
    return found if any(file.seeds) or not file.throws else [*found, Reason("no-seeds")]


def _order(file: File) -> list[Reason]:
    numbers = [throw.throw for throw in file.throws]
    gaps = [later for number, later in itertools.pairwise(numbers) if later != file.goes_on_with(number + 1)[-1]]
    return [Reason("order", number) for number in gaps[:1]]


def _ends(file: File) -> list[Reason]:
    """A game begins and ends at borders that only the table can open."""
    if not file.throws and not file.start and not file.end:
        return [Reason("no-throws")]
    if file.start is None or file.end is None:
        return [Reason("no-borders")]
    found = [] if file.throws else [Reason("no-throws")]
    for border, code in ((file.start, "border-start"), (file.end, "border-end")):
        if not hashes.is_border(file, border):
            found.append(Reason(code, border.throw))
    begins = file.goes_on_with(file.start.throw)[-1]
    first = file.throws[0].throw if file.throws else begins
    last = file.throws[-1].throw + 1 if file.throws else file.start.throw
    # The first game of a table begins with its first throw, or with the first one in the house it was handed over to.
    if begins != first or (file.number == 0 and file.start.throw not in file.goes_on_with(0)):
        found.append(Reason("cut-start"))
    if file.end.throw != last:
        found.append(Reason("cut-end"))
    return found


def _handed_over(file: File) -> list[Reason]:
    """Where the dice of this game went from one house to another: up to there, somebody else has thrown."""
    numbers = [throw.throw for throw in file.throws]
    inside = [throw for throw, to in file.handed_over if numbers and numbers[0] < to <= numbers[-1]]
    return [Reason("handed-over", throw) for throw in inside]


def _sealed(file: File) -> list[Reason]:
    sealed = sum(each.is_sealed for each in file.throws)
    if not sealed:
        return []
    return [Reason("all-sealed" if sealed == len(file.throws) else "sealed", sealed)]


def _throws(file: File) -> list[Reason]:
    found = []
    for throw in file.throws:
        if throw.is_sealed:
            continue
        if not hashes.leads_to_root(file, throw):
            found.append(Reason("root", throw.throw))
        if hashes.fallen(file, throw) != throw.faces:
            found.append(Reason("faces", throw.throw))
    return found


# The record ----------------------------------------------------------------------------------------------------------


def _played(file: File) -> list[Reason]:
    """The throws of a file against the rules of its game, as far as there is something to play again."""
    if file.format != FORMAT:
        return [Reason("no-record"), *_kinds(file, 0)]
    record = _header(file)
    if record is None:
        return [Reason("another-game")]
    lines = [line for line in (file.record or "").partition("\n\n")[2].split("\n") if line]
    if not file.throws and not file.roots and not file.start and not file.end:
        # Real dice: what people typed in can be played again, but nobody can check it.
        return []
    found = [*_agreement(file, record), *_paired(file, lines)]
    return found or _replayed(file, record, lines)


def _header(file: File) -> Record | None:
    """What was agreed on. The header stands as it is written, else its hash would be another's."""
    try:
        return read_record(hashes.header_of(file.record or ""))
    except (BadRecord, ValueError, RecursionError):
        return None


def _agreement(file: File, record: Record) -> list[Reason]:
    found = []
    if (record.game, record.version) != (file.game, file.version) or record.events:
        found.append(Reason("another-game"))
    if len(record.seats) != len(file.seeds):
        found.append(Reason("wrong-seats", len(record.seats)))
    if record.first is not None and file.number == 0:
        found.append(Reason("another-first", record.first))
    return found


def _paired(file: File, lines: list[str]) -> list[Reason]:
    """Whether the record tells of just these throws, with these faces."""
    told = [(number, line) for number, line in enumerate(lines, start=1) if is_throw(line)]
    if len(told) != len(file.throws):
        return [Reason("record-throws", len(told))]
    for (_, line), throw in zip(told, file.throws, strict=True):
        try:
            faces = None if is_unshown(line) else read_event(line).faces  # type: ignore[union-attr]
        except (BadRecord, ValueError):
            return [Reason("record-faces", throw.throw)]
        if faces != throw.faces:
            return [Reason("record-faces", throw.throw)]
    return []


def _replayed(file: File, record: Record, lines: list[str]) -> list[Reason]:
    try:
        game, start = game_of(record), start_of(record)
    except KnobelError:
        return [Reason("unknown-rules"), *_kinds(file, 0)]
    odd = odd_ways(file, record, game)
    replay = Replay(game, start, file.throws)
    try:
        stopped = replay.plays(lines)
    except Exception:  # a record may hold anything, and no game is made for that
        return [*odd, Reason("against-the-rules", replay.lines)]
    if stopped is not None:
        return [*odd, stopped, *_kinds(file, replay.thrown), Reason("decisions")]
    return [*odd, *(() if replay.is_over else (Reason("unfinished"),)), Reason("decisions")]


def _kinds(file: File, first: int) -> list[Reason]:
    """Where the game cannot be played again: whether it has such dice at all."""
    game = box.dice_of(file.game, file.version)
    if game is None:
        return [] if file.format == FORMAT else [Reason("unknown-rules")]
    odd = [throw for throw in file.throws[first:] if not box.is_thrown_in(game, throw.seat, throw.dice)]
    return [Reason("dice", throw.throw) for throw in odd[:1]]
