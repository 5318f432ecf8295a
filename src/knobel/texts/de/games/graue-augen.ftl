graue-augen-name = Graue Augen
graue-augen-aliases = { "" }
graue-augen-line = Drei Würfel, und nur die ungeraden Zahlen zählen.
