# After the game: its course, its analysis, checking the dice.

web-past-replay = Replay
web-past-title = Replay: { $game }
web-past-step = Step { $number } of { $last }
web-past-start = Before it began.
web-past-first = To the start
web-past-back = One step back
web-past-next = One step on
web-past-end = To the end
web-past-play = Play
web-past-pause = Pause
web-past-slider = Choose a step
web-past-link = Link to this step
web-past-keys = Arrow keys turn the steps, space plays.
web-past-nothing = Nothing was said at this step.
web-past-loading = Fetching the game …
web-past-table = To the table
web-past-course = How the game went
web-past-course-points = Points
web-past-course-chips = Chips
web-past-as-table = As a table
web-past-column-step = Step
web-past-here = Step { $number }

web-past-analysis = Luck and decisions
web-past-analysis-ask = Analyse
web-past-analysis-help = Works out what the dice brought, and what decisions cost.
web-past-analysis-working = The game is being analysed. This can take a few minutes.
web-past-analysis-sealed = Some dice of this game stayed hidden. An analysis would give them away.
web-past-analysis-failed = This game could not be analysed.
web-past-analysis-chance = Chance to win, or not to lose, in per cent
web-past-analysis-points = Expected points
web-past-analysis-chips = Expected chips
web-past-column-start = At the start
web-past-column-luck = Luck
web-past-column-losses = given away
web-past-column-result = In the end
web-past-column-error = give or take
web-past-costliest = The costliest decisions
web-past-costly = { $who }: “{ $made }” cost { $loss }. “{ $better }” would have been better.
web-past-costly-same = { $who }: “{ $made }” cost { $loss } against the best move.

web-past-mine = Your last games
web-past-row = { $game }, { $when }

web-fair-check = Check the dice
web-fair-title = Were the dice fair?
web-fair-intro = This page works every throw out again, here on your device. It asks nobody.
web-fair-working = Working the throws out …
web-fair-yes =
    { $count ->
        [0] This file holds no throw of Knobel's. There is nothing to check.
        [one] The throw is fair.
       *[other] All { $count } throws are fair.
    }
web-fair-yes-open =
    { $count ->
        [one] The one throw that you were allowed to see is fair.
       *[other] All { $count } throws that you were allowed to see are fair.
    }
web-fair-no = These throws are not right. Somebody has tampered with the file or with the dice.
web-fair-sealed =
    { $count ->
        [one] One throw stayed hidden and is sealed. It cannot be worked out.
       *[other] { $count } throws stayed hidden and are sealed. They cannot be worked out.
    }
web-fair-sealed-only = All throws of this game stayed hidden from you. There is nothing to work out here.
web-fair-seed = { $who } opened another seed than promised.
web-fair-gap = The throws do not follow one another without a gap: one is missing, or there twice.
web-fair-partial = What the file holds is right. It does not show whether these are all throws of the game.
web-fair-cut-start = Throws are missing at the start of the game.
web-fair-cut-end = Throws are missing at the end of the game.
web-fair-skipped = Throws are missing between the game before and this one.
web-fair-seals-same = The seal is the one your device was given at the table.
web-fair-seals-other = The seal in the file is not the one your device was given at the table.
web-fair-seals-unknown = Your device has not noted the seal of this table. Whoever sat there can check on their device whether it is the right one.
web-fair-unreadable = This is not a fairness file that I can read.
web-fair-file = Check a file
web-fair-file-help = Drop a fairness file here, or choose one.
web-fair-choose = Choose a file
web-fair-save = Save the file
web-fair-list = Throw by throw
web-fair-throw = Throw { $number }, { $who }
web-fair-throw-nobody = Throw { $number }
web-fair-state-fair = fair
web-fair-state-sealed = sealed
web-fair-state-failed = wrong
web-fair-fault-root = does not lead to the seal that was published before the game
web-fair-fault-faces = should have shown other faces
web-fair-how = How this works
web-fair-how-1 = Before the game the table published a seal over all throws. After that it could change none of them.
web-fair-how-2 = Every device added a secret seed. So the table could not know what would fall either.
web-fair-how-3 = For every throw that you were allowed to see there is now the key. Key and seeds give the faces.
