haendchen-name = Little Hand
haendchen-aliases = Händchen
haendchen-line = Only fives count, and two at once count twenty-five.
haendchen-goal = Whoever has the most points wins, and only fives score.
haendchen-each-turn = Throw two dice once: one five counts 5, two fives count 25.
haendchen-rules =
    In turn everybody makes one throw with two dice. Only fives count: one five brings 5 points, two fives in one throw bring 25. Everything else brings nothing, not even four and one or three and two, though they add up to five.

    { $rounds ->
        [one] You play one round.
       *[other] You play { WORD($rounds) } rounds.
    } Whoever has the most points wins.
haendchen-option-rounds = Rounds
haendchen-option-rounds-help = How often everybody throws.
haendchen-told-series-score =
    { $gain ->
        [0] No five. { $who } stands at { $score }.
        [5] A five! { $who } stands at { $score }.
       *[other] Two fives, { $gain } points! { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] No five. You stand at { $score }.
            [5] A five! You stand at { $score }.
           *[other] Two fives, { $gain } points! You stand at { $score }.
        }
