"""`knobel arena`: which mind is the stronger one, and how sure that is; and the page with the whole league."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from knobel.cli.names import game_id
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.options import Value
from knobel.match import opening
from knobel.minds.contest import Pairing
from knobel.minds.kept import Findings
from knobel.minds.league import Row, Terms, kept_row, league

MOST_GAMES = 1_000_000
PAGE = Path("docs") / "minds.md"
WHY = {
    "no-decisions": "no decisions",
    "no-winner": "nobody wins or loses",
    "all-alike": "every move is worth the same (solved)",
    "rounds-all-alike": "every move is worth the same (each round solved)",
}
BY = {"exact": "solved", "rounds": "each round solved"}
BEGIN, END = "<!-- league: begin -->", "<!-- league: end -->"
HEAD = "| game | seats | strong – greedy | games | greedy – random | games |\n|---|---|---|---|---|---|"
# The table of one alone among three: games in which nothing is decided are not on it.
BEGIN_ALONE, END_ALONE = "<!-- alone: begin -->", "<!-- alone: end -->"
HEAD_ALONE = "| game | seats | strong – three greedy | games |\n|---|---|---|---|"


def contest(
    id: str,
    voice: Voice,
    *,
    minds: Sequence[str],
    seats: int | None,
    options: Mapping[str, Value],
    terms: Terms,
    findings: Findings,
    as_json: bool,
) -> None:
    """Let minds play each other in pairs, and print who is better."""
    _check(terms)
    row = kept_row(opening.game(game_id(id), seats, options), minds, terms, findings)
    if as_json:
        print(msgspec.json.encode(row).decode())
        return
    screen = Screen()
    if not row.pairs:
        screen.note(voice.line(f"cli-arena-{row.verdict}", game=voice.texts.name(row.game)), "brass")
        return
    screen.show(_table(row.pairs, voice))
    screen.note(voice.line("cli-arena-told", seed=terms.seed, thinking=terms.thinking))


def contest_all(voice: Voice, *, terms: Terms, jobs: int, findings: Findings, as_json: bool) -> None:
    """The whole league, row by row; the page is written anew where there is one."""
    _check(terms)
    rows = []
    for row in league(terms, jobs, findings):
        rows.append(row)
        print(msgspec.json.encode(row).decode() if as_json else line_of(row, 1 if terms.alone else 2), flush=True)
    if PAGE.is_file():
        PAGE.write_text(with_league(PAGE.read_text(encoding="utf-8"), rows, terms), encoding="utf-8")
        if not as_json:
            Screen().note(voice.line("cli-arena-written", page=str(PAGE)), "brass")


def _check(terms: Terms) -> None:
    if terms.games is not None and not 1 <= terms.games <= MOST_GAMES:
        raise KnobelError("bad-games", games=terms.games, most=MOST_GAMES)


def _table(pairs: Iterable[Pairing], voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    for column in ("pair", "games", "wins", "mean-points", "difference", "verdict"):
        table.add_column(voice.line(f"cli-column-{column}"), justify="left" if column == "pair" else "right")
    for pair in pairs:
        points = " : ".join("–" if each is None else voice.number(each, 1) for each in pair.points)
        bounds = f"{told(pair.low, pair)} … {told(pair.high, pair)}"
        table.add_row(
            Text(f"{pair.stronger} : {pair.weaker}"),
            str(pair.games),
            f"{pair.wins[0]} : {pair.wins[1]}",
            points,
            f"{told(pair.difference, pair)} ({bounds})",
            voice.line(f"cli-arena-{_surety(pair)}"),
        )
    return table


def _surety(pair: Pairing) -> str:
    if pair.level:
        return "level"
    return "not-shown" if not pair.shown else "shown" if pair.basis == "played" else "exact"


def told(value: float, pair: Pairing) -> str:
    """A difference in the currency of its game."""
    return f"{value:+.2f}" if pair.unit == "chips" else f"{100 * value:+.1f} %"


# The page -------------------------------------------------------------------------------------------------------------


def with_league(page: str, rows: Sequence[Row], terms: Terms) -> str:
    """The page with this league on it."""
    begin, end, head = (BEGIN_ALONE, END_ALONE, HEAD_ALONE) if terms.alone else (BEGIN, END, HEAD)
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    table_made = f"Made by `{_command(terms)}`, with {terms.thinking} simulations for a move that is searched for."
    lines = [line_of(row) for row in rows if row.pairs or not terms.alone]
    table = "\n".join([table_made, "", head, *lines])
    return f"{before}{begin}\n{table}\n{end}{after}"


def _command(terms: Terms) -> str:
    """The command that makes this table again."""
    usual, said = Terms(), ["knobel arena --all" + " --alone" * terms.alone]
    if terms.games is not None:
        said.append(f"--games {terms.games}")
    said += [f"--thinking {terms.thinking}"] * (terms.thinking != usual.thinking)
    said += [f"--seed {terms.seed}"] * (terms.seed != usual.seed)
    return " ".join(said)


def line_of(row: Row, pairs: int = 2) -> str:
    """A game's line of a table for so many pairs."""
    cells = [cell for pair in row.pairs for cell in (_verdict(pair), f"{pair.games:,}" if pair.games else "–")]
    if not row.pairs:
        cells = [WHY[row.verdict], "–"] * pairs
    return f"| `{row.game}` | {row.seats} | {' | '.join(cells)} |"


def _verdict(pair: Pairing) -> str:
    if pair.level:
        return f"{pair.weaker} already plays best ({BY[pair.basis]})"
    mark = "✓" if pair.shown else "(not shown)"
    return f"{told(pair.difference, pair)} {mark}" + (f" ({BY[pair.basis]})" if pair.basis in BY else "")
