himmel-und-hoelle-name = Heaven and Hell
himmel-und-hoelle-aliases = Himmel und Hölle
himmel-und-hoelle-line = What lies on top counts as tens, what lies below as ones.
himmel-und-hoelle-goal = Whoever has the highest total wins: the top counts as tens, the bottom as ones.
himmel-und-hoelle-each-turn = Throw two dice once; a six is worth 61, a one 16.
himmel-und-hoelle-rules =
    Two dice, and two faces of each count: the pips on top are heaven and give the tens, the pips at the bottom are hell and give the ones. Top and bottom always add up to seven, so a six is worth 61, a five 52, a four 43, a three 34, a two 25 and a one 16. Both dice are added together.

    { $rounds ->
        [one] You play one round, with one throw each.
       *[other] You play { WORD($rounds) } rounds, with one throw each in every round. Your throws are added up.
    } Whoever has the highest total wins.
himmel-und-hoelle-option-rounds = Rounds
himmel-und-hoelle-option-rounds-help = How often everybody throws.
himmel-und-hoelle-told-series-score = That makes { $gain }; { $who } stands at { $score }.
    .you = That makes { $gain }; you stand at { $score }.
