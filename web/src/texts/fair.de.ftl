# Die Prüfung der Würfel.

web-fair-title = Waren die Würfel fair?
web-fair-intro = Diese Seite rechnet jeden Wurf nach, den du sehen durftest, hier auf deinem Gerät. Sie fragt dafür niemanden.
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
web-fair-fault-root = führt nicht zum Siegel, das vorher veröffentlicht wurde
web-fair-fault-faces = hätte andere Augen zeigen müssen
web-fair-fault-dice = wurde mit Würfeln geworfen, die das Spiel nicht hat
web-fair-fault-record-faces = steht im Partieverlauf anders da
web-fair-fault-sealed-but-shown = ist versiegelt, obwohl alle ihn gesehen haben
web-fair-how = Wie das geht
web-fair-how-1 = Bevor ein Wurf fällt, hat der Tisch ein Siegel über ihn veröffentlicht. Danach kann er ihn nicht mehr ändern.
web-fair-how-2 = Erst nach dem Siegel zeigen die Geräte Startwerte, die sie selbst gezogen haben. So kann sich auch der Tisch nicht aussuchen, was fällt.
web-fair-how-3 = Zu jedem Wurf, den du sehen durftest, gibt es jetzt den Schlüssel. Aus Schlüssel, Startwerten und dem, was abgemacht war, folgen die Augen.
