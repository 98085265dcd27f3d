"""What a seat of the Ticket family may ask and decide before its turn."""
