"""The rules of grabbing dice: claims in the order in which they come, locks, passes, and challenges as play goes on."""

from functools import lru_cache
from typing import Literal, NamedTuple

from knobel.games.word._letters import JOKER
from knobel.games.word._round import LONGEST_TERM, RoundRules, dice_in_play, die_of, slots_of
from knobel.games.word._vote import ACCEPT, CHALLENGE, REJECT, Word, WordVote, challenge, marks, review_of
from knobel.games.word.stadt_land_fluss_schnapp.state import Claim, StadtLandFlussSchnappOptions, State
from knobel.parts.words import has_letters, normalised
from knobel.writing.rules import AnyMove, Ask, Choices, Clock, IllegalMove, Mark, Press, Seat, Words, Write, with_item

PASS = Press("pass")
# The slot of a claim that names no die.
ANY_DIE = "any"
# A claim can be challenged for so long while play goes on, and the vote on it lasts so long.
CHALLENGE_S, LIVE_VOTE_S = 5, 10


class Times(NamedTuple):
    """How many seconds a lull, a round and a lock last."""

    idle: int
    round: int
    lock: int


class StadtLandFlussSchnapp(RoundRules[State, StadtLandFlussSchnappOptions]):
    def prepare(self) -> None:
        super().prepare()
        self.live = self.options.challenge == "live"
        self.everybody = tuple(range(self.seats))
        self.times = Times(self.options.idle_s, self.options.round_max_s, self.options.wrong_claim_lock_s)

    def dealt(self, state: State) -> State:
        return state.but(locks=(0,) * self.seats)

    # Everybody may claim at any time, except those locked; whoever has passed is asked last.

    def play(self, state: State) -> Ask:
        if self.live or state.closing:
            return self._live_play(state)
        choices = dict.fromkeys(_passed_last(self.everybody, state.passed), _to_grab(state.letters))
        if any(state.locks):
            choices |= {seat: LOCKED for seat, lock in enumerate(state.locks) if lock}
        return Ask(choices, self._clocks(state, len(state.claims)))

    def _live_play(self, state: State) -> Ask:
        if state.closing:
            return Ask({seat: self._choices(state, seat) for seat in self._undecided(state)}, self._vote_clocks(state))
        asked = _passed_last(self.everybody, state.passed)
        clocks = self._clocks(state, 2 * len(state.claims) - len(state.held_dice()))
        return Ask({seat: self._choices(state, seat) for seat in asked}, (*clocks, *self._vote_clocks(state)))

    def _choices(self, state: State, seat: Seat) -> Choices:
        letters = "" if state.closing or state.locks[seat] else state.letters
        return _to_grab(letters, tuple(self._to_challenge(state, seat)), tuple(self._to_vote(state, seat)))

    # The lull begins anew with every die that is won or, in a live round, comes back.

    def _clocks(self, state: State, changes: int) -> tuple[Clock, ...]:
        return _play_clocks(self.times, len(state.choice.used) + 1, changes, state.locks)

    def played(self, state: State, seat: Seat, move: AnyMove) -> State:
        if type(move) is Write:
            return self._claimed(state, seat, move.slot, move.text)
        if type(move) is Mark:
            return self._unless_over(self._judged(state, seat, move.on, move.mark))
        return self._passed(state, seat)

    def play_expired(self, state: State, clock: str) -> State:
        kind, *_, number = clock.split("-")
        if kind == "lock":
            return state.but(locks=tuple([0 if lock == int(number) else lock for lock in state.locks]))
        if kind in ("idle", "round"):
            return self._unless_over(self._closing(state))
        return self._unless_over(_with_claim(state, int(number), state.claims[int(number)].closed()))

    # A claim needs a word of two letters that is new in this round and begins with the letter of a free die.

    def refused(self, state: State, text: str) -> Literal["short", "used", "letter"] | None:
        """Why a claim wins nothing; None if it does."""
        word = normalised(text)
        if not has_letters(word):
            return "short"
        if state.has_called(word):
            return "used"
        return None if state.fitting(word[0]) else "letter"

    # A claim takes back a pass, whether or not it wins anything; a wrong one locks its player for a moment.

    def _claimed(self, state: State, seat: Seat, slot: str, text: str) -> State:
        passed, word = state.passed, normalised(text)
        if seat in passed:
            passed = tuple([other for other in passed if other != seat])
        dice = state.fitting(word[0]) if has_letters(word) and not state.has_called(word) else []
        if not dice:
            number = state.refusals + 1
            locks = with_item(state.locks, seat, number if self.options.wrong_claim_lock_s else 0)
            return state.but(passed=passed, refusals=number, locks=locks)
        claim = Claim(Word(word, text, (seat,)), _won(dice, slot))
        return self._unless_over(state.but(passed=passed, claims=(*state.claims, claim)))

    # Whoever passes has nothing more to claim, or in the end nothing more to challenge.

    def _passed(self, state: State, seat: Seat) -> State:
        passed = state.passed if seat in state.passed else (*state.passed, seat)
        if state.closing:
            return self._unless_over(state.but(passed=passed))
        all_passed = len(passed) == self.seats
        return self._unless_over(self._closing(state)) if all_passed else state.but(passed=passed)

    def _closing(self, state: State) -> State:
        return state.but(closing=True, passed=(), locks=(0,) * self.seats)

    # Live, a word can be challenged for a while; all who did not call it vote, the challenger against it.

    def _to_challenge(self, state: State, seat: Seat) -> list[str]:
        open_to_all = [claim.word for claim in state.claims if self.live and claim.issue is None and not claim.settled]
        return [word.id for word in open_to_all if seat not in word.authors]

    def _to_vote(self, state: State, seat: Seat) -> list[str]:
        return [each.word.id for each in state.claims if each.issue is not None and each.issue.waits_for(seat)]

    def _vote_clocks(self, state: State) -> tuple[Clock, ...]:
        pending = [(n, claim) for n, claim in enumerate(state.claims) if self.live and not claim.settled]
        tag = state.choice.round
        return tuple(
            Clock(f"challenge-{tag}-{n}", CHALLENGE_S) if claim.issue is None else Clock(f"vote-{tag}-{n}", LIVE_VOTE_S)
            for n, claim in pending
        )

    def _judged(self, state: State, seat: Seat, on: str, mark: str) -> State:
        number = [claim.word.id for claim in state.claims].index(on)
        claim = state.claims[number]
        if mark != CHALLENGE:
            assert claim.issue is not None
            return _with_claim(state, number, claim.with_vote(claim.issue.voted(seat, mark == ACCEPT)))
        # In the end, a new vote calls back those who had no doubts of their own.
        asked = state.but(passed=()) if state.closing else state
        return _with_claim(asked, number, claim.with_vote(challenge(claim.word, seat).opened(self.seats)))

    # A round ends when no die is left, nobody has anything more to say, or time is up, and nothing can change any more:
    # in the end nothing is waited for when nobody has anything left to challenge or to vote on.

    def _unless_over(self, state: State) -> State:
        if state.closing and not (self.live and self._undecided(state)):
            state = state.but(claims=tuple([claim.closed() for claim in state.claims]))
        pending = self.live and not all(claim.settled for claim in state.claims)
        if pending or (not state.closing and state.has_free_dice()):
            return state
        words = self.verdicts(state)
        return self.reviewed(state, words if self.live else review_of(words.words))

    def _undecided(self, state: State) -> list[Seat]:
        seats = [seat for seat in range(self.seats) if seat not in state.passed]
        return [seat for seat in seats if self._to_challenge(state, seat) or self._to_vote(state, seat)]

    def verdicts(self, state: State) -> WordVote:
        """The words called so far, with what live challenges have come to, as a review that is over."""
        issues = tuple([claim.issue for claim in state.claims if claim.issue is not None])
        return WordVote(tuple([claim.word for claim in state.claims]), "closed", issues)

    # Each die held with a word that stands is worth one point.

    def term_points(self, authors: int) -> int:
        return 1

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not state.is_played:
            return super().refusal(state, seat, move)
        if isinstance(move, Write) and state.locks[seat]:
            return IllegalMove("locked", seconds=self.options.wrong_claim_lock_s)
        return self.verdicts(state).refusal(seat, move)


