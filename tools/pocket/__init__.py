"""The box as static files: Python for the browser, the engine and all that it needs. `make pocket` writes them."""
