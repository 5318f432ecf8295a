"""The tournament desk: a Schocken tournament from sign-up to the last place. Pure; see `docs/desk.md`."""
