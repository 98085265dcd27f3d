"""The layout solver: numbers only, run offline; the renderer reads its result."""
