offenes-wuerfelpoker-name = Open Dice Poker
offenes-wuerfelpoker-aliases = Offenes Würfelpoker; Open Poker Dice; Poker Dice
offenes-wuerfelpoker-line = Three open throws, keep the best dice, and make it expensive for the others to stay in.
offenes-wuerfelpoker-goal = The best hand takes the pot; whoever has the most chips at the end wins.
offenes-wuerfelpoker-each-turn =
    Up to three throws, good dice stay{ $max_stake ->
        [one] .
       *[other] { $raise_timing ->
            [none] .
           *[other] ; after that there may be raises.
        }
    }
offenes-wuerfelpoker-rules =
    Five poker dice. From low to high their faces are 9, 10, jack, queen, king and ace. Everybody begins with { $start_chips } chips.

    { $min_stake ->
        [one] At the start of each round everybody puts one chip into the pot.
       *[other] At the start of each round everybody puts { $min_stake } chips into the pot.
    } Whoever can no longer pay that is out of the game.

    In turn everybody throws all five dice in the open and may throw again twice. { $rethrow_all ->
        [true] Before each further throw you leave up to four dice lying, or none at all; dice you have left may be picked up again next time.
       *[false] Before each further throw you leave one to four dice lying; throwing all five again is not allowed. Dice you have left may be picked up again next time.
    } You may stop at any time.

    { $sequences ->
        [true] From lowest to highest: no pair, one pair, two pairs, three of a kind, straight (five in a row, up to the king or the ace), full house (three and a pair), four of a kind, five of a kind.
       *[false] From lowest to highest: no pair, one pair, two pairs, three of a kind, full house (three and a pair), four of a kind, five of a kind. Straights do not count.
    } Between equals the higher value decides. With two pairs the higher one counts first, then the lower; with a full house the three count first, then the pair. If that is the same too, the other dice decide, from the highest down. { $nothing_rank ->
        [all_equal] Only throws without a pair are all level with each other.
       *[high_dice] The same goes for throws without a pair.
    }

    { $max_stake ->
        [one] There is no raising: the ante is all there is.
       *[other] { offenes-wuerfelpoker-rules-raising }
    }

    Whoever has the best hand wins the pot{ offenes-wuerfelpoker-rules-starts-next }. If several are exactly level at the top, they throw for the pot: up to three throws each, without stakes. After ten such play-offs without a decision the pot is split; chips left over go one each to those who threw first.

    { $rounds ->
        [one] There is only one round.
       *[other] There are { WORD($rounds) } rounds; it ends sooner when only one player can still pay the ante.
    } Whoever has the most chips then wins.
offenes-wuerfelpoker-rules-starts-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}and starts the next round
    }
offenes-wuerfelpoker-rules-raising =
    { $raise_timing ->
        [after_all] When all have thrown, the betting goes round, beginning with the first thrower: raise or leave it, and if somebody has put in more than you, go along or fold. A raise may be raised again; it ends when all who are still in have put in the same. Nobody may have more than { $max_stake ->
        [one] one chip
       *[other] { $max_stake } chips
    } in the pot in a round, ante included. You may raise only so far that everybody still in can go along. Whoever is the only one left takes the pot{ offenes-wuerfelpoker-rules-starts-next }.
        [none] There is no raising: the ante is all there is.
       *[after_throw] Whoever has finished throwing may raise. Then all others must in turn go along or fold, even if they have not thrown yet; raising back is not allowed. Nobody may have more than { $max_stake ->
        [one] one chip
       *[other] { $max_stake } chips
    } in the pot in a round, ante included. You may raise only so far that everybody still in can go along. Whoever folds leaves their chips in the pot and throws no more in this round. Whoever is the only one left takes the pot{ offenes-wuerfelpoker-rules-starts-next }.
    }
offenes-wuerfelpoker-option-rounds = Rounds
offenes-wuerfelpoker-option-rounds-help = The game ends after so many rounds.
offenes-wuerfelpoker-option-start_chips = Chips at the start
offenes-wuerfelpoker-option-start_chips-help = How many chips everybody is given.

# The guided first game.
offenes-wuerfelpoker-learn-thing-chips = Beside each name stands how many chips they have; the pot is in the middle.
offenes-wuerfelpoker-learn-keeps-stop = Let stay what goes together: pairs, three of a kind, a straight. Happy with it? Then stop.
offenes-wuerfelpoker-learn-after-told-deal = Everybody has put their stake into the pot. The best hand gets it.
offenes-wuerfelpoker-learn-after-told-pot = The pot is taken, and the next round begins.
