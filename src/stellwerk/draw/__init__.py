"""How boards, positions, cards and films are drawn as SVG; `stellwerk.pictures` draws those of any game."""
