# Arriving, choosing, sitting down: the words of the pages around the table.

web-today = Today
web-today-tile = One game a day, the same dice for everybody
web-me = Me
web-settings = Settings
web-to-start = To the start
web-page-failed = This page did not arrive. Check the connection.
web-try-again = Try again

# Start
web-play-game = What shall we play?
web-tv = Big screen
web-needs-house = needs a house
web-tv-help = TV as the table, phones as cups
web-minutes = about { $count } min
web-filter-minutes = up to { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-minutes-any = Length: any
web-clear-filters = Show all
web-tonight = For tonight
web-filter-lively = May get loud
web-filter-quiet = Rather quiet
web-like = Add to favourites
web-unlike = No favourite any more
web-shelf-favourites = Your favourites
web-shelf-recent = Played last
web-shelf-cup = Cup games
web-shelf-bluff = Bluff
web-shelf-sheet = Score sheets
web-shelf-luck = Press your luck
web-shelf-bank = Bank and bets
web-shelf-poker = Dice poker
web-shelf-chips = Chips and boards
web-shelf-race = Races
web-shelf-series = Series of throws
web-shelf-total = Running totals
web-shelf-word = Word games
web-shelf-trick = Magic tricks
web-set-up = Set up
web-join-title = Join with a code
web-join-help = Whoever opened the table has the code.
web-public = Open tables
web-public-row = { $game }, { $taken } of { $seats } seated
web-public-join = Join
web-tournament = Tournament
web-tournament-help = Run a tournament or play in one
web-also = Also called { $name }
web-my-clubs = My clubs
web-my-clubs-help = Table, tab, records
web-about = About Knobel
web-hidden-dice = hidden dice

# Setting up
web-learn = First time? Show me how it goes
web-set-title = Set up a table
web-set-who = Who plays?
web-set-heads = How many are you?
web-set-kind = Who takes seat { $number }?
web-kind-me = Me
web-kind-open = free, for guests
web-kind-bot = Bot
web-kind-local = at this device
web-name-of-seat = Name at seat { $number }
web-bot-name = Name (optional)
web-strength = Strength
web-strength-easy = easy
web-strength-medium = medium
web-strength-strong = strong
web-player = Player { $number }
web-seat-remove = Take seat { $number } away
web-set-rules = By which rules?
web-preset-usual = As usual
web-preset-own = House rules of your own
web-options-more =
    { $count ->
        [one] One more rule
       *[other] { $count } more rules
    }
web-options-changed =
    { $count ->
        [0] Everything as usual
        [one] One rule differs from the usual
       *[other] { $count } rules differ from the usual
    }
web-option-reset = Back to the usual: { $value }
web-option-fixed = fixed
web-option-on = yes
web-option-off = no
web-option-less = { $option }: less
web-option-plus = { $option }: more
web-set-table = What kind of table?
web-table-digital = The app’s dice
web-table-digital-help = The app throws; every throw can be checked.
web-table-real = Real dice
web-table-real-help = You throw on the table and type in what lies there.
web-table-code = By code only
web-table-code-help = Whoever has the code or the link can play.
web-table-public = Open to all
web-table-public-help = The table is listed on the start page.
web-table-spectators = Watching allowed
web-table-spectators-help = Whoever has the link may watch without a seat. The big screen needs this.
web-set-dice = Dice
web-set-open = Who may join?
web-set-pace = Pace of the bots
web-pace-slow = leisurely
web-pace-human = like people
web-pace-quick = brisk
web-pace-instant = at once
web-set-hints = Hints
web-set-hints-help = Whoever is stuck may ask; the table sees it.
web-set-more = Coming in, chat and absence
web-set-chat = Talk at the table
web-chat-is-on = freely
web-chat-is-phrases = ready phrases only
web-chat-is-off = not at all
web-set-cover = When somebody is away, a bot plays
web-cover-never = never by itself
web-cover-after = after { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-drop-seats = Without the free seats
web-one-more-seat = One more seat
web-change-game = Another game
web-change-title = What will you play next?
web-change-help = You stay seated; code and link stay the same.
web-set-go-bots = Play
web-set-go-friends = Open the table
web-set-go-local = Play
web-set-go-pad = Open the pad
web-only-pad = Only the pad
web-only-pad-help = Real dice, one sheet for everybody at the table
web-set-go-tv = Put it on the screen
web-set-other = Another game
web-unknown-game = This game is not in the box.
web-other-ways = Sit down another way

# Before the game
web-lobby-empty = Nobody here yet. Show the code around.
web-lobby-nobody = Nobody here yet. Choose a seat.
web-lobby-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-lobby-full = Everybody is here.
web-lobby-code = Code
web-share = Share the link
web-share-text = Come and join us: { $game }
web-qr = QR code to join
web-qr-none = No code: this computer has no address in a network.
web-sit-here = Sit here
web-sit-as = Your name
web-stand-up = Stand up
web-kick = Ask { $who } to leave
web-door = Who comes in
web-door-nod = Ask me first
web-door-nod-help = Whoever is new knocks, and you let them in or not.
web-door-code = Code goes on
web-door-code-help = Also while a game is going on. Otherwise only the link works then.
web-knock = Knock
web-knock-help = Somebody wants to be asked here. Knock, and you will be let in.
web-knock-waits = You have knocked. Somebody will open in a moment.
web-knocks = Somebody knocks
web-let-in = Let in
web-let-in-who = Let { $who } in
web-send-away = Send away
web-send-away-who = Send { $who } away
web-fill-bots = Fill free seats with bots
web-seat-away = not here right now
web-seat-you = you
web-seat-local = at this device
web-fair = You all roll along: each device adds a random number, so that nobody picks the dice.
web-big-screen = Show on the big screen
web-big-screen-help = Open this link on the TV or laptop.
web-lobby-no-seat = All seats are taken. You are watching.
web-rules-differ = Not as usual
web-code-spoken = Code: { $code }

# Big screen and cups
web-tv-join = To play, scan the QR code
web-tv-code = or open { $host }, code
web-tv-turn = { $who } to play
web-tv-turns = To play: { $who }
web-tv-waits = Take your phone and sit down.
web-tv-leave = Leave the screen
web-tv-over = Winner: { $who }
web-tv-over-none = The game is over
web-dark = This device does not let the screen be kept on. Its own settings can.
web-dark-plain = Without https this screen may go dark. The device's own settings can keep it on, or open the house with “knobel serve --tls”.
web-understood = Understood
web-cup-shake = Shake your phone
web-cup-shake-allow = Switch shaking on
web-cup-tap = Tap the cup
web-cup-peek = Hold to peek
web-cup-whole = Whole table
web-cup-own = Your cup

# Real dice
web-real-title =
    { $count ->
        [one] What fell? One die
       *[other] What fell? { $count } dice
    }
web-real-title-for =
    { $count ->
        [one] Throw for { $who }. What fell? One die
       *[other] Throw for { $who }. What fell? { $count } dice
    }
web-real-digits = The throw as digits, for example { $example }
web-real-slot = Die { $number }: { $face }
web-real-slot-empty = Die { $number }: still open
web-real-erase = Erase the last die
web-real-go = This is what fell: { $faces }
web-real-missing =
    { $count ->
        [one] One die to go
       *[other] { $count } dice to go
    }
web-real-back = A slip? Take the throw back

# Afterwards, and when somebody is missing
web-rematch = Once more
web-rematch-waits = It goes on in a moment.
web-gone = { $who } is away.
web-gone-cover = Let a bot play on
web-covered-you = A bot has played for you.
web-uncover = I am back

# Settings
web-set-language = Language
web-set-theme = Light
web-theme-is-auto = Like the device
web-theme-is-light = Light
web-theme-is-dark = Dark
web-set-type = Large type
web-set-material = What the dice are made of
web-dice-of-bone = Ivory
web-dice-of-casino = Red
web-dice-of-wood = Wood
web-dice-of-black = Black
web-dice-of-contrast = Contrast
web-set-speed = How fast they fall
web-speed-calm = Calm
web-speed-usual = Usual
web-speed-quick = Quick
web-set-sound = Sounds
web-set-name = Your name
web-set-name-help = What you are called at new tables.
web-save = Save
web-saved = Saved
web-install = Put it on the home screen
web-install-help = Knobel then lies on your device like an app.
web-plain = This page came without https. That is why installing it as an app, shaking to throw and passkeys do not work here, and the big screen may go dark; everything else works. With “knobel serve --tls” it comes over https.
web-data = Your data
web-data-help = We keep your name, your favourites and the games you sat at.
web-export = Download my data
web-forget = Delete everything about me
web-forget-sure = Really delete? You will stand up from all tables; old games will show another name.
web-forget-yes = Yes, delete
web-forget-no = No, keep it
web-forgotten = Deleted. Knobel does not know you any more.

# About
web-about-what = Knobel is the German dice box: { $count } dice games for evenings at home, in the pub and on the road.
web-about-fair = No throw that Knobel makes at a table can be steered in secret: it is fixed beforehand, your devices shape it, and what you have seen you can check.
web-about-licence-title = Licence
web-about-licence = Knobel is free software under the MIT licence. Fonts: Bitter and Source Sans 3 under the SIL Open Font License.
web-about-privacy-title = Privacy
web-about-privacy = Knobel sets one single necessary cookie, so that your seat stays yours. We keep your nickname, your favourites, your games and what is said at the table. There is no advertising, nobody reads along and nothing is asked of foreign servers. In the settings you can take everything with you or delete it.
web-about-names-title = Names
web-about-names = Kniffel and other names of games are trademarks of their owners. Knobel is not affiliated with any of them.

# Account
web-account = Account
web-account-guest = You do not need one. With a passkey, though, you have your games and favourites on all your devices, without a password and without e-mail.
web-account-member = You are signed in. Your games and favourites belong to your account.
web-account-make = Create an account with a passkey
web-account-made = Your account is ready. Sign in on other devices with your passkey.
web-sign-in = Sign in with a passkey
web-signed-in = Good to have you back.
web-sign-out = Sign out here
web-signed-out = Signed out. You can go on playing as a guest.
web-sign-out-everywhere = Sign out everywhere
web-signed-out-everywhere = Signed out on all devices.
web-passkey-row = { $name }, made on { $day }
web-passkey-add = Add another passkey
web-passkey-added = The new passkey is ready.
web-passkey-remove = Remove
web-passkey-remove-one = Remove passkey: { $name }, made on { $day }
web-passkey-removed = Removed. Nobody signs in with this passkey any more.
web-passkey-stopped = No passkey chosen. Everything is as it was. Where the browser warns of the certificate, it allows no passkeys.
web-passkeys-need-a-name = Passkeys belong to a name such as knobel.example, and do not work where the house is open at an address of numbers. As a guest you can play all the same.

web-past-mine = Your last games
web-past-row = { $game }, { $when }
