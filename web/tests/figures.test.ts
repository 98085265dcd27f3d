import { expect, it } from 'vitest';
import { figure, signed } from '../src/lib/figures';

it('a minus is a minus, no hyphen', () => {
  expect([-477, 0, 12].map(figure)).toEqual(['−477', '0', '12']);
  expect([-477, 0, 12].map(signed)).toEqual(['−477', '0', '+12']);
});
