die-reise-nach-amerika-name = The Voyage to America
die-reise-nach-amerika-aliases = Die Reise nach Amerika
die-reise-nach-amerika-line = From one to six to America, in as few throws as you can.
die-reise-nach-amerika-goal =
    Lay out 1 to 6 in order{ $return_trip ->
        [false] {""}
       *[true] , then back to 1
    } – with the fewest throws.
die-reise-nach-amerika-each-turn = Throw and set aside the numbers that come next; the rest are thrown again later.
die-reise-nach-amerika-rules =
    Six dice are thrown. On the way out you put aside a one, a two and so on up to the six, in this order. If the number you need is there, one die that shows it goes aside, and you look for the next one at once; so one throw may bring several dice. You throw the others the next time. { $return_trip ->
        [false] When all six are aside, you have arrived.
       *[true] When all six are aside, you are in America. The way back begins with the next throw, with six dice again and this time from six to one. Then you are home.
    }

    { $turn_mode ->
        [consecutive] Everybody makes the whole trip in one go before the next one begins. Whoever needs the fewest throws wins.
       *[one_throw_each] In turn everybody throws once. When the first one arrives, the round is played to its end, and all who arrive in this round win. { $play_out ->
            [true] The others play on until everybody has arrived; the lower places are decided by the throws as well.
           *[false] The others are ranked by how far they have come.
        }
    }

    { $tie_break ->
        [throw_off] If several are equally good, they make the whole trip again, against each other, until one of them is ahead, ten times at most.
       *[shared] If several are equally good, they share the win.
    } Whoever is still on the way after 500 throws is lost at sea and comes last.
die-reise-nach-amerika-option-turn_mode = Turns
die-reise-nach-amerika-option-turn_mode-help = Whether all throw in turn or everybody makes the trip in one go.
die-reise-nach-amerika-value-turn_mode-one_throw_each = one throw each
die-reise-nach-amerika-value-turn_mode-consecutive = in one go
die-reise-nach-amerika-option-return_trip = Return trip
die-reise-nach-amerika-option-return_trip-help = Whether there is a way back.
die-reise-nach-amerika-option-play_out = Until all are home
die-reise-nach-amerika-option-play_out-help = Whether play goes on until the last one has arrived.
die-reise-nach-amerika-option-tie_break-help = Share the win, or make the whole trip again against each other.
die-reise-nach-amerika-told-laid = { $who } sets aside { $numbers } and now needs the { $needed }.
    .you = You set aside { $numbers } and now need the { $needed }.
die-reise-nach-amerika-told-nothing = Nothing there: { $who } still needs the { $needed }.
    .you = Nothing there: you still need the { $needed }.
die-reise-nach-amerika-told-arrived = { $who } sets aside { $numbers } and is in America! Now for the way back.
    .moment = America!
    .you = You set aside { $numbers } and are in America! Now for the way back.
die-reise-nach-amerika-told-home =
    { $throws ->
        [one] { $who } sets aside { $numbers } and has arrived after one throw!
       *[other] { $who } sets aside { $numbers } and has arrived after { $throws } throws!
    }
    .you =
        { $throws ->
            [one] You set aside { $numbers } and have arrived after one throw!
           *[other] You set aside { $numbers } and have arrived after { $throws } throws!
        }
die-reise-nach-amerika-told-lost = After { $throws } throws { $who } has not arrived and is lost at sea.
    .you = After { $throws } throws you have not arrived and are lost at sea.
die-reise-nach-amerika-told-last-round = The round is played to its end.
die-reise-nach-amerika-told-tie = Equally good: { $who } make the trip again.
    .you = Equally good: you and { $names } make the trip again.
die-reise-nach-amerika-told-stopped = Nobody has arrived.
die-reise-nach-amerika-tie = Play-off: { $who } make the trip again.
    .you = Play-off: you and { $names } make the trip again.
die-reise-nach-amerika-last-circuit =
    { $count ->
        [one] Last round: { $who } has arrived.
       *[other] Last round: { $who } have arrived.
    }
    .you =
        { $others ->
            [0] Last round: you have arrived.
           *[other] Last round: you and { $names } have arrived.
        }
die-reise-nach-amerika-note-out = outward, next the { $needed }
die-reise-nach-amerika-note-back = homeward, next the { $needed }
die-reise-nach-amerika-note-home = arrived
die-reise-nach-amerika-note-lost = lost at sea
die-reise-nach-amerika-note-ashore = no longer in it
