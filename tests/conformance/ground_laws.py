"""What the ground rules promise in every game: in which order a tie is thrown for, who begins the next game of a match,
and what a match is worth.

The laws look at what happens at the table, turn by turn, and not at what a game says of itself.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from knobel.core.events import Did, Event, Thrown
from knobel.core.results import Result
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.match.match import Match
from knobel.minds.arena import Chance
from tests.conformance.walks import Step, random_event

# Games with rounds that are begun by one seat after another, and the number of the round at hand. In all others the
# last round is the last lap in which everybody threw.
ROUNDS: dict[str, Callable[[Match, Any], int]] = {
    # If nobody succeeds, it is played again with the next starter.
    "fuenf-finger-spiel": lambda game, inner: int(inner.replays),
    "sequenzen": lambda game, inner: int(inner.replays),
    "tausend": lambda game, inner: int(inner.replays),
    # The start moves on with every round, deal, or round of the bank.
    "die-boese-eins": lambda game, inner: _turns_with_an_evil_one(game, inner.thrown[inner.seat]),
    "einundzwanzig": lambda game, inner: int(inner.round),
    "die-sonne": lambda game, inner: int(inner.deal),
    "zehnerspiel": lambda game, inner: int(inner.round),
}
# A round in which everybody is maker once begins with the first maker, also if nobody plays and no die falls.
MAKERS = ("craps", "unter-oder-ueber-sieben")
# Where the whole game is played again, the next one goes on from whoever began the last attempt.
PLAYED_AGAIN = ("fuenf-finger-spiel", "sequenzen", "tausend")
# Games that name only a loser; those with a mode do so unless it is played until one is left.
LOSER_GAMES = (
    "chips-auswuerfeln",
    "das-grosse-herz",
    "doppeltes-lottchen",
    "faule-sechs",
    "filzlaus",
    "kleeblatt",
    "kombinierte-filzlaus",
    "langsamer-peter",
    "schocken",
    "siamesische-zwillinge",
    "teure-sieben",
    "todessprung",
)
# Games whose chips are what is won and lost. In the others chips are lives or markers, and a win is a win.
CHIP_GAMES = (
    "al-capone",
    "auf-und-nieder",
    "craps",
    "die-schaukel",
    "die-sonne",
    "einundzwanzig",
    "elf-hoch",
    "escalero",
    "finke",
    "joker-poker",
    "justitia",
    "lustige-sieben",
    "offenes-wuerfelpoker",
    "quinze",
    "rock-and-roll",
    "sultan",
    "unter-oder-ueber-sieben",
    "va-banque",
    "verdecktes-wuerfelpoker",
    "wuerfelpoker",
    "zehnerspiel",
    "zeppelin",
)


def _turns_with_an_evil_one(game: Match, series: tuple[tuple[int, ...], ...]) -> int:
    """How many turns of Die böse Eins are behind a seat: each ends with a one or its last throw. Not everybody need
    have had as many, for whoever has thrown a one may be out.
    """
    turns = length = 0
    for faces in series:
        length += 1
        if faces == (1,) or length == game.options["throws"]:
            turns, length = turns + 1, 0
    return turns


# Of so many throws and decisions, so many are like those of the others.
ALIKE, OUT_OF = 7, 8


def even_walk(game: Match, seed: int | str) -> Iterator[Step]:
    """A game in which all mostly throw and decide alike, so that places are tied and rounds come to nothing."""
    chance = Chance(seed)
    fallen: dict[Any, Event] = {}
    state = game.start()
    while not isinstance(stage := game.stage(state), Over):
        alike = state.game_state is not None and state.tie is None and chance.below(OUT_OF) < ALIKE
        event = _as_before(stage, fallen) if alike else None
        if event is None:
            event = random_event(stage, chance)
            if isinstance(stage, Throw):
                fallen[stage.dice] = event
        after = game.apply(state, event)
        yield Step(state, stage, event, after)
        state = after


def _as_before(stage: Stage, fallen: dict[Any, Event]) -> Event | None:
    if isinstance(stage, Throw):
        return fallen.get(stage.dice)
    assert isinstance(stage, Ask)
    seat = next(iter(stage.choices))
    return Did(seat, stage.choices[seat].mildest)


# Play-offs -----------------------------------------------------------------------------------------------------------


def play_offs_go_by_the_round(game: Match, steps: Iterable[Step]) -> Iterator[bool]:
    """Those tied throw in the turn order of the last round, its starter first. Says of each tie whether the order was
    another one than that of the whole game.
    """
    table = Watch(game)
    for step in steps:
        table.see(step)
        if step.before.tie is None and step.after.tie is not None:
            tied = step.after.tie.seats
            expected = _clockwise(tied, table.began, game.seats)
            assert tied == expected, f"{game.info.id}: {table.began} began the round, yet the play-off goes {tied}"
            yield expected != _clockwise(tied, step.before.first, game.seats)


def _clockwise(tied: tuple[int, ...], first: int, seats: int) -> tuple[int, ...]:
    return tuple(sorted(tied, key=lambda seat: (seat - first) % seats))


class Watch:
    """Looks on and knows who began the last round: the first to throw in it."""

    def __init__(self, game: Match) -> None:
        self._game, self._id, self._seats = game, game.info.id, game.seats
        self._number: Callable[[Match, Any], int] = ROUNDS.get(self._id, lambda game, inner: 0)
        self._round: tuple[int, int] | None = None
        self._began = 0
        self._turns: list[int] = []

    def see(self, step: Step) -> None:
        """A step of the game itself; throws for the start and in play-offs belong to no round."""
        if step.before.game_state is None or step.before.tie is not None:
            return
        if self._id in MAKERS:
            self._began = step.before.first
        elif isinstance(step.event, Thrown) and step.stage.seat is not None:
            number = self._number(self._game, step.before.game_state)
            self._thrown(step.stage.seat, (len(step.before.finished), number))

    def _thrown(self, seat: int, number: tuple[int, int]) -> None:
        if number != self._round:
            self._round, self._began, self._turns = number, seat, []
        if self._turns[-1:] != [seat]:
            self._turns.append(seat)

    @property
    def began(self) -> int:
        """The first thrower of the round; where rounds have no number, of the last one in which everybody threw."""
        lap = list(dict.fromkeys(reversed(self._turns)))
        whole = sorted(self._turns[-self._seats :]) == list(range(self._seats))
        return lap[-1] if whole and self._id not in ROUNDS else self._began


# Matches -------------------------------------------------------------------------------------------------------------


def the_start_moves_on(game: Match, steps: Iterable[Step]) -> int:
    """The left neighbour of whoever began a game begins the next one. Gives the number of games that followed."""
    followed, table = 0, Watch(game)
    for step in steps:
        table.see(step)
        if len(step.after.finished) > len(step.before.finished) and not isinstance(game.stage(step.after), Over):
            followed += 1
            began = table.began if game.info.id in PLAYED_AGAIN else step.before.first
            expected = (began + 1) % game.seats
            if (loser := _loser_begins(game, step.after)) is not None:
                expected = loser
            begins = step.after.first
            assert begins == expected, f"{game.info.id}: {expected} is to begin the next game, yet {begins} does"
            assert step.after.game_state == game.rules.start(begins)
    return followed


def _loser_begins(game: Match, after: Any) -> int | None:
    """In Todessprung, the loser names the next limit as long as each game has one loser and the table likes it so."""
    if game.info.id != "todessprung" or game.options["mode"] != "single_loser" or game.options["next_namer"] != "loser":
        return None
    (loser,) = after.finished[-1].losers
    return int(loser)


def a_match_is_worth_its_games(game: Match, steps: Iterable[Step]) -> None:
    """A game of chips counts by net chips; else every winner gets a point, or everybody but the losers does.

    Whoever has most wins the match.
    """
    *_, last = steps
    stage = game.stage(last.after)
    assert isinstance(stage, Over)
    match, id = stage.result, game.info.id
    assert len(last.after.finished) == game.ground.games
    rows = [_counted(game, each) for each in last.after.finished]
    expected = tuple(map(sum, zip(*rows, strict=True)))
    counted = match.nets if _is_for_chips(game) else match.points
    assert counted == expected, f"{id}: the match counts {counted} and not {expected}"
    best = tuple(seat for seat, points in enumerate(expected) if points == max(expected))
    assert match.winners == best, f"{id}: {best} have most, yet the match is won by {match.winners}"
    assert match.places == tuple(1 + sum(other > points for other in expected) for points in expected)


def _counted(game: Match, result: Result) -> tuple[int, ...]:
    if _is_for_chips(game):
        return result.nets or ()
    if game.options.get("match_scoring") == "points":
        return tuple(points or 0 for points in result.points or ())
    names_losers = game.info.id in LOSER_GAMES and game.options.get("mode", "single_loser") == "single_loser"
    return tuple(
        int(seat not in result.losers if names_losers else seat in result.winners) for seat in range(game.seats)
    )


def _is_for_chips(game: Match) -> bool:
    return game.info.id in CHIP_GAMES and game.options.get("payout") != "none"
