# What only the web app says. Everything else stands in the catalogues of the house.

web-claim = The German dice box
web-play = Play now
web-bots = Against bots
web-bots-help = Sit down and start
web-friends = With friends
web-friends-help = Each on their own device
web-local = On this device
web-local-help = Pass it round
web-continue = Go on playing: { $game }
web-box = The box
web-search = Find a game, by any of its names
web-players = Players
web-any = any
web-filter-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-filter-decisions = Decisions
web-filter-luck = Pure luck
web-filter-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
web-filter-many-dice = 4 and more
web-dice = Dice
web-found =
    { $count ->
        [0] Nothing found. Drop a filter or search for something else.
        [one] One game
       *[other] { $count } games
    }
web-seats = { $least }–{ $most } players
web-seats-exact = { $least ->
    [one] 1 player
   *[other] { $least } players
}
web-join = Enter a code
web-join-go = Join
web-your-name = Your name
web-player-name = Name { $number }
web-how-many = How many are you?
web-open-table = Open a table
web-start = Start
web-fewer = One fewer
web-more = One more
web-language = In German
web-theme-dark = Dark
web-theme-light = Light
web-loading = Fetching the box …
web-bot-names = Erna; Kalle; Uschi; Heinz; Hilde; Manni; Gerda; Willi; Inge; Otto; Lotte; Fritz

web-back = Back to the box
web-rules = Rules
web-close = Close
web-log = What happened
web-log-earlier = Earlier steps are in the replay.
web-log-empty = Nothing has happened yet.
web-pad = Whole pad
web-pad-own = My sheet only
web-pad-cell = { $who }: { $cell }
web-pad-write = Write it down
web-pad-erase = Rub out
web-pad-undo = Take back the last entry
web-pad-print = Print
web-pad-dice = Type in the dice
web-pad-number = What goes in here?
web-pad-help = Tap a box and choose what goes in.
web-pad-pencilled = In pencil you see what the dice of { $who } would give. Tap what is to count.
web-pad-won =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
web-pad-full = All filled in.
web-others = At the table
web-hand = Your hand
web-you = You
web-guest = Guest
web-setting-up = Laying the table …
web-waiting-for = Waiting for { $who }
web-turn = is to play
web-hidden = has hidden dice
web-out = out
web-bot = bot

web-throw =
    { $count ->
        [one] Throw
       *[other] Throw { $count } dice
    }
web-rethrow =
    { $count ->
        [one] Throw 1 die again
       *[other] Throw { $count } dice again
    }
web-rethrow-all = Throw all { $count } again
web-enter = Enter { $cell }: { $value }
web-strike = Strike { $cell }
web-take = Take { $cell }
web-choose-cell = Tap a box
web-choose = Tap one
web-choose-call = Choose a call
web-keep-hint = Tap what stays.
web-keep-least = Keep at least { $count }
web-keep-most = Keep at most { $count }
web-throw-of = Throw { $number } of { $most }
web-throw-number = Throw { $number }
web-only-you = Only you can see this.
web-flick = Flick
web-flick-hint = Flick the die with your finger.
web-cup-hint-shake = Shake the cup, or tap it.
web-cup-hint-look = Hold to peek, tap to look.
web-cup-hint-lift = Lifting the cup means: “{ $deed }”
web-cup-throw = Shake the cup
web-cup-look = Look under the cup
web-cup-lift = Lift the cup
web-under-cup = Under the cup
web-lifted = Uncovered
web-die = Die { $number }: { $face }
web-die-hidden = Die { $number }, not to be seen
web-die-falls = Die { $number } is still falling
web-die-kept = stays
web-stake = Put { $chips } on { $field }
web-places-hint = Tap a free square and a free circle.
web-place = Enter
web-write = Write
web-erase-sign = Erase the last sign
mark-challenge = Doubt
mark-accept = Counts
mark-reject = Does not count
web-mark = { $on }: { $mark }
web-link = { $one } = { $other }
web-link-choose = Which two words are the same?
web-link-two = Tap two words
web-lay = Lay out
web-bid = Say { $amount }
web-take-back = Take back
web-place-number = Number { $number }
web-missing = still missing
web-step = Step { $at } of { $length }

web-sound = Sound
web-chat = Chat
web-chat-open =
    { $count ->
        [0] Chat
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
web-chat-say = Say something
web-chat-send = Say it
web-chat-empty = Nobody has said anything yet.
web-more-options = More
web-leave = Leave the table
web-give-up = Give up the game
web-leave-alone = The game ends without a result, and the table is cleared.
web-leave-playing = A bot takes over your seat, and the others play on. You cannot come back into this game.
web-leave-lobby = Your seat becomes free. With the code you can sit down again.
web-leave-not = Stay after all
web-large-type = Large type
web-rules-of = Rules: { $game }
web-rules-coming = Fetching the rules …
web-key-space = Space
web-key-space-does = throw
web-key-digits = 1 to 6
web-key-digits-does = keep a die
web-key-enter = Enter
web-key-enter-does = confirm
web-key-help = ?
web-key-help-does = these rules
web-sheet = Pad
web-on-table = On the table
web-away = away just now
web-waiting-clock = Waiting for { $who } ({ $seconds } s left)
web-waiting-many = { $count } people
web-you-throw = You throw …
web-throws = { $who } throws …
web-cell = Row { $row }, column { $column }
web-square = Square in row { $row }, column { $column }
web-circle = Circle in row { $row }, column { $column }
web-letters = Your letters
web-joker = { $letter } stands for
web-goal = Goal: { $goal }
web-hint = Tip
web-hint-title = Good advice
web-hint-none = Nobody has any advice here.
web-hint-points = { $value } points on average
web-hint-chips = { $value } chips on average
web-hint-chance = wins { $value } % of the time
web-hint-keep = Keep { $faces }
web-hint-keep-none = Throw them all again
web-hurry = Faster
web-notes = What holds
web-clock = Time left
web-keep-all = Keep them all
web-colour-ivory = ivory
web-colour-white = white
web-colour-grey = grey
web-colour-red = red
web-colour-black = black
web-colour-blue = blue
web-colour-green = green
web-colour-yellow = yellow

web-lobby = Not everybody is here yet
web-code = Show the code around
web-copy = Copy the link
web-copied = Link copied
web-copy-by-hand = It cannot be done from here. The link is selected: a long press or Ctrl-C copies it.
web-reach-one = Links and codes lead to { $url } in your network. The address { $host } works on this device only.
web-reach-several = { $host } works on this device only. Links and codes lead to:
web-reach-none = { $host } works on this device only, and it has no address in a network: links from here open only here, and there are no codes for phones. Connect it to a network, or name its address with --public-url.
web-reach-open = Open this page at the address in the network
web-seat-free = free
web-sit = Sit down
web-add-bot = Add a bot
web-begin = Begin
web-begin-waits = A seat is still free
web-waits-for-host = It starts as soon as everybody sits.
web-waits-for-start = Nearly there: waiting for { $who }.
web-place-of = Place { $place }
web-to-box = Another game
web-pass = Hand the device to { $who }
web-pass-help = The others look away for a moment.
web-pass-go = I am { $who }
web-watching = You are watching.

web-connecting = Connecting …
web-lost = Connection lost. Your dice are safe.
web-connected = Connected
web-refused = There is no such table, or it is not open to you. Ask for the code.

error-no-connection = The server does not answer. Try again in a moment.
error-other = That did not work. Try again.

# Settings of throws that nobody has to make.
web-set-auto-throw = Offer “Throw for me”
web-set-quick = In games of luck: quick
