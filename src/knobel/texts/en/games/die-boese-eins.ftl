die-boese-eins-name = The Evil One
die-boese-eins-aliases = Die böse Eins
die-boese-eins-line = Throw and add up until the one appears, and then it is over.
die-boese-eins-goal = Whoever has the most points wins.
die-boese-eins-each-turn = Make { WORD($throws) } throws and add them up; a one ends your turn early.
die-boese-eins-rules =
    On your turn you have { WORD($throws) } throws in a row with one die; you may not stop. Everything from two to six is added up. A one ends your series at once: the one itself counts nothing, but you keep what you had before it.

    { $rounds ->
        [one] You play one round.
       *[other] You play { WORD($rounds) } rounds; each is begun by the left neighbour of whoever began the last. { $out_for ->
            [round] A one only costs you the rest of the round: in a further one you throw again.
           *[game] A one counts for the whole game: in further rounds you only watch, and your points stay as they are.
        }
    }

    Whoever has the most points wins, so even with a one you can come out on top.
die-boese-eins-option-rounds = Rounds
die-boese-eins-option-rounds-help = How many turns everybody has.
die-boese-eins-option-out_for = After a one
die-boese-eins-option-out_for-help = Whether you still throw in further rounds after a one. Matters only with several rounds.
die-boese-eins-value-out_for-game = out for the whole game
die-boese-eins-value-out_for-round = out for the round only
die-boese-eins-option-throws = Throws per round
die-boese-eins-option-throws-help = How many throws you have in a row, as long as no one comes up.
die-boese-eins-told-evil-one = The evil one! { $who } stays at { $score }.
    .moment = The evil one!
    .you = The evil one! You stay at { $score }.
die-boese-eins-note-done = done
die-boese-eins-note-round =
    { $rounds ->
        [one] { $count } of { $throws } throws
       *[other] round { $round } of { $rounds }, { $count } of { $throws } throws
    }
