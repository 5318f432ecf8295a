"""Familie Meier: a one brings Herr Meier, a two then Frau Meier, and after them all pips are children.

Rulings followed: a throw is read in this order whatever the order of its dice, so that all three may come at once; a
two before Herr Meier and any pips before Frau Meier are lost; once both are there, ones and twos are children as well.
"""

from knobel.games.series._series import Series, SeriesFace, SeriesRules, series_info
from knobel.writing.face import Name, Phrase, say
from knobel.writing.facts import Game, Options
from knobel.writing.rules import DiceSet, Seat, d6

FATHER, MOTHER = 1, 2
# Three dice in the first round, two in the second, one in the last.
DICE = (d6(3), d6(2), d6(1))
ARRIVALS = ("told-father", "told-mother", "told-children")


def family(series: Series) -> tuple[int, int, int]:
    """Herr Meier, Frau Meier and the children that a series has brought; each die of a throw is used once."""
    father = mother = children = 0
    for faces in series:
        loose = list(faces)
        if not father and FATHER in loose:
            loose.remove(FATHER)
            father = 1
        if father and not mother and MOTHER in loose:
            loose.remove(MOTHER)
            mother = 1
        children += sum(loose) if mother else 0
    return father, mother, children


class FamilieMeier(SeriesRules[Options]):
    dice = DICE[0]
    in_rounds = True

    def length(self) -> int:
        return len(DICE)

    def dice_for(self, series: Series) -> DiceSet:
        return DICE[len(series)]

    def score(self, series: Series) -> int:
        return sum(family(series))


class FamilieMeierFace(SeriesFace[FamilieMeier]):
    unit = "people"

    def remark(self, series: Series) -> Phrase:
        father, mother, children = family(series)
        return say("at-home", father=father, mother=mother, children=children, count=len(series), length=len(DICE))

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        before, after = family(series[:-1]), family(series)
        came = [key for key, then, now in zip(ARRIVALS, before, after, strict=True) if now > then] or ["told-nobody"]
        arrivals = (say(key, who=Name(seat), children=after[-1] - before[-1]) for key in came)
        return (*arrivals, say("told-size", who=Name(seat), size=sum(after)))


GAME = Game(series_info("familie-meier", dice=3), FamilieMeier, FamilieMeierFace)
