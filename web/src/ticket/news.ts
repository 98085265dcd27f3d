// What an event gives to eye and ear; the log tells it in words. An event of the rules that is not here does not compile.
import type { Seat } from '$lib/seat';
import type { TicketEvent } from '../wire/ticket';
import type { Book } from './book';

export type Effect =
  | { to: 'rail'; route: string } // wagons roll in
  | { to: 'hand'; seat: Seat; from: string } // a card flies from the row or from the deck
  | null;

export function effectOf(event: TicketEvent, book: Book): Effect {
  switch (event.type) {
    case 'Claimed':
      return { to: 'rail', route: book.routeNumber(event.route).id };
    case 'Took':
      return { to: 'hand', seat: event.seat, from: book.kind(event.card) };
    case 'Drew':
      return { to: 'hand', seat: event.seat, from: 'deck' };
    case 'Started':
    case 'Dealt':
    case 'Placed':
    case 'TurnedUp':
    case 'Flushed':
    case 'Reshuffled':
    case 'Received':
    case 'Laid':
    case 'Revealed':
    case 'Due':
    case 'GaveUp':
    case 'Built':
    case 'Asked':
    case 'Offered':
    case 'Kept':
    case 'Chose':
    case 'Boarded':
    case 'Completed':
    case 'Crossed':
    case 'Swapped':
    case 'Passed':
    case 'LastLapBegan':
    case 'Ended':
      return null;
    default:
      return silence(event);
  }
}

/** Nothing is left for the compiler; at run time the server's own news, such as a move that is taken back. */
function silence(_event: never): null {
  return null;
}

export function effectsOf(news: readonly unknown[], book: Book): NonNullable<Effect>[] {
  return news.flatMap((event) => effectOf(event as TicketEvent, book) ?? []);
}

/** Whether this seat has just dug into a tunnel that costs more. */
export function digs(news: readonly unknown[], seat: Seat | null): boolean {
  return (news as readonly TicketEvent[]).some((event) => event.type === 'Due' && event.seat === seat);
}

/** Routes that have just been claimed. */
export function claimed(news: readonly unknown[], book: Book): ReadonlySet<string> {
  return new Set(effectsOf(news, book).flatMap((effect) => (effect.to === 'rail' ? [effect.route] : [])));
}

const MILESTONES: readonly (readonly [string, readonly TicketEvent['type'][]])[] = [
  ['ui-flag', ['LastLapBegan', 'Ended']],
  ['ticket', ['Completed', 'Crossed', 'Asked', 'Swapped']],
  ['station', ['Built']],
  ['train-count', ['Claimed']],
];

/** The symbol of the rarest thing that happened here, if it is rare enough to be looked for. */
export function milestone(news: readonly unknown[]): string | null {
  const types = new Set((news as readonly TicketEvent[]).map(({ type }) => type));
  return MILESTONES.find(([, wanted]) => wanted.some((type) => types.has(type)))?.[0] ?? null;
}
