"""Stadt-Land-Fluss: real words, and an ear for those that are none."""
