// Offered actions, read from their notation and grouped. What is not offered is not possible; nothing is decided here.

export interface Term {
  count: number;
  name: string;
}

/** "2 red + 1 loco" */
export function terms(text: string): Term[] {
  return text.split(' + ').map((term) => {
    const [count, name] = term.split(' ');
    return { count: Number(count), name: name ?? '' };
  });
}

export interface Payment {
  action: string;
  terms: Term[];
  locos: number;
}

export interface Boarding {
  action: string;
  city: string;
  colour: string | null; // null: nobody
}

/** Everything on offer, by what it is about. */
export interface Offers {
  draws: Set<string>; // kinds, and "blind"
  claims: Set<string>; // route ids
  builds: Set<string>; // city ids
  asks: { action: string; mix: Term[] }[];
  payments: Payment[];
  keeps: string[][]; // sets of ticket ids
  boardings: Boarding[];
  giveUp: boolean;
  swap: boolean;
  pass: boolean;
}

const LOCO = 'loco';

export function offers(todo: readonly string[]): Offers {
  const found: Offers = {
    draws: new Set(),
    claims: new Set(),
    builds: new Set(),
    asks: [],
    payments: [],
    keeps: [],
    boardings: [],
    giveUp: todo.includes('give up'),
    swap: todo.includes('swap'),
    pass: todo.includes('pass'),
  };
  for (const action of todo) {
    const space = action.indexOf(' ');
    const [verb, rest] = space < 0 ? [action, ''] : [action.slice(0, space), action.slice(space + 1)];
    if (verb === 'draw') found.draws.add(rest);
    else if (verb === 'claim') found.claims.add(rest);
    else if (verb === 'build') found.builds.add(rest);
    else if (verb === 'ask') found.asks.push({ action, mix: terms(rest) });
    else if (verb === 'pay') found.payments.push(payment(action));
    else if (verb === 'keep') found.keeps.push(rest === 'none' ? [] : rest.split(' '));
    else if (verb === 'leave') found.boardings.push({ action, city: rest, colour: null });
    else if (verb === 'take') {
      const [colour, city] = rest.split(' from ');
      found.boardings.push({ action, city: city ?? '', colour: colour ?? '' });
    }
  }
  // Locomotives go anywhere, so the payment that spares them is the cheapest.
  found.payments.sort((a, b) => a.locos - b.locos);
  return found;
}

/** The payment behind "pay 2 red + 1 loco". */
export function payment(action: string): Payment {
  const parts = terms(action.replace(/^pay /, ''));
  return { action, terms: parts, locos: parts.find((term) => term.name === LOCO)?.count ?? 0 };
}

/** The offered set that holds exactly these tickets, as notation; null when it is not offered. */
export function keeping(keeps: readonly string[][], chosen: ReadonlySet<string>): string | null {
  const set = keeps.find((keep) => keep.length === chosen.size && keep.every((ticket) => chosen.has(ticket)));
  return set ? `keep ${set.length ? set.join(' ') : 'none'}` : null;
}
