"""What every game puts forward and how it ends, over the whole box: nobody is led to give up, a score is one score."""

import re
from itertools import islice, product

import pytest

import knobel
from knobel.core.moves import Press
from knobel.core.phrases import Name, say
from knobel.core.results import PERFORMANCE
from knobel.core.scenes import Offer, Scene
from knobel.core.spaces import Cells, Keeps
from knobel.core.stages import Ask
from knobel.core.widgets import Standings
from knobel.match.match import Match
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import seat_counts, settings, walk

STEPS = 400
# So many buttons a page shows beneath each other; of more it puts none forward.
MOST_BUTTONS = 3
# What goes on, ends a turn with what it has brought, or answers somebody. A button that is not here is judged first:
# one that leaves without having tried belongs into its face's `giving_up`.
GOES_ON = {
    *("abstain", "accept", "add", "believe", "call", "check", "claim", "consent", "cup", "done", "extra_die", "last"),
    *("multiply", "one-die", "own-dice", "ready", "rethrow", "right", "second_chance", "stand", "stay", "stop"),
    *("throw", "tower", "turn", "two-dice", "wrong"),
}
# Whoever passes in these says nothing against another's claim, covers nothing, or lets a stake stand: they go on.
PASSING_GOES_ON = {"dufte-hundert", "craps", "lustige-sieben"}


def tables(id: str) -> list[Match]:
    chosen = settings(id)
    mixed = [knobel.game(id, *setting) for setting in chosen[:: len(chosen) // 5 + 1]]
    return [knobel.game(id), knobel.game(id, list(seat_counts(id))[-1]), *mixed]


def put_forward(scene: Scene) -> Offer | None:
    """The button that a page makes the big one, as `hand.svelte.ts` does."""
    if scene.throws or any(isinstance(offer.choice, Keeps | Cells) for offer in scene.offers):
        return None
    moves = [offer for offer in scene.offers if type(offer.choice).__module__ == Press.__module__]
    if len(moves) > MOST_BUTTONS:
        return None
    going_on = [offer for offer in moves if not offer.gives_up]
    if going_on or len(moves) < len(scene.offers):
        return going_on[0] if going_on else None
    return moves[0] if moves else None


@pytest.mark.parametrize("id", knobel.ids())
def test_the_big_button_never_gives_up(id: str) -> None:
    for seed, game in enumerate(tables(id)):
        for step in islice(walk(game, seed), STEPS):
            if not isinstance(step.stage, Ask):
                continue
            for seat in step.stage.choices:
                scene = game.scene(step.before, seat)
                offer = put_forward(scene)
                if offer is None or not isinstance(offer.choice, Press):
                    continue
                passes = offer.choice.button == "pass" and id in PASSING_GOES_ON
                assert offer.choice.button in GOES_ON or passes or len(scene.offers) == 1, offer.choice


def test_whoever_must_answer_a_raise_is_led_to_go_along() -> None:
    game = knobel.game("offenes-wuerfelpoker", 3)
    asked = (
        game.scene(step.before, seat)
        for seed in range(20)
        for step in walk(game, seed)
        if isinstance(step.stage, Ask)
        for seat, choices in step.stage.choices.items()
        if Press("fold") in choices.items
    )
    forward = put_forward(next(asked))
    assert forward is not None
    assert forward.choice == Press("call")


@pytest.mark.parametrize("id", knobel.ids())
def test_a_seat_has_the_same_score_at_the_table_and_at_the_end(id: str) -> None:
    for seed, seats in enumerate((None, list(seat_counts(id))[-1])):
        game = knobel.game(id, seats, {"games": 1})
        state = list(walk(game, seed))[-1].after
        points = game.result(state).points
        standings = [each for each in game.scene(state, 0).widgets if isinstance(each, Standings)]
        for row in (row for each in standings if each.unit != "chips" for row in each.rows):
            assert points is None or None in (row.score, points[row.seat]) or row.score == points[row.seat]


@pytest.mark.parametrize("id", knobel.ids())
def test_what_a_seat_has_is_named_in_the_unit_in_which_it_is_counted_at_the_end(id: str) -> None:
    game = knobel.game(id, None, {"games": 1})
    state = list(walk(game, 0))[-1].after
    counted = game.result(state).points is not None
    units = {each.unit for each in game.scene(state, 0).widgets if isinstance(each, Standings)} if counted else set()
    for language, unit in product(LANGUAGES, units):
        standing = say("read-standing", who=Name(0), score=2, unit=unit)
        words = texts(language).say(standing, id, ("Anna",))
        assert re.search(r"Anna: 2 \w", words), words


@pytest.mark.parametrize("id", ["wieviel-augen", "wuerfelstapel"])
def test_a_performance_ends_with_applause_and_not_with_a_draw(id: str) -> None:
    game = knobel.game(id)
    last = list(walk(game, 1))[-1]
    assert PERFORMANCE in game.result(last.after).flags
    told = [phrase.key for phrase in game.tell(last.before, last.event, last.after, None)]
    assert "told-performed" in told
    assert "told-draw" not in told
