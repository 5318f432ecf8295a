"""The house in a browser's worker: the same tables behind another door, one device, one file, and no server."""
