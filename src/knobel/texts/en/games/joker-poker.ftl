joker-poker-name = Joker Poker
joker-poker-aliases = Dice Poker with Jokers; Aces Wild
joker-poker-line = Dice poker in which an ace can be anything.
joker-poker-goal = The best hand takes the pot, every ace is a joker; chips decide in the end.
joker-poker-each-turn =
    { $base_game ->
        [covered] Throw once under the cup and announce a hand, true or not.
       *[open] Up to three open throws with five poker dice, good dice stay.
    }
joker-poker-rules =
    Five poker dice with the faces 9, 10, jack, queen, king and ace. Everybody begins with { $start_chips } chips.

    Every ace is a joker: it stands for any face you need, or stays an ace; several aces may be different things. You need not say anything, the dice always count as the best that can be made of them. So four aces and a 9 are five nines, and five aces are the highest of all. { $natural_beats_joker ->
        [true] Of two equal hands the one that needed fewer aces to stand in is better.
       *[false] A hand with jokers is as good as the same one without.
    }

    { $sequences ->
        [true] From lowest to highest: no pair, one pair, two pairs, three of a kind, straight (five in a row, up to the king or the ace), full house (three and a pair), four of a kind, five of a kind.
       *[false] From lowest to highest: no pair, one pair, two pairs, three of a kind, full house (three and a pair), four of a kind, five of a kind. Straights do not count.
    } Between equal hands the higher value decides{ $base_game ->
        [covered] . With two pairs the higher one counts first, then the lower; with a full house the three count first, then the pair.
       *[open] . With two pairs the higher one counts first, then the lower; with a full house the three count first, then the pair. If that is the same too, the other dice decide, from the highest down. { $nothing_rank ->
            [all_equal] Without any pair all are level.
           *[high_dice] The same goes for throws without any pair.
        }
    }

    { $base_game ->
        [covered] { joker-poker-rules-covered }
       *[open] { joker-poker-rules-open }
    }

    { $rounds ->
        [one] There is only one round.
       *[other] There are { WORD($rounds) } rounds; it ends sooner when only one player can still take part.
    } Whoever has the most chips then wins.
joker-poker-rules-open =
    You play in the open. { $min_stake ->
        [one] At the start of each round everybody puts one chip into the pot.
       *[other] At the start of each round everybody puts { $min_stake } chips into the pot.
    } Whoever can no longer pay that is out of the game. In turn everybody throws all five dice and may throw again twice. { $rethrow_all ->
        [true] Before each further throw you leave up to four dice lying, or none at all.
       *[false] Before each further throw you leave one to four dice lying.
    } Dice you have left may be picked up again next time, and you may stop at any time.

    { $max_stake ->
        [one] There is no raising: the ante is all there is.
       *[other] { joker-poker-rules-raising }
    }

    Whoever has the best hand wins the pot{ joker-poker-rules-starts-next }. If several are equally good, they throw for the pot: up to three throws each, without stakes. After ten such play-offs without a decision the pot is split; chips left over go one each to those who threw first.
joker-poker-rules-bounds = Nobody may have more than { $max_stake ->
        [one] one chip
       *[other] { $max_stake } chips
    } in the pot in a round, and you may raise only so far that everybody still in can go along. Whoever folds leaves their chips in the pot and throws no more in this round. Whoever is the only one left takes the pot{ joker-poker-rules-starts-next }.
joker-poker-rules-covered =
    You play under the cup. At the start of each round everybody puts one chip into the pot; whoever has none left is out of the game. In turn everybody throws just once under the cup, has a secret look and announces a hand, true or not. { $challenge_mode ->
        [sequential] Then the others say in turn whether they doubt it.
       *[timed] Then all others have { $challenge_seconds } seconds to doubt it; the first one counts.
    } Only those with a chip left may doubt. If nobody does, the announcement stands and the dice stay secret. If somebody does, the cup is lifted: if the announcement is true, the doubter must double the pot. If it is not, the fibber doubles it, and is taken at the best that lies there. Whoever has too few chips pays what they have.

    { $truth_test ->
        [at_least] An announcement is true if the aces can be read so that at least that lies there; the announcement then stays as it was.
       *[exact] An announcement is true if the aces can be read so that exactly that lies there.
    }

    When all have announced, the highest announcement that stands wins the pot{ joker-poker-rules-next }. { $tie ->
        [split] If several have the same, they share the pot; chips left over go one each to those who threw first.
       *[open_throw] If several have the same, each of them throws once in the open, again with jokers; now the other dice count as well. After ten such play-offs without a decision the pot is split; chips left over go one each to those who threw first.
    } { $reveal_after_deal ->
        [true] At the end of the round all cups are lifted.
       *[false] What was not doubted, nobody will ever know.
    }
joker-poker-rules-starts-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}and starts the next round
    }
joker-poker-rules-next =
    { $rounds ->
        [one] {""}
       *[other] ; whoever made it starts the next round
    }
joker-poker-rules-raising =
    { $raise_timing ->
        [after_all] When all have thrown, the betting goes round, beginning with the first thrower: raise or leave it, and if somebody has put in more than you, go along or fold. A raise may be raised again; it ends when all who are still in have put in the same. { joker-poker-rules-bounds }
        [none] There is no raising: the ante is all there is.
       *[after_throw] Whoever has finished throwing may raise. Then all others must in turn go along or fold, even if they have not thrown yet; raising back is not allowed. { joker-poker-rules-bounds }
    }
joker-poker-option-base_game = How to play
joker-poker-option-base_game-help = In the open with three throws and raising, or under the cup with announcements and doubts.
joker-poker-value-base_game-open = in the open
joker-poker-value-base_game-covered = under the cup
joker-poker-option-natural_beats_joker = Natural beats joker
joker-poker-option-natural_beats_joker-help = Whether of two equal hands the one with fewer jokers wins.
joker-poker-option-min_stake-help = In the open game, how many chips everybody puts into the pot at the start of a round; never more than there were at the start.
joker-poker-option-rounds = Rounds
joker-poker-option-rounds-help = The game ends after so many rounds.
joker-poker-option-start_chips = Chips at the start
joker-poker-option-start_chips-help = How many chips everybody gets.
joker-poker-option-tie = Equal announcements
joker-poker-option-tie-help = Whether equal announcements in the covered game are thrown off in the open or share the pot.
joker-poker-value-tie-open_throw = open play-off
joker-poker-value-tie-split = share
