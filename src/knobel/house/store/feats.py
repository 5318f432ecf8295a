"""What seats did that is worth remembering, and all that is kept of one's own finished games."""

from typing import Any

import msgspec

from knobel.house.store.logs import Operation

_OWN = (
    "SELECT r.table_id, r.number, r.seat, r.game, r.ended, r.seats,"
    " (SELECT count(*) FROM results o WHERE o.table_id = r.table_id AND o.number = r.number"
    " AND o.seat <> r.seat AND o.kind <> 'bot'),"
    " (SELECT avg(CASE WHEN o.place = 1 THEN o.points END) - avg(CASE WHEN o.place > 1 THEN o.points END)"
    " FROM results o WHERE o.table_id = r.table_id AND o.number = r.number),"
    " r.place, r.won, r.lost, r.points, r.chips, r.advised, a.unit, a.exact, a.luck, a.losses, a.decisions,"
    " f.feats, p.preset, r.elsewhere"
    " FROM results r"
    " LEFT JOIN seat_accounts a ON a.table_id = r.table_id AND a.number = r.number AND a.seat = r.seat"
    " LEFT JOIN seat_feats f ON f.table_id = r.table_id AND f.number = r.number AND f.seat = r.seat AND f.edition = ?"
    " LEFT JOIN records p ON p.table_id = r.table_id AND p.number = r.number"
    " WHERE r.kind = 'person' AND r.device IN ({marks}) ORDER BY r.ended DESC, r.table_id, r.number LIMIT ?"
)


def keep_feats(table: str, number: int, edition: int, feats: tuple[dict[str, int], ...]) -> Operation:
    """Keep what each seat of a game did, in place of what an older edition had."""
    yield "DELETE FROM seat_feats WHERE table_id = ? AND number = ?", (table, number)
    for seat, each in enumerate(feats):
        yield (
            "INSERT INTO seat_feats (table_id, number, seat, edition, feats) VALUES (?, ?, ?, ?, ?)",
            (table, number, seat, edition, msgspec.json.encode(each).decode()),
        )


def own_results(devices: tuple[str, ...], edition: int, limit: int) -> Operation:
    """The finished games of whoever has these devices, latest first: results, accounts, and feats of this edition."""
    marks = ", ".join("?" * len(devices))
    rows = yield _OWN.format(marks=marks), (edition, *devices, limit)
    found: list[tuple[Any, ...]] = list(rows)
    return found
