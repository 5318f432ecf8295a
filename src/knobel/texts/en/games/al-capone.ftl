al-capone-name = Al Capone
al-capone-aliases = { "" }
al-capone-line = A single throw, and between equal hands points decide.
al-capone-goal = The best hand takes the pot; whoever has the most chips at the end wins.
al-capone-each-turn =
    Throw five poker dice just once{ $max_stake ->
        [one] .
       *[other] { $raise_timing ->
            [none] .
           *[other] ; after that there may be raises.
        }
    }
al-capone-rules =
    Five poker dice with the faces 9, 10, jack, queen, king and ace. Everybody begins with { $start_chips } chips.

    { $min_stake ->
        [one] At the start of each round everybody puts one chip into the pot.
       *[other] At the start of each round everybody puts { $min_stake } chips into the pot.
    } Whoever can no longer pay that is out of the game. In turn everybody throws all five dice just once, in the open.

    { $sequences ->
        [true] From lowest to highest: no pair, one pair, two pairs, three of a kind, straight (five in a row), full house (three and a pair), four of a kind, five of a kind.
       *[false] From lowest to highest: no pair, one pair, two pairs, three of a kind, full house (three and a pair), four of a kind, five of a kind. Straights do not count.
    }

    If several have the same hand, say a pair each, it does not matter which pair: points decide. { $rating ->
        [B] A 9 counts nine, a 10 ten, a jack two, a queen three, a king four and an ace eleven points.
        [C] A 9 counts one, a 10 two, a jack three, a queen four, a king five and an ace eleven points.
       *[A] A 9 counts nine, a 10 ten, a jack eleven, a queen twelve, a king thirteen and an ace fourteen points.
    } { $rating_scope ->
        [combination_dice] Only the dice that make the hand count, so two for a pair; without a pair and for a straight all five do.
       *[all_five] All five dice always count.
    }

    { $max_stake ->
        [one] There is no raising: the ante is all there is.
       *[other] { al-capone-rules-raising }
    }

    Whoever has the best throw wins the pot{ al-capone-rules-starts-next }. If several lead with the same hand and the same points, only they play off: one more throw each, without stakes. After ten play-offs without a decision the pot is split; chips left over go one each to those who threw first.

    { $rounds ->
        [one] There is only one round.
       *[other] There are { WORD($rounds) } rounds; it ends sooner when only one player can still pay the ante.
    } Whoever has the most chips then wins.
al-capone-rules-bounds = Nobody may have more than { $max_stake ->
        [one] one chip
       *[other] { $max_stake } chips
    } in the pot in a round, ante included. You may raise only so far that everybody still in can go along. Whoever folds leaves their chips in the pot and throws no more in this round. Whoever is the only one left takes the pot{ al-capone-rules-starts-next }.
al-capone-rules-starts-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}and starts the next round
    }
al-capone-rules-raising =
    { $raise_timing ->
        [after_all] When all have thrown, the betting goes round, beginning with the first thrower: raise or leave it, and if somebody has put in more than you, go along or fold. A raise may be raised again; it ends when all who are still in have put in the same. { al-capone-rules-bounds }
        [none] There is no raising: the ante is all there is.
       *[after_throw] Whoever has thrown may raise. Then all others must in turn go along or fold, even if they have not thrown yet; raising back is not allowed. { al-capone-rules-bounds }
    }
al-capone-option-rating = Table of points
al-capone-option-rating-help = What the faces count between equal hands.
al-capone-value-rating-A = 9 10 11 12 13 14
al-capone-value-rating-B = 9 10 2 3 4 11
al-capone-value-rating-C = 1 2 3 4 5 11
al-capone-option-rating_scope = Dice that count
al-capone-option-rating_scope-help = Whether all five dice bring points or only those that make the hand.
al-capone-value-rating_scope-all_five = all five
al-capone-value-rating_scope-combination_dice = only the hand
al-capone-option-min_stake-help = How many chips everybody puts into the pot at the start of a round; never more than there were at the start.
al-capone-option-rounds = Rounds
al-capone-option-rounds-help = The game ends after so many rounds.
al-capone-option-start_chips = Chips at the start
al-capone-option-start_chips-help = How many chips everybody gets.
al-capone-rated-hand = { $hand } ({ $points } points)
