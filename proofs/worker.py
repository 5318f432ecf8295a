"""A worker that gives way to nobody: beside a load that fills the machine one that does would hardly ever get on."""

from knobel.server.work import worker

if __name__ == "__main__":
    worker.NICENESS = 0
    worker.main()
