dreitausend-name = Three Thousand
dreitausend-aliases = Dreitausend
dreitausend-line = Ones and fives bring points: throw on as long as they fall.
dreitausend-goal = Get to { $target } points or more; at the end of that round whoever has the highest score wins.
dreitausend-each-turn =
    { $bust ->
        [lose_turn] Throw while something counts, and stop in time: a miss takes everything.
       *[keep] You throw while something counts: ones, fives{ $triples ->
            [true] {" "}or three of a kind
           *[false] , nothing else
        }.
    }
dreitausend-rules =
    The game has six dice. Ones and fives count, by how many of them lie in one throw:
    1 to 6 ones are worth 100, 200, 1,000, 2,000, 4,000 and 8,000 points, 1 to 6 fives 50, 100, 500, 1,000, 2,000 and 4,000. { $triples ->
        [true] Three equal dice of the other numbers count as well: a hundred times the face, and each further equal die doubles it.
       *[false] Other numbers never count, not even three of them.
    } Equal dice of different throws do not count together.

    { $rethrow ->
        [remaining] What counts is set aside, and you go on with the rest. { $set_aside ->
            [at_least_one] You choose which of the scoring dice you set aside; it must be one at least, and only those set aside bring points.
           *[all_scoring] All dice that score are always set aside.
        } { $hot_dice ->
            [false] When all six are aside, your turn is over and the points are yours.
           *[true] When all six are aside, you take all of them back and throw on.
        }
       *[all_six] All six dice are thrown each time.
    }

    { $bust ->
        [lose_turn] As long as something counts you may throw on, or stop and write down the points of the turn. { $bank_minimum ->
            [0] You may stop after every throw that scores.
           *[other] You may stop only with { $bank_minimum } points or more in the turn.
        } If nothing counts, all points of this turn are gone.
       *[keep] As long as something counts you throw on. If nothing counts, your turn is over; the points up to then are yours.
    }{ $entry_minimum ->
        [0] {""}
       *[other] {" "}Whoever has no points yet needs a turn of { $entry_minimum } points at least to enter the game.
    } After { $max_throws_per_turn } throws a turn is over in any case, and its points count.

    When somebody has { $target } points or more at the end of a turn, the round is played to its end. Then whoever has the most points wins.
dreitausend-option-target = Target
dreitausend-option-target-help = How many points are needed; in steps of 500.
dreitausend-option-bust = Blank throw
dreitausend-option-bust-help = Whether the points of the turn stay when nothing counts.
dreitausend-value-bust-keep = points stay
dreitausend-value-bust-lose_turn = points are lost
dreitausend-option-rethrow = Throw on with
dreitausend-option-rethrow-help = Whether scoring dice are set aside.
dreitausend-value-rethrow-all_six = all six dice
dreitausend-value-rethrow-remaining = the rest
dreitausend-option-set_aside = Set aside
dreitausend-option-set_aside-help = Matters only where the rest is thrown.
dreitausend-value-set_aside-all_scoring = everything that scores
dreitausend-value-set_aside-at_least_one = as you like, one at least
dreitausend-option-hot_dice = Take all six back
dreitausend-option-hot_dice-help = Whether you go on with six dice when all are aside; matters only where the rest is thrown.
dreitausend-option-entry_minimum = Entry with
dreitausend-option-entry_minimum-help = How much a turn must bring before the first points are written down.
dreitausend-value-entry_minimum-0 = no minimum
dreitausend-option-bank_minimum = Stop with
dreitausend-option-bank_minimum-help = How much a turn must have brought before you may stop; matters only where a blank throw costs the turn.
dreitausend-value-bank_minimum-0 = no minimum
dreitausend-option-triples = Triples count
dreitausend-option-triples-help = Whether three equal twos, threes, fours or sixes bring points as well.
dreitausend-option-max_throws_per_turn = Throws a turn at most
dreitausend-option-max_throws_per_turn-help = After these the turn is over, and its points count.
dreitausend-target = The target is { $points } points.
dreitausend-turn =
    { $dice ->
        [one] { $who } has { $points } points in this turn and one die left.
       *[other] { $who } has { $points } points in this turn and throws { $dice } dice.
    }
    .you =
        { $dice ->
            [one] You have { $points } points in this turn and one die left.
           *[other] You have { $points } points in this turn and throw { $dice } dice.
        }
dreitausend-turn-choosing = { $who } has { $points } points in this turn and now sets dice aside.
    .you = You have { $points } points in this turn and now set dice aside.
dreitausend-set-aside = Set { $faces } aside ({ $points } points)
dreitausend-space-keeps = Set other ones or fives aside, { $least } to { $most }
dreitausend-throw-on =
    { $dice ->
        [one] Throw on with one die
       *[other] Throw on with { $dice } dice
    }
dreitausend-stop-with = Stop and write down { $points } points
dreitausend-told-keep =
    { $count ->
        [one] { $who } sets one die aside.
       *[other] { $who } sets { $count } dice aside.
    }
    .you =
        { $count ->
            [one] You set one die aside.
           *[other] You set { $count } dice aside.
        }
dreitausend-told-points = That brings { $points } points, { $turn } in this turn.
dreitausend-told-hot-dice = All six are aside: { $who } takes them back.
    .you = All six are aside: you take them back.
dreitausend-told-blank = Nothing there: { $who } writes down { $gain } points and now has { $total }.
    .you = Nothing there: you write down { $gain } points and now have { $total }.
dreitausend-told-banked = { $who } writes down { $gain } points and now has { $total }.
    .you = You write down { $gain } points and now have { $total }.
dreitausend-told-lost =
    { $lost ->
        [0] Nothing there: no points for { $who }.
       *[other] Nothing there: { $who } loses the { $lost } points of this turn.
    }
    .you =
        { $lost ->
            [0] Nothing there: no points for you.
           *[other] Nothing there: you lose the { $lost } points of this turn.
        }
dreitausend-told-not-entered = To enter the game { $who } needs { $least } points in one turn.
    .you = To enter the game you need { $least } points in one turn.
dreitausend-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
dreitausend-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }

# The guided first game.
dreitausend-learn-throw = Throw: ones and fives count above all. As long as something counts, your turn goes on.
dreitausend-learn-after-told-blank = Nothing counted: that ends the turn.
