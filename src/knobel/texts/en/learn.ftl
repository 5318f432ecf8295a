# The first minute at a table.
start-throws = Who begins? The highest throw.
start-tie = A tie – once more.
first-minute = In a nutshell
first-minute-go = Got it
first-minute-rules = All the rules are in the book at the top.

# A guided first game: what is asked right now, what is new on the table, and a kind word afterwards.
learn-title = A helping hand
learn-tip = Show a tip
learn-leave = Go on without help
learn-well = Well chosen, I would have done the same.
learn-better = That works too. { $why }
learn-better-move = That works too. A little more promising here: { $move }.
learn-start = First you throw for who begins: the highest throw does.
learn-throw = It is your turn: tap the big button and throw.
learn-wait = Now it is { $who }’s turn. Watch, you are next soon.
learn-keeps = Tap what is to stay. The rest is thrown again.
learn-keeps-stop = Tap what is to stay, and throw the rest. Happy with it? Then stop.
learn-cells = Tap an empty box and confirm with the big button.
learn-cells-keeps = Tap what is to stay, and throw the rest. Happy with it? Then tap a box.
learn-press = Choose what you want to do.
learn-press-stop-throw = Throw again or stop? You decide.
learn-say = Choose what you want to announce.
learn-stakes = Tap a field and stake your chips.
learn-bids-check = You may raise: set the chips. Or leave it at that.
learn-press-call-fold = Somebody has raised: stay in, or fold and save your chips.
learn-choose = Now you have to decide.
learn-cup = Your dice lie under the cup: only you can see them.
learn-lifted = The cups are up: now everybody sees what lies there.
learn-thing-sheet = On the sheet, the pencil shows what this throw would bring in each box.
learn-thing-discs = The discs lie in the middle. Beside each name stands how many they have.
learn-thing-chips = Beside each name stands how many chips they have.
learn-thing-bets = On the board lies who has staked how much on what.
learn-thing-standings = At the top, beside the names, you see how things stand.
learn-over = Done: now you know the game.
