import { describe, expect, it } from 'vitest';
import { keeping, offers } from '../src/ticket/offers';
import type { Choice } from '../src/wire/messages';
import europe from './fixtures/europe.json';
import firstJourney from './fixtures/first-journey.json';
import germany from './fixtures/germany.json';

const games = { europe, germany, 'first-journey': firstJourney };
const choice = (action: string, ...on: string[]): Choice => ({ action, group: '', on });

describe('offers', () => {
  for (const [name, { moments }] of Object.entries(games))
    it(`finds a place for everything that ${name} offers`, () => {
      for (const { choices } of moments) {
        const found = offers(choices);
        const single = [found.giveUp, found.swap, found.pass].filter(Boolean).length;
        const sets = found.draws.size + found.claims.size + found.builds.size;
        const lists = found.asks.length + found.payments.length + found.keeps.length + found.boardings.length;
        expect(single + sets + lists).toBe(choices.length);
      }
    });

  it('puts payments that spare locomotives first, also behind the claim they belong to', () => {
    const { payments } = offers([
      choice('claim a-b-1; pay 1 red + 2 loco', 'card:red', 'card:loco', 'card:loco'),
      choice('claim a-b-1; pay 3 loco', 'card:loco', 'card:loco', 'card:loco'),
      choice('claim a-b-1; pay 3 red', 'card:red', 'card:red', 'card:red'),
    ]);
    expect(payments.map((each) => each.locos)).toEqual([0, 2, 3]);
    expect(payments[1]?.cards).toEqual(['red', 'loco', 'loco']);
  });

  it('tells passengers from nobody', () => {
    const { boardings } = offers([choice('leave kassel', 'city:kassel'), choice('take red from kassel', 'city:kassel', 'guest:red')]);
    expect(boardings.map(({ city, colour }) => [city, colour])).toEqual([
      ['kassel', null],
      ['kassel', 'red'],
    ]);
  });
});

describe('keeping', () => {
  const { keeps } = offers([
    choice('keep none'),
    choice('keep brest-roma', 'ticket:brest-roma'),
    choice('keep brest-roma paris-wien', 'ticket:brest-roma', 'ticket:paris-wien'),
  ]);

  it('finds the offered set whatever the order of the picks', () => {
    expect(keeping(keeps, new Set(['paris-wien', 'brest-roma']))).toBe('keep brest-roma paris-wien');
    expect(keeping(keeps, new Set())).toBe('keep none');
  });

  it('knows no set that is not offered', () => {
    expect(keeping(keeps, new Set(['paris-wien']))).toBeNull();
  });
});
