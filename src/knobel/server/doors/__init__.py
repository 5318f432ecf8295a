"""The doors: HTTP and the socket, and everything that stands guard at them."""
