import { describe, expect, it } from 'vitest';
import { course } from '../src/end/course';

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
