# "Me": what has become of one's own games.

web-me-title = Me
web-me-alone = Games on this device.
web-me-guest = Games on this device. With an account you see them on all your devices.
web-me-account = Games on all your devices.
web-me-loading = Fetching your games …
web-me-empty = No game played to its end yet
web-me-empty-help = As soon as you finish one, you will see here how it went: bests, luck, streaks and badges.
web-me-empty-play = Play a game
web-me-none = There is no such game yet.
web-me-show = Show
web-me-filter-game = Game
web-me-filter-all-games = All games
web-me-filter-time = When
web-me-filter-always = From the beginning
web-me-filter-days = { $days ->
        [7] The last 7 days
        [30] The last 30 days
       *[other] The last year
    }
web-me-filter-company = With whom
web-me-filter-anybody = With anybody
web-me-filter-people = With people
web-me-filter-bots = Against bots
web-me-filter-alone = Alone

web-me-played = { $count ->
        [one] game
       *[other] games
    }
web-me-won = won
web-me-tried = { $count ->
        [one] kind of game
       *[other] kinds of games
    }
web-me-streak = { $count ->
        [one] win in a row
       *[other] wins in a row
    }
web-me-streak-now = { $count ->
        [0] No streak right now
        [one] Right now: 1 win
       *[other] Right now: { $count } wins in a row
    }

web-me-games = Game by game
web-me-column-game = Game
web-me-column-played = Games
web-me-column-won = Won
web-me-column-best = Best
web-me-column-mean = Average
web-me-row = { $played ->
        [one] 1 game
       *[other] { $played } games
    }{ $rated ->
        [0] { "" }
       *[other] , { $won } won
    }
web-me-best = best
web-me-mean = average
web-me-chips = chips
web-me-points = points
web-me-course = { $game }: { $count ->
        [one] one game
       *[other] { $count } games
    }, from { $first } to { $last }, best { $best }
web-me-as-table = As a table

web-me-badges = Badges
web-me-badge-first = First game
web-me-badge-first-help = Play a game to its end
web-me-badge-kniffel = Kniffel!
web-me-badge-kniffel-help = Write down a Kniffel
web-me-badge-schock-out = Schock out
web-me-badge-schock-out-help = Uncover three ones at Schocken
web-me-badge-in-a-row = Three in a row
web-me-badge-in-a-row-help = Three wins one after the other
web-me-badge-bonus = Full on top
web-me-badge-bonus-help = Earn the bonus at Kniffel five times
web-me-badge-ten-games = Curious
web-me-badge-ten-games-help = Play ten different games
web-me-badge-friends = Regulars
web-me-badge-friends-help = Ten games with other people
web-me-badge-hundred = A hundred
web-me-badge-hundred-help = Play a hundred games
web-me-badge-earned = since { $day }
web-me-badge-open = { $count } of { $of }
web-me-badge-still = still open
web-me-reading = { $count ->
        [one] One game is still being read …
       *[other] { $count } games are still being read …
    }

web-me-kniffel = Kniffel: you and the best play
web-me-kniffel-help = How often a game ends with so many points. The best play alone makes { $best } points on average, you make { $own }.
web-me-kniffel-label = How your points at Kniffel are spread beside those of the best play; the table below has all numbers
web-me-kniffel-own = You
web-me-kniffel-best = Best play
web-me-kniffel-points = Points
web-me-kniffel-step = { $low } to { $high }

web-me-luck = Luck and decisions
web-me-luck-help = From all games that were analysed: on average for each game. You find “Analyse” in the course of a game.
web-me-luck-none = No game analysed yet. Open one of your last games and tap “Analyse” there.
web-me-luck-unit = { $unit ->
        [points] In points
        [chips] In chips
       *[chance] In chance of winning
    }
web-me-luck-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }
web-me-luck-dice = The dice brought
web-me-luck-lost = Given away

web-me-last = Last games
web-me-last-more = Show more
web-me-last-won = won
web-me-last-lost = lost
web-me-last-place = place { $place } of { $seats }
web-me-last-alone = alone
web-me-last-open = no winner
web-me-last-elsewhere = played on a device
web-me-last-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-me-last-chips = { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }

web-me-keep = Your data
web-me-keep-help = All that stands here is yours: take it along, or delete it in the settings.
web-me-export = Take it all along
web-me-settings = To the settings

## The whole box on this device

web-box-title = The whole box on this device
web-box-help = { $size ->
    [one] All games, bots and rules, about 1 MB. After that Knobel starts and plays here without a network too.
   *[other] All games, bots and rules, about { $size } MB. After that Knobel starts and plays here without a network too.
}
web-box-ask = Keep the whole box on this device?
web-box-later = Not now
web-box-done = Fine
web-box-elsewhere = The settings have it at any time.
web-box-keep = Keep it here
web-box-go-on = Go on loading
web-box-loading = { $percent }% of { $size } MB loaded
web-box-kept = { $size ->
    [one] The box is on this device, about 1 MB. It starts and plays without a network too.
   *[other] The box is on this device, about { $size } MB. It starts and plays without a network too.
}
web-box-may-go = If this device runs short of room, the browser may clear it away. As an app on the home screen it is safer.
web-box-drop = Clear it away
web-box-failed = The connection broke. What has come stays; the rest follows by itself as soon as it can.
web-box-damaged = Part of the box on this device is damaged and is loaded again as soon as possible. Your games are safe.
web-box-full = There is no room left for it on this device. Clear something away and try again.
web-box-narrow = { $room ->
    [one] Only about 1 MB is free here.
   *[other] Only about { $room } MB are free here.
}
web-box-insecure = Browsers allow this over https alone, and this page came without it. Whoever runs the house opens it with “knobel serve --tls”; on the same computer localhost works, too.
