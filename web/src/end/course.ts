// Who was ahead when.
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
