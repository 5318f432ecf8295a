schocken-name = Schocken
schocken-aliases = Schock; Jule
schocken-line = Three dice under the cup: the best throw decides how many discs the worst one takes.
schocken-goal =
    Nobody wants the discs: whoever has all of them at the end loses the { $halves ->
        [1] game.
       *[other] half.
    }
schocken-each-turn =
    { $max_throws ->
        [1] One throw
       *[other] Up to { WORD($max_throws) } throws
    } under the cup; the worst takes discs, the best says how many.
schocken-rules =
    Everybody has a cup and three dice, and { $discs } discs lie in the middle: “Deckel”, for in the pub they are beer mats. Nobody wants them. Whoever ends up with all of them has lost the half.

    If you begin, you turn over the cup with all three dice and look beneath it; nobody else does. { $max_throws ->
        [1] Nobody has more than this one throw. It stays under the cup until all have thrown in turn.
       *[other] { schocken-rules-throws }
    }{ $six_turn ->
        [off] {""}
        [tournament] { schocken-rules-tournament-turn }
       *[leaflet] { schocken-rules-leaflet-turn }
    }

    Then it is “Becher hoch!”, cups up: the highest throw decides how many discs there are, and the lowest takes them. The highest of all is Schock Out (“Schock aus”), 1 1 1, for all the discs. { $pippi ->
        [false] {""}
       *[true] { $max_throws ->
            [1] Next comes Pippi, 2 2 1, for 9.{" "}
           *[other] Next comes Pippi, 2 2 1 in a single throw, for 9; put together from several throws, 2 2 1 is the lowest of all.{" "}
        }
    }{ $jule ->
        [false] {""}
       *[true] { $max_throws ->
            [1] Jule, 4 2 1, costs 7.{" "}
           *[other] Jule, 4 2 1 in a single throw, costs 7; put together it is just a house number.{" "}
        }
    }Then come the Schocks, two ones and a third die: the higher that die the better, and it is also the price. Three of a kind are a General for 3 discs{ $general_single_throw ->
        [false] {""}
       *[true] { $max_throws ->
            [1] {""}
           *[other] , if they fell in a single throw
        }
    }. Three numbers in a row are a straight (“Straße”) for 2{ $street_single_throw ->
        [false] {""}
       *[true] { $max_throws ->
            [1] {""}
           *[other] , if it fell in a single throw
        }
    }. Everything else is a house number (“Hausnummer”), read with the highest digit first, and costs one disc: 551 beats 544. Even the smallest Schock beats every General.{ $pippi ->
        [false] {" "}2 2 1 is always the lowest throw of all.
       *[true] {""}
    }{ $jule ->
        [false] {" "}4 2 1 is never more than a house number.
       *[true] {""}
    }

    “Mit ist Schitt”, as they say: the same again is no good. { $max_throws ->
        [1] Of equal results the earlier one ranks higher.
       *[other] { schocken-rules-same-again }
    } This holds at the top and at the bottom.

    Whoever is lowest takes the discs from the middle. { $supply_shortfall ->
        [from_winner] If there are too few, the winner adds the rest from their own.
       *[lapse] If there are too few, the rest is forgotten.
    } Once the middle is empty, whoever has no discs is safe for this half; the others play on, and now the winner gives the loser discs of their own. Whoever loses a round begins the next. After a Schock Out the lowest takes every disc there is, the other players' included. { $halves ->
        [1] That loses the game.
       *[other] { $schock_out_scope ->
            [game] That loses the whole game at once.
           *[half] That loses the half, not the whole game.
        }
    }

    { $halves ->
        [1] A single half is played: whoever loses it loses the game, and all the others have won.
       *[other] Two halves are played, each with all discs and all players. { $loading_round ->
            [each_half] {""}
           *[off] Whoever loses the first begins the second.{" "}
        }Whoever loses both loses the game. Otherwise the two losers settle it in a final: { $final_mode ->
            [single_round] one round, and the lower throw loses.
           *[half] another whole half for all the discs.
        } { $final_starter ->
            [loser_half_1] Whoever lost the first half begins it.
           *[loser_half_2] Whoever lost the second half begins it.
        } Whoever has lost no half wins; with two players, whoever does not lose the game wins.
    }{ $loading_round ->
        [each_half] {" "}Each half begins “loaded” (“geladen”): { $max_throws ->
            [1] in its first round nothing is turned.
           *[other] in its first round everybody throws exactly once, and nothing is turned.
        } Between equal throws the order of the seats decides there, beginning with whoever lost last, and at the very start with the first seat. The final is not loaded.
       *[off] {""}
    }
