# Tournaments that are no Schock-Turnier: points over rounds, knock-out, everybody against everybody, league.

desk-format-schock-turnier = Schock-Turnier
desk-format-points-rounds = Points over rounds
desk-format-knock-out = Knock-out in groups
desk-format-round-robin = Everybody against everybody
desk-format-league = League over several evenings

desk-headline-shared = Level at the top: { $names }
desk-title-round-final = Final
desk-title-evening = Evening { $evening }, round { $number }
desk-title-table-plain = Table { $number }
desk-title-table-named = { $name }
desk-title-table-at = { $name } · { $round }
desk-title-final-table-at = { $name } · final table of the { $round }
desk-round-open = Round
desk-round-knockout = Knock-out round
desk-round-third = Play for place 3

desk-where-seated-plain = Table { $table }
desk-where-at = { $name }
desk-where-at-round = { $name }, { $round }
desk-where-waiting-plain = waits for the next round
desk-where-bye-plain = pauses
desk-mine-at = { $name }
desk-mine-waiting-plain = It goes on soon
desk-mine-bye-plain = You pause this round
desk-when-wave = Your table is still taken. As soon as it is free, you play.

desk-table-plays-plain = Game { $game }
desk-table-wave = Plays as group { $wave } at this table.
desk-table-done = Done.

desk-do-record-points = Enter points
desk-do-record-winner = has won
desk-do-record-loser = has lost
desk-report-record-result = { $scores }
desk-report-record-winner = { $name } has won
desk-report-record-loser = { $name } has lost
desk-log-record-winner = { $place }, game { $game }: { $name } has won
desk-log-record-loser = { $place }, game { $game }: { $name } has lost
desk-log-record-result = { $place }, game { $game }: { $scores }
desk-log-dispute-result = { $place }, game { $game }: { $scores } reported, too
desk-log-name-table = Table { $table } is now called { $name }
desk-log-plan-evening = Evening { $evening } has another date

# Why somebody is ahead.
desk-reason-and = { $one }, { $other }
desk-reason-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
desk-reason-places = { $value ->
    [one] 1 place point
   *[other] { $value } place points
}
desk-reason-wins = { $value ->
    [one] 1 win
   *[other] { $value } wins
}
desk-reason-matches = { $value ->
    [one] 1 match point
   *[other] { $value } match points
} from { $played ->
    [one] 1 game
   *[other] { $played } games
}
desk-reason-together = { $value ->
    [one] 1 match point
   *[other] { $value } match points
}
desk-reason-went-on = { $value ->
    [one] went on once
   *[other] went on { $value } times
}
desk-tie-wins = { $value ->
    [one] 1 win
   *[other] { $value } wins
}
desk-tie-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
desk-tie-best-round = best round { $value }
desk-tie-head-to-head = head to head { $value }
desk-tie-lot = lot { $value }
desk-out-withdrawn = withdrew{ $stage ->
    [0] { "" }
   *[other] { " " }in round { $stage }
}
desk-out-knockout = Out in round { $stage }, number { $place } of the group
desk-out-final = { $place ->
    [1] Won the final
   *[other] Number { $place } in the final
}
desk-out-third = { $place ->
    [1] Won the play for place 3
   *[other] Number { $place } in the play for place 3
}

# The rules, to be put up.
desk-rules-points-rounds = { $rounds ->
    [one] One round is
   *[other] { $rounds } rounds are
} played at tables of at most { $size }. { $games ->
    [one] Every table plays one game in each round.
   *[other] Every table plays { $games } games in each round; their results add up.
}
desk-rules-seating-lot = Before every round everybody is drawn anew by lot.
desk-rules-seating-standing = The first round is drawn by lot. After that those sit together who are near each other in the table, if possible without meeting anybody again.
desk-rules-seating-apart = Every round is drawn anew, if possible without meeting anybody again.
desk-rules-ranked-points = The sum of all points counts. { $lowest ->
    [0] Whoever has the most points wins the tournament. Whoever pauses gets the average of the round.
   *[other] Whoever has the fewest points wins the tournament. Whoever pauses gets the average of the round; whoever is missing gets as many as the worst.
}
desk-rules-ranked-places = The place at the table counts: the better, the more place points. { $lowest ->
    [0] Ahead at a table is whoever has more points.
   *[other] Ahead at a table is whoever has fewer points.
} Whoever pauses gets a middle place.
desk-rules-ranked-wins = It counts how often somebody wins their table. { $lowest ->
    [0] A table is won with most points.
   *[other] A table is won with fewest points.
} A pause counts as a win.
desk-rules-tie-wins = If players are level, { $number ->
    [1] { "" }
   *[other] and that is not enough,{ " " }
}whoever was ahead at more tables comes first.
desk-rules-tie-points = If players are level, { $number ->
    [1] { "" }
   *[other] and that is not enough,{ " " }
}the points of all games decide.
desk-rules-tie-best-round = If players are level, { $number ->
    [1] { "" }
   *[other] and that is not enough,{ " " }
}the best single round decides.
desk-rules-tie-head-to-head = If players are level, { $number ->
    [1] { "" }
   *[other] and that is not enough,{ " " }
}it decides how they have played against each other.
desk-rules-tie-lot = If players are level, { $number ->
    [1] { "" }
   *[other] and that is not enough,{ " " }
}the lot decides.
desk-rules-teams = Teams have at most { $size } members. Their results add up; if possible they do not sit at one table.
desk-rules-waves = There { $tables ->
    [one] is only one table
   *[other] are { $tables } tables
}. If more are needed, the next group plays as soon as one is free.
desk-rules-late = Whoever comes later plays from the next round on.
desk-rules-knock-out = People play in groups of at most { $size }. { $on ->
    [one] One of every group goes on,
   *[other] { $on } of every group go on,
} the others are out. Whoever is left over has a bye.
desk-rules-cut-points = Whoever has { $lowest ->
    [0] more
   *[other] fewer
} points goes on. Those who are level play another game.
desk-rules-cut-winner = Whoever wins goes on. The others play for the places that are left.
desk-rules-cut-loser = Whoever loses is out. The others play on until only as many are left as go on.
desk-rules-final = When all fit at one table, that is the final. Whoever wins it wins the tournament.
desk-rules-third = Whoever goes out just before the final plays for place 3.
desk-rules-round-robin = { $legs ->
    [one] Everybody plays once against everybody.
   *[other] Everybody plays { $legs } times against everybody.
} With an odd number somebody pauses, one after the other.
desk-rules-matches = A win brings 2 match points, a draw 1. { $measure ->
    [points] { $lowest ->
        [0] Whoever has more points wins.
       *[other] Whoever has fewer points wins.
    }
   *[other] { "" }
}
desk-rules-absent = Whoever is not there for a game loses it{ $measure ->
    [points] { $lowest ->
        [0] {" "}by 0 to 1
       *[other] {" "}by 1 to 0
    }
   *[other] { "" }
}.
desk-rules-left = If somebody leaves, games against them count for nobody.
desk-rules-league = The league is played on several evenings of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} each. The table goes along.

