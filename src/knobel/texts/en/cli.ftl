# What the command line says.

## Usage and help
cli-about = The German dice box: dice games for one table, one computer and good friends. Start with "knobel lobby".
cli-usage = Usage: { $command } { $arguments }
cli-usage-command = COMMAND […]
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-parameters = Options
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-about-lobby = Come in, pick a game and play.
cli-about-play = Play a game: people at one keyboard, the computer at the other seats.
cli-about-games = List all games of the box.
cli-about-rules = Read the rules of a game, exactly as you set it up.
cli-about-simulate = Let minds play each other and count who wins how often.
cli-about-solve = Work out what a game is worth to every seat, exactly where that can be had.
cli-about-odds = Show exact odds: what a throw shows, and what a well-played turn brings.
cli-about-arena = Find out which mind plays better, and how sure that is.
cli-about-replay = Retell a saved game step by step.
cli-about-analyse = Work through a recorded game: what was luck, and which moves cost most.
cli-about-advise = Say which moves are best in a position, and what each is worth.
cli-about-bench = Measure how fast games are played.
cli-about-bench-engine = Measure events per second for every game, beside OpenSpiel where it is installed.
cli-about-bench-solve = Measure how fast Kniffel is worked out, beside a plain numpy solution.
cli-about-bench-pocket = Measure how large and how fast the box in the browser is; this takes Chromium and Playwright.
cli-param-lang = Language: de or en. Without it, that of your surroundings.
cli-param-json = Print JSON.
cli-param-id = The game: its id or its name. "knobel games" shows them all.
cli-param-set = Set rules, for example: --set lives=2 retake=yes. "knobel rules ID" shows what there is.
cli-param-every-set = Solve for every set of the game's own switches.
cli-param-limit-states = How many positions to look through at most.
cli-param-from-scratch = Work it out anew, whatever values are stored: on a graphics card with CuPy, else on all cores, which can take hours and goes on where it was stopped.
cli-param-seats = Seats at the table.
cli-param-people = How many of them are people; the computer plays the others. Without it, 1.
cli-param-names = Your names, parted by commas.
cli-param-mind = How the computer plays: random, greedy, strong, or strength-0 to strength-100 in steps of ten.
cli-param-minds = Who plays, separated by commas: random, greedy, strong, strength-0 to strength-100.
cli-param-seed = Seed of chance; the same seed gives the same throws.
cli-param-real-dice = You throw real dice and type what has fallen.
cli-param-save = Write the game to this file.
cli-param-games = How many games. Without it, 100.
cli-param-file = The file with the game.
cli-param-position = The position, as one line (docs/notation.md); it brings its game, seats and options.
cli-param-advise-seat = Who asks, from 0; otherwise the first who has to decide.
cli-advise-throw = Nobody has to decide here: dice are to be thrown.
cli-advise-over = This game is over.
cli-advise-who = { $who } is to decide:
cli-param-step = Tell no further than this step.
cli-param-viewer = Through whose eyes: a seat (from 0), a name, or all. Without it, as a spectator.
cli-param-seconds = How long each game is measured. Without it, 2.
cli-param-arena-alone = The first one sits alone among the second ones, on every seat in turn; with --all at tables of four.
cli-param-bench-games = How many games are played. 10 if not given.
cli-param-bench-taps = How often the way from tap to first throw is measured. 5 if not given.
cli-param-bench-seconds = How long events are counted. 5 seconds if not given.
cli-param-arena-all = Every game of the box; the table goes to docs/minds.md where there is such a page.
cli-param-arena-minds = Who plays, the strongest first, separated by commas; each against the next one.
cli-param-arena-games = How many games a pair plays at most. Unless given, fewer the more there is to think about.
cli-param-thinking = How many games the strong mind plays through for a move. { $default } unless given.
cli-param-jobs = How many processes work at once. 1 unless given.
cli-param-keep = Keep what has been measured in this file, and do not measure it again.
cli-param-simulate-jobs = How many processes play at once. They have dice of their own: the numbers are the same for any number of processes, and others than without this.
cli-simulate-interrupted = Interrupted: that is what came of { $games ->
        [one] one game
       *[other] { $games } games
    }.
error-bad-jobs = { $jobs } processes will not do; it takes 1 to { $most }.
cli-param-analyse-thinking = How many games are played through for every move where the game is not solved. Unless given, 96 at most, and fewer in long games.

