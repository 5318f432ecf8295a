chips-auswuerfeln-name = Dice for Chips
chips-auswuerfeln-aliases = Chips auswürfeln
chips-auswuerfeln-line = Sixes go into the pot, ones to the left, and whoever is stuck with the last chip loses.
chips-auswuerfeln-goal = Get rid of your chips: whoever is left with the last one loses.
chips-auswuerfeln-each-turn = Throw three dice: a chip goes into the pot for every 6, and to the left for every 1.
chips-auswuerfeln-rules =
    Three dice, a pot, and { $start_chips } chips each. On your turn you throw all three dice: for every 6 you put one chip into the pot, for every 1 you give one to your left neighbour. Nothing else counts.

    The sixes come first, then the ones, chip by chip. If you run out, you pay what you have and the rest is forgotten. You always throw all three dice, however few chips you have.

    Whoever has no chips left is passed over but not out: a chip from the right brings them back into play. If one player has all the chips that are left in play, that player simply throws on alone.

    As soon as a single chip is left outside the pot, whoever has it loses. Nothing more is paid then. All the others get away together.
chips-auswuerfeln-told-to-pot =
    { $chips ->
        [one] { $who } puts one chip into the pot.
       *[other] { $who } puts { $chips } chips into the pot.
    }
    .you =
        { $chips ->
            [one] You put one chip into the pot.
           *[other] You put { $chips } chips into the pot.
        }
chips-auswuerfeln-told-to-left =
    { $chips ->
        [one] { $who } gives one chip to { $left }.
       *[other] { $who } gives { $chips } chips to { $left }.
    }
    .you =
        { $chips ->
            [one] You give one chip to { $left }.
           *[other] You give { $chips } chips to { $left }.
        }
    .you-left =
        { $chips ->
            [one] { $who } gives you one chip.
           *[other] { $who } gives you { $chips } chips.
        }
chips-auswuerfeln-told-nothing = Nothing moves.
chips-auswuerfeln-told-pauses = { $who } has no chips left and sits out for now.
    .you = You have no chips left and sit out for now.
chips-auswuerfeln-told-last-chip = { $who } is stuck with the last chip.
    .you = You are stuck with the last chip.
