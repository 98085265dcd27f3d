import { describe, expect, it } from 'vitest';
import { stops, turn } from '../src/replay/stops';
import type { MomentInfo } from '../src/wire/messages';

const moment = (number: number, seat: number, ...log: string[]): MomentInfo => ({
  number,
  seat,
  text: '',
  log: log.map((text) => ({ text })),
  players: [],
  view: number,
  news: [number],
  help: null,
});

describe('stops', () => {
  const found = stops([
    moment(0, -1),
    moment(1, -1, 'Mira begins.'),
    moment(2, 0), // a claim says nothing before it is paid
    moment(3, 0, 'Mira claims.'),
    moment(4, -1, 'The deck is new.'),
    moment(5, 1, 'Ole draws.'),
    moment(6, 1, 'Ole draws.'),
    moment(7, 0),
  ]);

  it('have a sentence each', () => expect(found.every((stop) => stop.log.length)).toBe(true));
  it('hold every entry once', () => expect(found.flatMap((stop) => stop.news)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]));
  it('join a claim, its payment and the luck that follows', () => {
    expect(found.map(({ entry, last, seat }) => [entry, last, seat])).toEqual([[0, 1, -1], [2, 4, 0], [5, 5, 1], [6, 7, 1]]); // prettier-ignore
    expect(found[1]?.view).toBe(4);
  });
  it('are left turn by turn', () => {
    expect(turn(found, 1, 1)).toBe(2);
    expect(turn(found, 2, -1)).toBe(1);
  });
});
