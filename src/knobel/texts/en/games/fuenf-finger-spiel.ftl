fuenf-finger-spiel-name = Five Fingers
fuenf-finger-spiel-aliases = Fünf-Finger-Spiel
fuenf-finger-spiel-line = Throw three dice until five comes up, in as few throws as you can.
fuenf-finger-spiel-goal =
    { $goal ->
        [any_five] Throw a five
       *[sum_five] Throw exactly five pips in all
    } – whoever needs the fewest throws wins.
fuenf-finger-spiel-each-turn = Throw all three dice until it works, { TIMES($max_throws) } at most.
fuenf-finger-spiel-rules =
    { $goal ->
        [any_five] On your turn you throw all three dice until at least one of them shows a five,
       *[sum_five] On your turn you throw all three dice until together they show five pips, which is 1-1-3 or 1-2-2; on average that happens only once in 36 throws. You have
    } { $goal ->
        [any_five] { TIMES($max_throws) } at most.
       *[sum_five] { WORD($max_throws) } throws at most.
    } Then it is the next player's turn.

    Whoever needs the fewest throws wins. Whoever fails comes last. { $if_nobody ->
        [draw] If nobody succeeds the game is a draw.
       *[replay] If nobody succeeds you start all over, and the left neighbour of whoever began the last time begins; after 20 such repeats the game is a draw.
    }
fuenf-finger-spiel-option-goal = Goal
fuenf-finger-spiel-option-goal-help = Five pips on all three dice together, or a five on any one of them.
fuenf-finger-spiel-value-goal-sum_five = five pips together
fuenf-finger-spiel-value-goal-any_five = any five
fuenf-finger-spiel-option-max_throws = Most throws
fuenf-finger-spiel-option-max_throws-help = How many tries everybody has.
fuenf-finger-spiel-option-if_nobody = If nobody succeeds
fuenf-finger-spiel-option-if_nobody-help = Start all over, or call it a draw.
fuenf-finger-spiel-value-if_nobody-replay = start all over
fuenf-finger-spiel-value-if_nobody-draw = draw
fuenf-finger-spiel-note-waiting = out of { $most } at most
fuenf-finger-spiel-note-done = made it
fuenf-finger-spiel-note-failed = did not make it
fuenf-finger-spiel-told-done =
    { $throws ->
        [one] { $who } has made it with the very first throw!
       *[other] { $who } has made it with throw { $throws }.
    }
    .you =
        { $throws ->
            [one] You have made it with the very first throw!
           *[other] You have made it with throw { $throws }.
        }
fuenf-finger-spiel-told-failed = { $throws } throws and no five fingers: { $who } has not made it.
    .you = { $throws } throws and no five fingers: you have not made it.
fuenf-finger-spiel-told-again = Nobody has made it. You start all over, and { $who } begins.
    .you = Nobody has made it. It all starts over, and you begin.
fuenf-finger-spiel-again = Repeat { $number } of { $most } at most
