# The tournament: the words of its pages. What the desk itself says is in the catalogue of the house.

web-desk-home = To the tournaments
web-desk-claim = One evening, many tables, and a certificate for everybody in the end.
web-desk-lost = Connection lost. { $waiting ->
    [0] What was reported stays reported; it goes on in a moment.
    [one] One report waits here and is sent by itself as soon as it goes on.
   *[other] { $waiting } reports wait here and are sent by themselves as soon as it goes on.
}
web-desk-slow = The line is slow. Your report is on its way.
web-desk-missed = { $count ->
    [one] One report may not have arrived:
   *[other] { $count } reports may not have arrived:
}
web-desk-missed-something = something you tapped
web-desk-missed-help = Your device was without a connection for too long, so this is no longer sent by itself. Have a look at what is entered already, and tap the rest again.
web-desk-missed-read = All right
web-desk-been = You have been here
web-desk-role-organiser = Organiser
web-desk-role-referee = Referee
web-desk-role-projector = Projector
web-desk-role-entry = Sign-up
web-desk-role-player = Player

# Setting up
web-desk-new = New tournament
web-desk-name = What is it called?
web-desk-usual-name = Schocken tournament
web-desk-start = When does it begin?
web-desk-game = What is played?
web-desk-options = Chips, clock and draw
web-desk-create = Set up the tournament
web-desk-club = Club
web-desk-club-help = You play together often? With a season table, a tab and records.
web-desk-restore = From a file
web-desk-restore-help = A saved tournament goes on here, with new links.

# Views
web-desk-view = View
web-desk-view-run = Run
web-desk-view-tables = Tables
web-desk-view-players = Players
web-desk-view-standings = Standings
web-desk-view-log = Log
web-desk-view-links = Links and paper

# Asking before something is done
web-desk-previewing = Looking at what will change …
web-desk-will-change = This will change:
web-desk-no-change = Nothing changes at tables and places.
web-desk-reason = Why? (for the log)
web-desk-reason-hint = for example: misheard
web-desk-yes = Yes, do it
web-desk-no = Better not
web-desk-not-meant = No, a slip
web-desk-undo = Undo
web-desk-undo-what = Undo: { $what }
web-desk-undone = (undone)
web-desk-log-older = Older entries are in the file (“Save the tournament”).

# Tables
web-desk-sharp = scharf
web-desk-gong-allow = Gong: tap once
web-desk-podium = Podium
web-desk-who-where = Who sits where? The number is the table.
web-desk-sheet = { $sheet } of { $sheets }
web-desk-scan-to-sign-up = Want to play? Scan the code and sign up.
web-desk-out-already = Already out
web-desk-next-at = Next at about
web-desk-more = More
web-desk-my-tables = My tables
web-desk-latest = Reported last
web-desk-my-name = Who stands here? (for the log)
web-desk-left-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
web-desk-left = { $chips ->
    [0] { "" }
    [one] 1 chip,{ " " }
   *[other] { $chips } chips,{ " " }
}{ $bands ->
    [one] 1 band
   *[other] { $bands } bands
}

# Running it
web-desk-next = What comes next
web-desk-invite = Who is playing?
web-desk-show-code = Show the code to sign up
web-desk-due = { $round }: { $players ->
    [one] 1 player
   *[other] { $players } players
}{ $fours ->
    [0] { "" }
    [one] , one table of four
   *[other] , { $fours } tables of four
}{ $threes ->
    [0] { "" }
    [one] , one table of three
   *[other] , { $threes } tables of three
}{ $twos ->
    [0] { "" }
    [one] , one table of two
   *[other] , { $twos } tables of two
}{ $byes ->
    [0] { "" }
    [one] , one bye
   *[other] , { $byes } byes
}
web-desk-clock = Stage clock
web-desk-seed = seed
web-desk-byes = Bye: { $names }
web-desk-over = All done! Only the certificates are left.
web-desk-print-certificates = Print certificates
web-desk-save-results = Save the results
web-desk-times = Change the times
web-desk-times-are = Check-in from { $open }, sign-up closes { $close }, start { $start }
web-desk-times-save = Use these times
web-desk-time-checkin_open = Check-in
web-desk-time-registration_close = Sign-up closes
web-desk-time-start = Start
web-desk-open-now = Open check-in now
web-desk-close-now = Close sign-up now
web-desk-draw-hand = Seat them like this
web-desk-hand-table = Table { $table } ({ $size ->
    [one] 1 seat
   *[other] { $size } seats
})
web-desk-hand-bye = Bye
web-desk-swap = Swap seats
web-desk-swap-do = Swap
web-desk-announce = Announcement
web-desk-announce-help = Shown on the projector and on all phones.
web-desk-announce-do = Announce
web-desk-announce-off = Take it down
web-desk-forecast = Expected
web-desk-expected = { $stage }: { $begins } to { $ends }

