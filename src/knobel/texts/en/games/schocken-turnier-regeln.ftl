schocken-turnier-regeln-name = Schocken by Tournament Rules
schocken-turnier-regeln-aliases = Tournament Schocken
schocken-turnier-regeln-line = Schocken as tournaments play it: loaded halves, only ones laid out, fewer throws rank higher.