schocken-rules-throws =
    { $max_throws ->
        [2] If you like it, let it stand; if not, you have a second throw.
       *[other] If you like it, let it stand; if not, throw again, up to three times in all.
    } { $lay_out ->
        [ones_only] Before the next throw you may lay out ones, and nothing but ones; all other dice go back into the cup.
       *[any] Whatever you like to keep you lay out in the open before the next throw; the rest goes back into the cup.
    } { $take_back ->
        [false] A die that is out stays out.
       *[true] A die that is out may be thrown again later.
    } You must throw at least one die. If you throw again, you give the old throw up and everybody gets to see it. The throw you let stand stays under the cup until all have finished. The others follow clockwise and may throw at most as often as you did.
schocken-rules-same-again =
    { $throw_count_tiebreak ->
        [all] Of equal results the one with fewer throws ranks higher, and only then the earlier one.
        [schock] Of equal results the earlier one ranks higher; only among equal Schocks the one with fewer throws comes first.
       *[none] Of equal results the earlier one ranks higher, however many throws it took.
    }
schocken-rules-leaflet-turn =
    {""}

    { $max_throws ->
        [1] If two sixes lie beside a one, one of them is turned into a one by itself: Schock 6.
       *[other] If at least two sixes fall in one throw, you may turn one of them into a one. After that you may stand or throw again; it stays out of the next throw. If in the end two sixes of one throw lie beside a one, a six is turned by itself: Schock 6.
    }
schocken-rules-tournament-turn =
    {""}

    { $max_throws ->
        [1] {""}
       *[other] If two sixes fall in a throw that is not your last, you may turn one of them into a one; of three sixes, two. Turned dice stay out of the next throw, and throw you must: only ones may stay out as well. { $six_turn_keeps_ones ->
            [false] That means ones that were already out; a one of this throw has to go back into the cup.
           *[true] That means ones that were already out and ones of this throw as well.
        }
    }

## Options
schocken-option-discs = Discs
schocken-option-discs-help = How many discs lie in the middle when a half begins.
schocken-option-max_throws = Most throws
schocken-option-max_throws-help = How often whoever begins a round may throw.
schocken-option-lay_out = Laying out
schocken-option-lay_out-help = Which dice may stay out of the next throw.
schocken-value-lay_out-any = any dice
schocken-value-lay_out-ones_only = ones only
schocken-option-take_back = Taking back
schocken-option-take_back-help = Whether dice laid out may go back into the cup.
schocken-option-jule = Jule
schocken-option-jule-help = 4 2 1 in a single throw beats every Schock and costs 7 discs.
schocken-option-pippi = Pippi
schocken-option-pippi-help = 2 2 1 in a single throw beats a Jule and costs 9 discs.
schocken-option-street_single_throw = Straights in a single throw only
schocken-option-street_single_throw-help = A straight counts only if it falls in a single throw.
schocken-option-general_single_throw = Generals in a single throw only
schocken-option-general_single_throw-help = A General counts only if it falls in a single throw.
schocken-option-throw_count_tiebreak = Fewer throws
schocken-option-throw_count_tiebreak-help = For which equal results fewer throws rank higher.
schocken-value-throw_count_tiebreak-none = count for nothing
schocken-value-throw_count_tiebreak-schock = count among Schocks
schocken-value-throw_count_tiebreak-all = always count
schocken-option-six_turn = Turning sixes
schocken-option-six_turn-help = What may be done with two sixes of one throw.
schocken-value-six_turn-leaflet = one may become a one
schocken-value-six_turn-tournament = the tournament way: all but one, and a throw must follow
schocken-value-six_turn-off = nothing is turned
schocken-option-six_turn_keeps_ones = A one stays when turning
schocken-option-six_turn_keeps_ones-help = Whether a one of the same throw may stay out after turning in the tournament way.
schocken-option-loading_round = Loaded
schocken-option-loading_round-help = Whether each half begins with a round in which everybody throws exactly once.
schocken-value-loading_round-off = no
schocken-value-loading_round-each_half = at the beginning of each half
schocken-option-halves = Halves
schocken-option-halves-help = Two halves with a final, or a single one (“scharf”, sharp).
schocken-option-final_mode = Final
schocken-option-final_mode-help = Whether the final lasts a whole half or a single round.
schocken-value-final_mode-half = a whole half
schocken-value-final_mode-single_round = a single round
schocken-option-final_starter = Who begins the final
schocken-option-final_starter-help = The loser of the first half or of the second.
schocken-value-final_starter-loser_half_2 = loser of the second half
schocken-value-final_starter-loser_half_1 = loser of the first half
schocken-option-schock_out_scope = Schock out ends
schocken-option-schock_out_scope-help = What is lost by whoever gets all discs through a Schock Out.
schocken-value-schock_out_scope-half = the half
schocken-value-schock_out_scope-game = the whole game
schocken-option-supply_shortfall = Too few discs in the middle
schocken-option-supply_shortfall-help = What happens when the middle cannot pay the price.
schocken-value-supply_shortfall-lapse = the rest is forgotten
schocken-value-supply_shortfall-from_winner = the winner adds it

