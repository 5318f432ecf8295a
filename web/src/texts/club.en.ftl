# The club: the words of its pages.

web-club = Club
web-club-claim = One circle, one table, one tab.
web-club-home = To the clubs
web-club-been = You were here before
web-club-role-keeper = Runs the club
web-club-role-scribe = Keeps the book
web-club-role-member = Member
web-club-role-guest = Invited
web-club-role-public = Just looking
web-club-new = New club
web-club-new-help = For regulars, flatmates, colleagues. Whoever founds the club runs it and invites the others.
web-club-name = What are you called?
web-club-usual-name = The Felt Lice
web-club-season = What is the season called?
web-club-found = Found the club
web-club-restore = From a file
web-club-restore-help = A club that was saved goes on here, with new links.
web-club-file = Choose a file
web-club-view = View
web-club-view-table = Table
web-club-view-book = Tab
web-club-view-evenings = Evenings
web-club-view-people = Members
web-club-view-records = Records
web-club-view-log = Log
web-club-view-settings = Settings
web-club-season-title = Season { $name }
web-club-season-choose = Another season
web-club-formula-places = Points for places: { $places }, then { $others } for coming.
web-club-formula-beaten = A point for everybody behind you, and { $others } for coming.
web-club-formula-best = { $best ->
    [one] Only the best evening counts.
   *[other] The best { $best } evenings count.
}
web-club-place = Place
web-club-who = Name
web-club-points = Points
web-club-wins = Wins
web-club-evenings = Evenings
web-club-podium = Podium
web-club-mean = Mean place
web-club-lanterns = Last places
web-club-dropped = { $points }, does not count
web-club-as-sheet = Save as a spreadsheet
web-club-no-evening-yet = No evening is entered yet.
web-club-no-evening-yet-writes = No evening is entered yet. Begin under “Evenings”.
web-club-gets = gets { $amount }
web-club-mark-round = Mark
web-club-mark-chip = Chip
web-club-mark-fee = Fee
web-club-mark-round-for = Mark for { $name }
web-club-mark-chip-for = Chip for { $name }
web-club-mark-fee-for = Fee of { $name }
web-club-settle = Settle
web-club-settle-for = Settle with { $name }
web-club-settle-title = Settle with { $name }
web-club-nobody-yet = Nobody is in the club yet. Invite people under “Members”.
web-club-lines = What is entered
web-club-line-round = { $name }: { $count ->
    [one] 1 mark
   *[other] { $count } marks
}, { $amount }
web-club-line-chip = { $name }: { $count ->
    [one] 1 chip
   *[other] { $count } chips
}, { $amount }
web-club-line-fee = { $name }: fee, { $amount }
web-club-line-prize = { $name }: prize, { $amount }
web-club-line-paid = { $name } has settled { $amount }
web-club-undo = Undo
web-club-log-older = These are the latest { $count } entries. Older ones are in the file that whoever runs the club can save.
web-club-undone = (taken back)
web-club-no-lines = Nothing is entered yet.
web-club-all-lines = Show { $count ->
    [one] the entry
   *[other] all { $count } entries
}
web-club-owes-us = { $amount } is open.
web-club-owes-them = The club owes { $amount }.
web-club-amount = Amount
web-club-note = Note (if you like)
web-club-close = Close
web-club-prize = Give a prize{ $given ->
    [0] { "" }
   *[other] : { $amount }
}
web-club-pay = { $given ->
    [0] Has paid this
   *[other] Has paid { $amount }
}
web-club-pay-all = All settled ({ $amount })
web-club-new-evening = Enter an evening
web-club-date = When was it?
web-club-title = What was it? (if you like)
web-club-from-tournament = Places from a tournament
web-club-by-hand = by hand
web-club-unknown = Not in the club: { $names }
web-club-tap-order = Tap everybody who was there, the best ones first.
web-club-shares = tied
web-club-drop = Take { $name } off again
web-club-record = { $count ->
    [0] Enter the evening
    [one] Enter the evening with 1 person
   *[other] Enter the evening with { $count } people
}
web-club-gone = has left
web-club-office-of = What { $name } may do
web-club-office-member = Member
web-club-office-scribe = keeps the book
web-club-office-keeper = helps to run it
web-club-own-link = Own link
web-club-leaves = Leaves
web-club-returns = Is back
web-club-add = Who joins?
web-club-add-button = Add
web-club-invite = Invite
web-club-invite-help = Whoever scans this code signs up by themselves and sees the table and the tab.
web-club-record-evenings = Most evenings
web-club-record-wins = Most wins
web-club-record-streak = Longest winning streak
web-club-record-season-points = Most points in a season
web-club-record-titles = Most championships
web-club-record-lanterns = Most last places
web-club-record-rounds = Most marks
web-club-games = Game by game
web-club-game-played = { $evenings ->
    [one] One evening
   *[other] { $evenings } evenings
}, last on { $last }; players on average: { $players }.
web-club-game-won = Won by { $names }
web-club-game-best = Best place on average: { $names } · { $mean }
web-club-no-records = There are records after the first evening.
web-club-careers = All years together
web-club-join-claim = You are invited.
web-club-join-name = What do they call you?
web-club-join = Join
web-club-prices = What a mark costs
web-club-price-round = A lost round
web-club-price-chip = A chip
web-club-price-fee = Fee for an evening
web-club-prices-help = From now on; what is entered stays. What costs 0 has no button.
web-club-save = Save
web-club-counting = How it is counted
web-club-by-places = Points for places
web-club-by-beaten = Points for those you beat
web-club-points-for-places = Points for places, from the top
web-club-points-for-coming = Points for everybody else who came
web-club-best = How many evenings count? (0: all)
web-club-count-so = Count { $name } like this
web-club-next-season = Next season
web-club-open-season = Begin the season
web-club-looking = Who may look
web-club-public = The table for everybody with the code
web-club-public-help = They see the table, evenings and records. Only members see who owes what.
web-club-renew = Renew links
web-club-renew-help = The old link and its code do not work any more then.
web-club-renew-guest = New invitation
web-club-renew-public = New code to look
web-club-files = File and end
web-club-file-export = Save the club as a file
web-club-delete = Delete the club
web-club-delete-help = Members, evenings and the tab of { $name } are gone then, for everybody and for good.
web-club-delete-name = Type the name to delete it
web-club-delete-button = Delete for good
web-club-mine = My clubs
web-club-i-owe = { $amount } open
web-club-i-get = gets { $amount }
web-club-part = Remove here
web-club-part-for = Remove { $name } here
web-club-tied = linked
web-club-game = What was played?
web-club-any-game = Various games
web-club-enter = Enter in “{ $club }”
web-club-entered = { $count ->
    [0] Nobody of “{ $club }” was there.
    [one] Entered in “{ $club }”: 1 member.
   *[other] Entered in “{ $club }”: { $count } members.
}
web-club-to = To the club
web-club-pay-out = Paid out ({ $amount })
web-club-own-code = Own code
web-club-own-code-for = The code of { $name }
web-club-own-code-help = The phone that scans it is { $name }’s from then on: the club stands there under “Me”.
web-club-change = Change
web-club-change-title = Change { $name }
web-club-my-name = What are you called in the round?
web-club-member-name = Name in the round
web-club-renew-link = New own link
web-club-renew-link-title = A new link for { $name }?
web-club-renew-link-help = The old link and its code open nothing any more then, not even on the phone that has it already. { $name } needs the new one: under “Own code”.
web-club-forget = Forget the name
web-club-forget-title = Forget the name { $name }?
web-club-forget-help = { $name } stands nowhere in the club any more then, not even in old entries and notes. Places and amounts stay, without a name. This cannot be undone.
web-club-rather-not = Rather not
web-club-called = The club’s name
web-club-renew-keeper = New link to run the club
web-club-renew-keeper-how = The shared link to run the club, by which you are here, is renewed by whoever runs it with a link of their own: add yourself as a member, let yourself help to run it, and open your own code.
web-club-renew-guest-help = Whoever has only the old invitation cannot join any more. Members notice nothing.
web-club-renew-public-help = Whoever has only the old code to look sees nothing any more.
web-club-renew-keeper-help = Everybody who comes by the shared link to run the club is outside then, also whoever founded it. Own links go on working.
web-club-renew-yes = Renew
