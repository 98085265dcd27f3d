import { describe, expect, it } from 'vitest';
import { labels, LEFT, path, scale } from '../src/analysis/chances';

const room = { width: 400, height: 200 };
// One falls, one rises, and in the end all is decided.
const chances = Array.from({ length: 41 }, (_, at) => [1 - at / 40, at / 40]);

describe('chances', () => {
  const on = scale(room, chances.length);

  it('lead from a place to the position that is drawn there, also beyond the edges', () => {
    for (const at of [0, 7, 40]) expect(on.at(on.x(at))).toBe(at);
    expect([on.at(-50), on.at(9999)]).toEqual([0, 40]);
    expect(on.y(1.2)).toBe(on.y(1)); // smoothing may reach a little over
  });

  it('are a line from the first position to the last', () => {
    expect(path(chances, 0, on)).toMatch(new RegExp(`^M${LEFT}\\.0 8\\.0L.*192\\.0$`));
  });

  it('have a name each, apart from each other and inside', () => {
    const [one, other] = labels(chances, 2, room, on);
    if (!one || !other) throw new Error('a seat has no name');
    expect(Math.max(Math.abs(one.x - other.x) / 90, Math.abs(one.y - other.y) / 22)).toBeGreaterThan(1);
    for (const { x } of [one, other]) expect(x > LEFT && x < room.width).toBe(true);
  });

  it('of a game of one position do not divide by nothing', () => expect(path([[1]], 0, scale(room, 1))).toBe(`M${LEFT}.0 8.0`));
});
