# After the game: its course, its analysis, checking the dice.

web-to-day = To the day: result and comparison
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
web-percent = { $value }%
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

web-fair-check = Check the dice
