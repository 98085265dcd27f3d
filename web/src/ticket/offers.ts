// The choices by what they are about. What is not offered is not possible; nothing is decided here.
import { named } from '../table/pointing';
import type { Choice } from '../wire/messages';
import { LOCO } from './book';

export interface Payment {
  action: string;
  label: string;
  cards: string[]; // the kind of each card
  locos: number;
}

export interface Ask {
  action: string;
  label: string;
}

export interface Keep {
  action: string;
  tickets: string[];
}

export interface Boarding {
  action: string;
  label: string;
  city: string;
  colour: string | null; // null: nobody
}

export interface Offers {
  draws: ReadonlyMap<string, string>; // kinds and `blind`, with the action
  claims: ReadonlySet<string>; // routes
  builds: ReadonlySet<string>; // cities
  asks: Ask[];
  payments: Payment[];
  keeps: Keep[];
  boardings: Boarding[];
  giveUp: Ask | null;
  swap: Ask | null;
  pass: Ask | null;
}

export function offers(choices: readonly Choice[]): Offers {
  const draws = new Map<string, string>();
  const [claims, builds] = [new Set<string>(), new Set<string>()];
  const found: Offers = { draws, claims, builds, asks: [], payments: [], keeps: [], boardings: [], giveUp: null, swap: null, pass: null };
  for (const { action, label = '', on = [] } of choices) {
    const [verb, what = ''] = (action.split('; ').at(-1) ?? '').split(' ');
    if (verb === 'draw') draws.set(what, action);
    else if (verb === 'claim') claims.add(what);
    else if (verb === 'build') builds.add(what);
    else if (verb === 'ask') found.asks.push({ action, label });
    else if (verb === 'pay') found.payments.push(payment(action, label, named(on, 'card')));
    else if (verb === 'keep') found.keeps.push({ action, tickets: named(on, 'ticket') });
    else if (verb === 'take' || verb === 'leave') found.boardings.push({ action, label, city: named(on, 'city')[0] ?? '', colour: named(on, 'guest')[0] ?? null });
    else if (verb === 'give') found.giveUp = { action, label };
    else if (verb === 'swap') found.swap = { action, label };
    else if (verb === 'pass') found.pass = { action, label };
  }
  // Locomotives go anywhere, so the payment that spares them is the cheapest.
  found.payments.sort((a, b) => a.locos - b.locos);
  return found;
}

function payment(action: string, label: string, cards: string[]): Payment {
  return { action, label, cards, locos: cards.filter((kind) => kind === LOCO).length };
}

/** The offered set that holds exactly these tickets; null when it is not offered. */
export function keeping(keeps: readonly Keep[], chosen: ReadonlySet<string>): string | null {
  return keeps.find(({ tickets }) => tickets.length === chosen.size && tickets.every((ticket) => chosen.has(ticket)))?.action ?? null;
}
