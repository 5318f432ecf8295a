knipsen-mit-schikane-name = Flicking with Traps
knipsen-mit-schikane-aliases = Knipsen mit Schikane
knipsen-mit-schikane-line = Flicking with traps: land exactly on a multiple of ten and you fall back by ten.
knipsen-mit-schikane-goal = Be the first to have { $target } pips.
knipsen-mit-schikane-each-turn = Flick the die once; if you land exactly on a ten, you fall back ten.
knipsen-mit-schikane-rules =
    In turn everybody flicks the die once with a finger, and what lies on top is added to their own total. But take care: if that lands you exactly { $target ->
        [20] on 10
        [30] on 10 or 20
        [40] on 10, 20 or 30
        [50] on 10, 20, 30 or 40
       *[other] on 10, on 20 or on another multiple of ten below { $target }
    }, you lose ten at once. Only once: whoever falls back onto a multiple of ten may stand there. Jumping over one is safe.

    Whoever has { $target } pips or more first { $finish ->
        [full_circuit] brings on the finish
       *[sudden] wins
    }; there is no need to hit it exactly, and the target itself is no trap. { $finish ->
        [full_circuit] The round is played to its end, so that all have had as many turns; whoever gets there by then is level in front, no matter with how many pips.
       *[sudden] That ends the game at once, even if others have not had their turn in this round.
    } The others rank by their totals.

    If nobody gets there in { $safety_circuits } rounds, the game is stopped and ranked as it stands.
knipsen-mit-schikane-option-target = Target
knipsen-mit-schikane-option-target-help = How many pips win the game; the multiples of ten below it are traps.
knipsen-mit-schikane-told-throw = { $who } flicks { $faces }.
    .you = You flick { $faces }.
knipsen-mit-schikane-told-total = { $who } stands at { $total }.
    .you = You stand at { $total }.
knipsen-mit-schikane-told-trap = A trap! { $who } lands exactly on { $trap } and falls back to { $total }.
    .moment = Trapped!
    .you = A trap! You land exactly on { $trap } and fall back to { $total }.
knipsen-mit-schikane-read-token = { $who }: { $at } of { $length } pips
    .you = You: { $at } of { $length } pips
knipsen-mit-schikane-option-finish = Finish
knipsen-mit-schikane-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
knipsen-mit-schikane-value-finish-sudden = at once
knipsen-mit-schikane-value-finish-full_circuit = after the round
knipsen-mit-schikane-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
knipsen-mit-schikane-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
knipsen-mit-schikane-option-safety_circuits = Rounds at most
knipsen-mit-schikane-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
knipsen-mit-schikane-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
