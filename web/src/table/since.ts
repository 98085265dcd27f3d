// What others did since one's own last deed: marked on the board and in the log until one acts.
import type { Seat } from '$lib/seat';
import type { LogLine } from '../wire/messages';

/** Whoever only watches, or has done nothing yet, has missed nothing. */
export function sinceMine(log: readonly LogLine[], mine: Seat | null): readonly LogLine[] {
  const last = mine === null ? -1 : log.map(({ seat }) => seat).lastIndexOf(mine);
  return last < 0 ? [] : log.slice(last + 1);
}
