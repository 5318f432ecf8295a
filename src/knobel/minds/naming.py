"""What to call a move, as a phrase: by the offer it belongs to, or by the thing on the table that it names."""

from collections.abc import Iterator

from knobel.core.moves import AnyMove, Keep, Lay, Link, Mark, Place, Stake, Take, Write
from knobel.core.phrases import Phrase, Pips, say
from knobel.core.scenes import Scene
from knobel.core.widgets import Bets, Board, Picture, Piles, Sheet, Strikes, Tray, Widget
from knobel.core.wording import label_of
from knobel.match.match import Match
from knobel.match.state import AnyState


def name_of(move: AnyMove, scene: Scene, label: Phrase | None = None) -> Phrase:
    """A move as whoever may make it would call it; `label` is what the game itself calls it."""
    for offer in scene.offers:
        if offer.choice == move and not isinstance(move, Keep):
            return offer.label
    match move:
        case Keep(dice):
            return _keeping(dice, scene)
        case Take(cell):
            return _thing(cell, scene)
        case Place(cells):
            return say("named-place", cells=" ".join(cells))
        case Stake(field, chips):
            return say("named-stake", field=_thing(field, scene), chips=chips)
        case Write(slot, text) if slot.isdecimal() and text != slot:
            return _text(f"{slot} = {text}")
        case Write(_, text) | Mark(text, _):
            return _text(text)
        case Link(one, other):
            return _text(f"{one} = {other}")
        case Lay(tiles):
            return say("named-lay", count=len(tiles))
        case _:
            return label_of(move) if label is None else label


def label_in(game: Match, state: AnyState, seat: int, move: AnyMove) -> Phrase | None:
    """What the game itself calls a move, once it has begun."""
    return None if state.game_state is None else game.face.label(state.game_state, seat, move)


def _keeping(dice: tuple[int, ...], scene: Scene) -> Phrase:
    if not dice:
        return say("named-keep-none")
    for tray in sorted(_trays(scene), key=lambda tray: tray.owner != scene.viewer):
        shown = [die for die in tray.dice if die.index in dice]
        faces = tuple(sorted(die.face for die in shown if die.face is not None))
        if len(faces) == len(dice):
            kinds = {die.kind for die in shown}
            return say("named-keep", faces=Pips(kinds.pop() if len(kinds) == 1 else "mixed", faces))
    return say("named-keep-numbers", dice=" ".join(str(index + 1) for index in dice))


def _trays(scene: Scene) -> Iterator[Tray]:
    return (widget for widget in scene.widgets if isinstance(widget, Tray))


def _thing(id: str, scene: Scene) -> Phrase:
    """A cell, field or part, as its widget calls it."""
    for widget in scene.widgets:
        for known, label in _labels(widget):
            if known == id:
                return label
    column, _, row = id.rpartition(":")
    return say("named-in-column", cell=_thing(row, scene), column=column) if column else _text(id)


def _labels(widget: Widget) -> Iterator[tuple[str, Phrase]]:
    match widget:
        case Sheet(rows=rows):
            yield from ((row.id, row.label) for row in rows)
        case Strikes(items=items):
            yield from ((item.id, item.label) for item in items)
        case Board(fields=fields):
            yield from ((field.id, field.label) for field in fields)
        case Bets(fields=bets):
            yield from ((bet.id, bet.label) for bet in bets)
        case Piles(piles=piles):
            yield from ((pile.id, pile.label) for pile in piles)
        case Picture(parts=parts):
            yield from ((part.id, part.label) for part in parts)
        case _:
            pass


def _text(text: str) -> Phrase:
    return say("named-text", text=text)
