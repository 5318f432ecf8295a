verdecktes-wuerfelpoker-name = Covered Dice Poker
verdecktes-wuerfelpoker-aliases = Verdecktes Würfelpoker; Liar's Poker Dice; Bluff Poker Dice
verdecktes-wuerfelpoker-line = A pair under the cup, five of a kind announced: whoever doubts it pays, or has the last laugh.
verdecktes-wuerfelpoker-goal = The highest hand that holds takes the pot; whoever has the most chips at the end wins.
verdecktes-wuerfelpoker-each-turn = Throw hidden and announce a hand, true or not; the others may doubt.
verdecktes-wuerfelpoker-rules =
    Five poker dice with the faces 9, 10, jack, queen, king and ace, and a cup. Everybody begins with { $start_chips } chips. At the start of each round everybody puts one chip into the pot; whoever has none left is out of the game.

    In turn everybody throws just once under the cup, has a secret look and announces a hand, true or not, higher or lower than the others. Only the hand itself is announced, as in “a pair of kings”; the other dice do not matter.

    { $sequences ->
        [true] From lowest to highest: no pair, one pair, two pairs, three of a kind, straight (five in a row, up to the king or the ace), full house (three and a pair), four of a kind, five of a kind.
       *[false] From lowest to highest: no pair, one pair, two pairs, three of a kind, full house (three and a pair), four of a kind, five of a kind. Straights do not count.
    } Between equal hands the higher value decides. With two pairs the higher one counts first, then the lower; with a full house the three count first, then the pair.

    { $challenge_mode ->
        [sequential] After each announcement the others say in turn whether they doubt it.
       *[timed] After each announcement all others have { $challenge_seconds } seconds to doubt it; the first one counts.
    } Only those with a chip left may doubt. If nobody does, the announcement stands and the dice stay secret. If somebody does, the cup is lifted. If the announcement is true, the doubter must double the pot. If it is not, the fibber doubles it, and is taken at what really lies there. Whoever has too few chips for that pays what they have.

    { $truth_test ->
        [at_least] Having more than you announced is no fib; but the announcement stays as you made it.
       *[exact] An announcement is true only if exactly that lies there. Having more than you announced is a fib, too.
    }

    When all have announced, the highest announcement that stands wins the pot{ verdecktes-wuerfelpoker-rules-next }. { $tie ->
        [split] If several have the same, they share the pot; chips left over go one each to those who threw first.
       *[open_throw] If several have the same, each of them throws once in the open, and now the other dice count as well. After ten such play-offs without a decision the pot is split; chips left over go one each to those who threw first.
    } { $reveal_after_deal ->
        [true] At the end of the round all cups are lifted.
       *[false] What was not doubted, nobody will ever know.
    }

    { $rounds ->
        [one] There is only one round.
       *[other] There are { WORD($rounds) } rounds; it ends sooner when only one player has chips left.
    } Whoever has the most chips then wins.
verdecktes-wuerfelpoker-rules-next =
    { $rounds ->
        [one] {""}
       *[other] ; whoever made it starts the next round
    }
verdecktes-wuerfelpoker-option-rounds = Rounds
verdecktes-wuerfelpoker-option-rounds-help = The game ends after so many rounds.
verdecktes-wuerfelpoker-option-start_chips = Chips at the start
verdecktes-wuerfelpoker-option-start_chips-help = How many chips everybody is given.
verdecktes-wuerfelpoker-option-tie = Ties for the pot
verdecktes-wuerfelpoker-option-tie-help = Whether equal announcements are thrown off in the open or share the pot.
verdecktes-wuerfelpoker-value-tie-open_throw = open play-off
verdecktes-wuerfelpoker-value-tie-split = share