## Results
schocken-figure-schock-out = Schock out
schocken-figure-pippi = Pippi
schocken-figure-jule = Jule
schocken-figure-schock = Schock { $value }
schocken-figure-general = General { $value }
schocken-figure-street = straight { $value }
schocken-figure-simple = house number { $value }

## Buttons
schocken-press-stand = Let it stand
schocken-press-turn = Turn a six into a one
schocken-press-turn-and-throw =
    { $count ->
        [one] Turn a six into a one and throw again
       *[other] Turn { $count } sixes into ones and throw again
    }
schocken-move-keep =
    { $count ->
        [0] Throw all three dice again
        [one] Leave one die out and throw the others
       *[other] Leave two dice out and throw the third
    }
schocken-space-keeps = Lay out { $least } to { $most } dice and throw the rest again

## What happened
schocken-told-press-stand = { $who } lets it stand.
    .you = You let it stand.
schocken-told-press-turn = { $who } turns: six becomes one.
    .you = You turn: six becomes one.
schocken-told-keep =
    { $count ->
        [0] { $who } throws all three dice again.
        [one] { $who } leaves one die out and throws two again.
       *[other] { $who } leaves two dice out and throws the third again.
    }
    .you =
        { $count ->
            [0] You throw all three dice again.
            [one] You leave one die out and throw two again.
           *[other] You leave two dice out and throw the third again.
        }
schocken-told-given-up = The old throw was { $faces }.
schocken-told-laid-out = Laid out: { $faces }.
schocken-told-turned-for-you = Two sixes beside a one: one of them is turned, you have Schock 6.
schocken-told-limit =
    { $throws ->
        [one] So everybody has just one throw.
       *[other] So everybody has at most { $throws } throws.
    }
schocken-told-cups-up = Cups up!
schocken-told-hand = { $who } has { $faces }: { $figure } on throw { $throws }.
    .you = You have { $faces }: { $figure } on throw { $throws }.
schocken-told-hand-turned = { $who } has { $faces } with a six turned: { $figure } on throw { $throws }.
    .you = You have { $faces } with a six turned: { $figure } on throw { $throws }.
schocken-told-equal-best = Equally good, but “Mit ist Schitt”: { $who } came earlier.
    .you = Equally good, but “Mit ist Schitt”: you came earlier.
schocken-told-equal-worst = Equally bad, but “Mit ist Schitt”: { $who } came later.
    .you = Equally bad, but “Mit ist Schitt”: you came later.
schocken-told-round-supply =
    { $discs ->
        [one] { $who } is highest; { $loser } is lowest and takes one disc.
       *[other] { $who } is highest; { $loser } is lowest and takes { $discs } discs.
    }
    .you =
        { $discs ->
            [one] You are highest; { $loser } is lowest and takes one disc.
           *[other] You are highest; { $loser } is lowest and takes { $discs } discs.
        }
    .you-loser =
        { $discs ->
            [one] { $who } is highest; you are lowest and take one disc.
           *[other] { $who } is highest; you are lowest and take { $discs } discs.
        }
schocken-told-round-players =
    { $discs ->
        [one] { $who } is highest and gives one disc to { $loser }.
       *[other] { $who } is highest and gives { $discs } discs to { $loser }.
    }
    .you =
        { $discs ->
            [one] You are highest and give one disc to { $loser }.
           *[other] You are highest and give { $discs } discs to { $loser }.
        }
    .you-loser =
        { $discs ->
            [one] { $who } is highest and gives you one disc.
           *[other] { $who } is highest and gives you { $discs } discs.
        }
