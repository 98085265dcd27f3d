import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace } from '../src/crayon/pace';

describe('questions', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('are put at once until there were many, then as fast as the server likes', async () => {
    const pace = new Pace();
    let put = 0;
    for (let each = 0; each < 100; each++) void pace.turn().then(() => put++);
    await vi.advanceTimersByTimeAsync(0);
    expect(put).toBeGreaterThan(20);
    expect(put).toBeLessThan(40);
    const first = put;
    await vi.advanceTimersByTimeAsync(1900);
    expect(put).toBe(first);
    await vi.advanceTimersByTimeAsync(200);
    expect(put).toBe(2 * first);
    await vi.advanceTimersByTimeAsync(8000);
    expect(put).toBe(100);
  });
});
