niedrige-hausnummern-name = Niedrige Hausnummern
niedrige-hausnummern-aliases = Niedrige Hausnummer
niedrige-hausnummern-line = Drei Würfe, drei Stellen: Wer bekommt die niedrigste Hausnummer?
