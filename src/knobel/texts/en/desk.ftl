# The tournament desk.

desk-headline-signup = Sign-up is open. { $players ->
    [0] Nobody yet.
    [one] 1 player so far.
   *[other] { $players } players so far.
}
desk-headline-checkin = Please check in: { $here } of { $players } are here.
desk-headline-closed = Sign-up is closed, { $here } are playing. The draw comes next.
desk-headline-drawn = { $stage } is drawn. Please go to your tables!
desk-headline-drawn-early = { $stage } is drawn. Have a look where you sit.
desk-headline-playing = { $stage } is on.
desk-headline-between = { $stage } is finished. The next one is coming.
desk-headline-over = { $name } wins the { $format ->
    [league] league
   *[other] tournament
}!
desk-headline-cancelled = The { $format ->
    [league] league
   *[other] tournament
} ended without a winner.

desk-title-stage = Stage { $number }
desk-title-final = Grand final
desk-title-final-table = Table { $number } · final table, { $round }
desk-title-table = Table { $number } · { $round }

desk-round-first = first round
desk-round-main = main round
desk-round-consolation = consolation round
desk-round-final = final

desk-status-registered = signed up
desk-status-checked-in = here
desk-status-no-show = did not come
desk-status-waiting = waiting
desk-status-seated = playing
desk-status-qualified = in the final
desk-status-eliminated = out
desk-status-ranked = finished
desk-status-withdrawn = left
desk-status-disqualified = sent out

desk-where-seated = Table { $table }, { $round }
desk-where-bye = pausing, { $round }
desk-where-waiting = waiting for the { $round }
desk-where-qualified = in the final ({ $round })

desk-ranked-ranked = Final{ $left ->
    [0] , won
    [one] , there to the last
   *[other] , { $left } left at the table
}
desk-ranked-eliminated = Out in stage { $stage }{ $left ->
    [9] { "" }
   *[other] , { $left } left at the table
}, { $lost ->
    [one] 1 chip lost
   *[other] { $lost } chips lost
}
desk-ranked-withdrawn = left{ $stage ->
    [0] { "" }
   *[other] { " " }in stage { $stage }, { $lost ->
        [one] 1 chip lost
       *[other] { $lost } chips lost
    }
}
desk-ranked-disqualified = sent out
desk-ranked-no-show = did not come

desk-table-waits = About to begin.
desk-table-plays = Game { $game }, two halves
desk-table-sharp = Game { $game }, scharf: one half
desk-table-over = Through: { $names }
desk-table-won = Winner: { $names }

desk-clock-runs = The clock is running.
desk-clock-sharp = Scharfes Spiel: every new game has one half only.
desk-clock-paused = The clock stands still.

desk-when-now = You are playing now.
desk-when-soon = About to begin. Take your seat.
desk-when-drawn = Your table is settled. There is time until the start.
desk-when-later = You play in the next stage.
desk-when-registered = Are you here? From check-in on tap “I am here” on this page, or tell the desk.
desk-when-checked-in = Once the draw is made, your table is shown here.
desk-when-no-show = Ask at the desk: until the draw you can still join.
desk-when-qualified = You play in the grand final.
desk-when-withdrawn = Thanks for playing! If it was a slip, tell them at the tournament desk.
desk-when-won = You have won the tournament. Congratulations!
desk-when-never = The tournament is over for you. Thank you for playing!

desk-mine-registered = You are signed up
desk-mine-checked-in = You are in
desk-mine-no-show = Sign-up is closed
desk-mine-seated = Table { $table }
desk-mine-waiting = On to the { $round }
desk-mine-bye = You pause in the { $round }
desk-mine-qualified = You are in the final
desk-mine-eliminated = You are out
desk-mine-ranked = Played to the end
desk-mine-withdrawn = You have left
desk-mine-disqualified = Sent out

desk-seat-through = goes on
desk-seat-won = wins
desk-seat-consolation = to the consolation round
desk-seat-out = out

