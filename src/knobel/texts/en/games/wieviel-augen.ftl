wieviel-augen-name = How Many Pips?
wieviel-augen-aliases = Wieviel Augen?; Guess the Dice
wieviel-augen-line = A magic trick: from a single number the magician reads both dice.
wieviel-augen-goal =
    { $mode ->
        [player_magician] Read both dice from one number; whoever has the most points wins.
       *[app_magician] A magic trick: Knobel reads your two dice from one number.
    }
wieviel-augen-each-turn =
    { $mode ->
        [player_magician] You hear only the result and name both dice in their order.
       *[app_magician] Throw hidden, calculate silently and tell only the result.
    }
wieviel-augen-rules =
    A magic trick with two dice, the red one being the first and the white one the second. Whoever throws works something out in silence: double the first die, add 5, take it all times 5, add the second die. Only the result is said aloud, and at once the magician names both dice in the right order.

    { $mode ->
        [player_magician] You are the magicians. In turn somebody shakes the cup, and nobody looks. When all are ready Knobel works it out in silence and tells you nothing but the result, and everybody answers for themselves which two dice lie there. There { $rounds ->
            [one] is one round
           *[other] are { WORD($rounds) } rounds
        }. { $answer_seconds ->
            [0] You may think for as long as you like.
           *[other] You have { $answer_seconds } seconds to think.
        } Both dice right, in the right order too, is a point. No answer, no point. Whoever has the most points wins. If they are equal, it counts who was quicker: in every round it counts whether you answered first, second and so on, and whoever has the lowest sum wins.
       *[app_magician] Knobel is the magician. On your turn you throw under the cup, or use dice of your own that only you can see, and tell Knobel your result. If it cannot be right, you work it out again. Otherwise Knobel names your dice, and you say whether that is right. Knobel never looks under the cup: if you have made a slip, the magician is wrong as well. Everybody gets their turn until you have had enough; there is nothing to win. { $show_steps ->
            [off] The sum is all up to you.
           *[on] So that you make no slip, Knobel tells you the steps one by one.
        }
    }

    And the trick? Take 25 from the result: the first digit is the first die, the second digit is the second. 87 less 25 is 62, so 6 and 2.
wieviel-augen-option-mode = The magician
wieviel-augen-option-mode-help = Whether Knobel guesses your dice, or you guess Knobel's.
wieviel-augen-value-mode-app_magician = is Knobel
wieviel-augen-value-mode-player_magician = is each of you
wieviel-augen-option-rounds = Rounds
wieviel-augen-option-rounds-help = How often you guess when you are the magicians.
wieviel-augen-option-answer_seconds = Seconds to answer
wieviel-augen-option-answer_seconds-help = How long you may think as magicians; 0 means no clock.
wieviel-augen-option-show_steps = Call out the steps
wieviel-augen-option-show_steps-help = Whether Knobel helps with the sum step by step.
wieviel-augen-value-show_steps-on = yes
wieviel-augen-value-show_steps-off = no
wieviel-augen-press-cup = Throw under the cup
wieviel-augen-press-own-dice = Use my own dice
wieviel-augen-press-stop = Enough magic
wieviel-augen-press-done = Done, go on
wieviel-augen-press-give-up = Give up
wieviel-augen-press-right = Right!
wieviel-augen-press-wrong = Wrong!
wieviel-augen-press-ready = Ready
wieviel-augen-press-pass = I do not know
wieviel-augen-move-pair = { $first } and { $second }
wieviel-augen-space-bids = Say your result ({ $low } to { $high })
wieviel-augen-told-press-cup = { $who } takes the cup.
    .you = You take the cup.
wieviel-augen-told-press-own-dice = { $who } throws dice that nobody else can see.
    .you = You throw dice that nobody else can see.
wieviel-augen-told-press-stop = { $who } ends the show.
    .you = You end the show.
wieviel-augen-told-press-done = { $who } has worked it out.
    .you = You have worked it out.
wieviel-augen-told-press-give-up = { $who } gives up.
    .you = You give up.
wieviel-augen-told-press-right = { $who }: “Right!”
    .you = You say: “Right!”
wieviel-augen-told-press-wrong = { $who }: “Wrong!”
    .you = You say: “Wrong!”
wieviel-augen-told-press-ready = { $who } is ready.
    .you = You are ready.
wieviel-augen-told-press-pass = { $who } does not know.
    .you = You do not know.
wieviel-augen-told-bid = { $who } says: “{ $amount }.”
    .you = You say: “{ $amount }.”
wieviel-augen-offer = { $who } throws in secret, the magician guesses the dice.
    .you = You throw in secret, the magician guesses the dice.
wieviel-augen-step-double = The magician: double your first die (the red one).
wieviel-augen-step-add-five = The magician speaks: add 5.
wieviel-augen-step-times-five = The magician speaks: take it all times 5.
wieviel-augen-step-add-second = The magician speaks: add your second die and tell me the result.
wieviel-augen-work-it-out = The magician speaks: work it out in silence, and tell me only the result.
wieviel-augen-impossible = { $number } cannot be right. Work it out once more.
wieviel-augen-named = In { $number } the magician sees a { $first } and a { $second }. Is that right?
wieviel-augen-told-named = The magician closes both eyes … { $number } … There lie a { $first } and a { $second }!
wieviel-augen-told-applause = Applause for the magician!
    .moment = Applause!
wieviel-augen-told-teased = The cup is lifted, and there lie { $first } and { $second }. { $who } was only teasing the magician!
    .you = The cup is lifted, and there lie { $first } and { $second }. You were only teasing the magician!
wieviel-augen-told-slip = { $number } does not belong to these dice: { $who } has made a slip.
    .you = { $number } does not belong to these dice: you have made a slip.
wieviel-augen-told-slip-own = { $number } always belongs to { $first } and { $second }. It seems that { $who } has made a slip.
    .you = { $number } always belongs to { $first } and { $second }. It seems that you have made a slip.
wieviel-augen-told-dice = Under the cup lie { $first } and { $second }: { $doubled }, { $added }, { $times }, which makes { $right }.
wieviel-augen-told-given-up = This one remains a riddle, and the next player has a go.
wieviel-augen-round = Round { $number } of { $rounds }
wieviel-augen-get-ready = Two dice lie under the cup. The number is about to come: are you ready?
wieviel-augen-the-number = The result is { $number }. Which two dice lie under the cup?
wieviel-augen-note-ready = ready
wieviel-augen-note-not-ready = not ready yet
wieviel-augen-note-answered = answer given
wieviel-augen-note-thinking = still thinking
wieviel-augen-told-answer = { $who } answers: { $first } and { $second }.
    .you = You answer: { $first } and { $second }.
wieviel-augen-told-time = Whoever has not spoken gets nothing.
wieviel-augen-told-uncovered = { $number } less 25: under the cup lie { $first } and { $second }.
wieviel-augen-told-right = { $who } said { $first } and { $second }, which is right! Points: { $points }.
    .you = You said { $first } and { $second }, which is right! Points: { $points }.
wieviel-augen-told-wrong = { $who } said { $first } and { $second }, which is wrong. Points: { $points }.
    .you = You said { $first } and { $second }, which is wrong. Points: { $points }.
wieviel-augen-told-no-answer = { $who } did not answer.
    .you = You did not answer.
