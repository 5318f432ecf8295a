sultan-name = Sultan
sultan-aliases = { "" }
sultan-line = A six makes you Sultan, and all the others pay when they miss your number.
sultan-goal = Whoever has the most chips at the end wins.
sultan-each-turn = A 6 makes you sultan; otherwise you pay the sultan, or you hit their number.
sultan-rules =
    One die and { $start_chips } chips each. In turn everybody throws once. At first nothing happens at all, until a 6 falls: whoever throws it is Sultan and at once names a number from 1 to 5.

    From then on only the others throw. Whoever hits the Sultan's number gets one chip from the Sultan. Whoever throws another one pays the Sultan one chip. But whoever throws a 6 brings the Sultan down and takes the throne: that costs nothing, the new Sultan names a new number, and the player to the left throws next.

    { $trump_change ->
        [per_circuit] The Sultan does not throw, but may name another number each time when it would be the Sultan's turn.
       *[per_reign] The Sultan does not throw, and the number stays the same for the whole reign.
    }

    As soon as anybody has no chips left, Sultan or not, the game is over. Whoever then has the most chips wins.

    If nobody is broke after { $safety_circuits } rounds, the game is stopped and ranked as it stands.
sultan-option-trump_change = The Sultan's number
sultan-option-trump_change-help = Whether a Sultan may change the number during a reign.
sultan-value-trump_change-per_reign = stays for the whole reign
sultan-value-trump_change-per_circuit = may change every round
sultan-pile-sultan = { $who } (Sultan)
    .you = You (Sultan)
sultan-no-sultan = There is no Sultan yet: the first 6 makes one.
sultan-new-sultan = { $who } is Sultan and is about to name a number.
    .you = You are Sultan and are about to name a number.
sultan-rules-by = { $who } is Sultan, and the number is { $trump }.
    .you = You are Sultan, and the number is { $trump }.
sultan-move-say = Name { $value }
sultan-press-stay = Stay with { $trump }
sultan-value-1 = 1
sultan-value-2 = 2
sultan-value-3 = 3
sultan-value-4 = 4
sultan-value-5 = 5
sultan-told-say = { $who } commands: the number is { $value }.
    .you = You command: the number is { $value }.
sultan-told-press-stay = { $who } keeps the number.
    .you = You keep the number.
sultan-told-nothing = Nothing happens, there is no Sultan yet.
sultan-told-first-sultan = { $who } is the first Sultan!
    .you = You are the first Sultan!
sultan-told-sultan = { $who } brings the Sultan down and takes the throne!
    .moment = The sultan is toppled!
    .you = You bring the Sultan down and take the throne!
sultan-told-trump = A hit! { $who } gets a chip from { $sultan } and now has { $chips }.
    .you = A hit! You get a chip from { $sultan } and now have { $chips }.
    .you-sultan = A hit! { $who } gets a chip from you and now has { $chips }.
sultan-told-missed =
    { $chips ->
        [0] { $who } pays { $sultan } the last chip.
       *[other] { $who } pays { $sultan } one chip and has { $chips } left.
    }
    .you =
        { $chips ->
            [0] You pay { $sultan } your last chip.
           *[other] You pay { $sultan } one chip and have { $chips } left.
        }
    .you-sultan =
        { $chips ->
            [0] { $who } pays you the last chip.
           *[other] { $who } pays you one chip and has { $chips } left.
        }
sultan-told-broke = { $who } has no chips left: the game is over.
    .you = You have no chips left: the game is over.
sultan-told-stopped = The game took too long and is ranked as it stands.
sultan-error-no-trump = The Sultan names a number from 1 to 5. A 6 will not do: it brings the Sultan down.
