// Why something is not possible, in one sentence: the engine names the message and the facts, here they get names.
import { NoAnswer, Refusal } from './api';
import { cityName, pairName, routeName } from './names';
import type { Book } from './position';
import { settings } from './settings.svelte';
import type { Told } from './wire';
import { everything, has, t } from './words.svelte';

type Fact = string | number;

/** A refusal at the table: the action that was tried, and the rule that forbids it. */
export interface Reason extends Told {
  action: string;
  rule: string;
}

export function sentence(reason: Reason, book: Book, name: (seat: number) => string): string {
  return filled(reason, (fact, value) => told(fact, value, book, name));
}

/** What went wrong, when it was no move at a table: what the server itself refuses needs no names from a board. */
export async function messageOf(error: unknown): Promise<string> {
  await everything(settings.lang).catch(() => undefined); // an error may come before the words for it
  if (error instanceof NoAnswer) return t('server-away');
  if (error instanceof Refusal) return filled(error.told, plain);
  return error instanceof Error ? error.message : String(error);
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