## Lists and tables
cli-column-game = Game
cli-column-option = Rule
cli-column-set = --set
cli-column-allowed = allowed
cli-column-place = Place
cli-column-name = Name
cli-column-points = Points
cli-column-chips = Chips
cli-column-nets = Gain
cli-column-games = Games
cli-column-wins = Wins
cli-column-win-rate = Share
cli-column-mean-place = Mean place
cli-column-mean-points = Mean points
cli-column-mean-chips = Mean chips
cli-column-mean-net = Mean gain
cli-column-rate = Events/s
cli-column-times = × OpenSpiel
cli-column-pair = Pair
cli-column-difference = Lead (with 99% confidence)
cli-column-verdict = shown
cli-analysing = Working through it step by step
cli-column-start = at the start
cli-column-luck = luck
cli-column-losses = given away
cli-column-result = in the end
cli-column-error = uncertain by
cli-dice-d6 = d6
cli-dice-d10 = d10
cli-dice-poker = poker dice
cli-dice-letter = letter dice
cli-game-facts = { $most ->
    [one] { $players } player
   *[other] { $players } players
}, { $dice }
cli-games-next =
    { $count ->
        [one] One game. "knobel rules ID" shows its rules, "knobel play ID" plays it.
       *[other] { $count } games. "knobel rules ID" shows the rules, "knobel play ID" plays.
    }
cli-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    } at { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }: { $events ->
    [one] 1 event
   *[other] { $events } events
} in { $seconds } s, that is { $rate } a second; stopped at the limit: { $stopped_by_limit }.
cli-median = Median
cli-arena-no-decisions = With these rules there is nothing to decide in { $game }: everybody plays equally well.
cli-arena-no-winner = In { $game } nobody wins or loses with these rules: everybody plays equally well.
cli-arena-all-alike = In { $game } every move is worth exactly the same: the game is solved, and everybody plays equally well.
cli-arena-rounds-all-alike = In { $game } every move is worth exactly the same, round by round: everybody plays equally well.
cli-arena-told = Seed { $seed }, { $thinking ->
    [one] 1 simulation
   *[other] { $thinking } simulations
} for a strong move. A pair stops as soon as the lead is certain.
cli-arena-shown = yes
cli-arena-not-shown = no
cli-arena-exact = yes, exactly
cli-arena-level = already the best play
cli-arena-written = The table is in { $page }.
cli-ratio = Our median is { $ratio } times the mean of the two OpenSpiel games in Python.
cli-ratio-slowest = The slowest game, { $game }, is { $ratio } times that mean.
cli-ahead-of-cpp = { $ahead } of { $games } games are ahead of { $name }, which OpenSpiel has in C++, driven by Python.
cli-no-open-spiel = To compare with OpenSpiel: pip install knobel[openspiel]

