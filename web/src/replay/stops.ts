// A record by decisions: a stop is what somebody decided, told in words, with all that luck did by it.
import type { MomentInfo } from '../wire/messages';

/** `entry` is its first line in the record, and its address; `last` is its last one. */
export interface Stop extends Omit<MomentInfo, 'number' | 'text'> {
  entry: number;
  last: number;
}

/** Luck belongs to the decision before it, and so does what tells nothing of its own: a claim and its payment are one. */
export function stops(moments: readonly MomentInfo[]): Stop[] {
  const found: Stop[] = [];
  let whole = false; // the last stop has its sentence
  for (const { number, text: _, ...moment } of moments) {
    const last = found.at(-1);
    if (!last || (moment.seat >= 0 && whole)) found.push({ ...moment, entry: number, last: number });
    else found[found.length - 1] = joined(last, moment, number);
    whole = (found.at(-1)?.log.length ?? 0) > 0;
  }
  const [end, before] = [found.at(-1), found.at(-2)];
  if (end && before && !end.log.length) found.splice(-2, 2, joined(before, end, end.last));
  return found;
}

function joined(one: Stop, next: Omit<MomentInfo, 'number' | 'text'>, last: number): Stop {
  return {
    ...next,
    seat: one.seat >= 0 ? one.seat : next.seat,
    news: [...one.news, ...next.news],
    log: [...one.log, ...next.log],
    entry: one.entry,
    last,
  };
}

/** The first stop of the turn before or after: where somebody else begins to act. */
export function turn(all: readonly Stop[], now: number, way: 1 | -1): number {
  const begins = (at: number) => at <= 0 || all[at]?.seat !== all[at - 1]?.seat;
  let at = now + way;
  while (at > 0 && at < all.length - 1 && !begins(at)) at += way;
  return at;
}
