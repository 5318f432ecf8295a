chicago-name = Chicago
chicago-aliases = One Hundred and Sixty
chicago-line = Ones count a hundred, sixes sixty, and whoever begins decides how many throws there are.
chicago-goal = Never be the worst: the worst takes a penalty chip. The last one left wins.
chicago-each-turn = Up to three throws, good dice stay: a one counts 100, a six 60.
chicago-rules =
    Three dice and a cup. A one is worth 100, a six 60, every other die its pips; three ones make 300, a “Chicago”.

    Whoever begins throws all three dice and may throw twice more, each time with as many dice as they like. { $retake ->
        [yes] Dice left standing may be picked up again later.
       *[no] A die that is left standing stays where it is.
    } Nobody may throw more often than that in this round.{ $two_sixes_rule ->
        [on]
            {""}

            If at least two sixes fall in one throw and a throw is left, one of them may be turned into a one, which then stands for good. Another six goes back into the cup.
       *[off] {""}
    }

    Whoever does worst takes a penalty chip; with equal points, more throws is worse. { $tie_loser ->
        [all] If several are level at the bottom, each of them takes one, unless that would put everybody out; then they throw for it.
        [later] If several are level at the bottom, the one who played last takes it.
       *[throw_off] If several are level at the bottom, they throw all three dice once more, and the lowest takes it.
    } Whoever did best starts the next round; if several are equally good, they throw for it.

    { $lives ->
        [one] A single chip puts you out.
       *[other] With { $lives } chips you are out.
    } The last one left wins.
chicago-option-lives = Lives
chicago-option-lives-help = How many penalty chips put a player out.
chicago-option-two_sixes_rule = Two sixes
chicago-option-two_sixes_rule-help = Whether one of two sixes thrown together may be turned into a one.
chicago-value-two_sixes_rule-off = stay sixes
chicago-value-two_sixes_rule-on = one may be turned
chicago-option-retake = Standing dice
chicago-option-retake-help = Whether dice left standing may be thrown again.
chicago-value-retake-no = final
chicago-value-retake-yes = may be thrown again
chicago-option-tie_loser = Level at the bottom
chicago-option-tie_loser-help = Who takes the chip when several have the worst result.
chicago-value-tie_loser-throw_off = throw for it
chicago-value-tie_loser-all = all of them
chicago-value-tie_loser-later = whoever played later
chicago-score =
    { $throws ->
        [one] { $points } in one throw
       *[other] { $points } in { $throws } throws
    }
chicago-told-score =
    { $throws ->
        [one] { $who } stands at { $points } in one throw.
       *[other] { $who } stands at { $points } in { $throws } throws.
    }
    .you =
        { $throws ->
            [one] You stand at { $points } in one throw.
           *[other] You stand at { $points } in { $throws } throws.
        }
chicago-limit =
    { $throws ->
        [one] Everybody has just one throw in this round.
       *[other] Everybody has up to { $throws } throws in this round.
    }
chicago-told-limit =
    { $throws ->
        [one] The others have just one throw in this round.
       *[other] The others have up to { $throws } throws in this round.
    }
chicago-for-chip = Play-off for the chip: { $who }.
    .you = Play-off for the chip: you and { $names }.
chicago-for-start = Play-off for the start between { $who }: the highest begins.
    .you = Play-off for the start between you and { $names }: the highest begins.
chicago-told-for-chip = { $who } are level at the bottom and throw for the chip.
    .you = You and { $names } are level at the bottom and throw for the chip.
chicago-told-for-start = { $who } throw for the start of the next round.
    .you = You and { $names } throw for the start of the next round.
chicago-told-next-round = { $who } starts the next round.
    .you = You start the next round.

# The guided first game.
chicago-learn-keeps-stop = Ones count 100, sixes 60: let them stay. Happy with it? Then stop.
chicago-learn-after-told-limit = As often as the first one threw, everybody may throw now at most.
chicago-learn-after-told-chip = The worst throw of the round takes the penalty chip.
chicago-ending-order = Whoever lasted longer comes first.
