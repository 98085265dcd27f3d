import { describe, expect, it } from 'vitest';
import { Book, FREE, position } from '../src/lib/position';
import type { Catalogue, View } from '../src/lib/wire';
import europe from './fixtures/europe.json';
import germany from './fixtures/germany.json';

describe('position', () => {
  const book = new Book(europe.catalogue as unknown as Catalogue);
  const seen = europe.moments.map(({ view }) => position(view as unknown as View));

  it('opens the packed owners, one per route and city', () => {
    for (const each of seen) {
      expect(each.owner).toHaveLength(book.catalogue.routes.length);
      expect(each.stations).toHaveLength(book.catalogue.cities.length);
    }
    expect([...seen[0]!.owner].every((owner) => owner === FREE)).toBe(true);
  });

  it('has as many trains on the board as have left the boxes', () => {
    for (const { owner, players } of seen)
      for (const [seat, player] of players.entries()) {
        const laid = book.catalogue.routes.filter((_, index) => owner[index] === seat).reduce((sum, route) => sum + route.length, 0);
        expect(laid).toBe(book.catalogue.trains - player.trains);
      }
  });

  it('counts tickets over all layers of a pile', () => {
    const first = position(germany.moments[0]!.view as unknown as View);
    expect(first.piles).toHaveLength(germany.catalogue.piles.length);
    expect(first.piles.every((left) => left > 0)).toBe(true);
  });

  it('names numbers', () => {
    expect(book.kind(book.catalogue.kinds.length - 1)).toBe('loco');
    expect(book.kind(-1)).toBe('grey');
    expect(book.points(6)).toBe(15);
    expect(() => book.ticketAt(999)).toThrow(RangeError);
  });
});
