# The house's own words: everything that more than one game says.

## Seats and lists
seat = Player { $number }
the-table = The table
list-and = { $first } and { $last }
list-pair = { $first }, { $second }
list-nothing = nothing

## Faces of the poker die
face-poker-1 = 9
face-poker-2 = 10
face-poker-3 = J
face-poker-4 = Q
face-poker-5 = K
face-poker-6 = A

## Whose turn it is
your-turn = Your turn.
turn-of = { $who } to play.
    .you = You are to play.
turn-to-stake = { $who } to bet.
    .you = You bet.
turn-of-several = Waiting for { $who }.
    .you =
        { $others ->
            [0] You are to play.
           *[other] Waiting for you and { $names }.
        }
table-throws = The dice are thrown.
over = The game is over.
you-throw-for-start = Throw to see who starts.
throw-for-start = Who starts? { $who } throws.
    .you = Who starts? You throw.
lot-for-start = The lot decides who begins.
playoff-for-place = Play-off: { $who } throws.
    .you = Play-off: you throw.

## What happened
told-throw = { $who } throws { $faces }.
    .you = You throw { $faces }.
told-throw-hidden = { $who } throws under the cup.
    .you = You throw under the cup.
told-table-throws = The dice show { $faces }.
told-table-throws-hidden = Dice are thrown under the cup.
told-decided = { $who } has decided.
    .you = You have decided.
told-expired = Time is up.
told-keep =
    { $count ->
        [0] { $who } throws all dice again.
        [one] { $who } keeps one die and throws again.
       *[other] { $who } keeps { $count } dice and throws again.
    }
    .you =
        { $count ->
            [0] You throw all dice again.
            [one] You keep one die and throw again.
           *[other] You keep { $count } dice and throw again.
        }
told-take = { $who } fills { $cell }.
    .you = You fill { $cell }.
told-place = { $who } has made an entry.
    .you = You have made an entry.
told-say = { $who } says { $value }.
    .you = You say { $value }.
told-bid = { $who } says { $amount }.
    .you = You say { $amount }.
told-stake =
    { $chips ->
        [one] { $who } puts one chip on { $field }.
       *[other] { $who } puts { $chips } chips on { $field }.
    }
    .you =
        { $chips ->
            [one] You put one chip on { $field }.
           *[other] You put { $chips } chips on { $field }.
        }
told-choose = { $who } chooses { $other }.
    .you = You choose { $other }.
    .you-other = { $who } chooses you.
told-write = { $who } writes { $text }.
    .you = You write { $text }.
told-link = { $who } says that { $one } and { $other } are the same.
    .you = You say that { $one } and { $other } are the same.
told-lay = { $who } lays { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
    .you =
        { $count ->
            [one] You lay one die.
           *[other] You lay { $count } dice.
        }
told-press-stop = { $who } stops.
    .you = You stop.
told-press-throw = { $who } throws on.
    .you = You throw on.
told-press-turn = { $who } turns a six into a one.
    .you = You turn a six into a one.
told-press-pass = { $who } passes.
    .you = You pass.
told-press-done = { $who } is done.
    .you = You are done.
told-begins = { $who } begins.
    .you = You begin.
told-playoff = A tie: it takes a play-off.
told-game-finished = Game { $number } of { $games } is finished.
told-winners =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the win.
    }
    .you =
        { $others ->
            [0] You win.
           *[other] You and { $names } share the win.
        }
told-losers =
    { $count ->
        [one] { $who } loses.
       *[other] { $who } lose together.
    }
    .you =
        { $others ->
            [0] You lose.
           *[other] You and { $names } lose together.
        }
told-draw = It is a draw.
told-performed = The show is over: applause for everybody.
told-stopped = The game was stopped after 10,000 throws.
told-out = { $who } is out.
    .you = You are out.
told-chip =
    { $chips ->
        [one] { $who } takes a chip.
       *[other] { $who } takes a chip and now has { $chips }.
    }
    .you =
        { $chips ->
            [one] You take a chip.
           *[other] You take a chip and now have { $chips }.
        }

series-progress = { $count } of { $length ->
    [one] 1 throw
   *[other] { $length } throws
}
told-series-score = { $who } stands at { $score }.
    .you = You stand at { $score }.

## Buttons
press-stop = Stop
press-throw = Throw again
press-turn = Turn a six into a one
press-pass = Pass
press-done = Done

## Choices
move-keep =
    { $count ->
        [0] Throw all dice again
        [one] Keep one die
       *[other] Keep { $count } dice
    }
move-take = Take { $cell }
move-say = Say { $value }
move-bid = Say { $amount }
move-choose = Choose { $who }
    .you = Choose yourself
