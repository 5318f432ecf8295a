craps-name = Craps
craps-aliases = Dice-Box Craps; Lucky Number
craps-line = Name a number: hit it at once and you win; otherwise you must repeat your first throw before it falls.
craps-goal = Whoever has the most chips at the end wins.
craps-each-turn =
    One names a number, stakes and throws; the others { $cover ->
        [free] may
       *[equal] must
    } bet against it.
craps-rules =
    Everybody gets { $start_chips } chips. In turn each player is the shooter and plays against the others. The shooter names a number from 2 to 12 and stakes { $max_stake ->
        [one] one chip.
       *[other] 1 to { $max_stake } chips.
    }

    { $cover ->
        [free] The others may cover the stake: in turn each is asked once how much of the open rest they take, which may be nothing. If nobody covers anything, there is no throw.
       *[equal] The others must cover the stake: beginning to the left of the shooter, everybody puts down one chip in turn until all of it is covered. Whoever has no chips left is passed over.
    } The shooter takes back what is not covered.

    Now the shooter throws both dice. If the first throw is the number named, the shooter has won. Otherwise the sum thrown is the lucky number, and the dice fall again: if the lucky number comes back, the shooter wins; if the number named comes first, the shooter loses. Nothing else counts. A shooter who wins gets the stake back and takes the others' chips too. A shooter who loses pays: everybody gets their share back and the same again.

    After that the next player to the left who still has chips is the shooter. { $rounds ->
        [one] When everybody has been the shooter once,
       *[other] When everybody has been the shooter { TIMES($rounds) },
    } the game is over, and also when one player has all the chips. Whoever has the most chips then wins.

    A tip: the odds are mostly with the shooter, best of all with 2 or 12; only with 7 are they not.
craps-option-max_stake = Highest stake
craps-option-max_stake-help = The most chips that the shooter may stake.
craps-option-rounds = Rounds
craps-option-rounds-help = In a round everybody is the shooter once.
craps-option-cover = Covering the stake
craps-option-cover-help = Whether the others must cover the stake evenly, or each decides for themselves.
craps-value-cover-equal = evenly, chip by chip
craps-value-cover-free = as everybody likes
craps-field-2 = 2
craps-field-3 = 3
craps-field-4 = 4
craps-field-5 = 5
craps-field-6 = 6
craps-field-7 = 7
craps-field-8 = 8
craps-field-9 = 9
craps-field-10 = 10
craps-field-11 = 11
craps-field-12 = 12
craps-field-against = against
craps-caption = If the number named falls with the first throw, the maker wins. Otherwise what falls becomes the lucky number.
craps-caption-first = First throw: with { $field }, { $who } wins at once. Any other number becomes the lucky number.
    .you = First throw: with { $field }, you win at once. Any other number becomes the lucky number.
craps-mark-named = wins at once
craps-mark-lucky = lucky number
craps-mark-too-late = loses
craps-pile-maker = { $who } (shooter)
    .you = You (shooter)
craps-round =
    { $rounds ->
        [one] { $who } is the shooter.
       *[other] { $who } is the shooter, round { $round } of { $rounds }.
    }
    .you =
        { $rounds ->
            [one] You are the shooter.
           *[other] You are the shooter, round { $round } of { $rounds }.
        }