## Solving
cli-solve-column-set = Rules
cli-solve-column-states = Positions
cli-solve-column-seconds = Seconds
cli-solve-unit-points = points that each seat can expect
cli-solve-unit-chips = net chips that each seat can expect
cli-solve-unit-chance = chance of winning, or of not losing
cli-solve-exact = Values are exact for best play of all.
cli-solve-own = Everybody plays for themselves: points of the own sheet, or chips of the present round.
cli-solve-loss = Played by the values that come with the package, it is { $loss } points less on average.
cli-solve-out-of-reach = The game would be stopped with round { $most }. It never gets there: however all play, it is over by round { $after }.
cli-solve-exploitability-chips = Whoever knows this play can gain at most { $gain } chips a round.
cli-solve-exploitability-chance = Whoever knows this play can raise the chance of winning a game by at most { $gain }.
cli-too-big-states = There are too many positions: at least { $estimate }, with room for { $limit }. More room: --limit.
cli-too-big-outcomes = A single throw can fall in too many ways to look through them all.
cli-too-big-hidden = There are hidden dice or hidden answers: that cannot be solved position by position.
cli-too-big-simultaneous = Several decide at once: that cannot be solved position by position.
cli-too-big-open-choices = Answers are free text or layouts: they cannot be listed.
cli-odds-sums = The first throw, { $dice ->
    [one] one die
   *[other] { $dice } dice
}: sum of the pips
cli-odds-equal = The first throw: most equal dice
cli-odds-turn = The first turn, played for points as well as can be: { $mean } on average
cli-odds-chance = The first turn: { $mean } points on average
cli-odds-no-throw = There is no throw whose odds could be listed.
cli-too-big-no-score = A turn brings no points here, so there is nothing to list.
cli-bench-pocket-column = The box in the browser
cli-bench-pocket-measured = measured
cli-bench-pocket-goal = goal
cli-bench-pocket-first_load = added to the first load of the page
cli-bench-pocket-whole_box = the whole box, packed
cli-bench-pocket-cold_ms = from tap to first throw, just opened
cli-bench-pocket-warm_ms = from tap to first throw, open already
cli-bench-pocket-bot_median_ms = a move of a strong bot (median)
cli-bench-pocket-bot_most_ms = a move of a strong bot (longest)
cli-bench-pocket-ratio = events per second beside CPython
cli-bench-pocket-memory = memory of the worker after the games
cli-bench-pocket-beside = Beside the box, loaded when first wanted: { $size } MB.
cli-bench-pocket-events = Events per second at Schocken: { $events } in the worker, { $events_here } in this Python.
cli-bench-pocket-start = Start of the worker: { $steps }.
cli-bench-pocket-step-runtime = Python
cli-bench-pocket-step-files = unpacking
cli-bench-pocket-step-imports = imports
cli-bench-pocket-step-house = the house
cli-bench-pocket-machine = Machine: { $cores ->
    [one] one core
   *[other] { $cores } cores
}, load { $load } (beyond the number of cores everybody waits).
cli-bench-solve-column = Kniffel by
cli-bench-solve-seconds = Seconds (median)
cli-bench-solve-best = best
cli-bench-solve-processor = Processor seconds
cli-bench-solve-ours = knobel
cli-bench-solve-reference = plain numpy
cli-bench-solve-ratio = knobel is { $ratio } times as fast ({ $value } points both times).
cli-bench-solve-alone = The plain numpy solution is kept in the project's folder bench/, which is not here.

## The table
cli-seat = { $who }
    .you = You
cli-held = kept: { $faces }
cli-under-the-cup = under the cup
cli-grid-results = Results
cli-strikes = { $who }:
    .you = You:
cli-authors = by { $authors }
cli-bot-names = Erna; Kalle; Uschi; Heinz; Hilde; Manni; Gerda; Willi; Inge; Otto; Lotte; Fritz; Käthe; Paul; Trude; Egon
cli-bots =
    { $count ->
        [one] { $who } sits at the table and plays for the computer.
       *[other] { $who } sit at the table and play for the computer.
    }
cli-keys = ? help · h hint · u undo · r rules · l log · q quit
cli-help =
    Type the number or letter in front of what you want to do, or its name.
    Dice count as drawn, from 1: "1 3" keeps the first and the third.
    The notation of records works too, as in "keep 0 2" or "press stop".
    h  says what you could do
    u  takes back your last move, as long as nothing has fallen since
    r  shows the rules of this table
    l  shows the whole log
    q  quits
cli-no-hint = There is nothing to decide just now.
cli-help-real-dice = { "   " }c  corrects the throw that was typed last
cli-earlier =
    { $count ->
        [one] … one line before, l shows it
       *[other] … { $count } lines before, l shows them
    }
cli-cover = Pass the keyboard to { $who }. Everybody else looks away.
cli-press-enter = Go on with Enter
cli-clock =
    { $seconds ->
        [one] ⏳ one second left
       *[other] ⏳ { $seconds } seconds left
    }
cli-bye = Good to have had you here. See you soon!
cli-left = All right, we stop here.

## Throwing
cli-throw =
    { $dice ->
        [one] { $who }: Enter throws the die
       *[other] { $who }: Enter throws { $dice } dice
    }
cli-throw-how = Just press Enter to throw. ? shows what else there is.
cli-real-throw =
    { $dice ->
        [one] { $who }: what has fallen?
       *[other] { $who }: what has fallen, { $dice } dice?
    }
cli-real-dice = Throw, and type the faces, as in "4 2 6". There are: { $faces }
cli-throw-right = Is the throw right? Enter for yes, c corrects it
cli-corrected = The throw is taken back. Type it once more.
cli-nothing-to-correct = There is no throw that could still be corrected.
cli-faces-count =
    { $count ->
        [one] One die was thrown, you typed { $typed } faces.
       *[other] { $count } dice were thrown, you typed { $typed } faces.
    }
