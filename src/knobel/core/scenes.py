"""Scenes: what one viewer sees of a game, complete, as plain data."""

from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.phrases import Phrase
from knobel.core.results import Result
from knobel.core.secrets import Viewer
from knobel.core.spaces import Space
from knobel.core.stages import Clock
from knobel.core.widgets import DieView, ThrownBy, Widget

Seat = int


class Offer(Frozen, frozen=True):
    """Something the viewer may do: a move or a space of moves, what to call it, and the widget it belongs to.

    Whoever `gives_up` should want to: no page puts it forward where anything else can be done.
    """

    choice: AnyMove | Space
    label: Phrase
    at: str | None = None
    gives_up: bool = False


class Scene(Frozen, frozen=True):
    """Everything that a viewer may know of the table at this moment.

    `turn` names the seats that are waited for; `throws` is the number of dice that the seat in `turn` is to throw,
    `due` are those dice as they lie ready, and `by` says how: by hand, under a cup, or flicked with a finger.
    """

    game: str
    viewer: Viewer
    turn: tuple[Seat, ...]
    headline: Phrase
    widgets: tuple[Widget, ...]
    offers: tuple[Offer, ...] = ()
    throws: int = 0
    due: tuple[DieView, ...] = ()
    clocks: tuple[Clock, ...] = ()
    result: Result | None = None
    by: ThrownBy = "hand"
