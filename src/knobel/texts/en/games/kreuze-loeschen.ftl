kreuze-loeschen-name = Erasing Crosses
kreuze-loeschen-aliases = Kreuze löschen
kreuze-loeschen-line = Throw your crosses away, but the last throw must fit exactly.
kreuze-loeschen-goal = Be the first without crosses; the last throw must fit exactly.
kreuze-loeschen-each-turn = Throw two dice and erase as many crosses as they show pips.
kreuze-loeschen-rules =
    Everybody has { $start_crosses } crosses on paper. In turn everybody throws two dice once and erases as many crosses as there are pips.

    If you throw more pips than you have crosses, { $overshoot ->
        [bounce] you bounce off: all your crosses go, but you draw as many new ones as were too many. With 5 crosses and an 8 you have 3 afterwards.
       *[add_difference] you erase nothing and draw as many more as were too many. With 5 crosses and an 8 you have 8 afterwards.
    } With a single cross left there is no direct way home, because less than 2 never falls.

    Whoever has no crosses left first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end, so that all have had as many turns; whoever has none left by then is level in front.
       *[sudden] wins. That ends the game at once, even if others have not had their turn in this round.
    } For the others, fewer crosses are better.

    If nobody is done after { $safety_circuits } rounds, the game is stopped and ranked as it stands.
kreuze-loeschen-option-start_crosses = Crosses at the start
kreuze-loeschen-option-start_crosses-help = How many crosses everybody starts with.
kreuze-loeschen-option-overshoot = Too high a throw
kreuze-loeschen-option-overshoot-help = What happens when there are more pips than crosses.
kreuze-loeschen-value-overshoot-add_difference = the rest is added
kreuze-loeschen-value-overshoot-bounce = only the rest stays
kreuze-loeschen-told-erased =
    { $crosses ->
        [0] { $who } erases { $pips } crosses and has none left.
        [one] { $who } erases { $pips } crosses and has one left.
       *[other] { $who } erases { $pips } crosses and has { $crosses } left.
    }
    .you =
        { $crosses ->
            [0] You erase { $pips } crosses and have none left.
            [one] You erase { $pips } crosses and have one left.
           *[other] You erase { $pips } crosses and have { $crosses } left.
        }
kreuze-loeschen-told-overshot =
    { $crosses ->
        [one] That is { $difference } too many. { $who } now has 1 cross.
       *[other] That is { $difference } too many. { $who } now has { $crosses } crosses.
    }
    .you =
        { $crosses ->
            [one] That is { $difference } too many. You now have 1 cross.
           *[other] That is { $difference } too many. You now have { $crosses } crosses.
        }
kreuze-loeschen-read-standing =
    { $score ->
        [one] { $who }: 1 cross
       *[other] { $who }: { $score } crosses
    }
    .you =
        { $score ->
            [one] You: 1 cross
           *[other] You: { $score } crosses
        }
kreuze-loeschen-option-finish = Finish
kreuze-loeschen-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
kreuze-loeschen-value-finish-sudden = at once
kreuze-loeschen-value-finish-full_circuit = after the round
kreuze-loeschen-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
kreuze-loeschen-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
kreuze-loeschen-option-safety_circuits = Rounds at most
kreuze-loeschen-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
kreuze-loeschen-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
