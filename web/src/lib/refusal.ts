// Why something is not possible, in one sentence: the engine names the message and the facts, here they get names.
import { cityName, pairName, routeName } from './names';
import type { Book } from './position';
import { has, t } from './words.svelte';

type Fact = string | number;

/** A refusal as the server sends it: in English with ids, and as a message with what fills it. */
export interface Told {
  reason: string;
  key: string;
  facts: Record<string, Fact>;
}

/** A refusal at the table. */
export interface Reason extends Told {
  action: string;
  rule: string;
}

export function sentence(reason: Reason, book: Book, name: (seat: number) => string): string {
  return filled(reason, (fact, value) => told(fact, value, book, name));
}

/** What the server itself refuses needs no names from a board. */
export function plainly(refusal: Told): string {
  return filled(refusal, plain);
}

/** In the chosen language; a message that this client does not know stays English. */
function filled({ reason, key, facts }: Told, tell: (fact: string, value: Fact) => Fact): string {
  const id = `refusal-${key}`;
  if (!key || !has(id)) return reason;
  return t(id, Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, tell(fact, value)])));
}

/** Seats are counted from 1 for people. */
function plain(fact: string, value: Fact): Fact {
  return fact === 'seat' ? Number(value) + 1 : value;
}

/** A fact for people; what is not named here is no thing of the board. */
function told(fact: string, value: Fact, book: Book, name: (seat: number) => string): Fact {
  const text = String(value);
  switch (fact) {
    case 'route': {
      const route = book.routes.get(text);
      return route ? routeName(book, route) : text;
    }
    case 'city':
      return cityName(book, text);
    case 'ticket': {
      const ticket = book.tickets.get(text);
      return ticket ? pairName(book, ticket.a, ticket.b) : text;
    }
    case 'card':
      return text === 'loco' ? t('no-loco') : t('no-card', { colour: t(`colour-${text}.card`) });
    case 'colour':
      return t(`colour-${text}.card`);
    case 'passenger':
      return t(`guest-${text}`);
    case 'pile':
      return t(`pile-${text}`);
    case 'mix':
      return text
        .split('+')
        .flatMap((count, pile) => (Number(count) ? [`${count} ${t(`pile-${book.catalogue.piles[pile]}`)}`] : []))
        .join(' + ');
    case 'seats':
      return text.split(' ').map((seat) => name(Number(seat))).join(', ');
    default:
      return plain(fact, value);
  }
}
