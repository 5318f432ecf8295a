"""`python -m knobel` is the same as `knobel`."""

import sys

from knobel.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
