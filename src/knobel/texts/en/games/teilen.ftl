teilen-name = Divide
teilen-aliases = Teilen
teilen-line = Two dice, then one: if it divides their sum exactly, you have a point.
teilen-goal =
    Be the first to have { $target_points ->
        [one] one point
       *[other] { $target_points } points
    }.
teilen-each-turn = First two dice, then one: if it divides the sum without remainder, that is a point.
teilen-rules =
    On your turn you first throw two dice and add up the pips. Then you throw a single die. If the sum can be divided by its pips without a remainder, you get a point: 12 and then a 4 works, 7 and then a 2 does not. A one divides everything. Then it is your left neighbour's turn, point or no point.

    { $target_points ->
        [one] One point is enough: whoever has it first { teilen-rules-ends }.
       *[other] Whoever has { $target_points } points first { teilen-rules-ends }.
    } { $finish ->
        [full_circuit] The round is played to its end, so that all have had as many turns; whoever gets there by then is level in front.
       *[sudden] That ends the game at once.
    } The others rank by their points.
teilen-rules-ends =
    { $finish ->
        [full_circuit] brings on the finish
       *[sudden] wins
    }
teilen-option-target_points = Points to win
teilen-option-target_points-help = How many points are needed.
teilen-option-finish = Finish
teilen-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
teilen-value-finish-sudden = at once
teilen-value-finish-full_circuit = after the round
teilen-dividend = { $who } has { $sum } and now throws the single die.
    .you = You have { $sum } and now throw the single die.
teilen-read-token = { $who }: { $at } of { $length } points
    .you = You: { $at } of { $length } points
teilen-told-sum = That makes { $sum }. Now the single die.
teilen-told-divides =
    { $points ->
        [one] { $sum } ÷ { $die } = { $result }. It divides: { $who } now has one point.
       *[other] { $sum } ÷ { $die } = { $result }. It divides: { $who } now has { $points } points.
    }
    .you =
        { $points ->
            [one] { $sum } ÷ { $die } = { $result }. It divides: you now have one point.
           *[other] { $sum } ÷ { $die } = { $result }. It divides: you now have { $points } points.
        }
teilen-told-rest = { $sum } ÷ { $die } leaves { $rest }. No point for { $who }.
    .you = { $sum } ÷ { $die } leaves { $rest }. No point for you.
teilen-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
teilen-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: like { $names }, you have reached the goal.
        }
