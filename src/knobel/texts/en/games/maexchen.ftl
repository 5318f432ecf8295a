maexchen-name = Mäxchen
maexchen-aliases = Little Max; Meyer; Mia; Liar's Dice with Two Dice
maexchen-line = Throw under the cup, announce more than the last player did, and hope to be believed.
maexchen-goal =
    Whoever has { $elimination_chips ->
        [one] one penalty chip
       *[other] { $elimination_chips } penalty chips
    } is out{ $play_until ->
        [first_out] {" "}and has lost.
       *[last_survivor] ; the last one left wins.
    }
maexchen-each-turn = Throw hidden and announce more, true or not; the next one believes or doubts.
maexchen-rules =
    Two dice, a cup, a coaster. Whoever begins throws under the cup, has a secret look and announces a value, true or not. Then the covered cup is passed to the left.

    The higher die is read first: 31 is the lowest value, then 32, 41 and so on up to 65. Above these come the doubles from ones to sixes, and on top of all the Mäxchen: 2 and 1.

    If your neighbour believes you, they throw again and must announce more than you did; your throw stays secret. If they doubt, the dice are uncovered: when they show at least what you said, the doubter takes a penalty chip, otherwise you do. Whichever of the two took none opens the next round.

    Nothing beats an announced Mäxchen. { $believe_maexchen_chips ->
        [0] Believing it costs nothing and opens a new round; after 500 rounds the game is over, and whoever has the fewest chips wins.
        [one] Believing it costs one chip and opens a new round.
       *[other] Believing it costs { $believe_maexchen_chips } chips and opens a new round.
    } If it is doubted, whoever is wrong takes { $doubt_maexchen_chips ->
        [one] one chip.
       *[other] { $doubt_maexchen_chips } chips.
    }

    With { $elimination_chips } chips or more you are out and give them back. { $play_until ->
        [first_out] The first one out has lost, and the game is over.
       *[last_survivor] The last one left wins.
    }
maexchen-option-elimination_chips = Chips until out
maexchen-option-elimination_chips-help = How many penalty chips put a player out.
maexchen-option-believe_maexchen_chips = Believing a Mäxchen
maexchen-option-believe_maexchen_chips-help = How many chips a believed Mäxchen costs the believer.
maexchen-option-doubt_maexchen_chips = Doubting a Mäxchen
maexchen-option-doubt_maexchen_chips-help = How many chips a doubted Mäxchen costs whoever is wrong.
maexchen-option-play_until = Play until
maexchen-option-play_until-help = Until one is left, or until the first one is out.
maexchen-value-play_until-last_survivor = one is left
maexchen-value-play_until-first_out = the first one is out
maexchen-press-believe = I believe it
maexchen-press-doubt = I don't believe it
maexchen-press-believe-maexchen =
    { $chips ->
        [0] I believe it
        [one] I believe it, one chip for me
       *[other] I believe it, { $chips } chips for me
    }
maexchen-told-press-believe = { $who } believes it.
    .you = You believe it.
maexchen-told-press-doubt = { $who } does not believe it.
    .you = You do not believe it.
maexchen-claim = { $who } says { $value }.
    .you = You say { $value }.
maexchen-to-beat = It must be higher than { $value }.
maexchen-told-honest = { $who } was right: { $value }.
    .moment = { $value } it is!
    .you = You were right: { $value }.
maexchen-told-lied = { $who } lied: { $value } instead of { $said }.
    .moment = Caught!
    .you = You lied: { $value } instead of { $said }.
maexchen-told-penalty =
    { $chips ->
        [one] { $who } takes a chip.
       *[other] { $who } takes { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You take a chip.
           *[other] You take { $chips } chips.
        }
maexchen-error-too-low = { $value } is not enough: it must be higher than { $last }.
maexchen-value-31 = 31
maexchen-value-32 = 32
maexchen-value-41 = 41
maexchen-value-42 = 42
maexchen-value-43 = 43
maexchen-value-51 = 51
maexchen-value-52 = 52
maexchen-value-53 = 53
maexchen-value-54 = 54
maexchen-value-61 = 61
maexchen-value-62 = 62
maexchen-value-63 = 63
maexchen-value-64 = 64
maexchen-value-65 = 65
maexchen-value-11 = double 1
maexchen-value-22 = double 2
maexchen-value-33 = double 3
maexchen-value-44 = double 4
maexchen-value-55 = double 5
maexchen-value-66 = double 6
maexchen-value-21 = Mäxchen

# The guided first game.
maexchen-learn-throw = Throw hidden: only you see what lies there. Then you announce a value.
maexchen-learn-say = Announce a value higher than the last one – true or made up.
maexchen-learn-cup = Only you see your dice. The larger number comes first: 5 and 2 are 52. Above that come the doubles, and on top 2 and 1, the Mäxchen.
maexchen-learn-press-believe-doubt = Do you believe that? Then you throw and must announce more. Otherwise doubt, and the cup goes up.
maexchen-learn-after-told-honest = It was true: whoever doubted takes the penalty chip.
maexchen-learn-after-told-lied = Caught: whoever made it up takes the penalty chip.
