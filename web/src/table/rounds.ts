// Where in a log the next round begins.
import type { LogLine } from '../wire/messages';

/** Places of lines at which somebody acts again after everybody else who acts has acted. */
export function roundsIn(lines: readonly LogLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let acted = new Set<number>();
  let now: number | null = null;
  for (const [place, { seat = null }] of lines.entries()) {
    if (seat === null || seat === now) continue;
    now = seat;
    if (acted.has(seat)) {
      found.add(place);
      acted = new Set();
    }
    acted.add(seat);
  }
  return found;
}