craps-bet =
    { $chips ->
        [one] { $who } has named { $field } and offered one chip.
       *[other] { $who } has named { $field } and offered { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You have named { $field } and offered one chip.
           *[other] You have named { $field } and offered { $chips } chips.
        }
craps-uncovered =
    { $chips ->
        [one] One chip is still open.
       *[other] { $chips } chips are still open.
    }
craps-lucky = Lucky number { $pips } for { $who }, { $field } for the others.
    .you = Lucky number { $pips } for you, { $field } for the others.
craps-space-stakes =
    { $high ->
        [one] Name a number from 2 to 12 and stake one chip
       *[other] Name a number from 2 to 12 and stake { $low } to { $high } chips
    }
craps-space-bids =
    { $high ->
        [one] Cover one chip
       *[other] Cover { $low } to { $high } chips
    }
craps-press-pass = Cover nothing
craps-told-press-pass = { $who } covers nothing.
    .you = You cover nothing.
craps-told-stake =
    { $chips ->
        [one] { $who } names { $field } and stakes one chip.
       *[other] { $who } names { $field } and stakes { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You name { $field } and stake one chip.
           *[other] You name { $field } and stake { $chips } chips.
        }
craps-told-bid =
    { $amount ->
        [one] { $who } covers one chip.
       *[other] { $who } covers { $amount } chips.
    }
    .you =
        { $amount ->
            [one] You cover one chip.
           *[other] You cover { $amount } chips.
        }
craps-told-holds =
    { $chips ->
        [one] { $who } covers one chip.
       *[other] { $who } covers { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You cover one chip.
           *[other] You cover { $chips } chips.
        }
craps-read-bet =
    { $field ->
        [against] { $chips ->
            [one] { $who } holds 1 chip against
           *[other] { $who } holds { $chips } chips against
        }
       *[other] { $chips ->
            [one] { $who } has 1 chip on { $field }
           *[other] { $who } has { $chips } chips on { $field }
        }
    }
    .you =
        { $field ->
            [against] { $chips ->
                [one] You hold 1 chip against
               *[other] You hold { $chips } chips against
            }
           *[other] { $chips ->
                [one] You have 1 chip on { $field }
               *[other] You have { $chips } chips on { $field }
            }
        }
craps-told-lowered =
    { $chips ->
        [one] No more is covered: { $who } plays for one chip only.
       *[other] No more is covered: { $who } plays for { $chips } chips only.
    }
    .you =
        { $chips ->
            [one] No more is covered: you play for one chip only.
           *[other] No more is covered: you play for { $chips } chips only.
        }
craps-told-void = Nobody covers anything, so there is no throw. { $who } keeps the stake.
    .you = Nobody covers anything, so there is no throw. You keep your stake.
craps-told-lucky = { $pips } is now the lucky number of { $who }.
    .you = { $pips } is now your lucky number.
craps-told-nothing = { $pips } counts for nothing, { $who } throws on.
    .you = { $pips } counts for nothing, you throw on.
craps-told-hit = { $pips } at once: { $who } wins.
    .you = { $pips } at once: you win.
craps-told-repeated = The lucky number { $pips } again: { $who } wins.
    .you = Your lucky number { $pips } again: you win.
craps-told-too-late = { $pips } comes too late: { $who } loses.
    .you = { $pips } comes too late: you lose.
craps-told-loses =
    { $chips ->
        [one] { $who } loses one chip.
       *[other] { $who } loses { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You lose one chip.
           *[other] You lose { $chips } chips.
        }
craps-told-wins =
    { $chips ->
        [one] { $who } wins one chip.
       *[other] { $who } wins { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win one chip.
           *[other] You win { $chips } chips.
        }
craps-told-maker-wins =
    { $chips ->
        [one] { $who } gets one chip more.
       *[other] { $who } gets { $chips } chips more.
    }
    .you =
        { $chips ->
            [one] You get one chip more.
           *[other] You get { $chips } chips more.
        }
craps-told-maker-loses =
    { $chips ->
        [one] { $who } gives away one chip.
       *[other] { $who } gives away { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You give away one chip.
           *[other] You give away { $chips } chips.
        }
craps-told-maker = Now { $who } is the shooter.
    .you = Now you are the shooter.
craps-told-begins = { $who } is the first shooter.
    .you = You are the first shooter.
craps-error-wrong-amount =
    { $most ->
        [one] No more than one chip is possible now.
       *[other] Choose 1 to { $most } chips.
    }

# The guided first game.
craps-learn-stakes = Tap what you bet on, and how many chips. As the thrower you name your number with it.
craps-learn-after-told-lucky = That is the lucky number now: if it falls again the thrower wins; if the named number falls first, they lose.
