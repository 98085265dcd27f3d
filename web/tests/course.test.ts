import { describe, expect, it } from 'vitest';
import { course } from '../src/end/course';
import { stops } from '../src/replay/stops';
import type { MomentInfo } from '../src/wire/messages';

describe('course', () => {
  const past = (...scores: (number | null)[][]) => scores.map((each, version) => ({ version, at: 0, news: [], log: [], scores: each }));

  it('has a row for every change', () => {
    expect(course(past([0, 0], [0, 0], [0, 4], [0, 4], [3, 4]))).toEqual([
      [0, 0],
      [0, 4],
      [3, 4],
    ]);
  });

  it('has nothing to show where scores are secret', () => {
    expect(course(past([null, null], [null, null]))).toEqual([]);
  });
});

describe('stops', () => {
  const moment = (number: number, seat: number): MomentInfo => ({
    number,
    seat,
    text: '',
    view: number,
    players: [],
    help: null,
    log: [{ text: `l${number}` }],
    news: [{ type: `n${number}` }],
  });

  it('joins luck to the decision it follows from', () => {
    const found = stops([moment(0, -1), moment(1, -1), moment(2, 0), moment(3, -1), moment(4, 1)]);
    expect(found.map(({ entry, seat, view, log }) => [entry, seat, view, log.length])).toEqual([
      [1, -1, 1, 2],
      [2, 0, 3, 2],
      [4, 1, 4, 1],
    ]);
  });
});