desk-do-draw = Draw the next stage
desk-do-draw-few = Draw with so few players
desk-do-start-stage = Start the stage
desk-do-pause-clock = Stop the clock
desk-do-resume-clock = Let the clock run on
desk-do-record-loss = has lost: { $then ->
    [chip] one chip
    [consolation] last chip, one band
    [eliminated] last chip, last band
   *[ranked] last chip
}
desk-do-next-game = Another game: { $name }
desk-do-same-game = The same game: { $name }, not { $other }
desk-do-keep-report = { $name } is right
desk-do-drop-report = Take { $name } back
desk-do-start-game = The game begins now
desk-do-annul-game = The game does not count
desk-do-check-in = Is here
desk-do-accept-rules = Rules accepted
desk-do-i-accept-rules = I accept rules and referees
desk-do-i-am-here = I am here
desk-do-reinstate = Let play after all
desk-do-rename = Change the name
desk-do-replace = Somebody else takes over
desk-do-renew-link = Renew the link
desk-do-revoke-link = Revoke the link
desk-do-renew-player-link = Give a new link
desk-do-take-chip = Take a penalty chip
desk-do-cut-band = Cut a band
desk-do-withdraw = Leaves the tournament
desk-do-disqualify = Send out
desk-do-undo-withdraw = Undo leaving
desk-do-undo-disqualify = Undo sending out
desk-do-leave = Leave the tournament

desk-change-void-draw = The draw of stage { $stage } becomes void.
desk-change-new-draw = Stage { $stage } is drawn.
desk-change-reopened = Stage { $stage }, { $place } goes on with game { $game }.
desk-change-player = { $names }: { $what }
desk-change-players = { $names } and { $more ->
    [one] 1 more
   *[other] { $more } more
}: { $what }
desk-change-and = { $one }, { $other }
desk-change-table = stage { $stage }, { $place }
desk-change-chips = { $chips ->
    [0] no chip
    [one] 1 chip
   *[other] { $chips } chips
}
desk-change-bands = { $bands ->
    [0] no band
    [one] 1 band
   *[other] { $bands } bands
}
desk-change-annulled = { $place }: the running game { $game } does not count.
desk-change-renamed = { $before } is now called { $after }.
desk-change-replaced = { $after } takes the place of { $before }, with all that has been played. The link of { $before } opens nothing any more.
desk-change-link-added = New link: { $whose }.
desk-change-link-renewed = { $whose }: the old link opens nothing any more, whoever has it open is shown out. Pass on the new one.
desk-change-link-revoked = { $whose }: the link opens nothing any more, whoever has it open is shown out.
desk-link-organiser = organiser, { $name }
desk-link-referee = referee, { $name }
desk-link-any-organiser = organiser
desk-link-any-referee = referees
desk-link-any-projector = wall and table cards
desk-link-any-entry = sign-up
desk-link-player = link of { $name }
desk-link-gone = an old link
desk-change-removed = no longer on the list
desk-change-place = { $name }: { $before ->
    [0] no place
   *[other] place { $before }
} → { $after ->
    [0] no place
   *[other] place { $after }
}
desk-change-over = This ends the tournament.
desk-change-checkin-open = Check-in opens { $way ->
    [earlier] earlier
   *[other] later
}.
desk-change-registration-close = Sign-up closes { $way ->
    [earlier] earlier
   *[other] later
}.
desk-change-start = The tournament begins { $way ->
    [earlier] earlier
   *[other] later
}.
desk-change-evening = Evening { $evening } begins at another time.
desk-change-table-name = Table { $table } is called { $name }.
desk-change-table-name-off = Table { $table } has no name any more.
desk-change-hosts = On certificates it says: { $club }, { $location }
desk-change-accepted = { $name } has accepted rules and referees.
desk-change-accepted-off = { $name } has not accepted rules and referees yet.
desk-change-for-nothing = { $games ->
    [one] The game against { $name } counts for nobody any more.
   *[other] The { $games } games against { $name } count for nobody any more.
}
desk-change-counts-again = { $games ->
    [one] The game against { $name } counts again.
   *[other] The { $games } games against { $name } count again.
}
desk-change-clock-off = The clock is not started yet.
desk-change-clock-paused = The clock stands still.
desk-change-clock-runs = The clock runs.
desk-change-waits = { $place }: group { $wave } there waits again.
desk-change-order = { $place }: the order at the table changes.
desk-change-begun = { $place }: game { $game } begins at another time.
desk-change-result = { $place }: game { $game } is entered.
desk-change-dispute = { $place }: game { $game } is reported in two ways.
desk-change-dispute-off = { $place }: the other report of game { $game } goes.
desk-change-announce = Announced is: { $text }
desk-change-announce-off = The announcement goes.

