blaue-augen-name = Blue Eyes
blaue-augen-aliases = Blaue Augen
blaue-augen-line = Three dice: with blue eyes only even numbers count, with grey eyes only odd ones.
blaue-augen-goal = Whoever has the most points at the end wins.
blaue-augen-each-turn =
    Throw three dice once; only { $colour ->
        [grau] 1, 3 and 5
       *[blau] 2, 4 and 6
    } count, each for its pips.
blaue-augen-rules =
    In turn everybody throws three dice once. { $rounds ->
        [one] A single round is played.
       *[other] This goes on for { WORD($rounds) } rounds.
    }

    { $colour ->
        [grau] You play with grey eyes: every 1, 3 and 5 scores its pips. Even numbers score nothing.
       *[blau] You play with blue eyes: every 2, 4 and 6 scores its pips. Odd numbers score nothing.
    } Each die is looked at by itself.

    Whoever has the most points wins.
blaue-augen-option-colour = Colour of the eyes
blaue-augen-option-colour-help = Blue eyes are the even numbers, grey eyes the odd ones.
blaue-augen-value-colour-blau = blue: 2, 4, 6
blaue-augen-value-colour-grau = grey: 1, 3, 5
blaue-augen-option-rounds = Rounds
blaue-augen-option-rounds-help = How many throws everybody has.
blaue-augen-told-series-score =
    { $gain ->
        [0] Nothing there: { $who } stays at { $score }.
       *[other] That counts { $gain }, and { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] Nothing there: you stay at { $score }.
           *[other] That counts { $gain }, and you stand at { $score }.
        }
