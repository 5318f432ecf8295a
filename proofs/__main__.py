"""`python -m proofs`: the way in."""

import sys

from proofs.app import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
