"""Tables that survive anything, secrets that never leave."""