desk-column-team = Team
desk-column-value = Value
desk-column-played = Played
desk-column-wins = Wins
desk-column-points = Points
desk-column-best-round = Best round
desk-column-head-to-head = Head to head
desk-column-lot = Lot
desk-column-team-place = Place of the team
desk-column-team-value = Value of the team
desk-column-in-points = { $of }: points
desk-came-on = goes on
desk-came-out = out
desk-came-won = won
desk-came-lost = lost
desk-came-bye = bye

desk-format-option-lowest_wins = Fewer points are better
desk-format-option-team_size = Teams of at most so many (0: none)
desk-format-option-tables = So many tables there are (0: enough)
desk-format-option-rounds = Rounds
desk-format-option-table_size = At most so many at a table
desk-format-option-games = Games a table and round
desk-format-option-seating = Seating
desk-format-option-ranked_by = What counts
desk-format-option-tie_break = If players are level
desk-format-option-second_tie_break = Then
desk-format-option-third_tie_break = At last
desk-format-option-group_size = At most so many in a group
desk-format-option-go_on = So many go on
desk-format-option-play_for_third = Play for place 3
desk-format-option-legs = Everybody against everybody, so often
desk-format-option-rounds_per_evening = Rounds an evening
desk-format-option-days_between = Days from evening to evening
desk-format-value-seating-lot = by lot
desk-format-value-seating-standing = by standing
desk-format-value-seating-apart = by lot, without meeting again
desk-format-value-ranked_by-points = points
desk-format-value-ranked_by-places = places at the table
desk-format-value-ranked_by-wins = wins
desk-format-value-tie_break-none = nothing more
desk-format-value-tie_break-wins = more wins
desk-format-value-tie_break-points = points of all games
desk-format-value-tie_break-best_round = best round
desk-format-value-tie_break-head_to_head = head to head
desk-format-value-tie_break-lot = the lot
desk-format-value-second_tie_break-none = nothing more
desk-format-value-second_tie_break-wins = more wins
desk-format-value-second_tie_break-points = points of all games
desk-format-value-second_tie_break-best_round = best round
desk-format-value-second_tie_break-head_to_head = head to head
desk-format-value-second_tie_break-lot = the lot
desk-format-value-third_tie_break-none = nothing more
desk-format-value-third_tie_break-wins = more wins
desk-format-value-third_tie_break-points = points of all games
desk-format-value-third_tie_break-best_round = best round
desk-format-value-third_tie_break-head_to_head = head to head
desk-format-value-third_tie_break-lot = the lot

error-desk-not-in-this-format = There is no such thing in this kind of tournament.
error-desk-bad-scores = Enter something for everybody at the table: { $players ->
    [one] one number
   *[other] { $players } numbers
}.
error-desk-bad-points = There are not so many points: at most { $most }.
error-desk-name-exactly-one = Name exactly one.
error-desk-bad-seating = This seating does not work out: everybody exactly once, at tables of the right sizes.
error-desk-game-not-for-format = { $game } does not fit this kind of tournament. Take another game.
error-desk-bad-table-size = { $game } is for { $least } to { $most }. Take tables of another size.
error-desk-nobody-goes-out = That way everybody would go on. Let fewer go on, or take larger groups.
error-desk-no-teams = There are no teams in this tournament.
error-desk-team-full = { $team } has { $size } members already.

cli-param-desk-format = The kind of tournament: schock_turnier, points_rounds, knock_out, round_robin or league
error-desk-no-such-format = There is no tournament “{ $format }”. There are: { $known }.
