# What is said at a table only, and comes with the words of the house.

# A round is settled: the hands, what they come to, and who pays.
web-compared = Cups up
web-verdict-best = best
web-verdict-worst = worst
web-verdict-true = true
web-verdict-false = not true
web-paid = { $giver } gives { $amount } to { $taker }
    .you-giver = You give { $amount } to { $taker }
    .you-taker = { $giver } gives you { $amount }
web-paid-to = { $taker } gets { $amount }
    .you-taker = You get { $amount }
web-paid-by = { $giver } pays { $amount }
    .you-giver = You pay { $amount }
web-laid-out = laid out: { $faces }

# Where nothing is decided, the table throws.
web-auto-throw = Throw for me
web-auto-stop = Throws for you · stop

# Where nobody decides anything, the house throws for everybody.
web-quick = Quick: throw everything in one go
web-quick-start = Quick for all
web-quick-on = Quick: the house throws for everybody.
web-quick-by = Quick: { $who } has the house throw for everybody.
    .you = Quick: You have the house throw for everybody.
web-quick-end = Straight to the end
web-quick-stop = Throw yourselves
web-quick-help = Where nobody decides anything, the house throws briskly for everybody. Nobody has to tap.

# From this device into the house, and the other way round.
web-move-open = Open to friends
web-move-take = Take to this device

# Whose part in the dice is missing.
web-seeds-awaited = The dice still lack the random number of { $who }. Whoever begins now plays without any device's number.
web-seeds-unopened = { $who } promised a random number and did not show it. The game goes on without it.
