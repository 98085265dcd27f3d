import { expect, test } from 'vitest';
import { place } from '../src/parts/place';

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height, width, height }) as DOMRect;
const frame = rect(0, 100, 390, 500);

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
