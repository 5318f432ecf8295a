# Die Prüfung der Würfel.

web-fair-title = Waren die Würfel fair?
web-fair-intro = Diese Seite rechnet jeden Wurf nach, hier auf deinem Gerät. Sie fragt dafür niemanden.
web-fair-working = Die Würfe werden nachgerechnet …
web-fair-seals-same = Das Siegel ist dasselbe, das dein Gerät am Tisch bekommen hat.
web-fair-seals-other = Das Siegel oder ein versprochener Startwert in der Datei ist nicht das, was dein Gerät am Tisch bekommen hat.
web-fair-seals-unknown = Dein Gerät hat sich das Siegel dieses Tisches nicht gemerkt. Wer am Tisch saß, kann auf seinem Gerät prüfen, ob es das richtige ist.
web-fair-file = Eine Datei prüfen
web-fair-file-help = Zieh eine Fairness-Datei hierher, oder wähle sie aus.
web-fair-choose = Datei auswählen
web-fair-save = Datei sichern
web-fair-list = Wurf für Wurf
web-fair-throw = Wurf { $number }, { $who }
web-fair-throw-nobody = Wurf { $number }
web-fair-state-fair = fair
web-fair-state-sealed = versiegelt
web-fair-state-failed = falsch
web-fair-fault-root = führt nicht zum Siegel, das vor der Partie veröffentlicht wurde
web-fair-fault-faces = hätte andere Augen zeigen müssen
web-fair-fault-dice = wurde mit Würfeln geworfen, die das Spiel nicht hat
web-fair-fault-record-faces = steht im Partieverlauf anders da
web-fair-fault-sealed-but-shown = ist versiegelt, obwohl alle ihn gesehen haben
web-fair-how = Wie das geht
web-fair-how-1 = Vor der Partie hat der Tisch ein Siegel über alle Würfe veröffentlicht. Danach konnte er keinen mehr ändern.
web-fair-how-2 = Jedes Gerät hat einen geheimen Startwert dazugelegt. So konnte auch der Tisch nicht wissen, was fällt.
web-fair-how-3 = Zu jedem Wurf, den du sehen durftest, gibt es jetzt den Schlüssel. Aus Schlüssel und Startwerten folgen die Augen.
