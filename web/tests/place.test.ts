import { expect, test } from 'vitest';
import { covers, places, style } from '../src/parts/place';

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height, width, height }) as DOMRect;
const frame = rect(0, 100, 390, 500);
const place = (...how: Parameters<typeof places>): string => style(places(...how)[0]);

test('a box stands beside what it is about', () => {
  expect(place(rect(20, 300, 40, 40), frame, 200, 100)).toBe('left:76px;top:170px');
});

test('a box stays in its frame when what it is about does not', () => {
  for (const [left, top] of [[-300, 300], [600, 300], [100, -400], [100, 900], [-300, -400]] as const) {
    const [, x, y] = /left:(.*)px;top:(.*)px/.exec(place(rect(left, top, 40, 40), frame, 260, 150)) ?? [];
    expect(Number(x)).toBeGreaterThanOrEqual(8);
    expect(Number(x) + 260).toBeLessThanOrEqual(382);
    expect(Number(y)).toBeGreaterThanOrEqual(8);
    expect(Number(y) + 150).toBeLessThanOrEqual(492);
  }
});

test('there is another place where the best one would cover something', () => {
  const [around, asked] = [rect(20, 300, 40, 40), rect(70, 250, 300, 200)];
  const free = places(around, frame, 200, 100).filter((spot) => !covers(spot, 200, 100, frame, asked));
  expect(covers(places(around, frame, 200, 100)[0], 200, 100, frame, asked)).toBe(true);
  expect(free.length).toBeGreaterThan(0);
});