desk-report-record-loss = { $name } reported
desk-report-annul-game = Game { $game } does not count
desk-report-dispute = Game { $game }: { $by ->
    [referee] entered is
    [organiser] entered is
   *[other] { $by } reports
} { $name }, { $other_by ->
    [referee] also reported is
    [organiser] also reported is
   *[other] { $other_by } reports
} { $other }. Who was it?

desk-log-create = Tournament “{ $name }” set up
desk-log-reschedule = Times changed
desk-log-sign-up = { $name } signs up
desk-log-sign-up-accepted = { $name } signs up and accepts rules and referees
desk-log-accept-rules = { $name } accepts rules and referees
desk-log-describe = On certificates it says: { $club }, { $location }
desk-log-check-in = { $name } is here
desk-log-arrive = { $name } is online
desk-log-rename-player = { $before } is now called { $name }
desk-log-replace-player = { $name } takes the place of { $before }
desk-log-add-desk-link-organiser = { $name } runs the desk as well
desk-log-add-desk-link-referee = { $name } gets a referee's link of their own
desk-log-add-desk-link-recovered = Back at the desk with the recovery code
desk-log-renew-desk-link = Link renewed: { $whose }
desk-log-revoke-desk-link = Link revoked: { $whose }
desk-log-set-recovery = New recovery code
desk-log-reinstate = { $name } plays after all
desk-log-drawn = Stage { $stage } drawn, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} (lot { $seed })
desk-log-swap-seats = { $one } and { $other } change places
desk-log-start-stage = Stage started
desk-log-pause-clock = Clock stopped
desk-log-resume-clock = Clock runs on
desk-log-start-game = { $place }: game { $game } begins
desk-log-record-loss = { $place }, game { $game }: { $name } hands in a chip
desk-log-dispute = { $place }, game { $game }: { $name } reported as well
desk-log-annul-game = { $place }: game { $game } does not count
desk-log-take-chip = Penalty chip from { $name }
desk-log-cut-band = Band of { $name } cut
desk-log-withdraw = { $name } leaves
desk-log-disqualify = { $name } sent out
desk-log-announce = Announcement: { $text }
desk-log-undone = Taken back: { $what }
desk-log-correct = { $name } put on place { $place ->
    [0] “no place”
   *[other] { $place }
}

