import { expect, it } from 'vitest';
import { commitment, Stream, verify } from '../src/lib/luck';
import given from './fixtures/luck.json';

it('gives the numbers that the engine gives', async () => {
  const stream = await Stream.of(given.seed, given.nonces);
  const numbers: number[] = [];
  for (const total of given.totals) for (let i = 0; i < 8; i++) numbers.push(await stream.below(total));
  expect(numbers).toEqual(given.numbers);
});

it('has the same commitment', async () => {
  expect(await commitment(given.seed)).toBe(given.commitment);
});

it('notices a draw that the seed does not give', async () => {
  const draws = given.numbers.slice(0, 8).map((index) => ({ weights: [1, 1], index }));
  expect(await verify(given.seed, given.nonces, draws)).toBe(8);
  draws[5]!.index = 1 - draws[5]!.index;
  await expect(verify(given.seed, given.nonces, draws)).rejects.toThrow('draw 5');
});
