# What is told of a table itself, beside the game.

note-sat = { $name } setzt sich an den Tisch.
note-bot-sat = { $name } spielt mit.
note-left = { $name } ist aufgestanden.
note-sent-away = { $name } musste gehen.
note-covered = Für { $who } spielt jetzt ein Bot.
    .you = Für dich spielt jetzt ein Bot.
note-uncovered = { $who } spielt wieder selbst.
    .you = Du spielst wieder selbst.
note-muted = { $who } darf gerade nichts sagen.
    .you = Du darfst gerade nichts sagen.
note-unmuted = { $who } darf wieder mitreden.
    .you = Du darfst wieder mitreden.
note-advised = { $who } hat um Rat gefragt.
    .you = Du hast um Rat gefragt.
note-took-back = { $who } nimmt den letzten Zug zurück.
    .you = Du nimmst den letzten Zug zurück.
note-hurried = Die Bots beeilen sich.
note-changed = Als Nächstes: { $game }.
note-pace-slow = Die Bots lassen sich Zeit.
note-pace-human = Die Bots spielen so schnell wie Menschen.
note-pace-quick = Die Bots spielen zügig.
note-pace-instant = Die Bots spielen sofort.
note-hints-on = Wer mag, darf um Rat fragen.
note-hints-off = Ab jetzt ohne Tipps.
note-cover-after =
    { $seconds ->
        [0] Für Abwesende spielt niemand: Der Tisch wartet.
       *[other] Fehlt jemand länger als { $seconds } Sekunden, spielt so lange ein Bot.
    }
note-chat-on = Alle am Tisch dürfen reden.
note-chat-phrases = Es gibt nur noch kurze Zurufe.
note-chat-off = Jetzt wird nicht geredet, nur gewürfelt.
note-code-stays = Der Code gilt auch noch, wenn schon gespielt wird.
note-quick-on = Ab jetzt würfelt das Haus für alle.
note-quick-by = { $who } lässt ab jetzt für alle würfeln.
note-quick-off = Jetzt würfeln wieder alle selbst.
note-nod-on = Wer neu dazukommt, klopft jetzt an.
note-nod-off = Wer neu dazukommt, setzt sich einfach.
note-code-dies = Der Code gilt nur, solange noch nicht gespielt wird.
