"""The text reading of a scene: everything that lies on the table, as phrases, so that a terminal and a screen reader
lose nothing."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from knobel.core.phrases import Fact, Name, Names, Phrase, Pips, say
from knobel.core.scenes import Scene
from knobel.core.stages import Clock
from knobel.core.widgets import (
    Announcement,
    Bets,
    Board,
    Crossword,
    Grid,
    Picture,
    Piles,
    Sheet,
    Standings,
    Strikes,
    Terms,
    Track,
    Tray,
    Widget,
    WordSheet,
)


def read_scene(scene: Scene) -> tuple[Phrase, ...]:
    """The whole scene in words: what is going on, what lies there, what the viewer may do."""
    return (
        scene.headline,
        *(phrase for widget in scene.widgets for phrase in read_widget(widget)),
        *(say("read-offer", label=offer.label) for offer in scene.offers),
        *(_clock(clock) for clock in scene.clocks),
    )


def _clock(clock: Clock) -> Phrase:
    """A clock in words; its kind is the first part of its name."""
    return say("read-clock", name=clock.name, kind=clock.name.split("-")[0], seconds=clock.seconds)


def read_widget(widget: Widget) -> Iterator[Phrase]:
    """One widget in words."""
    return _READINGS[type(widget)](widget)


def _strikes(strikes: Strikes) -> Iterator[Phrase]:
    left = _joined([item.label for item in strikes.items if item.left])
    struck = _joined([item.label for item in strikes.items if not item.left])
    yield say("read-strikes", **_owner(strikes.owner), left=left, struck=struck)


def _piles(piles: Piles) -> Iterator[Phrase]:
    for pile in piles.piles:
        yield say("read-pile", label=pile.label, chips=pile.chips, unit=piles.unit)


def _board(board: Board) -> Iterator[Phrase]:
    for field in board.fields:
        yield say("read-field", label=field.label, chips=field.chips)


def _track(track: Track) -> Iterator[Phrase]:
    for token in track.tokens:
        yield say("read-token", who=Name(token.owner), at=token.at, length=track.length)


def _bets(bets: Bets) -> Iterator[Phrase]:
    for field in bets.fields:
        for stake in field.stakes:
            yield say("read-bet", field=field.label, who=Name(stake.seat), chips=stake.chips)


def _picture(picture: Picture) -> Iterator[Phrase]:
    drawn = _joined([part.label for part in picture.parts if part.drawn])
    missing = _joined([part.label for part in picture.parts if not part.drawn])
    yield say("read-picture", **_owner(picture.owner), drawn=drawn, missing=missing)


def _word_sheet(sheet: WordSheet) -> Iterator[Phrase]:
    for slot in sheet.slots:
        yield say("read-slot", who=Name(sheet.owner), slot=slot.id, letter=slot.letter, text=slot.text)


def _announcement(announcement: Announcement) -> Iterator[Phrase]:
    yield announcement.phrase


def _owner(seat: int | None) -> dict[str, Fact]:
    return {"who": say("the-table") if seat is None else Name(seat)}


def _joined(phrases: list[Phrase]) -> Phrase:
    """Phrases as one enumeration, built up pairwise so that each language can word its own separator."""
    if not phrases:
        return say("list-nothing")
    result = phrases[0]
    for phrase in phrases[1:]:
        result = say("list-pair", first=result, second=phrase)
    return result


def _tray(tray: Tray) -> Iterator[Phrase]:
    owner = _owner(tray.owner)
    kind = tray.dice[0].kind if len({die.kind for die in tray.dice}) == 1 else "mixed"
    held = tuple(die.face for die in tray.dice if die.held and die.face is not None)
    loose = tuple(die.face for die in tray.dice if not die.held and die.face is not None)
    hidden = sum(die.face is None and not die.held for die in tray.dice)
    if loose:
        yield say("read-dice", **owner, faces=Pips(kind, loose))
    if held:
        yield say("read-held", **owner, faces=Pips(kind, held))
    if hidden and tray.cup == "covered":
        yield say("read-covered", **owner, count=hidden)
    if tray.throws is not None:
        yield say("read-throws", **owner, throws=tray.throws, allowed=tray.allowed or 0)


def _sheet(sheet: Sheet) -> Iterator[Phrase]:
    labels = {row.id: row.label for row in sheet.rows}
    columns = {column.id: column for column in sheet.columns}
    for cell in sheet.cells:
        column = columns[cell.column]
        facts: dict[str, Fact] = {**_owner(column.owner), "row": labels[cell.row], "factor": column.factor}
        if cell.value is not None:
            yield say("read-cell", **facts, value=cell.value)
        elif cell.preview is not None:
            yield say("read-preview", **facts, value=cell.preview)


def _grid(grid: Grid) -> Iterator[Phrase]:
    for key, cells in (("read-squares", grid.squares), ("read-circles", grid.circles), ("read-results", grid.results)):
        for number, row in enumerate(cells):
            told = " ".join("–" if value is None else str(value).replace("-", "\N{MINUS SIGN}") for value in row)
            yield say(key, who=Name(grid.owner), row=number, cells=told)


def _crossword(crossword: Crossword) -> Iterator[Phrase]:
    yield say("read-letters", who=Name(crossword.owner), letters=" ".join(crossword.letters))
    for tile in crossword.tiles:
        yield say("read-tile", letter=tile.letter, column=tile.column, row=tile.row)


def _terms(terms: Terms) -> Iterator[Phrase]:
    for term in terms.terms:
        votes: dict[str, Fact] = {"accepts": term.accepts or 0, "rejects": term.rejects or 0}
        status = say(f"term-{term.status}", **votes)
        yield say("read-term", id=term.id, text=term.text, authors=Names(term.authors), status=status)
        if term.points is not None:
            yield say("read-term-points", text=term.text, points=term.points)


def _standings(standings: Standings) -> Iterator[Phrase]:
    for row in standings.rows:
        facts: dict[str, Fact] = {"who": Name(row.seat), "unit": standings.unit}
        if row.out:
            yield say("read-out", **facts)
        elif row.score is not None:
            yield say("read-standing", **facts, score=row.score)
        if row.note is not None:
            yield say("read-note", who=Name(row.seat), note=row.note)


_READINGS: Mapping[type, Callable[[Any], Iterator[Phrase]]] = MappingProxyType(
    {
        Tray: _tray,
        Sheet: _sheet,
        Strikes: _strikes,
        Piles: _piles,
        Board: _board,
        Track: _track,
        Grid: _grid,
        Bets: _bets,
        Crossword: _crossword,
        Picture: _picture,
        WordSheet: _word_sheet,
        Terms: _terms,
        Standings: _standings,
        Announcement: _announcement,
    }
)
