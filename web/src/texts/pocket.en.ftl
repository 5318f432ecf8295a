### The box on this device, without a server.

web-pocket-switch = Only on this device
web-pocket-switch-help = The table lives here in the browser and needs no connection. Other devices cannot join.
web-pocket-insecure = Tables only on this device need a page that was opened by https or localhost.
web-pocket-starting = Opening the box …
web-pocket-take = Play on here
web-pocket-read = Understood
web-pocket-here = The server does not answer. So this goes on only on this device.
web-pocket-elsewhere = Your box is open in another tab.
web-pocket-taken = Your box is now open in another tab. Everything that happened here is there.
web-pocket-left = The window that had your box open is closed. It goes on here in a moment.
web-pocket-files = The box could not be loaded. Your games are safe; with a connection they go on.
web-pocket-damaged = Part of the box on this device is damaged and is loaded again as soon as possible. Your games are safe.
web-pocket-values = A table of exact values could not be loaded. Until it is here, strong bots play less well and hints are rougher; it comes with the next game that has a connection.
web-pocket-nowhere = This browser keeps nothing here, as in some private windows. Open Knobel in an ordinary window.
web-pocket-set-aside = The stored games could not be read. They are put aside as they were, and the box begins anew.
web-pocket-disk = The storage of this browser does not answer. What was confirmed is safe; reload the page.
web-pocket-full = There is no room left on this device. What was confirmed is safe; make room and try again.
web-pocket-newer = Your games here come from a newer version of Knobel. Reload the page when you are connected.
web-pocket-stopped = The box has stopped again and again. What was confirmed is safe.
error-pocket-elsewhere = { web-pocket-elsewhere }
error-pocket-taken = { web-pocket-taken }
error-pocket-left = { web-pocket-left }
error-pocket-files = { web-pocket-files }
error-pocket-nowhere = { web-pocket-nowhere }
error-pocket-set-aside = { web-pocket-set-aside }
error-pocket-disk = { web-pocket-disk }
error-pocket-full = { web-pocket-full }
error-pocket-newer = { web-pocket-newer }
error-pocket-stopped = { web-pocket-stopped }
error-store-full = { web-pocket-full }
error-store-disk = { web-pocket-disk }
error-store-read-only = { web-pocket-disk }
error-store-busy = { web-pocket-elsewhere }
error-store-damaged = The stored games are damaged. Reload the page: they are put aside and not deleted.

## Without a server: what needs a house

web-house-title = That needs a house
web-house-friends = Friends with devices of their own meet in a house: a computer on which Knobel’s server runs. There is none here.
web-house-club = A club has its book in a house: on a computer on which Knobel’s server runs. There is none here.
web-house-table = This table is in a house: on a computer on which Knobel’s server runs. There is none here.
web-house-account = Accounts are kept by a house: a computer on which Knobel’s server runs. Here everything stays on this device, with no account.
web-house-address = Address of the house
web-house-help = Whoever runs the house knows it. This device remembers it.
web-house-unreadable = That is no address. Write it like knobel.example.org or 192.168.2.20:8000.
web-house-go = Go there
web-house-instead = Without a house everything on one device works: against bots, passed round, with real dice and as a tournament.
web-house-links = These links work in this browser alone. Phones and spectators need a house.

## From house to house
web-move-open-help = The table moves from this device into the house. The bots' seats become free, and you get a code for your friends.
web-move-open-playing = The table moves from this device into the house, and the game goes on there. Your friends can watch, and sit down after it.
web-move-take-help = The table moves from the house to this device, and the game goes on here, also without a network. Other devices do not reach it any more then.
web-move-dice = All throws so far are worked out again on the way. From then on the new house throws.
web-move-moving = The table is moving …
web-move-home = Play on here
web-move-not = Stay after all
web-moved-away = This table has moved, and goes on in the house.
web-moved-along = This table was taken along, and goes on on a device.
web-moved-go = To the new table
web-hand-in = On this device only
web-hand-in-help = { $count ->
        [one] One finished game lies on this device only. Hand it over to the house, and it is among your games there.
       *[other] { $count } finished games lie on this device only. Hand them over to the house, and they are among your games there.
    }
web-hand-in-go = Hand over
web-hand-in-working = { $count ->
        [one] The table is being checked …
       *[other] Table { $done } of { $count } is being checked …
    }
web-hand-in-done = { $count ->
        [one] Handed over: the game is in the house now as well.
       *[other] Handed over: all { $count } games are in the house now as well.
    }
