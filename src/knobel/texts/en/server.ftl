# What the table says: short calls, and why something cannot be done.

## Calls
quick-hello = Hello everybody!
quick-good-luck = Good luck!
quick-well-done = Well done!
quick-lucky = How lucky!
quick-bad-luck = Bad luck!
quick-oops = Oops.
quick-haha = Haha!
quick-your-turn = Your turn.
quick-one-moment = One moment, please.
quick-thanks = Thanks!
quick-again = Another round?
quick-bye = Bye, see you soon!

## Not possible at the table
error-not-allowed = You may not do that here.
error-seat-taken = That seat is taken. Choose another.
error-already-seated = You are sitting already.
error-no-such-seat = The table does not have that many seats.
error-seat-empty = Nobody sits there.
error-not-in-lobby = That has to wait until the game is over.
error-not-playing = Nobody is playing just now.
error-seats-open = A seat is still free. Wait until all are taken, or add a bot.
error-stale = Something has just changed at the table. Have another look.
error-too-late = It is too late for that. You are in again from the next game on.
error-too-early = Not every device at the table has promised its share in the dice yet. Wait a moment.
error-bad-seed = That is not the promised share in the dice. Reload the page.
error-bad-wait = Choose a wait of { $least } to { $most } seconds, or 0 for none.
error-nothing-to-take-back = There is nothing to take back.
error-nothing-to-decide = You have nothing to decide just now.
error-hints-off = This table plays without hints.
error-table-closed = This table is closed. Open a new one.
error-bad-name = Write a name with at least one letter or digit.
error-not-its-name = This game does not go by that name. Look for it again.
error-not-luck = Quick play needs a game in which nobody decides anything, and dice that fall here.
error-real-dice = Real dice are used here. Enter what fell.
error-digital-dice = The table throws the dice here. Tap “Throw”.
error-chat-off = There is no talking at this table just now.
error-phrases-only = Only short calls here. Choose one.
error-muted = You cannot talk at this table just now.

## Not possible at the door
error-unknown-code = There is no such code, or it is over. Have another look, or ask for the link.
error-no-such-table = There is no such table, or it is not open to you. Ask for a new link.
error-table-set-aside = This table is damaged and has been set aside. Ask whoever runs this house to look at it, or open a new one.
error-desk-set-aside = This tournament is damaged and has been set aside. Ask whoever runs this house to look at it.
error-club-set-aside = This club is damaged and has been set aside. Ask whoever runs this house to look at it.
error-day-sealed = This day is still sealed. Come back when it is here.
error-no-such-day = There is no such day here.
error-dice-of-the-day = These dice are those of a day. You can check them on the page “Today” once the day is over.
error-no-such-replay = That game is not here, or it is not open to you.
error-no-device = This device is not known yet. Reload the page.
error-needs-house = That needs a house with a server. It cannot be done on this device alone.
error-foreign-origin = That came from another site. Open Knobel itself and try there.
error-nod-needed = Somebody wants to be asked here: knock, and you will be let in.
error-no-knock-needed = There is no need to knock. Sit down.
error-no-such-knock = Nobody knocks any more.
error-too-many-knocks = Too many are at the door already. Try again in a moment.
error-foreign-host = This server does not go by that name. Open it by its address, or start it with --host-name.
error-mistake = The server has made a mistake. Try again in a moment.
error-bad-host-name = “{ $given }” is no name of a machine. One looks like this: knobel.example, without http:// and without a port.
error-bad-origin = “{ $given }” is no address of a page. One looks like this: https://knobel.example, without a path behind it.
error-bad-proxy = “{ $given }” is no address of a proxy. One looks like this: 192.168.0.2 or 192.168.0.0/24.
error-too-many-requests = Slowly, please. Wait a moment.
error-too-large = That is too long. Make it shorter.
error-unreadable = That could not be understood. Reload the page.
error-bad-key = That could not be understood. Reload the page.
error-say-hello-first = You are not at a table yet. Open the table again.
error-busy = A lot is going on at the table. Try again in a moment.
error-no-free-code = No code is free just now. Try again in a moment.
error-unreachable = The server cannot reach its data. Try again in a moment.

## From house to house
error-not-alone = Somebody else has sat or knocked at this table. You can only take one along at which nobody but you and bots ever played.
error-bad-table-file = This is no table that could go on here. Reload the page and try again.
error-table-too-long = Too much has been played at this table to hand it over. Open a new one.
error-impossible-entry = Nobody can have played like this at the table (entry { $entry }). It stays where it is.
error-other-dice = The dice of this table do not follow from what was fixed before (entry { $entry }). It stays where it is.
error-table-taken = There is a table with this number here already. Try again.

## Account
error-not-signed-in = You are not signed in here. Sign in with your passkey first.
error-no-passkeys-here = Passkeys need a secure address (https). As a guest you can play all the same.
error-bad-passkey = That did not work. Start again.
error-unknown-passkey = Knobel does not know this passkey. Make a new one.
error-no-such-passkey = This passkey does not exist any more.
error-last-passkey = This is your last passkey. Make a new one first, or delete all your data.
error-bad-database-url = Knobel cannot use { $url }. Give an address that starts with postgresql://.
error-no-such-page = There is no such page.
