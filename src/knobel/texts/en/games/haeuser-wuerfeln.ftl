haeuser-wuerfeln-name = Throwing Houses
haeuser-wuerfeln-aliases = Häuser würfeln; Build the House
haeuser-wuerfeln-line = Throw for a lucky number, then draw a line of your house with every hit.
haeuser-wuerfeln-goal = Be the first to finish your house of 13 lines.
haeuser-wuerfeln-each-turn = Throw one die; if your lucky number falls, you draw a line.
haeuser-wuerfeln-rules =
    First everybody throws once: that is their lucky number. Two players may have the same, and nothing is drawn for it yet.

    Then one die is thrown in turn. If your own throw shows your lucky number, you draw the next line of your house. { $extra_throw_on_hit ->
        [true] After a hit you throw again at once.
       *[false] It is one throw a turn, even after a hit.
    }

    A whole house has 13 lines: four for the square, three for the door, four for the window and two for the roof, in this order.

    Whoever finishes their house first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever is done by then is level in front.
       *[sudden] wins. That ends the game at once, even if others have not had their turn in this round.
    } The others rank by how many lines they have.

    If no house is finished after { $safety_circuits } rounds, the game is stopped and ranked as it stands.
haeuser-wuerfeln-option-extra_throw_on_hit = Another throw after a hit
haeuser-wuerfeln-option-extra_throw_on_hit-help = Whether the lucky number brings another throw at once.
haeuser-wuerfeln-cell-square-1 = floor
haeuser-wuerfeln-cell-square-2 = left wall
haeuser-wuerfeln-cell-square-3 = right wall
haeuser-wuerfeln-cell-square-4 = ceiling
haeuser-wuerfeln-cell-door-1 = door left
haeuser-wuerfeln-cell-door-2 = door right
haeuser-wuerfeln-cell-door-3 = door top
haeuser-wuerfeln-cell-window-1 = window bottom
haeuser-wuerfeln-cell-window-2 = window left
haeuser-wuerfeln-cell-window-3 = window right
haeuser-wuerfeln-cell-window-4 = window top
haeuser-wuerfeln-cell-roof-1 = roof left
haeuser-wuerfeln-cell-roof-2 = roof right
haeuser-wuerfeln-told-lucky = { $who } has { $number } as a lucky number.
    .you = You have { $number } as your lucky number.
haeuser-wuerfeln-told-drawn = A hit! { $who } draws: { $part }. That is line { $count } of { $length }.
    .you = A hit! You draw: { $part }. That is line { $count } of { $length }.
haeuser-wuerfeln-finding = { $who } throws for a lucky number.
    .you = You throw for your lucky number.
haeuser-wuerfeln-note-lucky = lucky number { $number }
haeuser-wuerfeln-note-no-number = no lucky number yet
haeuser-wuerfeln-read-standing =
    { $score ->
        [one] { $who }: 1 line
       *[other] { $who }: { $score } lines
    }
    .you =
        { $score ->
            [one] You: 1 line
           *[other] You: { $score } lines
        }
haeuser-wuerfeln-option-finish = Finish
haeuser-wuerfeln-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
haeuser-wuerfeln-value-finish-sudden = at once
haeuser-wuerfeln-value-finish-full_circuit = after the round
haeuser-wuerfeln-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
haeuser-wuerfeln-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
haeuser-wuerfeln-option-safety_circuits = Rounds at most
haeuser-wuerfeln-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
haeuser-wuerfeln-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