def _with_claim(state: State, number: int, claim: Claim) -> State:
    return state.but(claims=with_item(state.claims, number, claim))


def _won(dice: list[int], slot: str) -> int:
    """The die that was tapped, if it is one of those that can be won; otherwise the first of them."""
    tapped = None if slot == ANY_DIE or len(dice) == 1 else die_of(slot)
    return tapped if tapped in dice else dice[0]


@lru_cache(maxsize=64)
def _passed_last(seats: tuple[Seat, ...], passed: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return (*[seat for seat in seats if seat not in passed], *passed)


@lru_cache(maxsize=512)
def _play_clocks(times: Times, tag: int, changes: int, locks: tuple[int, ...]) -> tuple[Clock, ...]:
    locked = [(seat, number) for seat, number in enumerate(locks) if number]
    return (
        Clock(f"idle-{tag}-{changes}", times.idle),
        Clock(f"round-{tag}", times.round),
        *[Clock(f"lock-{tag}-{number}", times.lock, seat) for seat, number in locked],
    )


@lru_cache(maxsize=64)
def _to_grab(letters: str, challenged: tuple[str, ...] = (), voted: tuple[str, ...] = ()) -> Choices:
    slots, hints = slots_of(dice_in_play(letters)), letters.replace(JOKER, "")
    words = (Words((ANY_DIE, *slots), LONGEST_TERM, ("", *hints)),) if letters else ()
    return Choices(PASS, *words, *marks(challenged, CHALLENGE), *marks(voted, ACCEPT, REJECT))


LOCKED = _to_grab("")