space-keeps = Keep { $least } to { $most } dice and throw the rest again
space-cells = Choose a box
space-places = Make your entry
space-bids = Name an amount from { $low } to { $high }
space-stakes = Put { $low } to { $high } chips on a field
space-marks = Choose a word
space-links = Name two words that are the same
space-words = Write a word
space-layouts = Lay out your dice

## Reading the table aloud
read-dice = { $who }: { $faces }
    .you = You: { $faces }
read-held = { $who }, laid out: { $faces }
    .you = You, laid out: { $faces }
read-covered =
    { $count ->
        [one] { $who }: one die under the cup
       *[other] { $who }: { $count } dice under the cup
    }
    .you =
        { $count ->
            [one] You: one die under the cup
           *[other] You: { $count } dice under the cup
        }
read-throws =
    { $allowed ->
        [0] { $who }: throw { $throws }
       *[other] { $who }: throw { $throws } of { $allowed }
    }
    .you =
        { $allowed ->
            [0] You: throw { $throws }
           *[other] You: throw { $throws } of { $allowed }
        }
read-cell = { $who }, { $row }: { $value }
    .you = You, { $row }: { $value }
read-preview = { $row } would give { $value }
pays = { $gain } : 1
pad-open = Write down what you throw.
told-pad = { $who }, { $cell }: { $value }
    .you = Your column, { $cell }: { $value }
told-pad-erased = { $who }, { $cell }: open again
    .you = Your column, { $cell }: open again
section-upper = Upper half
section-lower = Lower half
bonus-missing = { $points } to go
read-strikes = { $who }: still open { $left }; struck { $struck }
    .you = You: still open { $left }; struck { $struck }
read-pile =
    { $unit ->
        [discs] { $label }: { $chips ->
            [one] 1 disc
           *[other] { $chips } discs
        }
       *[chips] { $label }: { $chips ->
            [one] 1 chip
           *[other] { $chips } chips
        }
    }
read-field =
    { $chips ->
        [one] Field { $label }: 1 chip
       *[other] Field { $label }: { $chips } chips
    }
read-token = { $who } stands on { $at } of { $length }
    .you = You stand on { $at } of { $length }
read-squares = { $who }, squares, row { $row }: { $cells }
    .you = You, squares, row { $row }: { $cells }
read-circles = { $who }, circles, row { $row }: { $cells }
    .you = You, circles, row { $row }: { $cells }
read-results = { $who }, results, row { $row }: { $cells }
    .you = You, results, row { $row }: { $cells }
read-bet =
    { $chips ->
        [one] { $who } has 1 chip on { $field }
       *[other] { $who } has { $chips } chips on { $field }
    }
    .you =
        { $chips ->
            [one] You have 1 chip on { $field }
           *[other] You have { $chips } chips on { $field }
        }
read-letters = { $who }, letters: { $letters }
    .you = You, letters: { $letters }
read-tile = { $letter } at column { $column }, row { $row }
read-picture = { $who } has drawn { $drawn }; missing: { $missing }
    .you = You have drawn { $drawn }; missing: { $missing }
read-slot = { $who }, { $slot } ({ $letter }): { $text }
    .you = You, { $slot } ({ $letter }): { $text }
read-term = { $text } ({ $authors }): { $status }
read-term-points = { $text }: { $points ->
    [one] 1 point
   *[other] { $points } points
} each
term-open = open
term-challenged = challenged, { $accepts } for and { $rejects } against
term-valid = stands
term-rejected = rejected, { $accepts } for and { $rejects } against
read-standing =
    { $unit ->
        [points] { $who }: { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
        [chips] { $who }: { $score ->
            [one] { $score } chip
           *[other] { $score } chips
        }
        [discs] { $who }: { $score ->
            [one] { $score } disc
           *[other] { $score } discs
        }
        [penalty-chips] { $who }: { $score ->
            [one] { $score } penalty chip
           *[other] { $score } penalty chips
        }
        [throws] { $who }: { $score ->
            [one] { $score } throw
           *[other] { $score } throws
        }
        [match-chips] { $who }: { $score } chips in the match
        [match-winner] { $who }: { $score } in the match
        [match-loser] { $who }: { $score } in the match
       *[other] { $who }: { $score }
    }
    .you =
        { $unit ->
            [points] You: { $score ->
                [one] { $score } point
               *[other] { $score } points
            }
            [chips] You: { $score ->
                [one] { $score } chip
               *[other] { $score } chips
            }
            [discs] You: { $score ->
                [one] { $score } disc
               *[other] { $score } discs
            }
            [penalty-chips] You: { $score ->
                [one] { $score } penalty chip
               *[other] { $score } penalty chips
            }
            [throws] You: { $score ->
                [one] { $score } throw
               *[other] { $score } throws
            }
            [match-chips] You: { $score } chips in the match
            [match-winner] You: { $score } in the match
            [match-loser] You: { $score } in the match
           *[other] You: { $score }
        }
read-out = { $who } is out
    .you = You are out
read-note = { $who }: { $note }
    .you = You: { $note }
read-offer = You can: { $label }
read-clock = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}