# Players
web-desk-players = { $count ->
    [0] Nobody yet
    [one] 1 player
   *[other] { $count } players
}
web-desk-nobody-here = Nobody here yet. Add whoever plays, or paste a list.
web-desk-nobody = Nobody here yet. Show the sign-up code around, or paste a list.
web-desk-add = Add players
web-desk-add-late = Late entries
web-desk-add-help = One name a line, or a table with a headline: from Excel (.xlsx) or as CSV.
web-desk-add-do = Add
web-desk-add-file = Choose a file
web-desk-added = { $count ->
    [0] Nobody added.
    [one] 1 name added.
   *[other] { $count } names added.
}
web-desk-read = { $count ->
    [0] There is no name in this file.
    [one] 1 name read
   *[other] { $count } names read
}{ $headed ->
    [0] { "" }
   *[other] { " " }(columns: { $columns })
}. Have a look first, nobody is signed up yet.
web-desk-new-name = New name
web-desk-check-in-all = All { $count } are here
web-desk-away = { $turns ->
    [one] 1 turn without an answer
   *[other] { $turns } turns without an answer
}
web-desk-search = Find a name

# Rules and consent
web-desk-rules = The rules in short
web-desk-rules-all = All rules
web-desk-accept = I know the rules and accept what the referees decide.
web-desk-accepted-on-paper = Everybody on this list has signed that they accept rules and referees.
web-desk-accepted-all = { $count ->
    [one] Rules accepted: 1
   *[other] Rules accepted: all { $count }
}
web-desk-accepted = rules ✓
web-desk-not-accepted = rules still open
web-desk-you-accepted = You have accepted rules and referees.
web-desk-club-name = Who invites?
web-desk-location = Where do you play?
web-desk-hosts = On certificates and sheets
web-desk-hosts-save = Save

