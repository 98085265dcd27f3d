// Who was ahead when: the score after every move, from what happened.
import type { Happened, Standing } from './wire';

/** One row per move that changed a score, one column per seat; the first row is zero. */
export function course(past: readonly Happened[], seats: number): number[][] {
  const now = Array<number>(seats).fill(0);
  const rows = [[...now]];
  for (const { news } of past) {
    let changed = false;
    for (const event of news) {
      if (event.seat === undefined) continue;
      const gain = event.type === 'Claimed' ? (event.points ?? 0) : event.type === 'Completed' || event.type === 'Crossed' ? 1 : 0;
      if (event.type === 'Claimed' || gain) {
        now[event.seat] = (now[event.seat] ?? 0) + gain;
        changed = true;
      }
    }
    if (changed) rows.push([...now]);
  }
  return rows;
}

export interface SheetRow {
  what: string;
  of: string;
  points: number[]; // by seat
  counts: (number | null)[];
}

/** The breakdown as rows of a table: everything but single tickets and borrowed routes, tickets summed by success. */
export function sheet(standings: readonly Standing[]): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  const seats = standings.length;
  const add = (seat: number, what: string, of: string, points: number, count: number | null) => {
    const key = `${what} ${of}`;
    const row = rows.get(key) ?? { what, of, points: Array<number>(seats).fill(0), counts: Array<number | null>(seats).fill(null) };
    row.points[seat] = (row.points[seat] ?? 0) + points;
    if (count !== null) row.counts[seat] = (row.counts[seat] ?? 0) + count;
    rows.set(key, row);
  };
  for (const { seat, lines } of standings)
    for (const { what, points, of = '', count = null } of lines) {
      if (what === 'borrowed') continue;
      if (what === 'ticket') {
        const done = points > 0;
        add(seat, done ? 'tickets-done' : 'tickets-open', '', points, 1);
      } else add(seat, what, of, points, count);
    }
  const order = ['routes', 'tickets-done', 'tickets-open', 'longest-path', 'most-tickets', 'passengers', 'crossing', 'stations'];
  return [...rows.values()].sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what));
}
