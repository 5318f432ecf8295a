"""Treffer: five dice are thrown as a target, and everybody tries to match them in up to three throws.

Rulings followed: every die and every number of the target counts once; dice that match are locked once set aside, and
at least one must be to throw on; a throw without a match ends the turn, and nothing is lost; in the end all dice that
lie there count, set aside or not; if nobody has a hit nobody gets the bonus of the round, unless the table wants it so;
the target is thrown by each player in turn; after the last round allowed the most points win.
"""

from typing import Annotated, Literal

from knobel.games.series._hits import has_match, hit_value, hits, matching, set_aside_or_stop, still_open
from knobel.parts.rethrow import LastTurn, Rethrow
from knobel.writing.advice import Advice
from knobel.writing.face import (
    Announcement,
    Event,
    Face,
    Item,
    Name,
    Phrase,
    Pips,
    Thrown,
    Tray,
    Viewer,
    Widget,
    dice_tray,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    AnyMove,
    Bounds,
    Did,
    Faces,
    IllegalMove,
    Keep,
    Keeps,
    Over,
    Result,
    Rules,
    SafetyBound,
    Seat,
    Stage,
    ask,
    best_wins,
    d6,
    throw,
    up_to,
    with_item,
)

FIVE_DICE = d6(5)
# The least hit value for so many points, the best first; and what the best value of a round brings on top.
POINTS = ((50, 3), (20, 1), (0, 0))
BONUS = 2
FRESH = Rethrow()


class TrefferOptions(Options, frozen=True):
    goal: Annotated[int, whole(5, 30)] = 12
    max_throws: Annotated[int, whole(1, 5)] = 3
    zero_bonus: bool = False
    winner: Literal["all_reaching", "highest_only"] = "all_reaching"
    max_rounds: Annotated[int, whole(1, 200)] = 50


class State(Frozen, frozen=True):
    """`aiming`: the starter is to throw the target of the next round; `values` are the hit values of the present one.

    `turn` belongs to `seat`.
    """

    former = frozenset(("last", "ended"))

    starter: Seat
    seat: Seat
    points: tuple[int, ...]
    values: tuple[int | None, ...]
    target: Faces = ()
    turn: Rethrow = FRESH
    aiming: bool = True
    rounds: int = 0


INFO = Info(
    id="treffer",
    family=Family.SERIES,
    players=Players(2, 5),
    dice=("d6",) * 5,
    ground={"starter": "random"},
    codes=("no-match",),
)


