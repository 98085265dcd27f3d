"""Commands that try the server hard: load, kill, contest, fuzz. They talk to it only through its public API."""
