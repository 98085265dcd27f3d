import { expect, test } from 'vitest';
import { joined } from '../src/lib/log';
import { roundsIn } from '../src/table/rounds';
import { sinceMine } from '../src/table/since';

const line = (seat: number | null, text = '') => ({ text, seat });

test('a round begins when somebody acts again', () => {
  const lines = [line(1), line(2), line(2), line(null), line(0), line(1), line(2), line(0), line(1)];
  expect([...roundsIn(lines)]).toEqual([5, 8]);
});

test('what others did is new until I act', () => {
  const [mine, one, other] = [line(0), line(1), line(2)];
  expect(sinceMine([one, mine, other, one], 0)).toEqual([other, one]);
  expect(sinceMine([one, other, mine], 0)).toEqual([]);
  expect(sinceMine([one, other], 0)).toEqual([]);
  expect(sinceMine([mine, one], null)).toEqual([]);
});

test('a line that says the one before it again stands in its place', () => {
  const again = { ...line(1, '2 miles'), again: true };
  expect(joined([line(0), line(1, '1 mile'), again, { ...again, text: '3 miles' }, line(2)]).map(({ text }) => text)).toEqual(['', '3 miles', '']);
  expect(joined([line(0), line(1, '1 mile'), again].slice(0, 2)).map(({ text }) => text)).toEqual(['', '1 mile']);
});
