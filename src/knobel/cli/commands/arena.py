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
from knobel.games import registry
from knobel.minds.contest import Pairing
from knobel.minds.league import Row, Terms, league, row_of

MOST_GAMES = 1_000_000
PAGE = Path("docs") / "minds.md"
BEGIN, END = "<!-- league: begin -->", "<!-- league: end -->"


def contest(
    id: str,
    voice: Voice,
    *,
    minds: Sequence[str],
    seats: int | None,
    options: Mapping[str, Value],
    terms: Terms,
    as_json: bool,
) -> None:
    """Let minds play each other in pairs, and print who is better."""
    _check(terms)
    game = registry.game(game_id(id), seats, options)
    row = row_of(game, minds, terms)
    if as_json:
        print(msgspec.json.encode(row).decode())
        return
    screen = Screen()
    if not row.pairs:
        key = "cli-arena-none-matters" if row.decides else "cli-arena-no-decisions"
        screen.note(voice.line(key, game=voice.texts.name(row.game)), "brass")
        return
    screen.show(_table(row.pairs, voice))
    screen.note(voice.line("cli-arena-told", seed=terms.seed, thinking=terms.thinking))


def contest_all(voice: Voice, *, terms: Terms, jobs: int, as_json: bool) -> None:
    """The whole league, row by row; the page is written anew where there is one."""
    _check(terms)
    rows = []
    for row in league(terms, jobs):
        rows.append(row)
        print(msgspec.json.encode(row).decode() if as_json else line_of(row), flush=True)
    if PAGE.is_file():
        PAGE.write_text(with_league(PAGE.read_text(encoding="utf-8"), rows, terms), encoding="utf-8")
        if not as_json:
            Screen().note(voice.line("cli-arena-written", page=str(PAGE)), "brass")


def _check(terms: Terms) -> None:
    if not 1 <= terms.games <= MOST_GAMES:
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
            voice.line("cli-arena-shown" if pair.shown else "cli-arena-not-shown"),
        )
    return table


def told(value: float, pair: Pairing) -> str:
    """A difference in the currency of its game."""
    return f"{value:+.2f}" if pair.unit == "chips" else f"{100 * value:+.1f} %"


# The page -------------------------------------------------------------------------------------------------------------


def with_league(page: str, rows: Sequence[Row], terms: Terms) -> str:
    """The page with this league on it."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    command = f"knobel arena --all --games {terms.games} --thinking {terms.thinking} --seed {terms.seed}"
    head = "| game | seats | strong – greedy | games | greedy – random | games |\n|---|---|---|---|---|---|"
    table = "\n".join([f"Made by `{command}`.", "", head, *map(line_of, rows)])
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def line_of(row: Row) -> str:
    """A game's line of the table."""
    cells = [cell for pair in row.pairs for cell in (_verdict(pair), str(pair.games))]
    if not row.pairs:
        why = "every move is worth the same (solved)" if row.decides else "no decisions"
        cells = [why, "–", why, "–"]
    return f"| `{row.game}` | {row.seats} | {' | '.join(cells)} |"


def _verdict(pair: Pairing) -> str:
    return f"{told(pair.difference, pair)} {'✓' if pair.shown else '(not shown)'}"
