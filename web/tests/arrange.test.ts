import { expect, test } from 'vitest';
import { arrange } from '../src/table/arrange';

const DESK = { beside: 288, below: 156 };
const at = (width: number, height: number, shape: number) => arrange({ width, height }, shape, DESK);

test('a low window has everything beside the map, a tall one below it', () => {
  expect(at(1366, 650, 1.5)).toMatchObject({ own: 'beside' });
  expect(at(1280, 720, 1.5)).toMatchObject({ own: 'beside', side: 'rail' });
  expect(at(1180, 820, 1.5)).toMatchObject({ own: 'below' });
  expect(at(820, 1180, 1.5)).toMatchObject({ own: 'below', side: 'strip', beneath: true });
});

test('a map that is higher than wide leaves room for a wide column', () => {
  const { own, side, column } = at(1366, 650, 0.756);
  expect([own, side]).toEqual(['beside', 'panel']);
  expect(column).toBeGreaterThan(400);
});

test('the map is never smaller than with everything at a fixed place', () => {
  for (const [width, height] of [[1180, 820], [1280, 720], [1366, 650], [1440, 900], [1920, 1080], [2560, 1440]] as const)
    for (const shape of [0.756, 1.5]) {
      const before = Math.min((width - 272 - 164) / shape, height - 56 - 172);
      expect(at(width, height, shape).map).toBeGreaterThan(before * 0.98);
    }
});

test('where players are among what is one\'s own they get no place of their own', () => {
  const both = { beside: 300, below: 168, both: true };
  expect(arrange({ width: 1366, height: 650 }, 1.5, both)).toMatchObject({ own: 'both', side: 'none' });
  expect(arrange({ width: 820, height: 1180 }, 1.5, both)).toMatchObject({ own: 'below', side: 'none' });
});
