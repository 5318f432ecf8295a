wuerfelstapel-name = Dice Tower
wuerfelstapel-aliases = Würfelstapel; The Dice Stack
wuerfelstapel-line = A magic trick: you see only the top of the tower and know what is covered below.
wuerfelstapel-goal =
    { $mode ->
        [contest] Whoever adds up the hidden faces correctly most often wins.
        [app_magician] A magic trick: Knobel names the sum of all hidden faces of your tower.
       *[player_magician] A magic trick: name the sum of all hidden faces of the tower.
    }
wuerfelstapel-each-turn =
    { $mode ->
        [app_magician] Build a tower and say how many dice it has and what lies on top.
       *[other] You see only the top face and name the sum of the hidden ones.
    }
wuerfelstapel-rules =
    A magic trick with a tower of dice. Only the face at the very top is known; the magician names the sum of all covered faces. Covered are the bottom of the top die, and top and bottom of every other die, the face lying on the table included. The faces all around do not count.

    { $mode ->
        [app_magician] Knobel is the magician. On your turn you build a tower of real dice, of { WORD($dice) } for example, and tell Knobel only how many there are and what lies on top. Knobel names the sum, and you count. Everybody gets their turn until you have had enough; there is nothing to win.
        [contest] A contest of magicians: all see the same tower, and everybody names the sum in secret. Whoever answers rightly within { $answer_seconds } seconds gets a point. Then the tower is taken apart. After { $rounds ->
            [one] one round
           *[other] { WORD($rounds) } rounds
        } whoever has the most points wins. { $dice_per_round ->
            [growing] The tower grows: 2 dice at first, then one more every round.
           *[fixed] Every tower has { WORD($dice) } dice.
        }
       *[player_magician] You are the magician. On your turn Knobel stacks { WORD($dice) } dice unseen, you see only the top face and name the sum. Then the tower is taken apart from the top, and everything is counted. Everybody gets their turn until you have had enough; there is nothing to win.
    }

    And the trick? Opposite faces always make 7. Take 7 times the number of dice, less the face on top. With four dice and a 3 on top that is 28 less 3, so 25.
wuerfelstapel-option-mode = How to play
wuerfelstapel-option-mode-help = Who does the magic: you, Knobel, or all in a contest.
wuerfelstapel-value-mode-player_magician = you are the magician
wuerfelstapel-value-mode-app_magician = Knobel is the magician
wuerfelstapel-value-mode-contest = contest of magicians
wuerfelstapel-option-dice = Dice in the tower
wuerfelstapel-option-dice-help = How many dice the tower is made of.
wuerfelstapel-option-rounds = Rounds
wuerfelstapel-option-rounds-help = How many towers make a contest.
wuerfelstapel-option-answer_seconds = Seconds to answer
wuerfelstapel-option-answer_seconds-help = How long you may think in a contest.
wuerfelstapel-option-dice_per_round = Towers of a contest
wuerfelstapel-option-dice_per_round-help = Whether all are equally high or grow by a die every round.
wuerfelstapel-value-dice_per_round-fixed = equally high
wuerfelstapel-value-dice_per_round-growing = grow every round
wuerfelstapel-press-tower = Have a tower stacked
wuerfelstapel-press-stop = Enough magic
wuerfelstapel-press-right = Right!
wuerfelstapel-press-wrong = I get something else
wuerfelstapel-press-pass = I do not know
wuerfelstapel-space-bids = Name a number, { $low } to { $high }
wuerfelstapel-told-press-tower = { $who } wants to do magic.
    .you = You want to do magic.
wuerfelstapel-told-press-stop = { $who } ends the show.
    .you = You end the show.
wuerfelstapel-told-press-right = { $who }: “Right!”
    .you = You say: “Right!”
wuerfelstapel-told-press-wrong = { $who }: “I get something else.”
    .you = You say: “I get something else.”
wuerfelstapel-told-press-pass = { $who } does not know.
    .you = You do not know.
wuerfelstapel-told-bid = { $who } says: “{ $amount }.”
    .you = You say: “{ $amount }.”
wuerfelstapel-told-throw-hidden = A tower grows unseen, and nobody looks.
wuerfelstapel-read-covered =
    { $count ->
        [one] Covered below: one die
       *[other] Covered below: { $count } dice
    }
wuerfelstapel-offer = { $who } is next: shall Knobel stack a tower of { $dice } dice?
    .you = You are next: shall Knobel stack a tower of { $dice } dice?
wuerfelstapel-build = { $who } builds a tower of real dice, of { $dice } for example. How many dice are in it?
    .you = Build your tower of real dice, of { $dice } for example. How many dice are in it?
wuerfelstapel-which-top = A tower of { $size } dice. { $who }, what lies on top?
    .you = Your tower of { $size } dice: what lies on top?
wuerfelstapel-named = { $size } dice, a { $top } on top: { $sum } are covered, says the magician. { $who }, count them!
    .you = Your tower: { $size } dice, a { $top } on top. { $sum } are covered, says the magician. Count them!
wuerfelstapel-told-named = The magician looks at nothing but the { $top } … and says: “{ $sum } are covered. Count them!”
wuerfelstapel-told-applause = Applause for the magician!
    .moment = Applause!
wuerfelstapel-told-count-again = Count again: of the top die only the bottom, of all others top and bottom, the one on the table too, and nothing all around. { $size } times 7 is { $base }, less { $top } leaves { $sum }.
wuerfelstapel-riddle = { $size } dice, a { $top } on top. How many pips are covered?
wuerfelstapel-round = Round { $number } of { $rounds }
wuerfelstapel-note-answered = answer given
wuerfelstapel-note-thinking = still thinking
wuerfelstapel-top-die = { $top } on top, the { $bottom } below was covered. Makes { $sum }.
wuerfelstapel-die = Die { $number }: { $top } on top, { $bottom } at the bottom. Makes { $sum } so far.
wuerfelstapel-told-time = Whoever has not spoken gets nothing.
wuerfelstapel-told-secret = { $size } times 7 is { $base }, less { $top }: { $sum } are covered.
wuerfelstapel-told-right = { $who } said { $answer }, which is right!
    .you = You said { $answer }, which is right!
wuerfelstapel-told-wrong = { $who } said { $answer }, which is wrong.
    .you = You said { $answer }, which is wrong.
wuerfelstapel-told-no-answer = { $who } did not answer.
    .you = You did not answer.
