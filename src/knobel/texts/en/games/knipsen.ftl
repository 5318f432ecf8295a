knipsen-name = Flicking
knipsen-aliases = Knipsen
knipsen-line = Flick the die with a finger, collect pips, and be the first to get there.
knipsen-goal = Be the first to have { $target } pips.
knipsen-each-turn = Flick the die once and add its pips.
knipsen-rules =
    You need no cup here: in turn everybody flicks the die once with a finger, and what lies on top is added to their own total.

    Whoever has { $target } pips or more first { $finish ->
        [full_circuit] brings on the finish
       *[sudden] wins
    }; there is no need to hit it exactly. { $finish ->
        [full_circuit] The round is played to its end, so that all have had as many turns; whoever gets there by then is level in front, no matter with how many pips.
       *[sudden] That ends the game at once, even if others have not had their turn in this round.
    } The others rank by their totals.
knipsen-option-target = Target
knipsen-option-target-help = How many pips win the game.
knipsen-told-throw = { $who } flicks { $faces }.
    .you = You flick { $faces }.
knipsen-told-total = { $who } stands at { $total }.
    .you = You stand at { $total }.
knipsen-read-token = { $who }: { $at } of { $length } pips
    .you = You: { $at } of { $length } pips
knipsen-option-finish = Finish
knipsen-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
knipsen-value-finish-sudden = at once
knipsen-value-finish-full_circuit = after the round
knipsen-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
knipsen-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
