"""Denmark: draw track between mileposts, run trains, deliver goods."""
