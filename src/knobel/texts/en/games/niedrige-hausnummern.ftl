niedrige-hausnummern-name = Low House Numbers
niedrige-hausnummern-aliases = Niedrige Hausnummern
niedrige-hausnummern-line = Three throws, three digits: who gets the lowest house number?
