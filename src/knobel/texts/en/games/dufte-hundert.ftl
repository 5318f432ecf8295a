dufte-hundert-name = Great Hundred
dufte-hundert-aliases = Dufte Hundert
dufte-hundert-line = Collect pips up to the target, with doubles multiplied instead of added.
dufte-hundert-goal =
    { $finish ->
        [full_circuit] Whoever has { $target } points starts the last round; then whoever has the most wins.
       *[sudden] Whoever has { $target } points first wins.
    }
dufte-hundert-each-turn =
    Throw two dice: different ones are added up, a double { $schikane ->
        [on] may be multiplied.
       *[off] is multiplied.
    }
dufte-hundert-rules =
    In turn everybody throws two dice once. Two different numbers are added up, a double is multiplied: two sixes are 36 points, two fives 25, two ones only 1, alas.

    Whoever has { $target } points or more first { $finish ->
        [full_circuit] brings on the finish. The round is played to its end; whoever is at the target already throws no more. Then whoever has the most points wins.
       *[sudden] wins. That ends the game at once, even if others have not had their turn in this round.
    } The others rank by their points.{ $schikane ->
        [on]
            {""}

            With chicanery: after your throw you say yourself whether it is added or multiplied; only a double can be multiplied. If you add a double, the others have { $claim_seconds } seconds to notice. Whoever calls first is credited with the product, and { $schikane_thrower ->
            [keeps_sum] you keep the sum.
           *[nothing] you get nothing.
        } If nobody calls, the sum is yours. Only two twos leave nothing to claim: they make four either way.
       *[off] {""}
    }
dufte-hundert-option-target = Target
dufte-hundert-option-target-help = How many points win the game.
dufte-hundert-option-finish = Finish
dufte-hundert-option-finish-help = Whether the game ends the moment somebody reaches the goal, or with the running round.
dufte-hundert-value-finish-sudden = at once
dufte-hundert-value-finish-full_circuit = after the round
dufte-hundert-option-schikane = Chicanery
dufte-hundert-option-schikane-help = Everybody says how to count; an overlooked double is lost to the others.
dufte-hundert-value-schikane-off = without
dufte-hundert-value-schikane-on = with
dufte-hundert-option-claim_seconds = Seconds to call
dufte-hundert-option-claim_seconds-help = With chicanery, how long the others can claim an overlooked double.
dufte-hundert-option-schikane_thrower = Whoever overlooks a double
dufte-hundert-option-schikane_thrower-help = What is left to you when somebody else claims the double.
dufte-hundert-value-schikane_thrower-nothing = gets nothing
dufte-hundert-value-schikane_thrower-keeps_sum = keeps the sum
dufte-hundert-read-token = { $who }: { $at } of { $length } points
    .you = You: { $at } of { $length } points
dufte-hundert-press-add = Add up
dufte-hundert-press-multiply = Multiply
dufte-hundert-press-claim = Claim the double!
dufte-hundert-press-pass = Say nothing
dufte-hundert-told-press-add = { $who } adds up.
    .you = You add up.
dufte-hundert-told-press-multiply = { $who } multiplies.
    .you = You multiply.
dufte-hundert-told-press-claim = { $who } has kept both eyes open and claims the double!
    .you = You have kept both eyes open and claim the double!
dufte-hundert-told-press-pass = { $who } says nothing.
    .you = You say nothing.
dufte-hundert-claim-now = { $who } has added up a double: whoever calls first gets { $product }!
    .you = You have added up a double: whoever calls first gets { $product }!
dufte-hundert-told-points =
    { $points ->
        [one] { $who } gets one point and stands at { $total }.
       *[other] { $who } gets { $points } points and stands at { $total }.
    }
    .you =
        { $points ->
            [one] You get one point and stand at { $total }.
           *[other] You get { $points } points and stand at { $total }.
        }
dufte-hundert-told-nothing = { $who } gets nothing.
    .you = You get nothing.
dufte-hundert-told-goal = { $who } has reached the goal. The round is played to its end.
    .you = You have reached the goal. The round is played to its end.
dufte-hundert-last-circuit =
    { $count ->
        [one] Last round: { $who } has reached the goal.
       *[other] Last round: { $who } have reached the goal.
    }
    .you =
        { $others ->
            [0] Last round: you have reached the goal.
           *[other] Last round: you and { $names } have reached the goal.
        }
dufte-hundert-error-no-double = Only a double can be multiplied.
