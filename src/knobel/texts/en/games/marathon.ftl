marathon-name = Marathon
marathon-aliases = The Forty-Second One
marathon-line = A long run for many ones, with bonus throws near the end for whoever wins at half-time.
marathon-goal = All ones are counted together: whoever throws number { $target_ones } wins.
marathon-each-turn = Throw one die; the one at half-time earns bonus throws later.
marathon-rules =
    In turn everybody throws one die once. Every one counts, no matter who throws it: the ones of all players are counted together until there are { $target_ones }. Whoever throws that last one wins on the spot.

    There is a prize on the way: whoever throws the one that makes half of them wins at half-time. { $bonus_timing ->
        [own_turn] If you are the half-time winner and only two ones are missing when your turn begins, you have up to three throws instead of one. The first must be made, the others you may waive, for a one that is not the last may only help the next player.
       *[immediate] When only two ones are missing, the half-time winner has up to three bonus throws at once, even out of turn, and may waive the rest before each of them, for a one that is not the last may only help the next player. Then play goes on to the left of whoever made the last ordinary throw.
    }

    All who have not won share the second place. If the last one has not fallen after { $safety_circuits } rounds, the game is stopped, and nobody wins.
marathon-option-target_ones = Number of ones
marathon-option-target_ones-help = Which one wins; half-time is at half of them, the bonus comes two ones before the end.
marathon-option-bonus_timing = Bonus throws
marathon-option-bonus_timing-help = Whether the bonus comes at once when two ones are missing, or only in your own turn.
marathon-value-bonus_timing-immediate = at once
marathon-value-bonus_timing-own_turn = in the own turn
marathon-press-stop = Waive the bonus
marathon-press-throw = Make a bonus throw
marathon-told-press-stop = { $who } waives the rest.
    .you = You waive the rest.
marathon-told-press-throw = { $who } takes a bonus throw.
    .you = You take a bonus throw.
marathon-count = Ones so far: { $count } of { $target }.
marathon-bonus =
    { $throws ->
        [one] { $who } has one bonus throw left.
       *[other] { $who } has { $throws } bonus throws left.
    }
    .you =
        { $throws ->
            [one] You have one bonus throw left.
           *[other] You have { $throws } bonus throws left.
        }
marathon-told-one = The count is now { $count } of { $target }.
marathon-told-half = { $who } wins at half-time.
    .you = You win at half-time.
marathon-told-bonus = { $who } won at half-time and may now make { $throws } bonus throws.
    .you = You won at half-time and may now make { $throws } bonus throws.
marathon-note-half = half-time winner
marathon-read-standing =
    { $score ->
        [one] { $who }: 1 one
       *[other] { $who }: { $score } ones
    }
    .you =
        { $score ->
            [one] You: 1 one
           *[other] You: { $score } ones
        }
marathon-option-safety_circuits = Rounds at most
marathon-option-safety_circuits-help = After these an endless game is stopped, and nobody wins.
marathon-told-stopped = The game has gone on for too long and is stopped.
