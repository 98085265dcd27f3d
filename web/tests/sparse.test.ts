import { expect, it } from 'vitest';
import { sparse } from '../src/replay/sparse';

const mark = (icon: string, at: number) => ({ icon, at });

it('leaves out signs that would lie over another one, never a flag, and every post stays', () => {
  const posts = [mark('train-count', 0.5), mark('train-count', 0.501)];
  const [first, second, far, flag] = [mark('ticket', 0.1), mark('ticket', 0.12), mark('ticket', 0.4), mark('ui-flag', 0.99)];
  const marks = [first, second, far, ...posts, mark('station', 0.98), flag];
  expect(sparse(marks, 312)).toEqual([first, far, ...posts, flag]);
  expect(sparse(marks, 3000)).toEqual(marks);
});
