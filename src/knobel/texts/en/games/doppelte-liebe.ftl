doppelte-liebe-name = Double Love
doppelte-liebe-aliases = Doppelte Liebe
doppelte-liebe-line = Strike out one to six, and throw on as long as there is something to strike.
doppelte-liebe-goal = Be the first to cross out 1 to 6.
doppelte-liebe-each-turn = Throw one die and cross out its number; as long as it fits, you throw again.
doppelte-liebe-rules =
    Everybody writes down the numbers 1 to 6. On your turn you throw one die. If the number is still open, you strike it out and throw again. If it is struck already, the die goes on to the left.

    Whoever strikes out all six first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever has struck everything by then is level in front.
       *[sudden] wins. That ends the game at once. With a lot of luck the first player wins before anybody else has thrown.
    } The others rank by how many numbers they have struck.

    If nobody is done after { $safety_circuits } rounds, the game is stopped and ranked as it stands.
doppelte-liebe-number = { $number }
doppelte-liebe-told-struck = { $who } strikes out the { $number }.
    .you = You strike out the { $number }.
doppelte-liebe-told-already = { $who } has struck the { $number } already. The die goes on.
    .you = You have struck the { $number } already. The die goes on.
doppelte-liebe-option-finish = Finish
doppelte-liebe-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
doppelte-liebe-value-finish-sudden = at once
doppelte-liebe-value-finish-full_circuit = after the round
doppelte-liebe-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
doppelte-liebe-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
doppelte-liebe-option-safety_circuits = Rounds at most
doppelte-liebe-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
doppelte-liebe-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
