graue-augen-name = Grey Eyes
graue-augen-aliases = Graue Augen
graue-augen-line = Three dice, and only the odd numbers count.
