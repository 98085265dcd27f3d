import { expect, it } from 'vitest';
import { laid, type Label } from '../src/board/labels';

const everywhere = { left: 0, top: 0, right: 1000, bottom: 1000 };
const disc = { x: 500, y: 500 };
/** A name of forty by ten whose corner lies there. */
const name = (left: number, top: number): Label => {
  const box = { left, top, right: left + 40, bottom: top + 10 };
  return { city: 'riga', parts: [], size: 12, box, from: { x: left, y: top }, weight: 0, disc, shown: '' };
};

it('a name gives way to what stands on its city, to the side on which it is', () => {
  const [right, left, below, above] = [name(508, 490), name(452, 490), name(480, 506), name(480, 484)];
  for (const label of [right, left, below, above]) expect(laid(label, 1, everywhere)).toMatchObject({ dx: 0, dy: 0 });
  expect(laid(right, 1, everywhere, 16)).toMatchObject({ dx: 10, dy: 0 });
  expect(laid(left, 1, everywhere, 16)).toMatchObject({ dx: -10, dy: 0 });
  expect(laid(below, 1, everywhere, 16)).toMatchObject({ dx: 0, dy: 12 });
  expect(laid(above, 1, everywhere, 16)).toMatchObject({ dx: 0, dy: -12 });
});