desk-sheet-bring = Bring your own dice cup and your own dice.
desk-sheet-plays = The game is { $game }.
desk-sheet-game = The game is { $game }. Every game has exactly one loser.
desk-sheet-chips = At every table you get { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}. Whoever loses a game hands one in to the referees.
desk-sheet-bands = Round your wrist you wear two bands. When your last chip is gone you leave the table and one band is cut: the first time you go on in the consolation round, the second time you are out.
desk-sheet-sharp = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} after a stage has begun, games are scharf (“sharp”): every new one has one half only.
desk-sheet-final = The grand final is for four: two from the main round, two from the consolation round. Everybody has { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} there, and bands no longer count.
desk-sheet-referees = You watch the rules yourselves. Where referees are asked, what they decide counts.
desk-sheet-consent = Whoever plays accepts the rules and what the referees decide.
desk-sheet-check-in = Come to the desk between check-in and the end of sign-up. Whoever is missing then can only join until the draw, if the referees agree.
desk-sheet-two-left = When two are left at a table it is over, and both go on, however many chips they have. The next stage brings new ones.
desk-sheet-first = First round: everybody plays. Whoever goes on plays in the main round, the others in the consolation round.
desk-sheet-main = Main round: whoever goes out here loses the first band and joins the consolation round in the next stage.
desk-sheet-consolation = Consolation round: whoever goes out here loses the second band and is out.
desk-sheet-stages = All tables of a stage play at the same time. The next one is drawn when the last of them is done.
desk-sheet-draw-random = Who sits where is drawn by lot.
desk-sheet-draw-avoid-rematch = Who sits where is drawn by lot; people who have sat together are kept apart where that is possible.
desk-sheet-draw-manual = Who sits where is up to the referees.
desk-sheet-sizes = Tables have four players and, where that does not work out, three. With five players two of them have a bye.
desk-sheet-sharp-running = What counts is when a game begins: a running one is played to its end with both halves. When a referee stops the clock, it stops for all.
desk-sheet-sharp-final-not = In the grand final no game is scharf.
desk-sheet-sharp-final-also = That holds for the grand final, too.
desk-sheet-final-places = Whoever has no chip left is out: first the fourth, then the third, then the second. Whoever is left wins the tournament.
desk-sheet-vacancies = If somebody is missing there, those who are there play.
desk-sheet-vacancies-filled = If somebody is missing there, the best of those who are out moves up.
desk-sheet-places = Whoever goes out before the final stands the higher the later that was. Within a stage, whoever left a table last is ahead, then whoever has lost fewer chips. If that is equal as well, the place is shared.
desk-sheet-places-none = Whoever is disqualified or does not come has no place.
desk-sheet-leaving = Whoever leaves loses both bands. The running game at that table does not count, and the others begin a new one.
desk-sheet-penalties = Referees can take a chip as a penalty, cut a band, have a game played again or send somebody out. Only they can take anything back.
desk-sheet-title-taking-part = Taking part
desk-sheet-title-table = At a table
desk-sheet-title-rounds = The rounds
desk-sheet-title-clock = The clock
desk-sheet-title-final = The grand final
desk-sheet-title-places = Places
desk-sheet-title-leaving = Leaving
desk-sheet-title-decisions = Referees

desk-results-title = Results
desk-column-place = Place
desk-column-number = Number
desk-column-name = Name
desk-column-status = Status
desk-column-stage = Round
desk-column-left-at-table = Then left at the table
desk-column-chips-lost = Chips lost
desk-column-bands = Bands

desk-option-checkin_minutes = Check-in opens so many minutes before the start
desk-option-close_minutes = Sign-up closes so many minutes before the start
desk-option-chips_stage = Chips per stage
desk-option-chips_final = Chips in the final
desk-option-sharp_after_min = Scharf after so many minutes (0: never)
desk-option-sharp_in_final = Scharf in the final, too
desk-option-draw = Draw
desk-option-venue = Venue
desk-option-fill_vacancies = Fill free places in the final
desk-option-decision_seconds = Seconds to decide at online tables (0: no limit)
desk-option-least_game_seconds = Ask when a table reports again within so many seconds (0: never)
desk-value-draw-random = by lot
desk-value-draw-avoid_rematch = by lot, avoiding rematches
desk-value-draw-manual = by hand
desk-value-venue-onsite = on site, with real dice
desk-value-venue-online = online, at Knobel tables

