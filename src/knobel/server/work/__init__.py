"""Work in processes of their own: minds that think, replays, files from outside."""
