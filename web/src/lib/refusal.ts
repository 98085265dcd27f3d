// Why something is not possible, in one sentence: the engine names the message and the facts, here they get names.
import { cityName, pairName, routeName } from './names';
import type { Book } from './position';
import { has, t } from './words.svelte';

/** A refusal as the server sends it. */
export interface Reason {
  action: string;
  rule: string;
  reason: string; // in English, with ids
  key: string;
  facts: Record<string, string | number>;
}

export function sentence(reason: Reason, book: Book, name: (seat: number) => string): string {
  const id = `refusal-${reason.key}`;
  if (!reason.key || !has(id)) return reason.reason;
  const facts = Object.entries(reason.facts).map(([fact, value]) => [fact, told(fact, value, book, name)]);
  return t(id, Object.fromEntries(facts) as Record<string, string | number>);
}

/** A fact for people; what is not named here is a number and stays one. */
function told(fact: string, value: string | number, book: Book, name: (seat: number) => string): string | number {
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
    case 'seat':
      return Number(value) + 1;
    case 'seats':
      return text.split(' ').map((seat) => name(Number(seat))).join(', ');
    default:
      return value;
  }
}
