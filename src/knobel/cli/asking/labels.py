"""What to call things and moves when a person has to pick one."""

from collections.abc import Iterator

from knobel.cli.cells import own_cells
from knobel.cli.voice import Voice
from knobel.core.moves import AnyMove, Bid, Choose, Keep, Link, Mark, Place, Stake, Take
from knobel.core.phrases import Name
from knobel.core.scenes import Scene
from knobel.core.widgets import (
    Bets,
    Board,
    Picture,
    Piles,
    Strikes,
    Terms,
    Tray,
    Widget,
    WordSheet,
)


def move_label(move: AnyMove, scene: Scene, voice: Voice, at: str | None = None) -> str:
    """What to call one move of a space."""
    match move:
        case Keep(dice):
            return _keep_label(dice, tray_at(scene, at), voice)
        case Take(cell):
            own = own_cells(scene).get(cell)
            name = thing_name(cell, scene, voice)
            return name if own is None or own.preview is None else voice.line("cli-cell", cell=name, value=own.preview)
        case Bid(amount):
            return voice.line("move-bid", amount=amount)
        case Stake(field, chips):
            return voice.line("cli-stake", field=thing_name(field, scene, voice), chips=chips)
        case Place(cells):
            return " / ".join(thing_name(cell, scene, voice) for cell in cells)
        case Choose(seat):
            return voice.line("move-choose", who=Name(seat))
        case Mark(on, mark):
            return f"{thing_name(on, scene, voice)}: {mark_name(mark, voice)}"
        case Link(one, other):
            return f"{thing_name(one, scene, voice)} = {thing_name(other, scene, voice)}"
        case _:
            raise AssertionError(f"{move} is of no space")


def thing_name(thing: str, scene: Scene, voice: Voice) -> str:
    """What a cell, field, word or part is called: as its widget has it, else by its text, else by its id."""
    own = own_cells(scene).get(thing)
    if own is not None:
        label = voice.say(own.row.label)
        return label if thing == own.row.id else f"{label} ×{own.column.factor}"
    for widget in scene.widgets:
        for id, name in _named_by(widget, scene.viewer, voice):
            if id == thing:
                return name
    return voice.either(f"cell-{thing}", f"field-{thing}", f"value-{thing}", otherwise=thing)


def mark_name(mark: str, voice: Voice) -> str:
    """What a mark is called."""
    return voice.either(f"mark-{mark}", f"cli-mark-{mark}", otherwise=mark)


def tray_at(scene: Scene, at: str | None) -> Tray | None:
    """The tray that an offer belongs to, else the viewer's, else any."""
    trays = [widget for widget in scene.widgets if isinstance(widget, Tray)]
    ranked = sorted(trays, key=lambda tray: (tray.id != at, tray.owner != scene.viewer))
    return ranked[0] if ranked else None


def _named_by(widget: Widget, viewer: int | None, voice: Voice) -> Iterator[tuple[str, str]]:
    match widget:
        case Strikes(items=items):
            yield from ((item.id, voice.say(item.label)) for item in items)
        case Board(fields=fields):
            yield from ((field.id, voice.say(field.label)) for field in fields)
        case Bets(fields=bet_fields):
            yield from ((field.id, voice.say(field.label)) for field in bet_fields)
        case Piles(piles=piles):
            yield from ((pile.id, voice.say(pile.label)) for pile in piles)
        case Picture(parts=parts):
            yield from ((part.id, voice.say(part.label)) for part in parts)
        case Terms(terms=terms):
            yield from ((term.id, term.text) for term in terms)
        case WordSheet(owner=owner, slots=slots) if owner == viewer:
            yield from ((slot.id, slot.letter) for slot in slots)


def _keep_label(dice: tuple[int, ...], tray: Tray | None, voice: Voice) -> str:
    if not dice:
        return voice.line("cli-keep-none")
    positions = {} if tray is None else {die.index: place for place, die in enumerate(tray.dice, start=1)}
    if tray is None or not _told_apart_by_faces(tray):
        told = " ".join(str(positions.get(index, index + 1)) for index in dice)
        return voice.line("cli-keep-dice", dice=told)
    faces = [voice.face(die.kind, die.face) for die in tray.dice if die.index in dice and die.face is not None]
    return voice.line("cli-keep", faces=" ".join(faces))


def _told_apart_by_faces(tray: Tray) -> bool:
    """Whether naming its face is enough to name a die: all of one kind and colour, and open."""
    return len({(die.kind, die.colour) for die in tray.dice}) == 1 and all(die.face is not None for die in tray.dice)
