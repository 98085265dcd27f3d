// Walking over the board by arrow keys: from a place to the next one in that direction.
interface Place {
  id: string;
  x: number;
  y: number;
}

/** The nearest place that way; far to the side counts double. */
export function nearest<T extends Place>(places: readonly T[], from: Place, [dx, dy]: [number, number]): T | null {
  let best: { place: T; far: number } | null = null;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (place.id === from.id || ahead <= 0 || aside > ahead * 1.8) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}
