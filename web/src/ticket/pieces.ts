// A position of the Ticket family as pieces of its board.
import type { Seat } from '$lib/seat';
import type { Marks } from '../board/marks';
import type { Look } from '../board/picture';
import type { Book } from './book';
import { FREE, type Position } from './position';

/** What a position does not say by itself. */
export interface Beside {
  closed: readonly string[]; // routes out of play
  fresh: ReadonlySet<string>; // routes just claimed
  ghost: { route: string; seat: Seat } | null; // wagons that are only considered
}

const coat = (seat: Seat): string => `p${seat + 1}`;

/** Everything that stands on the board, by the ids that its picture has for it. */
export function standing(book: Book, position: Position, { closed, fresh, ghost }: Beside): Map<string, Look> {
  const pieces = new Map<string, Look>();
  if (ghost) pieces.set(`trains:${ghost.route}`, { wears: `${coat(ghost.seat)} ghost` });
  for (const [index, seat] of position.owner.entries()) {
    const { id } = book.routeNumber(index);
    if (seat !== FREE) pieces.set(`trains:${id}`, { wears: coat(seat), enters: fresh.has(id) });
  }
  for (const id of closed) pieces.set(`closed:${id}`, { wears: '' });
  for (const [index, { id }] of book.names.cities.entries()) {
    const seat = position.stations[index] ?? FREE;
    if (seat !== FREE) pieces.set(`station:${id}`, { wears: coat(seat), covers: id });
    const colours = (position.waiting[index] ?? []).flatMap((count, kind) => Array<string>(count).fill(book.names.guests[kind]?.id ?? ''));
    for (const [place, colour] of colours.entries()) pieces.set(`guest:${id}:${place + 1}`, { wears: '', shape: `guest-${colour}` });
  }
  const onCell = new Map<number, number>();
  for (const [seat, { score }] of position.players.entries()) {
    const cell = ((score % 100) + 100) % 100;
    const stacked = onCell.get(cell) ?? 0;
    onCell.set(cell, stacked + 1);
    pieces.set(`score-of:${seat}`, { wears: coat(seat), shape: `${score >= 100 ? 'lap' : 'disc'}-${stacked}`, on: `score:${cell}` });
  }
  return pieces;
}

/** The two cities of a route. */
export function endsOf(book: Book, route: string): string[] {
  const { a, b } = book.routes.get(route) ?? {};
  return a && b ? [a, b] : [];
}

/** Wagons that the marks show beforehand on the route being decided on. */
export function ghostOf({ chosen, ghost }: Marks): Beside['ghost'] {
  return chosen && ghost !== null ? { route: chosen, seat: ghost } : null;
}
