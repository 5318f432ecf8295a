tarnkappe-name = Magic Hood
tarnkappe-aliases = Tarnkappe; Under or Over
tarnkappe-line = A die under the cup that nobody has seen: is it under or over?
tarnkappe-goal = Whoever has { $target } points first wins.
tarnkappe-each-turn = Guess what lies under the cup: under (1 to 3) or over (5 or 6).
tarnkappe-rules =
    One die and a cup. Whoever begins shakes the die and leaves the cup over it; nobody looks, not even the thrower. The left neighbour guesses: “under” means 1, 2 or 3, “over” means 5 or 6. Then the cup is lifted.

    A right guess brings a point, a wrong one costs a point. { $floor_zero ->
        [true] Nobody can drop below zero.
       *[false] Points may drop below zero.
    } The thrower gets nothing. Then the guesser throws, and the next player guesses.

    If it is a 4, nothing counts: the same player throws again, and the same player guesses again, something else if they like.

    The first to have { $target } points wins at once. If nobody gets there, the game ends after { $max_circuits } circuits, and whoever has the most points wins.
tarnkappe-option-target = Points to win
tarnkappe-option-target-help = Whoever has so many points wins at once.
tarnkappe-option-floor_zero = Never below zero
tarnkappe-option-floor_zero-help = Whether points stop at zero instead of going negative.
tarnkappe-option-max_circuits = Circuits at most
tarnkappe-option-max_circuits-help = Everybody guesses once in a circuit; after so many of them whoever has the most points wins.
tarnkappe-value-drunter = under
tarnkappe-value-drueber = over
tarnkappe-move-say =
    { $value ->
        [under] Under: 1, 2 or 3
       *[other] Over: 5 or 6
    }
tarnkappe-told-say = { $who } says “{ $value }”.
    .you = You say “{ $value }”.
tarnkappe-guesser = { $who } guesses. It takes { $target } points to win.
    .you = You guess. It takes { $target } points to win.
tarnkappe-circuit = Circuit { $number } of { $most } at most
tarnkappe-told-lifted = The cup is lifted: { $face }.
tarnkappe-told-right = Right! { $who } has { $points }.
    .you = Right! You have { $points }.
tarnkappe-told-wrong = Wrong. { $who } has { $points }.
    .you = Wrong. You have { $points }.
tarnkappe-told-neither = A four counts for nobody: { $thrower } throws again, and { $who } guesses again.
    .you = A four counts for nobody: { $thrower } throws again, and you guess again.
    .you-thrower = A four counts for nobody: you throw again, and { $who } guesses again.
tarnkappe-told-circuits = The game ends after { $circuits } circuits.
