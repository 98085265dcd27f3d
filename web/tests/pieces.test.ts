import { describe, expect, it } from 'vitest';
import { Book } from '../src/ticket/book';
import { endsOf, standing } from '../src/ticket/pieces';
import { FREE, position } from '../src/ticket/position';
import type { TicketNames } from '../src/wire/ticket';
import europe from './fixtures/europe.json';
import germany from './fixtures/germany.json';

const NOTHING = { closed: [], fresh: new Set<string>(), ghost: null };

function opened(given: { names: unknown; moments: { view: unknown }[] }) {
  return { book: new Book(given.names as TicketNames), seen: given.moments.map(({ view }) => position(view)) };
}

const put = (owners: Uint8Array, at: number, seat: number) => owners.map((owner, index) => (index === at ? seat : owner));

describe('what stands on a board', () => {
  const { book, seen } = opened(europe);
  const last = seen.at(-1)!;
  const { id } = book.routeNumber(3);
  const claimed = { ...last, owner: put(last.owner, 3, 1), stations: put(last.stations, 0, 2) };

  it('is one piece for every claimed route, in the coat of its owner', () => {
    for (const each of seen) {
      const pieces = standing(book, each, NOTHING);
      for (const [index, seat] of each.owner.entries())
        expect(pieces.get(`trains:${book.routeNumber(index).id}`)?.wears).toBe(seat === FREE ? undefined : `p${seat + 1}`);
    }
    const pieces = standing(book, claimed, NOTHING);
    expect(pieces.get(`trains:${id}`)).toEqual({ wears: 'p2', enters: false });
    expect(pieces.get(`station:${book.cityNumber(0).id}`)).toEqual({ wears: 'p3', covers: book.cityNumber(0).id });
  });

  it('enters if it is new, and is a ghost if it is only considered', () => {
    expect(standing(book, claimed, { ...NOTHING, fresh: new Set([id]) }).get(`trains:${id}`)).toEqual({ wears: 'p2', enters: true });
    const ghost = { route: book.routeNumber(4).id, seat: 0 };
    expect(standing(book, claimed, { ...NOTHING, ghost }).get(`trains:${ghost.route}`)?.wears).toBe('p1 ghost');
    expect(standing(book, claimed, { ...NOTHING, ghost: { route: id, seat: 0 } }).get(`trains:${id}`)?.wears).toBe('p2');
  });

  it('veils closed routes', () => {
    expect(standing(book, last, { ...NOTHING, closed: [id] }).has(`closed:${id}`)).toBe(true);
    expect(standing(book, last, NOTHING).has(`closed:${id}`)).toBe(false);
  });

  it('fans markers out on one cell, and rings those on their second lap', () => {
    const scores = [7, 107, 30];
    const players = scores.map((score) => ({ ...last.players[0]!, score }));
    const pieces = standing(book, { ...last, players }, NOTHING);
    expect(scores.map((_, seat) => pieces.get(`score-of:${seat}`))).toEqual([
      { wears: 'p1', shape: 'disc-0', on: 'score:7' },
      { wears: 'p2', shape: 'lap-1', on: 'score:7' },
      { wears: 'p3', shape: 'disc-0', on: 'score:30' },
    ]);
  });

  it('puts as many passengers on a city as wait there, each with its hat', () => {
    const { book, seen } = opened(germany);
    const first = seen[0]!;
    const shapes = [...standing(book, first, NOTHING)].flatMap(([id, { shape }]) => (id.startsWith('guest:') ? [shape] : []));
    for (const [kind, { id: colour }] of book.names.guests.entries())
      expect(shapes.filter((shape) => shape === `guest-${colour}`)).toHaveLength(first.waiting.reduce((sum, city) => sum + (city[kind] ?? 0), 0));
    expect(shapes.length).toBeGreaterThan(50);
  });

  it('knows the ends of a route', () => {
    const { a, b } = book.routeNumber(3);
    expect(endsOf(book, id)).toEqual([a, b]);
    expect(endsOf(book, a)).toEqual([]);
  });
});
