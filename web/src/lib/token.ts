// Who we are: the guest token of this browser, and tokens for tables whose seat was brought here from another device
// while this one was somebody already.

const TOKEN = 'stellwerk.token';
const SEATS = 'stellwerk.seats';

function seats(): Record<string, string> {
  return JSON.parse(localStorage.getItem(SEATS) ?? '{}') as Record<string, string>;
}

/** What we show at a table, or anywhere. */
export function token(table?: string): string | null {
  return (table && seats()[table]) || localStorage.getItem(TOKEN);
}

/** Everybody we are; who came with a seat first. */
export function tokens(): string[] {
  return [...new Set([...Object.values(seats()), localStorage.getItem(TOKEN) ?? ''])].filter(Boolean);
}

export function become(given: string): void {
  localStorage.setItem(TOKEN, given);
}

/** A seat that was brought here: it is ours from now on, and nothing that we had is lost. */
export function bring(table: string, given: string): void {
  if (localStorage.getItem(TOKEN)) localStorage.setItem(SEATS, JSON.stringify({ ...seats(), [table]: given }));
  else become(given);
}

/** It opens nothing any more. */
export function forget(held: string): void {
  if (localStorage.getItem(TOKEN) === held) localStorage.removeItem(TOKEN);
  const left = Object.entries(seats()).filter(([, given]) => given !== held);
  localStorage.setItem(SEATS, JSON.stringify(Object.fromEntries(left)));
}
