auf-und-nieder-name = Up and Back Down
auf-und-nieder-aliases = Auf und nieder; Julchen
auf-und-nieder-line = Write down one to six, then strike out six to one, and pay up if you are too slow.
auf-und-nieder-goal = Be the first to write down 1 to 6 and cross them out again from the top.
auf-und-nieder-each-turn = Throw one die: only the number that you need right now helps you.
auf-und-nieder-rules =
    One die, and a sheet of paper each. First the way up: you need a one, then a two and so on to the six, and you write each number down when it falls. Then the way down: you need another six, then a five and so on to the one, and you strike each of them out. Any number but the one you need does nothing for you.

    Play goes round. { $throws_per_turn ->
        [while_hit] If you throw what you need, you throw again at once; otherwise the die goes on.
       *[one] Everybody throws once, and then the die goes on, even after a hit.
    }

    Whoever has written and struck everything first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever is done by then is level in front.
       *[sudden] wins. That ends the game at once.
    } The others are placed by how far they have come, and each of them pays { $finish ->
        [full_circuit] every winner
       *[sudden] the winner
    } chips: { $penalty_count ->
        [written_only] one for each number they have written down and not struck.
       *[of_six] one for each of the six numbers they have not struck, even if it was never written down.
    } Everybody's account starts at zero and may go below.

    If nobody is done after { $safety_circuits } rounds, the game is stopped: it is ranked as it stands, and nobody pays.
auf-und-nieder-option-throws_per_turn = Throws in a turn
auf-und-nieder-option-throws_per_turn-help = Whether a hit brings another throw at once.
auf-und-nieder-value-throws_per_turn-one = always one
auf-und-nieder-value-throws_per_turn-while_hit = again after a hit
auf-und-nieder-option-penalty_count = Paid for
auf-und-nieder-option-penalty_count-help = For which numbers the losers pay.
auf-und-nieder-value-penalty_count-of_six = every number not struck
auf-und-nieder-value-penalty_count-written_only = only what still stands on the sheet
auf-und-nieder-number = { $number }
auf-und-nieder-needs-to-write = { $who } needs a { $number } to write down.
    .you = You need a { $number } to write down.
auf-und-nieder-needs-to-strike = { $who } needs a { $number } to strike out.
    .you = You need a { $number } to strike out.
auf-und-nieder-told-written = { $who } writes down the { $number }.
    .you = You write down the { $number }.
auf-und-nieder-told-struck = { $who } strikes out the { $number }.
    .you = You strike out the { $number }.
auf-und-nieder-told-missed = { $who } still needs a { $number }.
    .you = You still need a { $number }.
auf-und-nieder-told-pays =
    { $chips ->
        [one] { $who } pays one chip to { $winner }.
       *[other] { $who } pays { $chips } chips to { $winner }.
    }
    .you =
        { $chips ->
            [one] You pay one chip to { $winner }.
           *[other] You pay { $chips } chips to { $winner }.
        }
    .you-winner =
        { $chips ->
            [one] { $who } pays you one chip.
           *[other] { $who } pays you { $chips } chips.
        }
auf-und-nieder-read-strikes = { $who } has on the sheet: { $left }; struck: { $struck }
    .you = You have on the sheet: { $left }; struck: { $struck }
auf-und-nieder-read-token = { $who } has made { $at } of { $length } steps
    .you = You have made { $at } of { $length } steps
auf-und-nieder-option-finish = Finish
auf-und-nieder-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
auf-und-nieder-value-finish-sudden = at once
auf-und-nieder-value-finish-full_circuit = after the round
auf-und-nieder-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
auf-und-nieder-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
auf-und-nieder-option-safety_circuits = Rounds at most
auf-und-nieder-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
auf-und-nieder-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
