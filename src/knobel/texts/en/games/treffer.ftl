treffer-name = Hits
treffer-aliases = Treffer
treffer-line = Five dice set a target, and everybody tries to throw as many of them again as possible.
treffer-goal = Hit the target of five dice; you play until somebody has { $goal } points.
treffer-each-turn =
    You have { $max_throws ->
        [one] just one throw
       *[other] up to { WORD($max_throws) } throws
    }; whatever fits the target counts.
treffer-rules =
    Whoever begins a round throws five dice: that is the target for everybody. Then each player has one turn with { $max_throws ->
        [one] a single throw
       *[other] up to { WORD($max_throws) } throws
    }.

    A die matches if its number is in the target and not yet covered there. { $max_throws ->
        [one] What falls is what counts.
       *[other] You set aside at least one of the matching dice and throw the rest again, or you stop. Dice set aside stay. If nothing matches after a throw your turn is over, but nothing is lost. In the end all your dice count, set aside or not.
    } Every die of the target can be hit only once: with two threes in the target, at most two threes count.

    Your hit value is the number of hits times the sum of their pips: hitting 3, 3 and 6 is 3 times 12, so 36. From 20 on you get one point, from 50 on three. The best value of the round brings two more points; if several have it, each of them gets them. { $zero_bonus ->
        [true] That holds even if nobody has hit anything.
       *[false] If nobody has hit anything there is no such bonus.
    }{ treffer-rules-next }

    You play until somebody has at least { $goal } points at the end of a round. { $winner ->
        [highest_only] Then whoever has the most points wins.
       *[all_reaching] Then all who have got that far are in front, no matter by how many points.
    } { $max_rounds ->
        [one] But after a single round it is over in any case, and whoever has the most points wins.
       *[other] After { $max_rounds } rounds it is over in any case, and whoever has the most points wins.
    }
treffer-rules-next =
    { $max_rounds ->
        [one] {""}
       *[other] {" "}The next round is begun by the left neighbour of whoever began the last.
    }
treffer-option-goal = Points to win
treffer-option-goal-help = How many points somebody needs at the end of a round.
treffer-option-max_throws = Most throws
treffer-option-max_throws-help = How often everybody may throw in a round.
treffer-option-zero_bonus = Bonus without a hit
treffer-option-zero_bonus-help = Whether the best value of the round brings two points even if it is zero.
treffer-option-winner = Winners
treffer-option-winner-help = All who have reached the goal, or only those with the most points.
treffer-value-winner-all_reaching = all who make it
treffer-value-winner-highest_only = only the most points
treffer-option-max_rounds = Most rounds
treffer-option-max_rounds-help = Then it is over, even if nobody has got far enough.
treffer-error-no-match = You can only set aside dice whose number is still open in the target, and at least one of them.
treffer-set-all-aside =
    { $left ->
        [0] All of them hit: set the last dice aside ({ $faces })
       *[other] { $count ->
            [one] Set { $faces } aside and throw on
           *[other] Set all matching dice aside ({ $faces }) and throw on
        }
    }
treffer-set-some-aside =
    { $most ->
        [one] Set only one of them aside ({ $faces }) and throw on
       *[other] Set only 1 to { $most } of them aside ({ $faces }) and throw on
    }
treffer-told-keep =
    { $count ->
        [one] { $who } has set one die aside.
       *[other] { $who } has set { $count } dice aside.
    }
    .you =
        { $count ->
            [one] You have set one die aside.
           *[other] You have set { $count } dice aside.
        }
treffer-told-target = That is the target of this round.
treffer-told-no-match = None of these match.
treffer-told-hits =
    { $count ->
        [0] { $who } has hit nothing.
        [one] { $who } has one hit ({ $faces }), worth { $value }.
       *[other] { $who } has { $count } hits ({ $faces }): { $count } times { $pips } makes { $value }.
    }
    .you =
        { $count ->
            [0] You have hit nothing.
            [one] You have one hit ({ $faces }), worth { $value }.
           *[other] You have { $count } hits ({ $faces }): { $count } times { $pips } makes { $value }.
        }
treffer-told-points =
    { $gain ->
        [0] { $who } gets nothing and stays at { $points }.
        [one] { $who } gets one point and has { $points }.
       *[other] { $who } gets { $gain } points and has { $points }.
    }
    .you =
        { $gain ->
            [0] You get nothing and stay at { $points }.
            [one] You get one point and have { $points }.
           *[other] You get { $gain } points and have { $points }.
        }
treffer-round = Round { $number } of { $most } at most; playing to { $goal } points.
treffer-target = Still open in the target: { $faces }
treffer-hit-value = hit value { $value }
