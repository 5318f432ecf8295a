wuerfelpoker-name = Dice Poker
wuerfelpoker-aliases = Würfelpoker; Poker with Dice
wuerfelpoker-line = Five ordinary dice, and the best poker hand takes the pot.
wuerfelpoker-goal = The best hand takes the pot; whoever has the most chips at the end wins.
wuerfelpoker-each-turn =
    You have { $max_throws ->
        [one] just one throw
       *[other] up to { WORD($max_throws) } throws
    } with five dice, for all to see.
wuerfelpoker-rules =
    Five ordinary dice, and { $start_chips } chips for everybody.

    { $stake ->
        [one] At the start of each round everybody puts one chip into the pot.
       *[other] At the start of each round everybody puts { $stake } chips into the pot.
    } Whoever can no longer pay that is out of the game. Then one after the other throws, in the open. { $max_throws ->
        [one] Everybody has just one throw.
        [2] Everybody may throw a second time, leaving one to four dice as they lie. If you are happy, you stop sooner.
       *[other] Everybody may throw twice more, each time leaving one to four dice as they lie; dice you have left may be picked up the second time. If you are happy, you stop sooner.
    }

    From lowest to highest: no pair, one pair, two pairs, three of a kind, straight (five in a row), full house (three and a pair), four of a kind, five of a kind. Between equals the higher value decides. With two pairs the higher one counts first, then the lower; with a full house the three count first, then the pair. If that is the same too, the other dice decide, from the highest down. { $nothing_rank ->
        [all_equal] Only throws without a pair are all level with each other.
       *[high_dice] The same goes for throws without a pair.
    }{ $raising ->
        [true]
            {""}

            { wuerfelpoker-rules-raising }
       *[false] {""}
    }

    Whoever has the best hand wins the pot. { $tie ->
        [throw_off] If several are exactly level at the top, they throw for it once each, without stakes. After ten such play-offs without a decision the pot is split; chips left over go one each to those who threw first.
       *[split] If several are exactly level at the top, they share the pot; chips left over go one each to those who threw first.
    }{ wuerfelpoker-rules-next }

    { $rounds ->
        [one] There is only one round.
       *[other] There are { WORD($rounds) } rounds; it ends sooner when only one player can still pay the stake.
    } Whoever has the most chips then wins.
wuerfelpoker-rules-bounds = Nobody may have more than { $max_stake ->
        [one] one chip
       *[other] { $max_stake } chips
    } in the pot in a round, ante included. You may raise only so far that everybody still in can go along. Whoever folds leaves their chips in the pot and throws no more in this round. Whoever is the only one left takes the pot.
wuerfelpoker-rules-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}The next round is begun by the left neighbour of whoever began the last.
    }
wuerfelpoker-rules-raising =
    { $raise_timing ->
        [none] No moment for raising has been agreed, so the stake is all there is.
       *[other] { $max_stake ->
            [one] There is no raising all the same, for nobody may have more than one chip in the pot.
           *[other] { wuerfelpoker-rules-raises }
        }
    }
wuerfelpoker-rules-raises =
    { $raise_timing ->
        [after_all] When all have thrown, the betting goes round, beginning with the first thrower: raise or leave it, and if somebody has put in more than you, go along or fold. A raise may be raised again; it ends when all who are still in have put in the same. { wuerfelpoker-rules-bounds }
       *[after_throw] Whoever has thrown may raise. Then all others must in turn go along or fold, even if they have not thrown yet; raising back is not allowed. { wuerfelpoker-rules-bounds }
    }
wuerfelpoker-option-stake = Stake
wuerfelpoker-option-stake-help = How many chips everybody puts into the pot at the start of a round.
wuerfelpoker-option-raising = With raising
wuerfelpoker-option-raising-help = Whether the stake may be raised after a throw.
wuerfelpoker-option-raise_timing = When to raise
wuerfelpoker-option-raise_timing-help = Matters only where raising is on.
wuerfelpoker-option-max_throws = Throws
wuerfelpoker-option-max_throws-help = How often everybody may throw; in between one to four dice stay as they lie.
wuerfelpoker-option-rounds = Rounds
wuerfelpoker-option-rounds-help = The game ends after so many rounds.
wuerfelpoker-option-start_chips = Chips at the start
wuerfelpoker-option-start_chips-help = How many chips everybody is given.
wuerfelpoker-option-tie = Ties for the pot
wuerfelpoker-option-tie-help = Whether exactly equal throws share the pot or throw for it.
wuerfelpoker-value-tie-split = share
wuerfelpoker-value-tie-throw_off = play-off

## Hands
wuerfelpoker-faces-1 = ones
wuerfelpoker-faces-2 = twos
wuerfelpoker-faces-3 = threes
wuerfelpoker-faces-4 = fours
wuerfelpoker-faces-5 = fives
wuerfelpoker-faces-6 = sixes
wuerfelpoker-hand-sequence =
    { $top ->
        [6] a straight up to the six
       *[other] a straight up to the five
    }
