"""Commands that try the server hard. They talk to it only through its public API and its database."""
