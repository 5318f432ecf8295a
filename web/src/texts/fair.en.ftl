# Checking the dice.

web-fair-title = Were the dice fair?
web-fair-intro = This page works out again every throw that you were allowed to see, here on your device. It asks nobody.
web-fair-working = Working the throws out …
web-fair-seals-same = The seal is the one your device was given at the table.
web-fair-seals-other = The seal or a promised seed in the file is not what your device was given at the table.
web-fair-seals-unknown = Your device has not noted the seal of this table. Whoever sat there can check on their device whether it is the right one.
web-fair-file = Check a file
web-fair-file-help = Drop a fairness file here, or choose one.
web-fair-choose = Choose a file
web-fair-save = Save the file
web-fair-list = Throw by throw
web-fair-throw = Throw { $number }, { $who }
web-fair-throw-nobody = Throw { $number }
web-fair-state-fair = fair
web-fair-state-sealed = sealed
web-fair-state-failed = wrong
web-fair-fault-root = does not lead to the seal that was published beforehand
web-fair-fault-faces = should have shown other faces
web-fair-fault-dice = was made with dice that the game does not have
web-fair-fault-record-faces = is told otherwise in the record
web-fair-fault-sealed-but-shown = is sealed, though everybody has seen it
web-fair-how = How this works
web-fair-how-1 = Before a throw falls, the table has published a seal over it. After that it cannot change it.
web-fair-how-2 = Only after the seal do the devices show seeds that they have drawn themselves. So the table cannot pick what falls either.
web-fair-how-3 = For every throw that you were allowed to see there is now the key. Key, seeds and what was agreed on give the faces.
