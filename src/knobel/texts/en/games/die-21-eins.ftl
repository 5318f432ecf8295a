die-21-eins-name = The Twenty-First One
die-21-eins-aliases = Die 21. Eins; 21st One
die-21-eins-line = All count their ones together, and whoever throws the last of them wins.
die-21-eins-goal =
    { $target_ones ->
        [one] Whoever throws the first one wins.
       *[other] All ones are counted together: whoever throws number { $target_ones } wins.
    }
die-21-eins-each-turn = Throw one die once.
die-21-eins-rules =
    In turn everybody throws one die once. Every one counts, no matter who throws it: the ones of all players are counted together. It brings no extra throw.

    { $target_ones ->
        [one] A single one is all it takes: whoever throws it wins on the spot.
       *[other] Whoever throws the one that brings the count to { $target_ones } wins on the spot, even if it is their only one.
    } All the others share the second place, no matter how many ones they have added.

    If the last one has not fallen after { $safety_circuits } rounds, the game is stopped, and nobody wins.
die-21-eins-option-target_ones = Number of ones
die-21-eins-option-target_ones-help = How many ones it takes to win.
die-21-eins-count = Ones so far: { $count } of { $target }.
die-21-eins-told-one = The count is now { $count } of { $target }.
die-21-eins-read-standing =
    { $score ->
        [one] { $who }: 1 one
       *[other] { $who }: { $score } ones
    }
    .you =
        { $score ->
            [one] You: 1 one
           *[other] You: { $score } ones
        }
die-21-eins-option-safety_circuits = Rounds at most
die-21-eins-option-safety_circuits-help = After these an endless game is stopped, and nobody wins.
die-21-eins-told-stopped = The game has gone on for too long and is stopped.
