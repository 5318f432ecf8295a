"""The house over HTTP: routes by subject, sockets, identities, limits, origins."""