schocken-told-schock-out = Schock out! { $loser } takes every disc.
    .moment = Schock out!
    .you-loser = Schock out! You take every disc.
schocken-told-supply-empty = The middle is empty. From now on the highest gives the lowest discs of their own.
schocken-told-safe =
    { $count ->
        [one] { $who } has no discs and is safe for this half.
       *[other] { $who } have no discs and are safe for this half.
    }
    .you =
        { $others ->
            [0] You have no discs and are safe for this half.
           *[other] Like { $names }, you have no discs and are safe for this half.
        }
schocken-told-half-lost =
    { $half ->
        [1] { $who } has all the discs and loses the first half.
       *[other] { $who } has all the discs and loses the second half.
    }
    .moment = { $who } loses the half
    .you =
        { $half ->
            [1] You have all the discs and lose the first half.
           *[other] You have all the discs and lose the second half.
        }
    .moment-you = You lose the half
schocken-told-half-begins =
    { $loading ->
        [true] All discs back to the middle! The second half is loaded: everybody throws exactly once.
       *[false] All discs back to the middle! { $who } begins the second half.
    }
    .you =
        { $loading ->
            [true] All discs back to the middle! The second half is loaded: everybody throws exactly once.
           *[false] All discs back to the middle! You begin the second half.
        }
schocken-told-final = The final! { $who } settle it between them; { $starter } begins.
    .you = The final! You settle it with { $names }.
schocken-told-final-lost = { $who } loses the final.
    .moment = { $who } loses
    .you = You lose the final.
    .moment-you = You lose
schocken-told-both-halves = Both halves for { $who }: “Pitsch, Patsch!”
    .moment = Pitsch, Patsch!
    .you = Both halves for you: “Pitsch, Patsch!”

## On the table
schocken-half =
    { $number ->
        [0] The only half
        [1] First half
        [2] Second half
       *[other] Final
    }.
schocken-last-round =
    { $discs ->
        [one] { $who } leads with { $figure }, { $loser } takes one disc.
       *[other] { $who } leads with { $figure }, { $loser } takes { $discs } discs.
    }
    .you =
        { $discs ->
            [one] You lead with { $figure }, { $loser } takes one disc.
           *[other] You lead with { $figure }, { $loser } takes { $discs } discs.
        }
    .you-loser =
        { $discs ->
            [one] { $who } leads with { $figure }, you take one disc.
           *[other] { $who } leads with { $figure }, you take { $discs } discs.
        }
schocken-loading = Loaded: everybody throws exactly once.
schocken-limit =
    { $throws ->
        [one] Just one throw each.
       *[other] At most { $throws } throws.
    }
schocken-given-up = { $who } gave up { $faces }.
    .you = You gave up { $faces }.
schocken-turned = { $who } turned a six into a one.
    .you = You turned a six into a one.
schocken-yours = You have { $figure }.
schocken-supply = In the middle
schocken-pile-of = In front of { $who }
    .you = In front of you
schocken-note =
    { $half ->
        [0] safe
        [1] { $resting ->
            [true] a half, safe
           *[false] lost a half
        }
       *[other] { $resting ->
            [true] a half, safe
           *[false] lost a half
        }
    }

## Errors
schocken-error-ones-only = Only ones may stay out now.
schocken-error-throw-one = One die has to be thrown. If you like them all, let them stand.
schocken-error-laid-out-stays = At this table, dice that are out stay out.
schocken-error-turned-stays = Turned dice stay out of the next throw.
schocken-error-must-throw = Whoever turns must throw again.
schocken-error-no-sixes = Turning takes two sixes of one throw, and can be done only once.
schocken-error-no-turning = At this table nothing is turned.

# The guided first game.
schocken-learn-cup = Only you see your dice. 1 1 1 is the highest, two ones are a Schock; 6 4 1 is read as 641.
schocken-learn-throw = Turn the cup over: only you look underneath.
schocken-learn-keeps-stand = Good enough? Then let it stand. Otherwise lay out what you like – ones are best – and throw the rest.
schocken-learn-keeps-stand-turn = Several sixes: you may turn one into a one. Or let it stand, or throw again.
schocken-learn-after-told-limit = Now nobody may throw more often than the first one did.
schocken-learn-after-told-cups-up = Cups up: the best throw names the price, the worst takes that many discs.
schocken-learn-after-told-supply-empty = The middle is empty: now the winner of a round gives discs to the loser.
schocken-learn-after-told-half-lost = Whoever has all the discs has lost the half.
