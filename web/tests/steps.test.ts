import { expect, it } from 'vitest';
import { steps } from '../src/end/steps';
import type { Result } from '../src/wire/messages';

const line = (row: string, points: number, ...on: string[]) => ({ text: `${row} ${points}`, points, on, row });
const RESULT: Result = {
  ending: '',
  winners: '',
  seats: [
    { seat: 0, rank: 1, total: 30, told: '', place: '', lines: [line('routes', 20), line('tickets', 8, 'ticket:a'), line('tickets', 2, 'ticket:b'), line('', 0, 'city:c')] },
    { seat: 1, rank: 2, total: 5, told: '', place: '', lines: [line('routes', 10), line('tickets', -5, 'ticket:d')] },
  ],
  sheet: [
    { label: 'routes', points: [20, 10], counts: [] },
    { label: 'tickets', points: [10, -5], counts: [] },
  ],
};

it('counts rows at once, tickets one by one, to the totals of the sheet', () => {
  const found = steps(RESULT);
  expect(found.map(({ seat, on }) => [seat, ...on])).toEqual([[null], [0, 'ticket:a'], [0, 'ticket:b'], [1, 'ticket:d']]);
  expect(found.map(({ totals }) => totals)).toEqual([[20, 10], [28, 10], [30, 10], [30, 5]]); // prettier-ignore
});

it('takes five seconds at most, however many tickets there are', () => {
  const many = { ...RESULT, seats: RESULT.seats.map((seat) => ({ ...seat, lines: Array.from({ length: 20 }, (_, i) => line('tickets', 1, `ticket:${i}`)) })) };
  expect(steps(many).reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(5001);
});