class Treffer(Rules[State, TrefferOptions]):
    def safety_bound(self) -> SafetyBound:
        return SafetyBound("rounds", self.options.max_rounds)

    def bounds(self) -> Bounds:
        return {"turn.throws": up_to(self.options.max_throws)}

    def start(self, first: Seat) -> State:
        return State(first, first, (0,) * self.seats, (None,) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.aiming:
            over = state.rounds == self.options.max_rounds or max(state.points) >= self.options.goal
            return Over(self.result(state)) if over else throw(state.seat, FIVE_DICE)
        if state.turn.due:
            return state.turn.stage(state.seat, FIVE_DICE)
        return ask(state.seat, set_aside_or_stop(matching(state.turn, state.target), state.turn.kept))

    # The starter throws the target. After that a throw without a match, or the last one, ends a turn.

    def thrown(self, state: State, faces: Faces) -> State:
        if state.aiming:
            return state.but(target=faces, values=(None,) * self.seats, aiming=False)
        turn = state.turn.after(faces)
        if turn.throws == self.options.max_throws or not has_match(turn, state.target):
            return self._scored(state, turn)
        return state.but(turn=turn)

    def turn_after(self, state: State, event: Event) -> Rethrow:
        """The dice of the turn as an event leaves them."""
        if isinstance(event, Thrown):
            return state.turn.after(event.faces)
        assert isinstance(event, Did)
        return state.turn.but(kept=event.move.dice) if isinstance(event.move, Keep) else state.turn

    # Matching dice are set aside and the others thrown again, if there are any; or all stay as they lie.

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if isinstance(move, Keep) and len(move.dice) < len(FIVE_DICE):
            return state.but(turn=state.turn.again(move.dice))
        return self._scored(state, state.turn)

    def _scored(self, state: State, turn: Rethrow) -> State:
        seat = state.seat
        values = with_item(state.values, seat, hit_value(turn.faces, state.target))
        following = (seat + 1) % self.seats
        after = state.but(seat=following, values=values, turn=FRESH)
        return self._round_over(after) if following == state.starter else after

    # When all have had their turn, the next player throws a new target.

    def _round_over(self, state: State) -> State:
        starter = (state.starter + 1) % self.seats
        points = tuple(map(sum, zip(state.points, self.earned(state.values), strict=True)))
        return state.but(starter=starter, seat=starter, points=points, aiming=True, rounds=state.rounds + 1)

    # 20 make a point, 50 make three, and the best of the round get two more, if there was a hit at all.

    def earned(self, values: tuple[int | None, ...]) -> tuple[int, ...]:
        every = [value or 0 for value in values]
        best = max(every)
        bonus = BONUS if best or self.options.zero_bonus else 0
        return tuple([_points(value) + (bonus if value == best else 0) for value in every])

    # All who have reached the goal win together, or only the best of them.

    def result(self, state: State) -> Result:
        most = max(state.points) if self.options.winner == "highest_only" else self.options.goal
        return best_wins([min(points, most) for points in state.points], points=state.points)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        return IllegalMove("no-match") if isinstance(move, Keep) else None


class TrefferFace(Face[Treffer]):
    last_type = LastTurn

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Keep):
            aside = tuple(index for index in item.dice if index not in state.turn.kept)
            left = len(FIVE_DICE) - len(item.dice)
            return say("set-all-aside", faces=_pips(state.turn.faces, aside), count=len(aside), left=left)
        if isinstance(item, Keeps):
            return say("set-some-aside", faces=_pips(state.turn.faces, item.free), most=item.most)
        return super().label(state, seat, item)

    # Until the first throw of a turn, or the next target, the dice lie as the turn before has left them.

    def left_lying(self, before: State, event: Event, after: State, last: LastTurn | None) -> LastTurn | None:
        if before.aiming:
            return last and last.but(turn=FRESH)
        if after.turn.throws:
            return last
        turn = self.rules.turn_after(before, event)
        return LastTurn(before.seat, turn.faces, turn)

    def trays(self, state: State, viewer: Viewer, last: LastTurn | None) -> tuple[Tray, ...]:
        owner, turn = (state.starter, FRESH) if last is None else (last.seat, last.turn)
        if state.turn.throws:
            owner, turn = state.seat, state.turn
        most = self.rules.options.max_throws
        return (Tray("tray", owner, turn.views(FIVE_DICE), throws=turn.throws or None, allowed=most),)

    def beside(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        number, options = state.rounds if state.aiming and state.rounds else state.rounds + 1, self.rules.options
        shown = say("round", number=number, most=options.max_rounds, goal=options.goal)
        return (*_target(state), Announcement("round", shown))

    def score(self, state: State, seat: Seat) -> int:
        return state.points[seat]

    def note(self, state: State, seat: Seat) -> Phrase | None:
        value = state.values[seat]
        return None if value is None else say("hit-value", value=value)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if before.aiming:
            return (say("told-target"),)
        seat = before.seat
        if after.seat == seat and after.rounds == before.rounds:
            return ()
        turn = self.rules.turn_after(before, event)
        told = [say("told-no-match")] if self._missed(event, turn) else []
        return (*told, _told_hits(before, turn), *(self._told_round(before, after) if after.aiming else ()))

    def _missed(self, event: Event, turn: Rethrow) -> bool:
        return isinstance(event, Thrown) and turn.throws < self.rules.options.max_throws

    def _told_round(self, before: State, after: State) -> tuple[Phrase, ...]:
        return tuple(
            say("told-points", who=Name(seat), gain=points - had, points=points)
            for seat, (had, points) in enumerate(zip(before.points, after.points, strict=True))
        )


class TrefferAdvice(Advice[Treffer]):
    compared_for = "points"

    # Everybody has one turn in a round, for its points. Dice have no order, and those about to be thrown no faces.

    def solo_turn(self, state: State, seat: Seat) -> State | None:
        if state.aiming:
            return None
        turn = state.turn if seat == state.seat else FRESH
        target = tuple(sorted(state.target))
        return self.rules.start(0).but(target=target, turn=turn, aiming=False)

    def turn_score(self, state: State, seat: Seat) -> int | None:
        return state.values[seat]

    def compare(self, mark: int, other: int) -> float:
        mine, theirs = self.rules.earned((mark, other))
        return float(mine - theirs)

    def canonical(self, state: State) -> State:
        turn = state.turn
        kept = sorted([turn.faces[index] for index in turn.kept])
        rest = [0 if turn.due else turn.faces[index] for index in range(len(turn.faces)) if index not in turn.kept]
        tidy = Rethrow((*kept, *sorted(rest)), tuple(range(len(kept))), turn.throws, turn.due)
        return state.but(turn=tidy)

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        if not isinstance(move, Keep):
            return hit_value(state.turn.faces, state.target) - 0.5
        return len(move.dice) * sum(state.turn.faces[index] for index in move.dice)


def _told_hits(before: State, turn: Rethrow) -> Phrase:
    found = hits(turn.faces, before.target)
    facts = {"count": len(found), "pips": sum(found), "value": len(found) * sum(found)}
    return say("told-hits", who=Name(before.seat), faces=Pips("d6", found), **facts)


def _points(value: int) -> int:
    return next(points for least, points in POINTS if value >= least)


def _pips(faces: Faces, indices: tuple[int, ...]) -> Pips:
    return Pips("d6", tuple(faces[index] for index in indices))


def _target(state: State) -> tuple[Widget, ...]:
    """The target, and which of its numbers are still open to whoever is at the dice."""
    if not state.target:
        return ()
    missing = Pips("d6", tuple(still_open(state.turn, state.target)))
    open_numbers = () if state.aiming else (Announcement("target", say("target", faces=missing)),)
    return (dice_tray(None, state.target, "target"), *open_numbers)


GAME = Game(INFO, Treffer, TrefferFace, TrefferAdvice)
