"""Scenes of a match: the throw for the start, the game itself, a play-off at the end."""

from functools import cache
from typing import Any

from knobel.core.dice import DiceSet
from knobel.core.face import Face, turn_of, views_of
from knobel.core.info import Ranks
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.scenes import Offer, Scene
from knobel.core.secrets import Viewer
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.core.widgets import DieView, Standing, Standings, ThrownBy, Tray, Widget
from knobel.match.state import AnyState
from knobel.parts.playoff import PlayOff


def game_scene(
    id: str, face: Face[Any], game_state: Any, stage: Stage, viewer: Viewer, widgets: tuple[Widget, ...]
) -> Scene:
    """What a viewer sees while the game goes on, or once it is over."""
    headline = say("over") if isinstance(stage, Over) else face.headline(game_state, stage, viewer)
    return _scene(id, stage, viewer, headline, widgets, _offers(face, game_state, stage, viewer), face.by)


def opening_scene(id: str, state: AnyState, stage: Stage, viewer: Viewer, die: DiceSet) -> Scene:
    """The throw for the start: everybody who takes part has a die, thrown or not yet."""
    if state.opening is None:
        return _scene(id, stage, viewer, say("lot-for-start"), ())
    thrower = state.opening.seats[len(state.opening.thrown)]
    headline = say("you-throw-for-start") if viewer == thrower else say("throw-for-start", who=Name(thrower))
    return _scene(id, stage, viewer, headline, _starting_trays(state.opening, die))


def playoff_scene(
    id: str, tie: PlayOff, stage: Stage, viewer: Viewer, dice: DiceSet, widgets: tuple[Widget, ...]
) -> Scene:
    """A play-off for the decisive place, above what the game has come to."""
    headline = say("playoff-for-place", who=Name(tie.seats[len(tie.thrown)]))
    return _scene(id, stage, viewer, headline, (*_playoff_trays(tie, dice), *widgets))


def match_standings(so_far: Result, ranks: Ranks) -> Standings:
    """How a match stands."""
    scores = so_far.nets or so_far.points or (0,) * len(so_far.places)
    rows = tuple(Standing(seat, score) for seat, score in enumerate(scores))
    return Standings("match", f"match-{ranks}", rows)


def _scene(
    id: str,
    stage: Stage,
    viewer: Viewer,
    headline: Phrase,
    widgets: tuple[Widget, ...],
    offers: tuple[Offer, ...] = (),
    by: ThrownBy = "hand",
) -> Scene:
    return Scene(
        game=id,
        viewer=viewer,
        turn=turn_of(stage),
        headline=headline,
        widgets=widgets,
        offers=offers,
        throws=len(stage.dice) if isinstance(stage, Throw) else 0,
        due=_lying_ready(stage.dice) if isinstance(stage, Throw) else (),
        clocks=stage.clocks if isinstance(stage, Ask) else (),
        result=stage.result if isinstance(stage, Over) else None,
        by="cup" if isinstance(stage, Throw) and stage.seen_by is not None else by,
    )


def _offers(face: Face[Any], game_state: Any, stage: Stage, viewer: Viewer) -> tuple[Offer, ...]:
    if not isinstance(stage, Ask) or viewer is None or viewer not in stage.choices:
        return ()
    return tuple(
        Offer(item, face.label(game_state, viewer, item), face.widget_of(item), item in face.giving_up)
        for item in stage.choices[viewer].items
    )


@cache
def _lying_ready(dice: DiceSet) -> tuple[DieView, ...]:
    """Dice as they lie before they are thrown."""
    return views_of(dice)


def _starting_trays(opening: PlayOff, die: DiceSet) -> tuple[Widget, ...]:
    thrown = dict(zip(opening.seats, opening.thrown, strict=False))
    return tuple(Tray(f"start-{seat}", seat, views_of(die, thrown.get(seat))) for seat in opening.seats)


def _playoff_trays(playoff: PlayOff, dice: DiceSet) -> tuple[Widget, ...]:
    return tuple(
        Tray(f"playoff-{seat}", seat, views_of(dice, faces))
        for seat, faces in zip(playoff.seats, playoff.thrown, strict=False)
    )
