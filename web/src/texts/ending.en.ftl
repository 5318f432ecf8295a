# The end of a game: who has won, who has not, what was special.

web-ending-you = You have won
web-ending-you-lost = You have lost
web-ending-won = { $who } has won
web-ending-shared = Won by { $who }
web-ending-shared-you = { $who } have won
web-ending-lost =
    { $count ->
        [one] { $who } has lost
       *[other] { $who } have lost
    }
web-ending-lost-through =
    { $count ->
        [one] { $who } has lost, you came through
       *[other] { $who } have lost, you came through
    }
web-ending-lost-you = { $who } have lost
web-ending-draw = A draw: all level
web-ending-draw-more = Equally good, equally bad. Only another game can settle it.
web-ending-nobody = Nobody wins this time
web-ending-nobody-more = The dice kept the win for themselves. Go and get it in the next game.
web-ending-performance = The show is over
web-ending-performance-more = Applause for everybody who was on stage. Encore?
web-ending-alone = Done
web-ending-alone-points = Done: { $score }
web-ending-stopped = Stopped after a long game
web-ending-stopped-more = So many throws, and nobody got there. You managed that together.
web-ending-ahead = Ahead at that point: { $who }.
web-ending-given-up = The game was broken off
web-ending-given-up-more = No result. The dice are ready whenever you are.
web-ending-stand-in = A bot has played for you, and it will play the next game too.
web-ending-stand-in-for = A bot has played for { $who }, and it will play the next game too.
web-ending-wins = { $count ->
        [one] wins
       *[other] win
    }
web-ending-loses = { $count ->
        [one] loses
       *[other] lose
    }

# For the last: with one name or with several, and so that nobody is offended.
web-ending-last-1 = The dice still owe { $who } something.
web-ending-last-2 = Chin up, { $who }: the next throw remembers nothing.
web-ending-last-3 = For { $who } that was only the warm-up.
web-ending-last-4 = All the sixes of { $who } are saved for the next game.
web-ending-last-5 = Patiently played, { $who }. Very patiently.
web-ending-last-6 = Applause for { $who }: the others rarely look this good.
web-ending-last-7 = { $who }: first from the bottom, unanimously.
web-ending-last-8 = It was not the throwing, { $who }. Only the dice.
web-ending-last-9 = Good news for { $who }: from here it can only go up.
web-ending-last-10 = { $who } and luck: that will make a fine story one day.
web-ending-last-11 = The prize for the finest throwing style goes to { $who }.
web-ending-last-12 = Blow on the dice first next time, { $who }.

web-ending-loser-1 = Somebody has to do it. Thank you, { $who }.
web-ending-loser-2 = Lost with good grace: { $who }.
web-ending-loser-3 = Bad luck was called { $who } today. Tomorrow it has another name.
web-ending-loser-4 = Small comfort, { $who }: the next game starts from zero.
web-ending-loser-5 = Blame the dice, { $who }. Everybody at the table does.
web-ending-loser-6 = Without { $who } nobody here would have won.
web-ending-loser-7 = Care for a rematch, { $who }? The dice are waiting.
web-ending-loser-8 = A round of applause for { $who }, and better dice next time.
web-ending-loser-9 = The prize for holding out goes to { $who }.
web-ending-loser-10 = A near miss is a throw as well, { $who }.
web-ending-loser-11 = { $who }: lost, but in style.
web-ending-loser-12 = Whoever loses as nicely as { $who } is always welcome back.

web-ending-alone-1 = Nobody at the table did better.
web-ending-alone-2 = Just you and the dice.
web-ending-alone-3 = And all that without an audience.
web-ending-alone-4 = The whole table is yours.

web-ending-points = points
web-ending-chips = chips
web-ending-nets = gain
web-ending-place = Place
web-ending-name = Name
web-ending-best-own = Your best result: { $points }, before that { $before }.
web-ending-best-table = Record at this table: { $who } with { $points }, before that { $before }.
web-ending-throw = Throw of the game
web-ending-equal = { $equal } alike in one throw
web-ending-thrown = Thrown by { $who }
web-ending-step = Step { $step }
web-ending-picture = Share a picture
web-ending-picture-file = Save a picture
web-ending-picture-saved = The picture is saved.
web-ending-picture-failed = The picture could not be drawn here.
web-ending-mark = Thrown with Knobel
