// A way over somebody's wagons, to be lit up. Whether a ticket is fulfilled is for the server to say.
import type { Seat } from '$lib/seat';
import type { Book } from './book';
import type { Position } from './position';

/** Ids of the fewest routes of this seat that lead from one city to another; nothing where a station helps out. */
export function way(book: Book, position: Position, seat: Seat, from: string, to: string): string[] {
  const own = book.names.routes.filter((_, index) => position.owner[index] === seat);
  const reached = new Map<string, string[]>([[from, []]]);
  for (const [city, path] of reached) {
    if (city === to) return path;
    for (const { id, a, b } of own) {
      const next = a === city ? b : b === city ? a : null;
      if (next && !reached.has(next)) reached.set(next, [...path, id]);
    }
  }
  return [];
}
