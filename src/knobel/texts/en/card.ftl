## The rule card: the line under its title
card-head = { $players } · { $dice } · { $minutes }
card-players =
    { $most ->
        [one] 1 player
       *[other] { $least } to { $most } players
    }
card-players-exact =
    { $least ->
        [one] 1 player
       *[other] { $least } players
    }
card-dice-d6 =
    { $count ->
        [one] one die
       *[other] { WORD($count) } dice
    }
card-dice-d10 =
    { $count ->
        [one] one ten-sided die
       *[other] { WORD($count) } ten-sided dice
    }
card-dice-poker =
    { $count ->
        [one] one poker die
       *[other] { WORD($count) } poker dice
    }
card-dice-letter = { WORD($count) } letter dice
card-minutes =
    { $count ->
        [one] about a minute
       *[other] about { $count } minutes
    }
card-minutes-usual =
    { $count ->
        [one] usually about a minute
       *[other] usually about { $count } minutes
    }

card-number = { $number }

## What the ground rules say, in every game alike
card-starter-highest_throw = You throw for the start: the highest throw begins.
card-starter-random = Who starts is drawn by lot.
card-starter-first_seat = Whoever sits in the first seat starts.
card-clock = You have { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } for every decision; after that the mildest move is made for you.
card-tie-shared-first = If several are level in front at the end, they win together.
card-tie-shared-last = If several are level at the bottom at the end, they lose together; if all are level, nobody loses.
card-tie-off-first =
    If several are level in front at the end, they play it off: each throws { $dice ->
        [one] one die
       *[other] { WORD($dice) } dice
    } once, and the { $value ->
        [game] best throw, counted as in the game,
       *[sum] highest throw
    } wins. Those who are level again throw once more.
card-tie-off-last =
    If several are level at the bottom at the end, they play it off: each throws { $dice ->
        [one] one die
       *[other] { WORD($dice) } dice
    } once, and the { $value ->
        [game] worst throw, counted as in the game,
       *[sum] lowest throw
    } loses. Those who are level again throw once more.
card-tie-repeats =
    { $place ->
        [last] If { WORD($repeats) } play-offs decide nothing, those still in it lose together.
       *[first] If { WORD($repeats) } play-offs decide nothing, those still in it win together.
    }
card-games = You play { WORD($games) } games in a row.
card-match-wins = Whoever has won the most games wins the match; if several are level, they win it together.
card-match-points = The points of all games are added up: whoever has the most wins the match; if several are level, they win it together.
card-match-chips = Chips won and lost are added up over all games: whoever has gained the most wins the match; if several are level, they win it together.
card-match-loser = Whoever has lost least often wins the match, and whoever has lost most often loses it; those who are level do so together.
card-next-left = Every further game is begun by the left neighbour of whoever began the one before.
card-next-loser = Every further game is begun by the loser of the one before.

## Tables on cards
card-boxes = What counts
card-ranks = From the highest to the lowest
card-faces = What a die counts
card-prices = What a round costs
card-triples = Three and four alike
card-stakes = What becomes of the stakes
card-odds = How often the shooter wins
card-box = Box
card-example = Example
card-points = Points
card-served = served
card-throw = Throw
card-dice = Dice
card-die = Die
card-discs = Discs
card-all = all
card-highest = highest
card-lowest = lowest
card-maexchen = Mäxchen
card-doubles = doubles
card-others = all others
card-hand = Hand
card-hand-nothing = no pair
card-hand-pair = one pair
card-hand-two-pairs = two pairs
card-hand-triple = three of a kind
card-hand-sequence = straight
card-hand-full-house = full house
card-hand-four = four of a kind
card-hand-five = five of a kind
card-who = Who
card-chips = Chips
card-over = over the limit
card-beaten = under it, but beaten
card-ones = Ones
card-fives = Fives
card-fallen = Thrown
card-numbers = { $numbers }
card-stake-on = Stake on { $numbers }
card-stays = stays
card-back =
    { $times ->
        [2] back twice
        [3] back three times
       *[other] back { TIMES($times) }
    }
card-lost = lost
card-number-named = Number named
card-chance = Chance
card-percent = { $percent } %
card-range = { $low } to { $high }
card-called = Call { $field }
card-to-maker = all to the thrower
card-to-others = all to the opponents
card-stake = Stake
card-top = Top: { $stake }
card-bottom = Bottom: { $stake }
card-sides = Others: { $stake }
card-pays = What comes back for a chip
card-colour = Colour
card-values = Values
card-for-one = back
card-reckoned = Reckoning
