// What an event gives to the eye; the log tells it in words.
import type { Seat } from '$lib/seat';
import type { CrayonEvent } from '../wire/crayon';

/** The mileposts that trains have come to, one after the other. */
export function journeys(news: readonly unknown[]): ReadonlyMap<Seat, readonly number[]> {
  const runs = new Map<Seat, number[]>();
  for (const event of news as readonly CrayonEvent[]) {
    if (event.type !== 'Moved' && event.type !== 'Crossed') continue;
    runs.set(event.seat, [...(runs.get(event.seat) ?? []), event.post]);
  }
  return runs;
}

/** Events that have just been turned up, by their numbers. */
export function revealed(news: readonly unknown[]): number[] {
  return (news as readonly CrayonEvent[]).flatMap((event) => (event.type === 'Revealed' ? [event.event] : []));
}

/** Sections that were washed away. */
export function washedOut(news: readonly unknown[]): number[] {
  return (news as readonly CrayonEvent[]).flatMap((event) => (event.type === 'WashedOut' ? [event.edge] : []));
}

/** Whether money has come in, track was laid or a train has moved: what is heard of it. */
export function sounds(news: readonly unknown[]): 'card' | 'train' | null {
  const types = new Set((news as readonly CrayonEvent[]).map(({ type }) => type));
  if (types.has('Moved') || types.has('Crossed')) return 'train';
  return types.has('Laid') || types.has('Loaded') || types.has('Delivered') ? 'card' : null;
}
