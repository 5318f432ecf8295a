gestrichene-zwoelf-name = Strike Out Twelve
gestrichene-zwoelf-aliases = Gestrichene Zwölf
gestrichene-zwoelf-line = Strike two to twelve off your sheet, and throw on as long as there is something to strike.
gestrichene-zwoelf-goal = Be the first to cross out 2 to 12.
gestrichene-zwoelf-each-turn = Throw two dice and cross out the sum; as long as it fits, you throw again.
gestrichene-zwoelf-rules =
    Everybody writes down the numbers 2 to 12. On your turn you throw two dice and add up the pips. If the sum is still open, you strike it out and throw again. If it is struck already, the dice go on to the left.

    Only the seven is always good: the first one is struck, and every further seven simply gives you another throw.

    Whoever strikes out all eleven numbers first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever has struck everything by then is level in front.
       *[sudden] wins. That ends the game at once, in the middle of the turn and even if others have not had theirs in this round.
    } The others rank by how many numbers they have open: the fewer the better.
gestrichene-zwoelf-number = { $number }
gestrichene-zwoelf-told-struck = { $who } strikes out the { $number }.
    .you = You strike out the { $number }.
gestrichene-zwoelf-told-already = { $who } has struck the { $number } already. The dice go on.
    .you = You have struck the { $number } already. The dice go on.
gestrichene-zwoelf-told-seven-again = Another seven: { $who } throws on.
    .you = Another seven: you throw on.
gestrichene-zwoelf-option-finish = Finish
gestrichene-zwoelf-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
gestrichene-zwoelf-value-finish-sudden = at once
gestrichene-zwoelf-value-finish-full_circuit = after the round
gestrichene-zwoelf-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
gestrichene-zwoelf-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
