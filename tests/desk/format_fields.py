"""One tournament of every kind and shape, for the laws that hold for all of them."""

from knobel.desk.format_options import AnyFormat, KnockOut, League, PointsRounds, RoundRobin

Field = tuple[AnyFormat, str]

POINTS: dict[str, Field] = {
    "kniffel": (PointsRounds(rounds=3), "kniffel"),
    "swiss teams": (
        PointsRounds(rounds=3, table_size=3, seating="standing", ranked_by="places", team_size=3),
        "tausend",
    ),
    "pairs in waves": (
        PointsRounds(rounds=3, table_size=2, seating="lot", ranked_by="wins", tie_break="lot", tables=5),
        "maexchen",
    ),
    "few points": (PointsRounds(rounds=2, games=2, lowest_wins=True, tie_break="head_to_head"), "filzlaus"),
    "escalero": (PointsRounds(rounds=2, tie_break="points", second_tie_break="head_to_head"), "escalero"),
}
KNOCK_OUTS: dict[str, Field] = {
    "pairs": (KnockOut(play_for_third=True), "kniffel"),
    "fours with a winner": (KnockOut(group_size=4, go_on=2, team_size=2), "maexchen"),
    "threes with a loser": (KnockOut(group_size=3, play_for_third=True), "filzlaus"),
    "sixes in waves": (KnockOut(group_size=6, go_on=3, tables=4, lowest_wins=True), "kniffel"),
}
EVERYBODY: dict[str, Field] = {
    "once": (RoundRobin(), "kniffel"),
    "league of two legs": (League(legs=2, rounds_per_evening=4, tables=2), "filzlaus"),
}
OPEN = POINTS | EVERYBODY
ALL = OPEN | KNOCK_OUTS
