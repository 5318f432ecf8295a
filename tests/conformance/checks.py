"""What must hold in every game. Each check walks a game and raises AssertionError where the game breaks its contract.

The planted faults in `test_planted_faults.py` show that each of them can fail.
"""

from collections import deque
from collections.abc import Iterable
from string import ascii_letters, digits
from typing import Any

import msgspec

import knobel
from knobel.core.dice import OUTCOMES_KEPT, DiceSet
from knobel.core.errors import ENGINE_CODES, IllegalMove
from knobel.core.events import Did, Event, Expired, Thrown, Unseen
from knobel.core.moves import AnyMove, Bid, Choose, Keep, Lay, Mark, Place, Press, Say, Stake, Take, Write
from knobel.core.phrases import Phrase
from knobel.core.reading import read_scene
from knobel.core.records import Record, read_record, write_record
from knobel.core.results import Result
from knobel.core.scenes import Scene
from knobel.core.secrets import comparable_view, redacted
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.core.widgets import Bets, Board, Piles, Tray
from knobel.match.match import Match
from knobel.match.position import read_position, write_position
from knobel.match.position_values import check_values
from knobel.match.replaying import replay
from knobel.match.settling import settlement
from knobel.minds.arena import Chance
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import Step, random_event, walk

# Moves of every shape that no game offers.
FOREIGN: tuple[AnyMove, ...] = (
    Press("no-such-button"),
    Keep((0, 99)),
    Keep((1, 0)),
    Take("no-such-cell"),
    Place(("no", "such")),
    Say("no-such-value"),
    Bid(-1),
    Bid(10**9),
    Stake("no-such-field", 1),
    Stake("7", -1),
    Choose(99),
    Write("no-such-slot", "x"),
    Mark("nothing", "no-such-mark"),
    Lay((knobel.Tile(99, 0, 0, "X"),)),
)
NAMES = tuple(f"N{seat}" for seat in range(20))
IN_AN_ADDRESS = frozenset(ascii_letters + digits + "-._~()=,/@?")
ENCODE = msgspec.json.encode
# A six may be turned to a one under the cup.
TURNED = {1}
THROWS_OF_A_TURN = 3


def sampled(steps: Iterable[Step]) -> Iterable[Step]:
    """The first steps of a walk and then one in eleven: the costly checks look at these."""
    return (step for number, step in enumerate(steps) if number < 30 or number % 11 == 0)


def viewers(game: Match) -> tuple[int | None, ...]:
    return (*range(game.seats), None)


class Phrases:
    """What was to be said in a walk: each phrase once, however often it came up."""

    def __init__(self) -> None:
        self._all: dict[bytes, Phrase] = {}

    def note(self, *phrases: Phrase) -> None:
        """Some more."""
        for phrase in phrases:
            self._all.setdefault(ENCODE(phrase), phrase)

    def can_be_said_in(self, game: Match) -> None:
        """Every one of them has words in every language."""
        for language in LANGUAGES:
            said = texts(language)
            for phrase in self._all.values():
                assert said.say(phrase, game.info.id, NAMES).strip(), f"{game.info.id}: {phrase} says nothing"


def offered_moves_apply_and_others_are_refused(game: Match, steps: Iterable[Step]) -> None:
    """Every listed move applies; every other is refused with a known code, and nothing changes."""
    pool: dict[AnyMove, None] = dict.fromkeys(FOREIGN)
    refusals = Phrases()
    for step in sampled(steps):
        before = ENCODE(step.before)
        if isinstance(step.stage, Ask):
            for seat, choices in step.stage.choices.items():
                for move in _some(choices.listed()):
                    game.apply(step.before, Did(seat, move))
                    pool.setdefault(move)
        for move in _some(pool, 40):
            for seat in (0, game.seats - 1, game.seats):
                _refused_unless_offered(game, step, Did(seat, move), refusals)
        _refused_unless_offered(game, step, Expired("no-such-clock"), refusals)
        for faces in ((), (0,), (7,) * 3, (99,) * 13, (-1,)):
            _refused_unless_offered(game, step, Thrown(faces), refusals)
        assert ENCODE(step.before) == before
    refusals.can_be_said_in(game)


