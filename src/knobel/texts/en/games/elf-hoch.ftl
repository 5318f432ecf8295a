elf-hoch-name = Eleven High
elf-hoch-aliases = Elf hoch
elf-hoch-line = Whatever you lack to eleven goes into the pot, and an eleven takes it all.
elf-hoch-goal =
    Whoever gets the pot wins: with an 11{ $accounting ->
        [ledger] {""}
       *[stock] {" "}or as the last one left
    }.
elf-hoch-each-turn = Throw two dice: pay in what is missing to 11; with a 12 you double the pot.
elf-hoch-rules =
    Two dice and a pot. { $accounting ->
        [ledger] Only balances are kept: everybody begins at zero and may run into debt. At the start { $ante ->
            [one] everybody is charged one chip for the pot.
           *[other] everybody is charged { $ante } chips for the pot.
        }
       *[stock] Everybody gets { $start_chips } chips and { $ante ->
            [one] puts one of them into the pot at once.
           *[other] puts { $ante } of them into the pot at once.
        }
    } Then all throw in turn, once with both dice.

    With an 11 you take the whole pot, and the game is over. If you throw less, you pay what you lack to 11: one chip for a 10, and as many as nine for a 2. With a 12 you double the pot: you pay in as much again as it holds{ $double_cap ->
        [none] .
       *[other] , but never more than { $double_cap } chips.
    }

    { $accounting ->
        [ledger] Nobody can go out. Whoever gets the pot wins; after that the better balance ranks higher.
       *[stock] If you cannot pay in full, you put down what you have and are out. If you could just pay and now have nothing, you stay in and may still hope for the 11. When only one player is left, that player gets the pot. Whoever gets the pot wins. Among the others chips count; of those who are out, whoever went out later ranks higher.
    }
elf-hoch-option-ante = Ante
elf-hoch-option-ante-help = How many chips everybody puts into the pot at the start.
elf-hoch-option-double_cap = Most a twelve costs
elf-hoch-option-double_cap-help = A twelve never costs more chips than this, however much is in the pot.
elf-hoch-value-double_cap-none = no limit
elf-hoch-option-accounting = Accounts
elf-hoch-option-accounting-help = Whether everybody has a stock of chips, or only balances are kept.
elf-hoch-value-accounting-stock = stocks; whoever is broke is out
elf-hoch-value-accounting-ledger = balances, debts allowed
elf-hoch-told-eleven =
    { $chips ->
        [one] Eleven! { $who } takes the pot: one chip.
       *[other] Eleven! { $who } takes the pot: { $chips } chips.
    }
    .you =
        { $chips ->
            [one] Eleven! You take the pot: one chip.
           *[other] Eleven! You take the pot: { $chips } chips.
        }
elf-hoch-told-pays =
    { $chips ->
        [one] { $who } pays one chip; the pot now holds { $pot }.
       *[other] { $who } pays { $chips } chips; the pot now holds { $pot }.
    }
    .you =
        { $chips ->
            [one] You pay one chip; the pot now holds { $pot }.
           *[other] You pay { $chips } chips; the pot now holds { $pot }.
        }
elf-hoch-told-twelve = Twelve! { $who } doubles the pot to { $pot } chips.
    .moment = Twelve!
    .you = Twelve! You double the pot to { $pot } chips.
elf-hoch-told-all-in =
    { $chips ->
        [0] { $who } cannot pay.
        [one] Not enough: { $who } puts the last chip into the pot, which now holds { $pot }.
       *[other] Not enough: { $who } puts the last { $chips } chips into the pot, which now holds { $pot }.
    }
    .you =
        { $chips ->
            [0] You cannot pay.
            [one] Not enough: you put your last chip into the pot, which now holds { $pot }.
           *[other] Not enough: you put your last { $chips } chips into the pot, which now holds { $pot }.
        }
elf-hoch-told-last = Only { $who } is still in the game and gets the pot: { $chips } chips.
    .you = Only you are still in the game, so you get the pot: { $chips } chips.
