import { describe, expect, it } from 'vitest';
import { course, ticks } from '../src/end/course';

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

describe('numbers beside a plot', () => {
  it('are whole and round, and few', () => {
    expect(ticks(3, 6)).toEqual([3, 4, 5, 6]);
    expect(ticks(0, 117)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(-12, 31)).toEqual([-10, 0, 10, 20, 30]);
  });

  it('are one where nothing changes', () => expect(ticks(4, 4)).toEqual([4]));
});