def choices_are_numbered(game: Match, steps: Iterable[Step]) -> None:
    """Every listed move has the number at which it is first listed, and the move of that number is the move."""
    for step in sampled(steps):
        for choices in step.stage.choices.values() if isinstance(step.stage, Ask) else ():
            for number in range(0, choices.size, choices.size // 60 + 1):
                move = choices.nth(number)
                first = choices.index(move)
                assert choices.nth(first) == move, f"{game.info.id}: {move}"
                assert first == number or move in choices.moves[:number], f"{game.info.id}: {move}"


def _some(moves: Iterable[AnyMove], most: int = 60) -> list[AnyMove]:
    every = list(moves)
    return every if len(every) <= most else every[:: len(every) // most + 1]


def _refused_unless_offered(game: Match, step: Step, event: Event, refusals: Phrases) -> None:
    if _allowed(step.stage, event):
        return
    try:
        game.apply(step.before, event)
    except IllegalMove as refusal:
        codes = (*ENGINE_CODES, *game.info.codes)
        assert refusal.code in codes, f"{game.info.id}: undeclared code {refusal.code}"
        refusals.note(Phrase(f"error-{refusal.code}", refusal.facts))
        return
    raise AssertionError(f"{game.info.id}: {event} was not offered and was accepted")


def _allowed(stage: Stage, event: Event) -> bool:
    if isinstance(event, Thrown):
        return isinstance(stage, Throw) and event.faces in stage.dice.legal
    if not isinstance(stage, Ask):
        return False
    if isinstance(event, Expired):
        return event.clock in {clock.name for clock in stage.clocks}
    return event.seat in stage.choices and event.move in stage.choices[event.seat]


def weights_sum_to_one(game: Match, steps: Iterable[Step]) -> None:
    """The chances of all outcomes of a throw add up to exactly one, and every outcome applies."""
    seen: set[DiceSet] = set()
    for step in steps:
        if not isinstance(step.stage, Throw) or step.stage.dice in seen:
            continue
        seen.add(step.stage.dice)
        if step.stage.dice.size <= OUTCOMES_KEPT:
            outcomes = list(step.stage.outcomes())
            assert sum(chance for _, chance in outcomes) == 1, f"{game.info.id}: chances do not add up to one"
            assert len({event for event, _ in outcomes}) == len(outcomes)
            for event, _ in outcomes[:: len(outcomes) // 40 + 1]:
                game.apply(step.before, event)
        else:
            assert all(len(set(die.kind.faces)) > 1 for die in step.stage.dice.dice)


def values_round_trip(game: Any, steps: Iterable[Step]) -> None:
    """States, events and scenes survive JSON; equal states have equal hashes."""
    for step in sampled(steps):
        again = game.decode(game.encode(step.after))
        assert again == step.after
        assert hash(again) == hash(step.after)
        assert (step.before == step.after) <= (hash(step.before) == hash(step.after))
        assert msgspec.json.decode(ENCODE(step.event), type=Event) == step.event
        for viewer in viewers(game):
            scene = game.scene(step.after, viewer)
            assert msgspec.json.decode(ENCODE(scene), type=Scene) == scene


def record_replays(game: Any, steps: Iterable[Step]) -> None:
    """A record survives its text notation and JSON, and replays to identical states."""
    every = list(steps)
    record = Record(
        game.info.id, game.info.version, NAMES[: game.seats], game.options, tuple(step.event for step in every)
    )
    assert read_record(write_record(record)) == record
    assert msgspec.json.decode(ENCODE(record), type=Record) == record
    again = knobel.game_of(record) if game.info.id in knobel.ids() else game
    states = [after for _, _, after in replay(again, record.events, again.start())]
    assert states == [step.after for step in every]


def positions_read_back(game: Match, steps: Iterable[Step]) -> None:
    """A state is written as one line of characters that an address may have; read, it is the same state, and the game
    goes on from it in the same way. So is what one seat knows of it."""
    for number, step in enumerate(steps):
        check_values(game, step.before)
        if number > 12 and number % 29:
            continue
        line = write_position(game, step.before)
        assert set(line) <= IN_AN_ADDRESS, line
        again = read_position(line)
        assert again.state == step.before, f"{game.info.id}: {line}"
        assert (again.game.options, again.game.version) == (game.options, game.version)
        assert again.game.apply(again.state, game.with_words(step.before, step.event)) == step.after
        assert write_position(*again) == line
        if game.info.hidden:
            known = redacted(step.before, number % game.seats)
            assert read_position(write_position(game, known)).state == known, f"{game.info.id}: {line}"


def chips_are_conserved(game: Any, steps: Iterable[Step]) -> None:
    """No chip is made or lost, and nobody ever has fewer than none."""
    total = None
    for number, step in enumerate(steps):
        now = None if step.after.game_state is None else game.rules.conserved(step.after.game_state)
        if total is None:
            total = now
        assert now == total, f"{game.info.id}: {total} chips have become {now} by {step.event}"
        if number % 11 == 0:
            _no_negative_pile(game, step)


def _no_negative_pile(game: Any, step: Step) -> None:
    for widget in game.scene(step.after, None).widgets:
        if isinstance(widget, Piles):
            assert all(pile.chips >= 0 for pile in widget.piles)
        elif isinstance(widget, Board):
            assert all(field.chips >= 0 for field in widget.fields)
        elif isinstance(widget, Bets):
            assert all(stake.chips > 0 for field in widget.fields for stake in field.stakes)


def nothing_hidden_shows(game: Any, seed: int | str) -> None:
    """Non-interference: worlds that differ only in what a viewer may not see look the same to that viewer.

    Beside the real game runs a shadow in which something hidden came out otherwise. As long as the rules have not shown
    the difference, every scene and every line told must be the same, byte for byte.
    """
    for viewer in viewers(game):
        chance = Chance(f"{seed}/{viewer}")
        shadow: Any = None
        for step in walk(game, f"{seed}/{viewer}"):
            shadow_before = shadow
            shadow = _shadow_after(game, step, shadow, viewer)
            seen = game.seen(step.before, step.event, viewer)
            if isinstance(seen, Unseen):
                other = _otherwise(game, step, chance, viewer)
                assert comparable_view(other, viewer) == comparable_view(step.after, viewer), (
                    f"{game.info.id}: {step.event} is unseen by {viewer} but is not kept in a secret"
                )
                _look_alike(game, (step.before, step.event, step.after), (step.before, step.event, other), viewer)
                shadow, shadow_before = other, None
            if shadow is not None and shadow_before is not None:
                _look_alike(game, (step.before, step.event, step.after), (shadow_before, step.event, shadow), viewer)


def _shadow_after(game: Any, step: Step, shadow: Any, viewer: int | None) -> Any:
    """The shadow after the same event, or nothing once the rules have shown the difference."""
    if shadow is None:
        return None
    try:
        after = game.apply(shadow, step.event)
    except IllegalMove:
        return None
    # A face keeps what is left lying, but only the rules uncover dice.
    assert after.last == step.after.last or game.reveals(step.before, step.event, step.after), (
        f"{game.info.id}: viewer {viewer} can tell hidden things from what is left lying"
    )
    return (
        after if comparable_view(after, viewer) == comparable_view(step.after, viewer) and after != step.after else None
    )


def _otherwise(game: Any, step: Step, chance: Chance, viewer: int | None) -> Any:
    """The state if something else had happened that the viewer could not have told apart.

    When the last of several seats has decided, the rules may show everything at once: then only an alternative counts
    that shows nothing.
    """
    last_to_decide = isinstance(step.stage, Ask) and len(step.stage.choices) == 1
    for _ in range(40):
        event = random_event(step.stage, chance)
        if event == step.event or not _same_kind(event, step.event):
            continue
        if game.seen(step.before, event, viewer) == game.seen(step.before, step.event, viewer):
            after = game.apply(step.before, event)
            if not last_to_decide or comparable_view(after, viewer) == comparable_view(step.after, viewer):
                return after
    return step.after


def _same_kind(one: Event, other: Event) -> bool:
    if isinstance(one, Did) and isinstance(other, Did):
        return one.seat == other.seat and type(one.move) is type(other.move)
    return isinstance(one, Thrown) and isinstance(other, Thrown)


def _look_alike(game: Any, real: tuple[Any, Any, Any], shadow: tuple[Any, Any, Any], viewer: int | None) -> None:
    assert ENCODE(game.scene(real[2], viewer)) == ENCODE(game.scene(shadow[2], viewer)), (
        f"{game.info.id}: viewer {viewer} can tell hidden things from the scene"
    )
    assert ENCODE(game.tell(*real, viewer)) == ENCODE(game.tell(*shadow, viewer)), (
        f"{game.info.id}: viewer {viewer} can tell hidden things from what is said"
    )
    assert settlement(game, *real) == settlement(game, *shadow), (
        f"{game.info.id}: viewer {viewer} can tell hidden things from how a round is settled"
    )


def everything_can_be_said(game: Any, steps: Iterable[Step]) -> None:
    """Scenes and tellings have words in every language, and the words of the scene name every choice."""
    phrases = Phrases()
    for step in sampled(steps):
        phrases.note(*_names_of_hands(game, step))
        for viewer in (0, game.seats - 1, None):
            phrases.note(*read_scene(game.scene(step.after, viewer)))
            phrases.note(*game.tell(step.before, step.event, step.after, viewer))
    phrases.can_be_said_in(game)


def _names_of_hands(game: Any, step: Step) -> list[Phrase]:
    settled = settlement(game, step.before, step.event, step.after)
    return [hand.name for hand in settled.hands if hand.name is not None] if settled else []


def open_dice_are_their_owners(game: Match, steps: Iterable[Step]) -> None:
    """What lies open under somebody's name is what that seat had: dice of its last throws.

    A settlement has every hand once, the worst last, and its chips come from and go to somebody.
    """
    thrown: dict[int | None, deque[tuple[int, ...]]] = {}
    for step in steps:
        if isinstance(step.event, Thrown) and isinstance(step.stage, Throw):
            thrown.setdefault(step.stage.seat, deque(maxlen=THROWS_OF_A_TURN)).append(step.event.faces)
        trays = (widget for widget in game.scene(step.after, None).widgets if isinstance(widget, Tray))
        for tray in trays:
            lying = {die.face for die in tray.dice if die.face is not None}
            if tray.cup == "lifted" and tray.owner is not None:
                own = {face for faces in thrown.get(tray.owner, ()) for face in faces}
                assert lying <= own | TURNED, f"{game.info.id}: these are not the dice of seat {tray.owner}"
        _settles(game, step)


def _settles(game: Match, step: Step) -> None:
    settled = settlement(game, step.before, step.event, step.after)
    if settled is None:
        return
    seats = [hand.seat for hand in settled.hands]
    assert len(seats) == len(set(seats))
    losing = [hand.verdict == "worst" for hand in settled.hands]
    assert losing == sorted(losing)
    for payment in settled.payments:
        assert payment.chips > 0
        assert payment.giver != payment.taker


def result_makes_sense(game: Any, result: Result) -> None:
    """Places are a competition ranking; winners are on the first place, losers are not winners."""
    places = sorted(result.places)
    assert len(places) == game.seats
    assert all(place == 1 + sum(other < place for other in places) for place in places), result
    assert all(result.places[seat] == 1 for seat in result.winners), result
    assert not set(result.winners) & set(result.losers), result
    for row in (result.points, result.chips, result.nets):
        assert row is None or len(row) == game.seats


def final_result(game: Any, steps: Iterable[Step]) -> Result:
    """The result of a walk to the end."""
    (last,) = deque(steps, maxlen=1)
    stage = game.stage(last.after)
    assert isinstance(stage, Over)
    return stage.result
