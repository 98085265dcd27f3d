"""Many games of bots: who meets whom and where, played on many cores, kept safe, counted."""
