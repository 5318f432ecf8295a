letra-mix-name = Letra Mix
letra-mix-aliases = Letter Dice; Crossword Dice; Dice Crossword
letra-mix-line = Thirteen letter dice and an hourglass: lay a little crossword, and leave as little over as you can.
letra-mix-goal = Whoever has the most points wins: words score, dice left over cost points.
letra-mix-each-turn = Throw 13 letters and lay words with them until the hourglass has run out.
letra-mix-rules =
    You throw all thirteen letter dice and have { $hourglass_s } seconds to lay words with them, across and down as in a crossword. You may move any die as often as you like, and stop early. When the sand has run out, what lies there counts. Then your left neighbour has a turn.

    Everything must hang together, and every line of two or more dice must be a word, read from left to right or downwards, with at least { $min_word } letters. What is no word does not count and joins nothing; if not everything hangs together, the group that is worth most counts. Umlauts and ß are laid as AE, OE, UE and SS. The joker ◆ stands for a letter of your choice, the same across and down; you may change it until time is up.

    Words must be in a dictionary: no names, no abbreviations, no dialect, no foreign words, no inventions. { $word_check ->
        [vote] The others decide: after each turn they have { $review_s } seconds to challenge the words of that turn. Then all others vote in secret for { $vote_s } seconds; a word falls only if more are against it than for it.
        [trust] Nothing is checked: you trust each other.
       *[list] The word list checks them. { $live_check ->
            [true] While you lay them, you can see what is a word.
           *[false] Whether all is well shows at the end of the turn.
        }
    }

    If your throw shows one vowel at most, you may throw all thirteen dice again, { $max_rerolls ->
        [unlimited] as often as that happens
       *[1] but only once in a turn
    }; the sand runs on. Vowels are A, E, I, O and U, neither Y nor the joker.

    For each word you get the values of all its dice; a die in two words counts twice. The values of all dice left over are taken off, so a turn may cost you points. { $dice_set ->
        [en] The letters are the English ones: A E I L N O R S T are worth 1, D U 2, B C G H M P W Y 3, F K V 5, J X Z 7, and the joker nothing.
       *[de] The letters are the German ones: A E I N R S T U are worth 1, D H L O 2, B C F G K M 3, P W Z 4, J V 6, X Y 7, and the joker nothing.
    }

    { $end_mode ->
        [target] When somebody reaches { $target } points, the round is played to its end; after 50 rounds the game is over in any case.
        [time] After { $time_min } minutes the round is played to its end.
       *[rounds] You play { $rounds ->
            [one] one round
           *[other] { WORD($rounds) } rounds
        }.
    } Whoever has the most points then wins.

letra-mix-option-end_mode = End
letra-mix-option-end_mode-help = After rounds, at a number of points, or by the clock.
letra-mix-value-end_mode-rounds = after rounds
letra-mix-value-end_mode-target = at a number of points
letra-mix-value-end_mode-time = by the clock
letra-mix-option-rounds = Rounds
letra-mix-option-rounds-help = How many rounds, if you play by rounds.
letra-mix-option-target = Target
letra-mix-option-target-help = How many points, if you play for points.
letra-mix-option-time_min = Playing time in minutes
letra-mix-option-time_min-help = How many minutes, if you play by the clock.
letra-mix-option-hourglass_s = Hourglass in seconds
letra-mix-option-hourglass_s-help = How long you may lay words.
letra-mix-option-max_rerolls = New throw with one vowel at most
letra-mix-option-max_rerolls-help = How often in a turn a throw with hardly a vowel may be repeated.
letra-mix-value-max_rerolls-unlimited = as often as it happens
letra-mix-option-word_check = Checking words
letra-mix-option-word_check-help = With the word list, by a vote of the others, or not at all.
letra-mix-value-word_check-list = word list
letra-mix-value-word_check-vote = vote
letra-mix-value-word_check-trust = trust
letra-mix-option-min_word = Shortest word
letra-mix-option-min_word-help = How many letters a word needs.
letra-mix-option-live_check = Check while laying
letra-mix-option-live_check-help = Shows which lines are words while you lay them.

## Laying
letra-mix-headline-lay = Lay your words!
letra-mix-headline-review = Are these all words? Challenge what is wrong.
letra-mix-press-stop = Done, leave it like this
letra-mix-press-rethrow = Throw all thirteen dice again
letra-mix-told-press-stop = { $who } is done.
    .you = You are done.
letra-mix-told-press-rethrow = { $who } throws again; the sand runs on.
    .you = You throw again; the sand runs on.
letra-mix-told-few-vowels =
    { $vowels ->
        [0] Not a single vowel: the throw may be repeated.
       *[other] Only one vowel: the throw may be repeated.
    }
letra-mix-told-lay =
    { $count ->
        [0] { $who } takes everything back.
        [one] { $who } lays one die.
       *[other] { $who } lays { $count } dice.
    }
    .you =
        { $count ->
            [0] You take everything back.
            [one] You lay one die.
           *[other] You lay { $count } dice.
        }
letra-mix-space-layouts = Lay out dice; the whole layout each time
letra-mix-space-challenge = Challenge a word
letra-mix-space-vote-words = Vote for or against a challenged word
letra-mix-told-words-open =
    { $count ->
        [one] There is one word. Does it count?
       *[other] There are { $count } words. Do they all count?
    }
letra-mix-told-counted = These count: { $words }. Left over: { $unused }.
letra-mix-told-turn =
    { $points ->
        [one] { $who } gets 1 point and has { $total }.
       *[other] { $who } gets { $points } points and has { $total }.
    }
    .you =
        { $points ->
            [one] You get 1 point and have { $total }.
           *[other] You get { $points } points and have { $total }.
        }
letra-mix-told-last-round = Playing time is up: this round is played to its end.
letra-mix-turn-brought =
    { $points ->
        [one] That was 1 point for { $who }.
       *[other] That was { $points } points for { $who }.
    }
    .you =
        { $points ->
            [one] That brought you 1 point.
           *[other] That brought you { $points } points.
        }
letra-mix-round-rounds = Round { $round } of { $rounds }
letra-mix-round-target = Round { $round }, up to { $target } points
letra-mix-round-time = Round { $round }
letra-mix-round-last = Round { $round }, the last one
letra-mix-run-valid = { $word } is a word
letra-mix-run-invalid = { $word } is no word
letra-mix-layout-worth =
    { $points ->
        [one] As it lies: 1 point
       *[other] As it lies: { $points } points
    }
letra-mix-read-clock =
    { $kind ->
        [hourglass] Hourglass: { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
        [time] Playing time: { $seconds } seconds
       *[other] { $seconds } seconds
    }
letra-mix-error-enough-vowels = There are { $vowels } vowels; you may throw again only with one at most.
letra-mix-error-rethrown = You may throw again only once in a turn.
