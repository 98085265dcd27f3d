// The count, one step after the other: tickets and the like one by one, everything else a row at a time.
import type { Seat } from '$lib/seat';
import type { Result } from '../wire/messages';

export interface Step {
  text: string;
  seat: Seat | null; // whose line it is; null: a row of all
  on: readonly string[]; // ids of what it is about
  totals: readonly number[]; // of each seat, with this step
  lasts: number; // milliseconds
}

const ALL = 5000; // for the whole count, however long it is
const LONGEST = 700;

export function steps({ sheet, seats }: Result): Step[] {
  const totals = seats.map(() => 0);
  const found: Omit<Step, 'lasts'>[] = [];
  const step = (text: string, seat: Seat | null, on: readonly string[]) => found.push({ text, seat, on, totals: [...totals] });
  for (const { label, points } of sheet) {
    const lines = seats.flatMap(({ seat, lines }) => lines.filter(({ row, on }) => row === label && on?.length).map((line) => ({ seat, ...line })));
    if (!lines.length) {
      for (const [seat, more] of points.entries()) totals[seat] = (totals[seat] ?? 0) + more;
      step(label, null, []);
      continue;
    }
    for (const { seat, text, points: more, on = [] } of lines) {
      totals[seat] = (totals[seat] ?? 0) + more;
      step(text, seat, on);
    }
  }
  const lasts = Math.min(LONGEST, ALL / found.length);
  return found.map((each) => ({ ...each, lasts }));
}