cli-no-such-face = This die has no "{ $word }". There are: { $known }

## Deciding
cli-keep-none = Throw all again
cli-keep = Keep: { $faces }
cli-keep-dice = Keep: number { $dice }
cli-cell = { $cell } ({ $value })
cli-stake =
    { $chips ->
        [one] { $field }: 1 chip
       *[other] { $field }: { $chips } chips
    }
cli-type-cells = Take a box by the sign beside it, or by its name.
cli-type-keeps =
    { $stop ->
        [yes] Which dice do you keep? For example "1 3"; "none" throws all again, "all" stops.
       *[no] Which dice do you keep? For example "1 3"; "none" throws all again.
    }
cli-type-bids = A number from { $low } to { $high }?
cli-type-stakes = { $label }: field and chips, as in "7 2"; Enter asks for one after the other.
cli-type-places = { $label }: one after the other, as in "1,2 0,4"; Enter asks for one after the other.
cli-type-marks = { $label }: the word, then what about it; Enter asks for one after the other.
cli-type-links = { $label }: both words or their numbers; Enter asks for one after the other.
cli-type-words = { $label }: just write it, or put its number first, as in "3 Bremen"; Enter asks for one after the other.
cli-type-text = { $label }: just write it.
cli-type-layouts = { $label }: word, column,row and direction (> or v), as in "HAUS 0,0 >; HUT 0,0 v"; "-" lays nothing.
cli-ask-field = Which field?
cli-ask-chips = How many chips, { $low } to { $high }?
cli-ask-place = Field { $number } of { $count }?
cli-ask-word = Which word?
cli-ask-same = And which one is the same?
cli-ask-mark = What about it: { $known }?
cli-mark-challenge = challenge
cli-mark-accept = accept
cli-mark-reject = reject
cli-ask-slot = Where?
cli-ask-text = Which word? Empty wipes it
cli-back = All right, something else then.
cli-not-understood = I did not understand that. Take something from the list, or type ? for help.
cli-not-among = That is not here. There are: { $known }
cli-no-such-die = There is no die { $position }; they count from 1 to { $count }.
cli-die-not-free = You cannot keep die { $position }.
cli-letters-clash = Column { $column }, row { $row } cannot hold both { $one } and { $other }.
cli-no-letter = There is no die left for the { $letter }.
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back: dice that have fallen lie, and what others do stands.
cli-really-quit = Really quit? y or n
cli-save-where = Save the game? File name, or Enter for no
cli-saved = Saved to { $file }.
cli-words-all = all; everything
cli-words-none = none; nothing; 0
cli-words-yes = y; yes; j; ja
cli-words-throw = t; throw; go
cli-words-quit = q; quit; exit
cli-words-another = a; another; another one; n; new

## Lobby
cli-lobby-welcome = Welcome to the dice table. Pick a game, the dice are ready.
cli-lobby-keys = Type a number or part of a name. de switches to German, q goes home.
cli-words-more = m; more; +
cli-words-wish-players = players; p
cli-words-wish-dice = dice; d
cli-words-wish-minutes = minutes; min
cli-words-wish-decisions = decisions
cli-words-wish-luck = luck
cli-words-wish-hidden = hidden
cli-lobby-wishes = Or what you wish for: players=4, dice=5, minutes=20, decisions, luck, hidden.
cli-lobby-page = Page { $page } of { $pages }. m: more
cli-lobby-game = Which game? Enter: { $name }
cli-lobby-nothing = I find nothing for "{ $text }". Try a shorter piece of the name.
cli-lobby-people = How many people, { $low } to { $high }? Enter: { $default }
cli-lobby-bots = How many computer players, { $low } to { $high }? Enter: { $default }
cli-lobby-number = A number from { $low } to { $high }, please.
cli-lobby-again = Enter: again · a: another game · q: quit
cli-lobby-again-how = Enter plays again, a takes another game, q goes home.

