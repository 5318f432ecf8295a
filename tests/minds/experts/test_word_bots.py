"""Bots of every strength at Stadt-Land-Fluss: what they write, leave out, propose and judge."""

from collections.abc import Iterator
from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Event
from knobel.core.moves import Mark, Say, Write
from knobel.games.word._categories import CATEGORY_SLOT, CONSENT, LISTED
from knobel.games.word._round import die_of
from knobel.games.word._vote import ACCEPT, CHALLENGE, DONE, REJECT
from knobel.games.word.stadt_land_fluss_schnapp.rules import PASS
from knobel.match.match import Match
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.mind import MINDS
from knobel.parts.words import normalised, serves
from knobel.words.categories import categories, category_of, is_of_category

ZEIT, SCHNAPP = "stadt-land-fluss-zeit", "stadt-land-fluss-schnapp"


def played(id: str, names: list[str], seed: str = "words", **options: Any) -> tuple[Match, list[tuple[Any, Event]]]:
    """A whole game of these minds: every event, with the game's state before it."""
    game = knobel.game(id, 3, {"rounds": 3, **options})
    events = play(game, game.start(), minds_named(names), Chance(seed), keep_events=True).events
    state, steps = game.start(), []
    for event in events:
        steps.append((state.game_state, event))
        state = game.apply(state, event)
    return game, steps


def written(steps: list[tuple[Any, Event]]) -> Iterator[tuple[Any, int, Write]]:
    for state, event in steps:
        if isinstance(event, Did) and isinstance(event.move, Write):
            yield state, event.seat, event.move


class Writing:
    """A table that writes words of one category, with a throw of some common and some rare letters."""

    def __init__(self, category: str, id: str = ZEIT, seats: int = 2, letters: str = "SAKBANYXFEMEJ") -> None:
        self.game = knobel.game(id, seats, {"starter": "first_seat"})
        self.chance = Chance("writing")
        self.state = self.game.start()
        self.do(0, Write(CATEGORY_SLOT, category))
        for seat in range(1, seats):
            if self.game.choices(self.state, seat):
                self.do(seat, CONSENT)
        self.state = self.game.apply(self.state, knobel.Thrown(tuple(map(ord, letters))))

    def do(self, seat: int, move: Any) -> None:
        self.state = self.game.apply(self.state, Did(seat, move))

    def decision(self, seat: int, name: str) -> Any:
        (mind,) = minds_named([name])
        choices = self.game.choices(self.state, seat)
        assert choices is not None
        return mind.decide(view_for(self.game, self.state, seat, choices, mind, self.chance.below), self.chance.below)

    def until(self, seat: int, name: str, last: Any) -> list[Any]:
        """All that a mind does until it does this."""
        said: list[Any] = []
        while last not in said:
            said.append(self.decision(seat, name))
            self.do(seat, said[-1])
        return said[:-1]


@pytest.mark.parametrize("id", [ZEIT, SCHNAPP])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", MINDS)
def test_at_every_strength_all_words_are_of_the_category_and_serve_their_die(name: str, language: str, id: str) -> None:
    _, steps = played(id, [name], dice_set=language)
    words = list(written(steps))
    assert len(words) > 10
    for state, _, move in words:
        assert is_of_category(language, state.choice.chosen, move.text), move
        assert serves(move.text, state.letters[die_of(move.slot)])
    assert not any(isinstance(event, Did) and isinstance(event.move, Mark) for _, event in steps), "nobody quarrels"


@pytest.mark.parametrize("way", ["rotate", "vote"])
def test_listed_categories_are_proposed_and_voted_for(way: str) -> None:
    _, steps = played(ZEIT, ["random"], category_choice=way)
    moves = [event.move for state, event in steps if isinstance(event, Did) and state.choice.chosen is None]
    assert {move.value for move in moves if isinstance(move, Say)} <= {*LISTED}
    assert all(isinstance(move, Say) or move == CONSENT for move in moves)
    assert any(isinstance(move, Say) for move in moves)


def test_bots_at_one_table_do_not_all_write_the_same() -> None:
    for name in ("random", "greedy", "strong"):
        _, steps = played(ZEIT, [name])
        by_seat: dict[int, set[str]] = {}
        for _, seat, move in written(steps):
            by_seat.setdefault(seat, set()).add(move.text)
        assert len({frozenset(words) for words in by_seat.values()}) == 3


