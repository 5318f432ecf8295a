"""What no bot lays, though a list has it: words that hurt somebody at the table, or call peoples by name."""

# Every word that begins so.
STEMS = (
    *("ARSCH", "FICK", "FOTZE", "HURE", "JUDE", "KAFFER", "KANAKE", "KRUEPPEL", "MONGOLOID", "NAZI", "NEGER", "NUTTE"),
    *("POLACK", "SCHLAMPE", "SCHWUCHTEL", "VERGAS", "WICHS", "ZIGEUNER"),
    *("BITCH", "CUNT", "FAGGOT", "FUCK", "JEWESS", "LESBO", "NEGRO", "NIGGER", "RAPIST", "SHIT", "SLUT", "TRANNY"),
    "WHORE",
)
# Words by themselves, where harmless ones begin alike.
WORDS = frozenset(
    {
        *("HOMO", "HOMOS", "JUEDIN", "MONGO", "MONGOS", "SPASTI", "SPASTIS", "TITTE", "TITTEN", "TRANSE", "TRANSEN"),
        *("TUNTE", "TUNTEN"),
        *("CHINK", "CHINKS", "COON", "COONS", "DAGO", "DAGOS", "DYKE", "DYKES", "FAG", "FAGS", "GOOK", "GOOKS"),
        *("GYPSIES", "GYPSY", "JEW", "JEWS", "KIKE", "KIKES", "PAKI", "PAKIS", "RAPE", "RAPED", "RAPES"),
        *("SPIC", "SPICS", "SQUAW", "SQUAWS", "WOP", "WOPS", "YID", "YIDS"),
    }
)


def is_unsaid(word: str) -> bool:
    """Whether bots leave a word to people."""
    return word in WORDS or word.startswith(STEMS)
