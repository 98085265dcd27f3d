// A record by decisions: luck's entries belong to the decision they follow from.
import type { MomentInfo } from '../wire/messages';

/** One decision and all luck that followed. `entry` is its line in the record, and its address. */
export interface Stop extends Omit<MomentInfo, 'number' | 'text'> {
  entry: number;
}

/** Join luck's entries to the decision before them. */
export function stops(moments: readonly MomentInfo[]): Stop[] {
  const found: Stop[] = [];
  for (const { number, text: _, ...moment } of moments) {
    const last = found.at(-1);
    if (moment.seat < 0 && last) {
      const [news, log] = [[...last.news, ...moment.news], [...last.log, ...moment.log]];
      found[found.length - 1] = { ...moment, news, log, seat: last.seat, entry: last.seat < 0 ? number : last.entry };
    } else found.push({ ...moment, entry: number });
  }
  return found;
}
