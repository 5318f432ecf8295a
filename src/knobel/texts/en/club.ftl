# The club: what stands in its book, and what it does not grant.

club-log-found = { $name } is founded.
club-log-rename-club = The club is called { $name } now.
club-log-set-prices = New prices for marks.
club-log-set-public-on = Everybody with the code can see the table.
club-log-set-public-off = Only members can see the table.
club-log-open-season = New season: { $name }.
club-log-change-formula = { $name } is counted otherwise.
club-log-add-member = { $name } has joined.
club-log-rename-member = { $before } is called { $name } now.
club-log-appoint-member = { $name } does not keep the book any more.
club-log-appoint-scribe = { $name } helps to keep the book.
club-log-appoint-keeper = { $name } helps to run the club.
club-log-leave-club = { $name } has left.
club-log-return-to-club = { $name } is back.
club-log-renew-link = { $name } has a new link.
club-log-renew-shared-keeper = A new link for whoever runs the club.
club-log-renew-shared-guest = A new invitation.
club-log-renew-shared-public = A new code to look.
club-month-1 = January
club-month-2 = February
club-month-3 = March
club-month-4 = April
club-month-5 = May
club-month-6 = June
club-month-7 = July
club-month-8 = August
club-month-9 = September
club-month-10 = October
club-month-11 = November
club-month-12 = December
club-log-record-evening = Evening of { $day } { $month } { $year } with { $players ->
    [one] 1 person
   *[other] { $players } people
}.
club-log-record-evening-titled = { $title } on { $day } { $month } { $year } with { $players ->
    [one] 1 person
   *[other] { $players } people
}.
club-log-booked-round = { $count ->
    [one] 1 mark
   *[other] { $count } marks
} for { $name }: €{ $euros }.{ $cents }.
club-log-booked-chip = { $count ->
    [one] 1 chip
   *[other] { $count } chips
} for { $name }: €{ $euros }.{ $cents }.
club-log-booked-fee = Fee of { $name }: €{ $euros }.{ $cents }.
club-log-booked-prize = Prize for { $name }: €{ $euros }.{ $cents }.
club-log-booked-paid = { $name } has settled €{ $euros }.{ $cents }.
club-log-undone = Taken back: { $what }

# Columns for spreadsheets.

club-kind-round = Mark
club-kind-chip = Chip
club-kind-fee = Fee
club-kind-prize = Prize
club-kind-paid = Paid
club-column-place = Place
club-column-name = Name
club-column-points = Points
club-column-wins = Wins
club-column-evenings = Evenings
club-column-date = Date
club-column-kind = Kind
club-column-count = Count
club-column-amount = Amount
club-column-note = Note
club-column-by = Entered by
club-column-game = Game
club-column-last = Last
club-column-players = Players on average
club-column-winners = Winners
club-column-best = Best average
club-column-mean = Place on average

# What the club does not grant.

error-no-such-club = There is no such club here, or the link is not right.
error-club-not-allowed = This link does not allow that.
error-club-link-in-use = You are here by this link; only somebody who comes by another can renew it.
error-club-no-such-member = There is no such member.
error-club-no-such-season = There is no such season.
error-club-no-such-entry = There is no such entry.
error-club-bad-name = Names have 1 to { $longest } characters.
error-club-name-taken = { $name } is there already.
error-club-text-too-long = The text may have at most { $longest } characters.
error-club-full = There is no room for more than { $most }.
error-club-bad-formula = This cannot be counted: a worse place must not bring more than a better one.
error-club-bad-amount = The amount has to be between 0 and €{ $most }.
error-club-bad-count = 1 to { $most } marks at a time.
error-club-bad-date = The date is not right.
error-club-bad-places = These places do not fit together: everybody stands there once, and after two firsts comes the third place.
error-club-evening-known = This tournament is entered already.
error-club-nothing-owed = There is nothing to settle.
error-club-owes-otherwise = Another amount is open by now. Have another look at it.
error-club-member-gone = { $name } is not in the club any more.
error-club-member-here = { $name } is in the club already.
error-club-cannot-undo = That cannot be taken back.
error-club-already-undone = That has been taken back already.
error-club-undo-later-first = That cannot be taken back any more: later entries depend on it.
error-club-not-a-club = This file is no club, or it is damaged.
error-club-other-name = To delete it, type exactly its name: { $name }
