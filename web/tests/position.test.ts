import { describe, expect, it } from 'vitest';
import { Book } from '../src/ticket/book';
import { effectsOf } from '../src/ticket/news';
import { FREE, position } from '../src/ticket/position';
import type { TicketNames } from '../src/wire/ticket';
import europe from './fixtures/europe.json';
import germany from './fixtures/germany.json';

const TRAINS = 45;

describe('position', () => {
  const book = new Book(europe.names as TicketNames);
  const seen = europe.moments.map(({ view }) => position(view));

  it('opens the packed owners, one per route and city', () => {
    for (const each of seen) {
      expect(each.owner).toHaveLength(book.names.routes.length);
      expect(each.stations).toHaveLength(book.names.cities.length);
    }
    expect([...seen[0]!.owner].every((owner) => owner === FREE)).toBe(true);
  });

  it('has as many trains on the board as have left the boxes', () => {
    for (const { owner, players } of seen)
      for (const [seat, player] of players.entries()) {
        const laid = book.names.routes.filter((_, index) => owner[index] === seat).reduce((sum, route) => sum + route.length, 0);
        expect(laid).toBe(TRAINS - player.trains);
      }
  });

  it('counts tickets over all layers of a pile', () => {
    const first = position(germany.moments[0]!.view);
    expect(first.piles).toHaveLength(germany.names.piles.length);
    expect(first.piles.every((left) => left > 0)).toBe(true);
  });

  it('names numbers and ids', () => {
    expect(book.kind(book.names.kinds.length - 1)).toBe('loco');
    expect(book.kind(-1)).toBe('grey');
    expect(book.called('city:amsterdam')).toBe('Amsterdam');
    expect(book.called('route:amsterdam-essen-1')).toBe('Amsterdam – Essen');
    expect(() => book.ticketAt(999)).toThrow(RangeError);
  });

  it('shows what was taken and claimed, and is silent about news of the server itself', () => {
    const routes = europe.moments.flatMap(({ news }) => effectsOf(news, book)).flatMap((effect) => (effect.to === 'rail' ? [effect.route] : []));
    const last = seen.at(-1)!;
    expect(routes.length).toBe([...last.owner].filter((owner) => owner !== FREE).length);
    expect(effectsOf([{ type: 'TakenBack', seat: 0 }], book)).toEqual([]);
  });
});