## Families
family-series = Series of throws
family-race = Races
family-luck = Press your luck
family-sheet = Score sheets
family-chips = Chips and boards
family-bank = Bank and bets
family-total = Running totals
family-cup = Cup games
family-bluff = Bluff
family-poker = Dice poker
family-word = Word games
family-trick = Magic tricks

## Options that every game has
option-starter = Who begins
option-starter-help = Throw for it, leave it to the lot, or let the first seat begin.
value-starter-highest_throw = highest throw
value-starter-random = by lot
value-starter-first_seat = first seat
option-games = Games in the match
option-games-help = How many games are played in a row; the start moves on one seat each time.
option-decision_seconds = Seconds to decide
option-decision_seconds-help = 0 means no clock; when time is up the mildest move is played.
option-tie_break = Ties
option-tie_break-help = Share the decisive place, or throw for it.
value-tie_break-shared = shared
value-tie_break-throw_off = play-off
option-match_scoring = Match counts
option-match_scoring-help = Count games won, or add up the points.
value-match_scoring-wins = games won
value-match_scoring-points = points
value-decision_seconds-0 = no clock
value-answer_seconds-0 = no clock
value-bet_seconds-0 = no clock
value-claim_seconds-0 = no clock
value-entry_seconds-0 = no clock
value-true = yes
value-false = no

## Errors
error-game-over = The game is over.
error-throw-expected =
    { $dice ->
        [one] First the die has to be thrown.
       *[other] First { $dice } dice have to be thrown.
    }
error-answer-expected = First { $asked } must decide.
error-not-asked = It is not your turn: { $asked } must decide.
error-not-a-choice = That is not possible now. Choose one of the moves on offer.
error-wrong-dice =
    { $dice ->
        [one] One die is to be thrown; { $faces } cannot have fallen.
       *[other] { $dice } dice are to be thrown; { $faces } cannot have fallen.
    }
error-no-such-clock = No clock called { $clock } is running.
error-words-not-asked = Nobody has asked the word list about { $words } here.
error-unknown-game =
    { $near ->
        [none] There is no game called { $id }.
       *[other] There is no game called { $id }. Did you mean { $near }?
    }
error-unknown-version = Version { $version } of the rules of { $id } is not here.
error-bad-first = There is no seat { $first } at this table: seats are counted from 0 to { $most }.
error-bad-seats = { $id } is for { $least } to { $most } players, not { $seats }.
error-unknown-option = There is no option { $option }. There are: { $known }
error-bad-option-value = { $option } cannot be { $value }. Allowed: { $allowed }
error-option-not-there = { $needs ->
    [none] { $option } cannot be { $value } in this game.
   *[other] { $option } cannot be { $value } here: there is that only with { $needs }.
}
error-option-fixed = { $option } is fixed in { $preset }: { $value }.
error-stakes-crossed = The highest stake cannot be less than the lowest.
error-too-few-chips = In the open game everybody needs at least six chips.
error-numbers-run-out = There are only six lucky numbers: if each may be chosen only once, at most six can play.
error-unreadable-state = This is no state of { $id }: { $told }
error-unreadable-event = This line is no event: { $line }
error-unreadable-move = This is no move: { $line }
error-not-on-pad = That cannot stand here. Have another look at the dice.
error-no-pad = { $id } has no sheet for everybody.
error-not-a-record = This is not a Knobel record.
error-bad-header = This header line cannot be read: { $line }
error-illegal-event = Event { $number } ({ $event }) is against the rules: { $reason }
error-position-parts = A position has three to five parts between slashes; this has { $count }.
error-position-no-such-field = { $place } has no { $field }. It may have: { $known }
error-position-field-missing = { $place } is missing.
error-position-field-twice = { $place } is there twice.
error-position-brackets = The brackets in { $place } do not match: { $value }
error-position-wrong-value = { $place } cannot be { $value }. Allowed: { $allowed }
error-position-chips = The chips in { $place } do not add up: { $found } instead of { $expected }.
error-position-impossible = No game can come to this: the rules cannot go on from { $place } ({ $reason }).
error-position-of-another-game = This is a position of { $found }, not of { $id }.
error-unknown-mind = There is no mind called { $mind }. There are: { $known }
error-too-few-minds = It takes two minds to compare, for example --minds strong,greedy.
error-game-not-over = This game is not over yet. Finish it first, then it can be analysed.

# What a hand is called when a round is settled.
hand-sum =
    { $over ->
        [true] { $total }, too many
       *[other] { $total }
    }
hand-total = { $total }
