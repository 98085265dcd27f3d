import { describe, expect, it } from 'vitest';
import { keeping, offers, payment, terms } from '../src/lib/notation';
import europe from './fixtures/europe.json';
import firstJourney from './fixtures/first-journey.json';
import germany from './fixtures/germany.json';

const games = { europe, germany, 'first-journey': firstJourney };

describe('offers', () => {
  for (const [name, { moments }] of Object.entries(games))
    it(`finds a place for everything that ${name} offers`, () => {
      for (const { todo } of moments) {
        const found = offers(todo);
        const count =
          found.draws.size + found.claims.size + found.builds.size + found.asks.length + found.payments.length +
          found.keeps.length + found.boardings.length + Number(found.giveUp) + Number(found.swap) + Number(found.pass); // prettier-ignore
        expect(count).toBe(todo.length);
      }
    });

  it('puts payments that spare locomotives first', () => {
    const { payments } = offers(['pay 1 red + 2 loco', 'pay 3 loco', 'pay 3 red']);
    expect(payments.map((each) => each.locos)).toEqual([0, 2, 3]);
  });

  it('tells passengers from nobody', () => {
    const { boardings } = offers(['leave kassel', 'take red from kassel']);
    expect(boardings.map(({ city, colour }) => [city, colour])).toEqual([
      ['kassel', null],
      ['kassel', 'red'],
    ]);
  });
});

describe('keeping', () => {
  const keeps = [[], ['brest-roma'], ['brest-roma', 'paris-wien']];

  it('writes the offered set in its own order', () => {
    expect(keeping(keeps, new Set(['paris-wien', 'brest-roma']))).toBe('keep brest-roma paris-wien');
    expect(keeping(keeps, new Set())).toBe('keep none');
  });

  it('knows no set that is not offered', () => {
    expect(keeping(keeps, new Set(['paris-wien']))).toBeNull();
  });
});

describe('terms', () => {
  it('reads sums', () => {
    expect(terms('2 red + 1 loco')).toEqual([
      { count: 2, name: 'red' },
      { count: 1, name: 'loco' },
    ]);
    expect(payment('pay 2 red + 1 loco').locos).toBe(1);
  });
});
