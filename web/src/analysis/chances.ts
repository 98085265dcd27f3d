// Chances over a game as lines of a plot.

/** Room for the plot, in pixels; the numbers of the scale are left of it. */
export interface Room {
  width: number;
  height: number;
}

export const LEFT = 44;
const EDGE = 8;

export interface Scale {
  x: (position: number) => number;
  y: (chance: number) => number;
  /** The position under a place, from 0 to the last. */
  at: (x: number) => number;
}

export function scale({ width, height }: Room, positions: number): Scale {
  const [wide, high] = [Math.max(1, width - LEFT - EDGE), height - 2 * EDGE];
  const last = Math.max(1, positions - 1);
  return {
    x: (position) => LEFT + (wide * position) / last,
    y: (chance) => EDGE + high * (1 - Math.min(1, Math.max(0, chance))),
    at: (x) => Math.min(last, Math.max(0, Math.round(((x - LEFT) * last) / wide))),
  };
}

export function path(chances: readonly number[][], seat: number, { x, y }: Scale): string {
  return chances.map((row, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`).join('');
}

export interface Label {
  seat: number;
  x: number;
  y: number;
}

const WIDE = 90; // pixels that a name needs, about
const HIGH = 22;
const OUTSIDE = 100; // what it loses by standing outside the picture

/** Where to write each seat's name: above its line, where that is farthest from the others and no name stands yet. */
export function labels(chances: readonly number[][], seats: number, room: Room, { x, y }: Scale): Label[] {
  const found: Label[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let best: { label: Label; free: number } | null = null;
    for (let at = 0; at < chances.length; at++) {
      if (x(at) < LEFT + WIDE / 2 || x(at) > room.width - WIDE / 2) continue;
      const near = chances.filter((_, other) => Math.abs(x(other) - x(at)) < WIDE / 3);
      const label = { seat, x: x(at), y: Math.min(...near.map((row) => y(row[seat] ?? 0))) };
      const lines = near.flatMap((row) => row.flatMap((chance, other) => (other === seat ? [] : Math.abs(y(chance) - (label.y - HIGH / 2)))));
      const names = found.map((other) => Math.max(Math.abs(other.x - label.x) - WIDE, Math.abs(other.y - label.y) - HIGH));
      const free = Math.min(60, ...lines) + Math.min(0, ...names) - (label.y < HIGH ? OUTSIDE : 0);
      if (!best || free > best.free) best = { label, free };
    }
    if (best) found.push(best.label);
  }
  return found;
}
