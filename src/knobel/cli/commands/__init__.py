"""The commands, a file each. They are opened only when called, so that `knobel --help` stays quick."""
