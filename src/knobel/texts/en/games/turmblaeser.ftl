turmblaeser-name = Tower Trumpeter
turmblaeser-aliases = Turmbläser
turmblaeser-line = Two dice under the cup and one on top: blow it down, and the other two are multiplied by it.
turmblaeser-goal = Whoever has the most points wins.
turmblaeser-each-turn = Two dice go under the cup; the third is blown off it and multiplies them.
turmblaeser-rules =
    On your turn you shake two dice and put the cup over them without looking. The third die goes on top of the cup, and you blow it down. Only when it has come to rest is the cup lifted.

    The two dice under the cup are added up and multiplied by the one that you blew: 3 and 4 under the cup and a 5 blown down make 35 points. How hard you blow does not matter.

    { $rounds ->
        [one] A single round is played.
       *[other] This goes on for { WORD($rounds) } rounds.
    } Whoever has the most points wins.
turmblaeser-option-rounds = Rounds
turmblaeser-option-rounds-help = How many turns everybody has.
turmblaeser-your-breath = Blow the die off the cup!
turmblaeser-breath-of = { $who } takes a deep breath and blows.
turmblaeser-told-throw-hidden = { $who } shakes two dice and puts the cup over them.
    .you = You shake two dice and put the cup over them.
turmblaeser-told-lifted = The cup is lifted: { $pair }. Times { $blown } makes { $gain }.
turmblaeser-read-held = { $who }, blown off the cup: { $faces }
    .you = You, blown off the cup: { $faces }
