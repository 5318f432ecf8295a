"""The house: tables and tournament desks as live logs, behind a server or inside a browser's worker."""
