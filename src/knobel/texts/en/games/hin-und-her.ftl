hin-und-her-name = To and Fro
hin-und-her-aliases = Hin und her
hin-und-her-line = Strike out one to six, but whatever you throw again stands open again.
hin-und-her-goal = Be the first to cross out 1 to 6.
hin-und-her-each-turn = Throw one die: open numbers are crossed out, crossed-out ones open again.
hin-und-her-rules =
    Everybody writes down the numbers 1 to 6. In turn everybody throws one die once. If your number is still open, you strike it out. If it is struck already, it is open again: to and fro.

    Whoever strikes out all six first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever has struck everything by then is level in front.
       *[sudden] wins. That ends the game at once, even if others have not had their turn in this round.
    } The others rank by how many numbers they have struck.

    This can take a while. If nobody is done after { $safety_circuits } rounds, the game is stopped and ranked as it stands.
hin-und-her-number = { $number }
hin-und-her-told-struck = { $who } strikes out the { $number }.
    .you = You strike out the { $number }.
hin-und-her-told-opened = For { $who } the { $number } is open again.
    .you = For you the { $number } is open again.
hin-und-her-option-finish = Finish
hin-und-her-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
hin-und-her-value-finish-sudden = at once
hin-und-her-value-finish-full_circuit = after the round
hin-und-her-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
hin-und-her-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
hin-und-her-option-safety_circuits = Rounds at most
hin-und-her-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
hin-und-her-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
