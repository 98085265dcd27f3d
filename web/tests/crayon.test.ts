import { describe, expect, it } from 'vitest';
import { Book } from '../src/crayon/book';
import { journeys, revealed } from '../src/crayon/news';
import { offers } from '../src/crayon/offers';
import { byCard } from '../src/crayon/orders';
import type { CrayonNames, OrderFacts } from '../src/wire/crayon';

const place = (id: string, posts: string[]) => ({ id, name: id.toUpperCase(), spellings: [id], posts, goods: [], city: true, big: false, start: false });
const names: CrayonNames = {
  posts: ['k1', 'old-town', 'k2'],
  edges: ['k1-old-town', 'old-town-k2'],
  places: [place('old-town', ['old-town', 'k2'])],
  ferries: [{ id: 'belt', name: 'Belt', ports: ['k1', 'k2'] }],
  goods: [{ id: 'beer', name: 'Bier' }],
  trains: [],
  cards: [],
  events: [],
  limit: 15,
  goal: 250,
};

describe('the book', () => {
  it('finds the ends of a section, also where a milepost has a dash in its name', () => {
    const book = new Book(names);
    expect(book.ends('edge:k1-old-town')).toEqual(['post:k1', 'post:old-town']);
    expect(book.ends('edge:old-town-k2')).toEqual(['post:old-town', 'post:k2']);
    expect(() => new Book({ ...names, edges: ['k1-nowhere'] })).toThrow(RangeError);
  });

  it('knows every milepost of a town, and calls things by their names', () => {
    const book = new Book(names);
    expect(book.placeAt('post:k2')?.name).toBe('OLD-TOWN');
    expect(book.placeAt('post:k1')).toBeNull();
    expect(['good:beer', 'city:old-town', 'post:k1', 'ferry:belt'].map((id) => book.called(id))).toEqual(['Bier', 'OLD-TOWN', 'k1', 'Belt']);
  });
});

describe('news', () => {
  it('tell the way of every train, ferries included, and events that were turned up', () => {
    const news = [
      { type: 'Moved', seat: 0, post: 3 },
      { type: 'Revealed', event: 7 },
      { type: 'Crossed', seat: 0, line: 1, post: 9 },
      { type: 'Moved', seat: 2, post: 5 },
    ];
    expect([...journeys(news)]).toEqual([
      [0, [3, 9]],
      [2, [5]],
    ]);
    expect(revealed(news)).toEqual([7]);
  });
});

describe('choices', () => {
  it('are sorted by where they are shown, deliveries first', () => {
    const sorted = offers([
      { action: 'load beer', group: 'load' },
      { action: 'deliver beer 3', group: 'deliver' },
      { action: 'done', group: 'turn' },
      { action: 'go k1', group: 'go' },
    ]);
    expect(sorted.here.map(({ action }) => action)).toEqual(['deliver beer 3', 'load beer']);
    expect([sorted.done?.action, sorted.swap]).toEqual(['done', null]);
  });
});

describe('orders', () => {
  it('lie together by their cards', () => {
    const orders = [4, 2, 4].map((card, slot) => ({ card, slot }) as OrderFacts);
    expect(byCard(orders).map(([card, each]) => [card, each.length])).toEqual([
      [4, 2],
      [2, 1],
    ]);
  });
});
