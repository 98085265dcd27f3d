import { describe, expect, it } from 'vitest';
import { stops } from '../src/replay/recording.svelte';
import { course, sheet } from '../src/lib/scores';
import type { Moment, View } from '../src/lib/wire';

describe('course', () => {
  it('adds up what was claimed, in order', () => {
    const past = [
      { version: 1, at: 0, news: [{ type: 'Drew', seat: 0 }] },
      { version: 2, at: 0, news: [{ type: 'Claimed', seat: 1, route: 0, points: 4 }] },
      { version: 3, at: 0, news: [{ type: 'Claimed', seat: 0, route: 1, points: 2 }, { type: 'Crossed', seat: 0 }] }, // prettier-ignore
    ];
    expect(course(past, 2)).toEqual([
      [0, 0],
      [0, 4],
      [3, 4],
    ]);
  });
});

describe('sheet', () => {
  it('sums tickets by success and leaves borrowed routes out', () => {
    const rows = sheet([
      {
        seat: 0,
        rank: 1,
        total: 7,
        lines: [
          { what: 'routes', points: 4, count: 2 },
          { what: 'ticket', points: 8, of: 'a-b' },
          { what: 'ticket', points: -5, of: 'c-d' },
          { what: 'borrowed', points: 0, of: 'x/y' },
        ],
      },
    ]);
    expect(rows.map(({ what, points, counts }) => [what, points, counts])).toEqual([
      ['routes', [4], [2]],
      ['tickets-done', [8], [1]],
      ['tickets-open', [-5], [1]],
    ]);
  });
});

describe('stops', () => {
  const moment = (number: number, seat: number): Moment => ({
    number,
    seat,
    text: '',
    view: { seat: number } as unknown as View,
    news: [{ type: `n${number}` }],
    closed: [],
  });

  it('joins luck to the decision it follows from', () => {
    const found = stops([moment(0, -1), moment(1, -1), moment(2, 0), moment(3, -1), moment(4, 1)]);
    expect(found.map(({ entry, seat, news }) => [entry, seat, news.length])).toEqual([
      [1, -1, 2],
      [2, 0, 2],
      [4, 1, 1],
    ]);
  });
});