def test_the_weak_leave_dice_empty_and_the_strong_only_those_without_a_word() -> None:
    counts = {name: len(Writing("Tier").until(0, name, DONE)) for name in ("random", "greedy", "strong")}
    assert 0 < counts["random"] < counts["greedy"] <= counts["strong"] == 13
    assert len(Writing("Land").until(0, "strong", DONE)) == 11, "no country begins with X or Y"


def test_the_same_word_is_not_written_twice_nor_a_word_claimed_that_is_gone() -> None:
    texts = [normalised(move.text) for move in Writing("Fluss").until(0, "strong", DONE)]
    assert len(set(texts)) == len(texts)
    table = Writing("Land", SCHNAPP, seats=3)
    table.do(1, Write("d1", "Albanien"))
    claimed = [move.text for move in table.until(0, "strong", PASS)]
    assert len(set(claimed)) == len(claimed) == 10
    assert "Albanien" not in claimed


@pytest.mark.parametrize("name", ["random", "strength-20", "greedy", "strong"])
def test_in_a_category_without_a_list_nothing_is_written(name: str) -> None:
    assert Writing("Dinge, die quietschen").decision(0, name) == DONE
    assert Writing("Dinge, die quietschen", SCHNAPP).decision(1, name) == PASS


def test_a_category_typed_in_is_known_by_its_other_names() -> None:
    moves = Writing("Städte").until(0, "strong", DONE)
    assert moves
    assert all(is_of_category("de", "stadt", move.text) for move in moves)


@pytest.mark.parametrize("name", ["random", "greedy", "strong"])
def test_only_letters_by_lot_are_challenged(name: str) -> None:
    table = Writing("Pflanze")
    for slot, text in (("d3", "Bqxzk"), ("d0", "Sanna"), ("d4", "Ahorn")):
        table.do(1, Write(slot, text))
    for seat in (0, 1):
        table.do(seat, DONE)
    assert table.until(0, name, DONE) == [Mark("BQXZK", CHALLENGE)]


@pytest.mark.parametrize("name", ["random", "greedy", "strong"])
@pytest.mark.parametrize(("text", "vote"), [("Ahorn", ACCEPT), ("Aqxzkw", REJECT), ("Anna", None)])
def test_a_vote_follows_the_lists_and_leaves_what_may_be_right_to_the_people(
    text: str, vote: str | None, name: str
) -> None:
    table = Writing("Pflanze", seats=3)
    table.do(1, Write("d1", text))
    for seat in range(3):
        table.do(seat, DONE)
    table.do(2, Mark(normalised(text), CHALLENGE))
    for seat in range(3):
        table.do(seat, DONE)
    assert table.decision(0, name) == (DONE if vote is None else Mark(normalised(text), vote))


def test_advice_in_a_word_game_names_real_words() -> None:
    table = Writing("Tier")
    hints = knobel.advise(table.game, table.state, 0)
    assert hints
    assert all(isinstance(hint.move, Write) and is_of_category("de", "tier", hint.move.text) for hint in hints)


@pytest.mark.parametrize("id", [ZEIT, SCHNAPP])
def test_the_stronger_win(id: str) -> None:
    game = knobel.game(id, 3, {"rounds": 2})
    points = [0, 0, 0]
    for seed in range(12):
        result = play(game, game.start(), minds_named(["strength-0", "greedy", "strong"]), Chance(seed)).result
        points = [total + (won or 0) for total, won in zip(points, result.points or (), strict=True)]
    assert points[0] < min(points[1:])


def test_all_categories_that_the_game_lists_are_known() -> None:
    assert all(category_of(id) == id for id in LISTED)
    assert set(categories("de")) == set(categories("en")) == {*LISTED}


def test_where_there_are_no_words_minds_play_as_they_always_did() -> None:
    game = knobel.game("chicago", 2)
    (mind,) = minds_named(["random"])
    state = game.start()
    chance = Chance("chicago")
    while isinstance(stage := game.stage(state), knobel.Throw):
        state = game.apply(state, chance.throw(stage.dice))
    assert isinstance(stage, knobel.Ask)
    (seat, choices), *_ = stage.choices.items()
    view = view_for(game, state, seat, choices, mind, chance.below)
    assert view.known is None
    assert mind.decide(view, chance.below) in choices