# Links and paper
web-desk-links = Who takes part
web-desk-links-help = Whoever scans a code acts in that role. The organiser stays on this device.
web-desk-role-help-entry = At the door: guests sign themselves up.
web-desk-role-help-referee = For the referees' phones, as many as you like.
web-desk-role-help-projector = For the wall: shows everything, changes nothing.
web-desk-open = Open
web-desk-keys = Who runs it with you?
web-desk-keys-help = Give others a link of their own. A link that is renewed or revoked shows everybody out who has it open.
web-desk-key-for = For whom?
web-desk-key-role = As what?
web-desk-key-add = Make a link
web-desk-key-show = Show the code
web-desk-key-own = Your link
web-desk-key-revoked = revoked
web-desk-key-recovered = with the recovery code
web-desk-recovery = Recovery code
web-desk-recovery-help = Lost your device? With this code you get back to the desk from any other. It is shown once; a new one makes the old one void.
web-desk-recovery-new = Show a new code
web-desk-recovery-keep = Recovery code of the organiser. Keep it safe: whoever has it can run the tournament.
web-desk-recover = Back to the desk
web-desk-recover-help = Recovery code from your slip of paper
web-desk-recover-do = Open the tournament
web-desk-delete = Delete the tournament
web-desk-delete-help = Everything goes: tables, log, results and all links.
web-desk-delete-name = Write “{ $name }”, and it is gone.
web-desk-delete-do = Delete for good
web-desk-backup-found = On this device there is “{ $name }”, saved { $time }.
web-desk-backup-restore = Go on with it
web-desk-papers = Print
web-desk-paper-tables = Table cards
web-desk-paper-cards = Player cards
web-desk-paper-players = Player list
web-desk-paper-standings = Ranking
web-desk-paper-certificates = Certificates
web-desk-paper-rules = Rules sheet
web-desk-paper-tally = Tally sheets
web-desk-paper-referees = Sheet for referees
web-desk-paper-signature = Signature
web-desk-paper-here = Here
web-desk-tally-blank = Table ____
web-desk-tally-chips = Chips
web-desk-tally-bands = Bands
web-desk-tally-game = Game
web-desk-tally-loser = Loser
web-desk-tally-help = Cross out a chip for every game lost, and a band with the last chip. When two are left at the table, both go on.
web-desk-tally-final = Cross out a chip for every game lost. Whoever loses the last one is out; whoever is left wins the tournament.
web-desk-tally-sharp = From { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} on: scharf, every new game has one half.
web-desk-guide = { $lines ->
    [9] An evening in nine lines
   *[other] An evening in ten lines
}
web-desk-guide-code-referee = For you only: scan it with your own phone. Do not put this sheet up.
web-desk-guide-code-projector = For a TV or a tablet. At the laptop with the projector: “{ $papers }”, “{ $wall }”, “{ $show }”.
web-desk-guide-things = Have ready: for every guest two bands and { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, scissors, pens; in print the rules sheet, the list of players and the tally sheets.
web-desk-guide-things-counted = Have ready: at every table what { $game } needs, and pens; in print the rules sheet, the list of players and, after every draw, the result slips.
web-desk-guide-open = Both of you scan the code “{ $referee }”. Open “{ $wall }” on the wall{ $minutes ->
    [0] { "" }
   *[other] {" "}and tap the gong there once
}. Put the rules sheet up at the door: guests sign up with the code on it.
web-desk-guide-guests = From { $open } guests come. Whoever has no phone signs the list of players: type the name under “{ $players }”, set the tick and tap “{ $add }”.
web-desk-guide-bands = Whoever is here: under “{ $players }” tap “{ $here }” beside the name, and put two bands round the wrist.
web-desk-guide-here = Whoever is here: under “{ $players }” tap “{ $here }” beside the name.
web-desk-guide-draw = After the end of sign-up at { $close }: under “{ $tables }” tap “{ $draw }”. The wall shows who sits where.
web-desk-guide-chips = At { $start }: give everybody at every table { $chips ->
    [one] one chip
   *[other] { $chips } chips
}. Then tap “{ $begin }”. The clock runs.
web-desk-guide-start = At { $start }: when everybody sits, tap “{ $begin }”. Every table plays { $game }.
web-desk-guide-loss = Whoever loses a game brings you a chip. Tap the name at that table. The button says what it costs: if it speaks of a band, cut one.
web-desk-guide-points = When a table is done, it brings you its result slip. At that table type the points beside every name, then tap “{ $record }”.
web-desk-guide-winner = When a game is over, the table tells you who has won. Tap the name at that table.
web-desk-guide-loser = When a game is over, the table tells you who has lost. Tap the name at that table.
web-desk-guide-undo = A slip? At the same table tap “{ $undo }”, then “{ $yes }”.
web-desk-guide-gong = { $minutes ->
    [0] The clock shows how long the stage has lasted; there is nothing to do for you.
    [one] After 1 minute the gong sounds: every new game is scharf and has one half only. There is nothing to do for you.
   *[other] After { $minutes } minutes the gong sounds: every new game is scharf and has one half only. There is nothing to do for you.
}
web-desk-guide-next = When all tables are done, collect the chips. Tap “{ $draw }” again, hand out chips and tap “{ $begin }”. So it goes on until the grand final; there everybody gets { $final ->
    [one] one chip
   *[other] { $final } chips
}.
web-desk-guide-on = When all tables are done, the wall shows how everybody stands. Tap “{ $draw }” again and, when everybody sits, “{ $begin }”. So it goes on until the last round.
web-desk-guide-end = When the final is over, the wall shows the podium. Certificates are printed at the laptop under “{ $papers }”, “{ $certificates }”.
web-desk-guide-end-counted = In the end the wall shows the podium. Certificates are printed at the laptop under “{ $papers }”, “{ $certificates }”.
web-desk-guide-trouble = If something happens
web-desk-guide-trouble-network = A code opens nothing? The phone has to be in the same Wi-Fi as the laptop.
web-desk-guide-trouble-line = Connection gone? Go on tapping, the phone sends everything later. If nothing works any more, go on on paper and tap later. “{ $pause }” stops the clock.
web-desk-guide-trouble-late = Somebody comes late? Until the draw it still works: add them under “{ $players }”.
web-desk-guide-trouble-late-round = Somebody comes late? Add them under “{ $players }”. They play from the next round on.
web-desk-guide-trouble-absent = Somebody is not there for a game? Then it is lost: { $measure ->
    [points] enter { $lowest ->
        [0] 0 for them and 1 for the other.
       *[other] 1 for them and 0 for the other.
    }
    [winner] tap whoever is there.
   *[other] tap whoever is missing.
}
web-desk-guide-trouble-leaves = A name is misspelt, or somebody goes home? Under “{ $players }” tap “⋯” beside the name: “{ $rename }”, “{ $leaves }” and, if that was a mistake, “{ $back }”.
web-desk-guide-trouble-both = You have reported the same game differently? The table then shows both names. If the wrong one is entered, take it back there and tap the right one.
web-desk-guide-trouble-penalty = A quarrel about a rule: you decide, and that is that. “{ $chip }” is under “⋯”, too.
web-desk-guide-trouble-quarrel = A quarrel about a rule: you decide, and that is that.
web-desk-guide-trouble-lost = Laptop gone? With the recovery code the organiser comes back from any device: tournament, “{ $recover }”.
web-desk-paper-scan-table = Scan to see this table: who sits here, with how many chips and bands.
web-desk-no-table = Table { $table } is not needed in this stage.
web-desk-paper-scan = Scan it to see where and when you play.
web-desk-print = Print
web-desk-files = Files
web-desk-file-export = Save the tournament
web-desk-file-results-xlsx = Results for Excel
web-desk-file-results-sheet = Results as CSV
web-desk-file-results-csv = CSV for programs
web-desk-file-results-json = JSON for programs
web-desk-certificate = Certificate
web-desk-own-certificate = My certificate
web-desk-no-certificates-yet = There are certificates once the tournament is over.
web-desk-print-or-save = Print or save
web-desk-certificate-place = Place { $place }
web-desk-certificate-what = at the tournament “{ $tournament }” · { $game }
web-desk-certificate-among = { $count ->
    [one] playing alone
   *[other] among { $count } players
}
web-desk-print-small = Cards: two to a sheet (A5)
web-desk-print-three = Only the first three
web-desk-certificate-sign = Organiser

# Tournaments that count
web-desk-kind = What kind of tournament?
web-desk-sign = { $name }: change the sign
web-desk-more-options = Scoring, tables and times
web-desk-wave = shift { $wave }
web-desk-sum = Sum: { $sum }
web-desk-no-number = Whole numbers only, please.
web-desk-minus = ± Minus points
web-desk-missing = { $count ->
    [one] One number is missing
   *[other] { $count } numbers are missing
}
web-desk-through = goes on
web-desk-grid = All play all
web-desk-bracket = Bracket
web-desk-teams = Teams
web-desk-team = Team
web-desk-due-tables = { $round }: { $players ->
    [one] 1 player
   *[other] { $players } players
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
} ({ $sizes }){ $byes ->
    [0] { "" }
    [one] , one pauses
   *[other] , { $byes } pause
}
web-desk-table-names = Name the tables
web-desk-table-names-help = For example “Regulars” or “Hall, window”. The name stands on the screen, on all phones and on paper.
web-desk-table-number = Table { $table }
web-desk-evenings = Evenings of the league
web-desk-evening = Evening { $evening }
web-desk-your-team = Your team (up to { $size })
web-desk-add-teams-help = A table with the headings Name and Team, from Excel (.xlsx) or as CSV. Whoever plays alone leaves the team empty.
web-desk-paper-slips = Result slips
web-desk-paper-scan-results = Scanning shows this table: who sits here, and how it stands.
web-desk-slip-points = { $games ->
    [one] Points
   *[other] Points { $game }
}
web-desk-slip-winner = { $games ->
    [one] Won (X)
   *[other] Won { $game } (X)
}
web-desk-slip-loser = { $games ->
    [one] Lost (X)
   *[other] Lost { $game } (X)
}
web-desk-slip-sign = Does everybody at the table agree? Then off to the desk with it.

# Standings and final list
web-desk-ranking = Final ranking
web-desk-place = Place
web-desk-who = Name
web-desk-has-left = What is left
web-desk-correct = Correct a place
web-desk-tables-open = { $open ->
    [0] done
   *[other] { $open }/{ $all } open
}

# A player's phone
web-desk-number-short = No.
web-desk-number = Start number { $number }
web-desk-your-place = Place { $place }
web-desk-start-at = Play starts at { $time }.
web-desk-about = At about { $time }.
web-desk-about-day = On { $day } at about { $time }.
web-desk-to-table = To my table
web-desk-sign-up = Join in
web-desk-sign-up-do = Sign up
web-desk-sign-up-over = Sign-up is over. Ask at the desk whether anything can be done.
web-desk-begins = It begins: { $time }
web-desk-your-name = What is your name?
