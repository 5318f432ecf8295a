"""The expert of Eins bis Sechzehn: every number is written down that the dice can make."""

from knobel.core.spaces import RandBelow
from knobel.games.race.eins_bis_sechzehn import EinsBisSechzehnAdvice
from knobel.minds.experts.expert import Expert
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View


class EinsBisSechzehnExpert(Expert):
    """Knows Eins bis Sechzehn: as many numbers as a throw can still tick are worth more than to be done."""

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...]:
        game, state = view.imagine(below)
        advice = game.advice
        assert isinstance(advice, EinsBisSechzehnAdvice)
        ticks = float(advice.ticks_left(state.game_state))
        right = advice.proposals(state.game_state, view.seat) or ()
        # Nothing is gained by leaving one.
        done = MoveValue(view.choices.mildest, 0.0, EXACT, 1)
        return (*(MoveValue(move, ticks, EXACT, 1) for move in right), done)


EXPERT = EinsBisSechzehnExpert
