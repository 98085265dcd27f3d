// Who was ahead when, and the numbers beside the picture of it.
import type { Happened } from '../wire/messages';

/** The scores whenever one of them changed, a row each; nothing where scores are secret. */
export function course(past: readonly Happened[]): number[][] {
  const rows: number[][] = [];
  for (const { scores } of past) {
    const now = scores.flatMap((score) => score ?? []);
    if (now.length && now.length === scores.length && now.join() !== rows.at(-1)?.join()) rows.push(now);
  }
  return rows;
}

const MOST = 8; // more numbers than that are only read one by one

/** Whole, round numbers from the one to the other. */
export function ticks(low: number, high: number): number[] {
  const steps = [0, 1, 2, 3, 4].flatMap((zeros) => [1, 2, 5].map((digit) => digit * 10 ** zeros));
  const step = steps.find((each) => (high - low) / each < MOST) ?? high - low;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}
