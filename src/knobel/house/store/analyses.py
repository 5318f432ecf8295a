"""Analyses of finished games, kept so that nobody waits twice; one that an older engine made is made anew."""

from typing import TYPE_CHECKING

from knobel.house.store.logs import Operation

if TYPE_CHECKING:
    from knobel.minds.analysis import Analysis


def kept_analysis(table: str, number: int, engine: str) -> Operation:
    """What this engine has found out about a game, if it has."""
    rows = yield (
        "SELECT analysis FROM analyses WHERE table_id = ? AND number = ? AND engine = ?",
        (table, number, engine),
    )
    return bytes(rows[0][0]) if rows else None


def keep_analysis(table: str, number: int, engine: str, analysis: bytes) -> Operation:
    """Keep what an engine has found out about a game, in place of what an older one had."""
    yield (
        (
            "INSERT INTO analyses (table_id, number, engine, analysis) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, number) DO UPDATE SET engine = excluded.engine, analysis = excluded.analysis"
        ),
        (table, number, engine, analysis),
    )


def keep_accounts(table: str, number: int, analysis: "Analysis") -> Operation:
    """Keep what an analysis says of each seat, so that nobody has to read it whole for that."""
    yield "DELETE FROM seat_accounts WHERE table_id = ? AND number = ?", (table, number)
    for each in analysis.accounts:
        yield (
            (
                "INSERT INTO seat_accounts (table_id, number, seat, unit, exact, luck, losses, decisions)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            ),
            (table, number, each.seat, analysis.unit, analysis.exact, each.luck, each.losses, each.decisions),
        )
