# What is told of a table itself, beside the game.

note-sat = { $name } sits down.
note-bot-sat = { $name } joins in.
note-left = { $name } has got up.
note-sent-away = { $name } was asked to leave.
note-covered = A bot plays for { $who } now.
    .you = A bot plays for you now.
note-uncovered = { $who } plays again.
    .you = You play again.
note-muted = { $who } cannot talk for now.
    .you = You cannot talk for now.
note-unmuted = { $who } can talk again.
    .you = You can talk again.
note-advised = { $who } has asked for advice.
    .you = You have asked for advice.
note-took-back = { $who } takes back the last move.
    .you = You take back the last move.
note-hurried = The bots hurry up.
note-changed = Next: { $game }.
note-pace-slow = The bots take their time.
note-pace-human = The bots play as fast as people.
note-pace-quick = The bots play briskly.
note-pace-instant = The bots play at once.
note-hints-on = Anybody may ask for advice.
note-hints-off = From now on without hints.
note-cover-after =
    { $seconds ->
        [0] Nobody plays for the absent: the table waits.
       *[other] If somebody is away for more than { $seconds } seconds, a bot plays meanwhile.
    }
note-chat-on = Everybody at the table can talk.
note-chat-phrases = Only short calls from now on.
note-chat-off = No talking for now, only dice.
note-code-stays = The code works also while a game is going on.
note-quick-on = From now on the house throws for everybody.
note-quick-by = { $who } has the house throw for everybody from now on.
note-quick-off = Everybody throws for themselves again.
note-nod-on = Whoever is new knocks first from now on.
note-nod-off = Whoever is new simply sits down.
note-code-dies = The code works only until the game begins.
