"""The tournament desk: tournaments of several formats, from sign-up to the last place. Pure; see `docs/desk.md`."""