error-desk-not-allowed = This cannot be done from here. Please ask a referee.
error-desk-no-such-player = There is no such player here.
error-desk-no-such-table = There is no table { $table } in this stage.
error-desk-no-such-entry = There is no such entry.
error-desk-registration-over = The first stage has been drawn already.
error-desk-accept-rules = Please say that you accept rules and referees.
error-desk-too-early = It is too early for that. Try again a little later.
error-desk-too-late = Sign-up is closed. Ask at the desk whether anything can be done.
error-desk-name-taken = { $name } is on the list already. Choose another name.
error-desk-bad-name = Names have 1 to { $longest } characters.
error-desk-other-name = By now this is { $name }. Have another look.
error-desk-full = The tournament has room for { $most } players.
error-desk-already-here = Already ticked off.
error-desk-not-a-no-show = Only players who were missing at the close can be taken back in.
error-desk-player-gone = The tournament is over for this player.
error-desk-not-seated = This player does not sit at this table.
error-desk-no-band-to-cut = There is no band to cut here.
error-desk-bad-times = The times do not fit: first check-in, then the close, then the start.
error-desk-stage-running = The running stage has to be finished first.
error-desk-too-few-players = There is no tournament with { $players ->
    [one] 1 player
   *[other] { $players } players
}.
error-desk-confirm-few = Only { $players ->
    [one] 1 player is
   *[other] { $players } players are
} here. Confirm that the draw is to be made all the same.
error-desk-draw-by-hand = This tournament is drawn by hand. Seat the players at the tables.
error-desk-bad-draw = This seating does not work out: everybody once, at tables of four and three.
error-desk-not-drawn = The draw comes first.
error-desk-not-started = The stage has not been started yet.
error-desk-clock-paused = The clock stands still already.
error-desk-clock-running = The clock is running already.
error-desk-table-over = Everything is decided at table { $table }.
error-desk-game-settled = Game { $game } at table { $table } { $how ->
    [annulled] does not count.
   *[lost] has been reported already: { $name }.
}
error-desk-game-not-begun = Game { $game } at table { $table } has not begun yet.
error-desk-just-reported = { $seconds ->
    [0] Just now
   *[other] Just now, { $seconds } s ago,
} { $name } was entered{ $by ->
    [referee] { "" }
    [organiser] { "" }
   *[other] {" "}(by { $by })
}. Another game?
error-desk-other-rounds = Players change places within a round only.
error-desk-first-game-played = Players change places before the first game only.
error-desk-cannot-undo = This entry cannot be undone.
error-desk-already-undone = This entry has been undone already.
error-desk-undo-later-first = Undo the later entry { $entry } first.
error-desk-stage-settled = A game of the following stage has been reported. Only places in the final list can be corrected now.
error-desk-not-over = Places are corrected after the final.
error-desk-bad-place = Places go from 1 to { $most }.
error-desk-is-over = The tournament is over.
error-desk-text-too-long = There is room for { $longest } characters at most.
error-desk-game-names-no-loser = { $game } does not name exactly one loser. Choose another game.
error-desk-not-a-tournament = This is no readable tournament file.
error-desk-stale = Something has changed meanwhile. Please look again.
error-no-such-desk = There is no such tournament here, or the link is not right.
error-desk-list-too-large = This spreadsheet is too large. Save the sheet with the names alone, or paste the names here.
error-desk-no-such-link = This link does not exist any more.
error-desk-last-organiser = This is the last organiser's link. Give somebody else one first.
error-desk-too-many-links = There are no more than { $most } links. Renew an old one.
error-desk-name-it = To delete it, write exactly the name of the tournament: { $name }
error-desk-bad-list = This list cannot be read. Write one name on each line.

cli-about-desk = Tournaments: play through, set up, look at.
cli-about-desk-simulate = A whole tournament with losers by lot, or online with bots.
cli-about-desk-new = Set up a tournament in a new file.
cli-about-desk-status = How a tournament stands.
cli-about-desk-export = The results as CSV or JSON.
cli-about-desk-import = Sign up everybody on a list.
cli-param-desk-players = So many take part.
cli-param-desk-game = A game that names exactly one loser.
cli-param-desk-online = Bots play at the real tables of a server.
cli-param-desk-file = The tournament's file.
cli-param-desk-name = The tournament's name.
cli-param-desk-start = When it starts, such as 17:00 or 2030-05-01T17:00.
cli-param-desk-list = A list of names: one a line, or a table with a headline.
cli-desk-name = Tournament
cli-desk-simulated = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
}, { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s. Lot: { $seed }
cli-desk-new = Set up: { $file }
cli-desk-imported = { $players ->
    [one] 1 name signed up.
   *[other] { $players } names signed up.
}
cli-desk-expected = { $stage }: expected until { $time }
cli-desk-column-place = Place
cli-desk-column-name = Name
cli-desk-column-how = How
error-bad-players = { $players ->
    [one] 1 player
   *[other] { $players } players
} will not do. There can be { $least } to { $most }.
error-bad-time = “{ $time }” is no time. Write it like 17:00 or 2030-05-01T17:00.
