schocken-turnier-regeln-name = Schocken nach Turnierregeln
schocken-turnier-regeln-aliases = Turnier-Schocken
schocken-turnier-regeln-line = Schocken wie im Turnier: geladene Hälften, nur Einsen heraus, weniger Würfe gehen vor.
