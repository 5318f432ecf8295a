chicago-hoch-tief-name = Chicago High-Low
chicago-hoch-tief-aliases = Chicago hoch-tief; High-Low; Chicago Hi-Lo
chicago-hoch-tief-line = Chicago with a call: throw first, then say whether high or low wins.
chicago-hoch-tief-goal = Never be the worst: the worst takes a penalty chip. The last one left wins.
chicago-hoch-tief-each-turn = The first calls high or low; all may throw as often as they did, three times at most.
chicago-hoch-tief-rules =
    Three dice and a cup. Whoever begins a round throws all three dice and then calls “high” or “low”. The call holds for everybody and for the whole round, even if the caller stops at once.

    High: a one is worth 100, a six 60, every other die its pips, and more is better. Low: every die counts its pips, ones and sixes too, and less is better; three ones are the best with 3, three sixes the worst with 18.

    After the call the first player may throw twice more, each time with as many dice as they like. { $retake ->
        [yes] Dice left standing may be picked up again later.
       *[no] A die that is left standing stays where it is.
    } Nobody may throw more often than that in this round.{ $two_sixes_rule ->
        [hoch]
            {""}

            In high rounds, if at least two sixes fall in one throw and a throw is left, one of them may be turned into a one, which then stands for good. Another six goes back into the cup. In low rounds nothing is turned.
        [both]
            {""}

            If at least two sixes fall in one throw and a throw is left, one of them may be turned into a one, which then stands for good. Another six goes back into the cup. This goes for high and low rounds alike; in low ones the turned die simply counts 1.
       *[off] {""}
    }

    Whoever does worst takes a penalty chip; with equal points, more throws is worse, high or low. { $tie_loser ->
        [all] If several are level at the bottom, each of them takes one, unless that would put everybody out; then they throw for it.
        [later] If several are level at the bottom, the one who played last takes it.
       *[throw_off] If several are level at the bottom, they throw all three dice once more, and the worst takes it.
    } Whoever did best starts the next round; if several are equally good, they throw for it. Play-offs go the way of the round.

    { $lives ->
        [one] A single chip puts you out.
       *[other] With { $lives } chips you are out.
    } The last one left wins.
chicago-hoch-tief-option-lives = Lives
chicago-hoch-tief-option-lives-help = How many penalty chips put a player out.
chicago-hoch-tief-option-two_sixes_rule = Two sixes
chicago-hoch-tief-option-two_sixes_rule-help = Whether and when one of two sixes thrown together may be turned into a one.
chicago-hoch-tief-value-two_sixes_rule-off = stay sixes
chicago-hoch-tief-value-two_sixes_rule-hoch = one may be turned in high rounds
chicago-hoch-tief-value-two_sixes_rule-both = one may be turned in every round
chicago-hoch-tief-option-retake = Standing dice
chicago-hoch-tief-option-retake-help = Whether dice left standing may be thrown again.
chicago-hoch-tief-value-retake-no = final
chicago-hoch-tief-value-retake-yes = may be thrown again
chicago-hoch-tief-option-tie_loser = Level at the bottom
chicago-hoch-tief-option-tie_loser-help = Who takes the chip when several have the worst result.
chicago-hoch-tief-value-tie_loser-throw_off = throw for it
chicago-hoch-tief-value-tie_loser-all = all of them
chicago-hoch-tief-value-tie_loser-later = whoever played later
chicago-hoch-tief-value-hoch = high
chicago-hoch-tief-value-tief = low
chicago-hoch-tief-move-say = Call “{ $value }”
chicago-hoch-tief-told-say = { $who } calls “{ $value }”.
    .you = You call “{ $value }”.
chicago-hoch-tief-called-hoch = High: ones count 100, sixes 60, more is better.
chicago-hoch-tief-called-tief = Low: every die counts its pips, less is better.
chicago-hoch-tief-score =
    { $throws ->
        [one] { $points } in one throw
       *[other] { $points } in { $throws } throws
    }
chicago-hoch-tief-told-score =
    { $throws ->
        [one] { $who } stands at { $points } in one throw.
       *[other] { $who } stands at { $points } in { $throws } throws.
    }
    .you =
        { $throws ->
            [one] You stand at { $points } in one throw.
           *[other] You stand at { $points } in { $throws } throws.
        }
chicago-hoch-tief-limit =
    { $throws ->
        [one] Everybody has just one throw in this round.
       *[other] Everybody has up to { $throws } throws in this round.
    }
chicago-hoch-tief-told-limit =
    { $throws ->
        [one] The others have just one throw in this round.
       *[other] The others have up to { $throws } throws in this round.
    }
chicago-hoch-tief-for-chip =
    { $way ->
        [tief] Play-off, the highest takes the chip: { $who }.
       *[hoch] Play-off, the lowest takes the chip: { $who }.
    }
    .you =
        { $way ->
            [tief] Play-off, the highest takes the chip: you and { $names }.
           *[hoch] Play-off, the lowest takes the chip: you and { $names }.
        }
chicago-hoch-tief-for-start =
    { $way ->
        [tief] Play-off for the start between { $who }: the lowest begins.
       *[hoch] Play-off for the start between { $who }: the highest begins.
    }
    .you =
        { $way ->
            [tief] Play-off for the start between you and { $names }: the lowest begins.
           *[hoch] Play-off for the start between you and { $names }: the highest begins.
        }
chicago-hoch-tief-told-for-chip = { $who } are level at the bottom and throw for the chip.
    .you = You and { $names } are level at the bottom and throw for the chip.
chicago-hoch-tief-told-for-start = { $who } throw for the start of the next round.
    .you = You and { $names } throw for the start of the next round.
chicago-hoch-tief-told-next-round = { $who } starts the next round.
    .you = You start the next round.
chicago-hoch-tief-error-call-first = First call high or low.
chicago-hoch-tief-error-called-already = A call stays: this round is played { $way }.
chicago-hoch-tief-ending-order = Whoever lasted longer comes first.
