# "Today": the dice of the day.

web-today-title = Today
web-today-loading = Fetching the day …
web-today-line = One game a day, the same dice for everybody.
web-today-alone = You play alone against the dice.
web-today-bots = { $bots ->
        [one] A bot sits opposite.
       *[other] { $bots } bots sit opposite.
    }
web-today-once = One try counts, without hints. It lasts until { $until }.
web-today-midnight = midnight
web-today-until = { $day } at { $time }
web-today-begun = A new day has begun meanwhile.
web-today-play = Play now
web-today-go-on = Play on
web-today-practise = Practise once more
web-today-practise-past = Play it anyway
web-today-practise-help = The same dice, but it does not count any more.
web-today-missed = You did not play that day.
web-today-unfinished = Your try came to no result in time.
web-today-how = How it went
web-today-mine = Your result
web-today-points = { $count ->
        [one] point
       *[other] points
    }
web-today-chips = { $count ->
        [one] chip
       *[other] chips
    }
web-today-best = Best play with these dice
web-today-best-help = That is what the strongest bot makes of them.
web-today-best-working = Still being worked out …
web-today-expected = Best play on average
web-today-place = Your place
web-today-place-of = { $place } of { $players }
web-today-only = So far only you have played.
web-today-only-here = What others make of these dice, only a house knows.
web-today-nobody = Nobody played that day.
web-today-better = Better than { $share }
web-today-all = All results
web-today-all-label = How everybody's results are spread; the table below has the numbers
web-today-as-table = As a table
web-today-column-result = Result
web-today-column-count = How many
web-today-range = { $low } to { $high }
web-today-you = You
web-today-share = Share
web-today-shared = Knobel { $day } · { $game } · { $result }
web-today-shared-better = Knobel { $day } · { $game } · { $result } · better than { $share }
web-today-past-days = Days so far
web-today-sealed-ahead = { $count ->
        [one] One day is
       *[other] { $count } days are
    } sealed already.
web-today-day-open = not played yet
web-today-day-made = { $result }
web-today-check = Were the dice fair?
web-today-seal-today = The seal stood before anybody threw. Tomorrow the seed is uncovered, and everybody can check.
web-today-seal-here = These dice follow from the date and are the same on every device. Knobel does not show them before their day; anybody who wants to could work them out.
web-today-seal-good = The uncovered seed fits the seal that stood before.
web-today-seal-bad = The uncovered seed does not fit the seal. Do not trust this day.
web-today-seal-changed = The seal of this day is no longer the one that your device has seen. Do not trust this day.
web-today-seal = Seal
web-today-file = Save the file
web-today-file-help = “knobel verify” checks every throw of your game with it.
web-today-replay = Look at your game
web-today-to-today = To today