## Errors
cli-did-you-mean = Did you mean { $near }?
error-bad-setting = "{ $setting }" is no setting. Write it as name=value, as in lives=2.
error-unknown-language = I do not speak { $word }. There are: { $known }
error-missing-argument = { $what } is missing. --help tells more.
error-cannot-read = { $file } cannot be read{ $reason ->
    [missing] : there is no such file
    [folder] : it is a folder
    [forbidden] : you are not allowed to
    [no-text] : it is no text in UTF-8
    [name-too-long] : its name is too long
   *[unknown] {""}
}.
error-cannot-write = { $file } cannot be written{ $reason ->
    [missing] : there is no such folder
    [folder] : it is a folder
    [in-the-way] : a file is in the way
    [forbidden] : you are not allowed to write there
    [read-only] : what lies there can only be read
    [full] : the disk is full
    [name-too-long] : its name is too long
   *[unknown] {""}
}.
error-file-exists = { $file } is already there. Take another name.
error-no-finding = Line { $line } of { $file } is nothing that was measured. Take another file.
error-bad-people = { $people } people do not fit on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
error-bad-name = Names have 1 to { $longest } characters.
error-bad-games = { $games } games cannot be played; it takes 1 to { $most }.
error-bad-seconds = { $seconds } seconds will not do; it takes more than 0 and at most 600.
error-bench-no-browser = This takes Chromium, Playwright and the folder bench/ of the project: make setup browsers.
error-bench-bad-counts = Games and repetitions: 1 to { $most }; seconds: more than 0 and at most { $most_seconds }.
error-bench-stuck = The browser did not get on: { $told }
error-extra-missing = This needs { $package }, which is not installed: pip install 'knobel[{ $extra }]'
error-bad-limit = { $limit } positions will not do; it takes 1 to { $most }.
error-too-many-sets = { $id } has { $sets } sets of switches; at most { $most } are solved in one go. Choose with --set.
error-not-from-scratch = { $id } is not worked out from scratch by this command; "knobel values check --anew" does so.
error-bad-step = There is no step { $step }; the game has { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
error-bad-viewer = { $viewer } does not sit at this table. There are: { $known }
error-unknown-command = There is no command { $word }. There are: { $known }
error-unknown-parameter = There is no option { $word } here.
error-bad-parameter = { $parameter } cannot be { $value }.
error-missing-value = The value after { $parameter } is missing.
error-repeated-parameter = { $parameter } is there twice.
error-too-much = I can do nothing with "{ $text }" here.
error-unreadable-command = I do not understand this command line. --help tells more.
error-unknown-zone = "{ $zone }" is not a time zone that this machine knows. Give something like Europe/Berlin or UTC.
error-bad-public-url = "{ $text }" is not the address of a house. Give something like https://knobel.example or http://192.168.0.7:8000.
error-bad-certificate = { $certificate } and { $key_file } are not a certificate and its key (PEM, without a password).
error-bad-port = { $port } is no port; it takes 1 to { $most }.
error-port-taken = Another program listens on port { $port } already. Close that one, or take another port with --port.
error-port-forbidden = This machine does not let you listen on port { $port }. Take one from 1024 on with --port.
error-no-such-address = { $host } is no address of this machine. Without --host the house listens on all of them.
error-bad-pace = Bots cannot think for so long: { $pace } s. It takes 0 to { $most } s.
error-bad-hub-url = Knobel cannot use { $url } between servers. Give an address that starts with redis://.
error-no-database = The database { $place } cannot be used: { $reason ->
    [login] it refuses this name or password
    [missing] there is no database of that name
   *[unreachable] nobody answers there
}.
error-half-a-certificate = --tls-cert and --tls-key go together.

## Server
cli-about-serve = Open the house: people and bots play at tables over the network.
cli-about-verify = Check the dice of a whole game, offline.
cli-param-host = The address to listen on. Without it, all.
cli-param-port = The port. Without it, 8000.
cli-param-data = The folder for tables and people. Without it, data.
cli-param-database-url = A PostgreSQL database instead of a file, as in postgresql://user@host/name.
cli-param-hub-url = A Redis between several servers, as in redis://host.
cli-param-host-name = A name by which the server is known on the network, as in knobel.example. Can be repeated; also in KNOBEL_HOST_NAMES.
cli-param-origin = A page that may speak to the server, as in https://knobel.example. Can be repeated; also in KNOBEL_ORIGINS.
cli-param-proxy = The address of a proxy that the server believes about where a request came from and whether over TLS. Can be repeated; also in KNOBEL_PROXIES.
cli-param-pace = How long bots think, in seconds, more or less. Without it, 0.8.
cli-param-public-url = The address at which others reach the house, as in https://knobel.example. Links and codes carry it.
cli-param-tls = Over HTTPS, with a certificate of the house's own that lies in the data folder.
cli-param-tls-cert = A certificate (PEM) instead of the house's own.
cli-param-tls-key = The key (PEM) of the certificate.
cli-param-fairness-file = The fairness file of a finished game.
cli-param-zone = The time zone of the house, in which a day of the dice of the day begins and ends.
cli-param-fairness-before = The fairness file of the game before: no throw may be missing between the two.
cli-serve-here = The tables are open at { $address }
cli-serve-lan = For everybody in this network: { $address }
cli-serve-own-certificate = The certificate is the house's own: every browser warns once. docs/operation.md tells more.
cli-serve-no-app = The pages for the browser are not built yet. “make run” builds them and opens the house anew.
cli-serve-stop = Ctrl-C closes the house. Nothing is lost.
error-not-a-fairness-file = { $file } is no fairness file.

## The box
cli-param-wish-players = Only games for so many players.
cli-param-wish-dice = Only games with so many dice.
cli-param-wish-minutes = Only games of at most so many minutes.
cli-param-wish-decisions = Only games in which you decide something.
cli-param-wish-luck = Only games of pure luck.
cli-param-wish-hidden = Only games with hidden dice.
cli-param-all = Random games over the whole box, with mixed options; --games says how many in all.
cli-games-none = Nothing in the box is quite like that. Wish for a little less.
cli-game-minutes = about { $minutes } min
cli-boxful = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, { $errors ->
    [one] 1 game with errors
   *[other] { $errors } games with errors
}.
cli-boxful-stopped = { $game }: { $count } ended at a bound that the game itself sets.
cli-boxful-cut-off = { $game }: { $count } stopped after 10,000 throws.

## Backups
cli-about-backup = Write a whole house, tables and people, to one file.
cli-about-restore = Fill an empty house from such a file.
cli-param-backup-file = The backup.
cli-backed-up = { $rows } rows written to { $file }. Keep it as safe as the house itself.
cli-restored = { $rows } rows restored from { $file }.
error-store-not-empty = This house is not empty. Restore into a new data folder or an empty database.
error-not-a-backup = { $file } is no backup.
error-backup-damaged = { $file } is cut off or damaged. Nothing was restored; take another backup.
error-no-house = There is no house in { $folder }.
error-store-emptied = The house in { $folder } has been emptied: what was in it is gone. Restore a backup into it with knobel restore, or delete { $mark } to begin anew.
error-store-behind = The data in { $folder } are not those with which the house was last open: they are another house's, older, or a journal was cut off. Put the right files back or restore a backup; delete { $mark } to go on with what is there.
error-store-damaged = The data in { $folder } are damaged. Restore a backup into an empty folder.
error-folder-in-use = Another Knobel is open on { $folder }. Close that one, or take another folder with --data.
cli-about-look = Look at tables and tournaments that do not open: which entry is bad, and what can be read.
cli-param-look-id = A table or a tournament. Without it, all are tried.
cli-param-look-out = A new file for everything that is kept of it, one entry a line.
cli-look-good = { $kind } { $id } opens: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-look-bad-entry = { $kind } { $id }: entry { $entry } of { $entries } does not follow: { $what }
cli-look-bad = { $kind } { $id } does not open: { $what }
cli-look-all = { $seen ->
    [one] 1 table or tournament
   *[other] { $seen } tables and tournaments
}, { $bad } of them do not open.
cli-look-exported = { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} written to { $file }.
error-no-such-log = There is no table or tournament { $id } here.
error-store-too-new = A newer Knobel has changed these data (schema { $revision }; this one knows them up to { $newest }). Start the newer one, or restore an older backup.

# Files of values
cli-about-values = Files of values: make, check and list them.
cli-about-values-build = Work values out and write their files: those of a game, or all that come with the package.
cli-about-values-check = Check that files of values are whole, or that they hold what is worked out anew.
cli-about-values-list = List the files of values that are played by.
cli-param-values-out = The folder for the files. Without it, the user's cache.
cli-param-values-files = The files. Without them, all that are played by.
cli-param-values-anew = Work the values out anew and compare them.
cli-values-built = { $file } ({ $size })
cli-values-good = Good: { $file }
cli-values-whole = Whole; working it out anew would take too long: { $file }
cli-values-with-package = with the package
cli-values-column-game = Game
cli-values-column-part = Part
cli-values-column-options = Rules
cli-values-column-size = Size
cli-values-column-where = Where
error-no-values = With these rules and seats, no values are kept of { $id }. There are those of: { $known }.
error-values-missing = Exact values that do not come with the package are done without, for lack of { $packages }: pip install 'knobel[solve]'
error-bad-values =
    { $reason ->
        [checksum] { $file } is not used: its checksum is wrong.
        [no-values] { $file } is not used: it is no file of values.
        [other-key] { $file } is not used: it holds the values of another game, version or set of rules.
        [other-rules] { $file } is not used: no present game has these rules.
        [other-values] { $file } is not used: worked out anew, the values are others.
       *[unreadable] { $file } is not used: it cannot be read.
    }

# Completion
cli-about-completion = Print a script with which your shell completes commands and games: eval "$(knobel completion bash)"
cli-param-shell = The shell: bash, zsh or fish.
error-unknown-shell = There is no completion for { $word }. There is one for: { $known }

## A site of plain files
cli-about-site = Write the whole box as plain files, for any web host, without a server.
cli-param-site-folder = The folder: empty, not there yet, or with an earlier box in it.
cli-site-written = The box lies in { $folder }: { $files ->
    [one] 1 file
   *[other] { $files } files
}, { NUMBER($megabytes, minimumFractionDigits: 1) } MB packed.
cli-site-replaced = The box in { $folder } has been renewed: { $files ->
    [one] 1 file
   *[other] { $files } files
}, { NUMBER($megabytes, minimumFractionDigits: 1) } MB packed.
cli-site-try = To look at it: { $command }
cli-site-readme =
    Knobel: the box of dice games without a server

    Put this folder on any web host, in a subfolder too, and open its address. Over https everything works; a double
    click on index.html is not enough, for browsers start no program that way. To try it here: python3 -m http.server,
    then open http://localhost:8000.

    _headers is for Netlify and Cloudflare, .htaccess for Apache, nginx.conf.txt for nginx: with them the host sends
    packed files and strict rules. It works without them too. knobel-site.json belongs to the folder: by it knobel site
    knows it again and renews it.
error-site-not-empty = There is something else in { $folder } already. Take an empty folder.
error-site-not-built = The pages for the browser are not built yet. "make site" builds them and writes the box to build/site.

## What somebody wins who knows how strong plays

cli-about-exploit = Work out how much somebody wins who knows how strong plays, where dice are hidden.
cli-param-exploit-all = Every game for two with hidden dice; the table goes to docs/minds.md where there is such a page.
cli-param-without-equilibria = Strong calculates and searches even where it would play by an equilibrium.
cli-exploit-exact-chips = In { $game }, the best answer to strong wins { $gain } chips a round.
cli-exploit-exact-chance = In { $game }, the best answer to strong wins { $gain } % more of a game by a round.
cli-exploit-sampled-chips = In { $game }, an answer to strong wins at least { $low } chips a round with 99 % confidence, and { $gain } chips on average. The best answer may win more.
cli-exploit-sampled-chance = In { $game }, an answer to strong wins at least { $low } % more of a game by a round with 99 % confidence, and { $gain } % on average. The best answer may win more.
cli-exploit-exact-chips-game = In { $game }, the best answer to strong wins { $gain } chips a game.
cli-exploit-exact-chance-game = In { $game }, the best answer to strong wins { $gain } % of the games beyond a half.
cli-exploit-sampled-chips-game = In { $game }, an answer to strong wins at least { $low } chips a game with 99 % confidence, and { $gain } chips on average. The best answer may win more.
cli-exploit-sampled-chance-game = In { $game }, an answer to strong wins at least { $low } % of the games beyond a half with 99 % confidence, and { $gain } % on average. The best answer may win more.
cli-exploit-no-decisions = In { $game } there is nothing to decide.
cli-exploit-no-winner = In { $game } nobody wins or loses.
cli-exploit-open = In { $game } nothing is hidden with these rules.
cli-exploit-words = { $game } is played with words: not measured.
