// What happened, in words: one line per thing worth telling, with what it points at on the board.
import { paymentName, pairName, cityName, kindName, routeName } from './names';
import type { Book } from './position';
import { settings } from './settings.svelte';
import { t, type Values } from './words.svelte';
import type { Happened, News, Seat } from './wire';

export interface LogLine {
  version: number;
  seat: Seat | null;
  text: string;
  route?: string;
  city?: string;
  drawn?: string; // the one card that this line is about, as it is called
}

export interface Who {
  name: (seat: Seat) => string;
  you: Seat | null;
}

type Said = Omit<LogLine, 'version'>;

const written = new WeakMap<Happened, { key: string; lines: LogLine[] }>();

/** The newest lines of a game. What was once put into words stays so: games are long and moves are many. */
export function logLines(past: readonly Happened[], book: Book, who: Who, most: number): LogLine[] {
  const key = `${settings.lang} ${who.you}`;
  const lines: LogLine[][] = [];
  let count = 0;
  for (let i = past.length - 1; i >= 0 && count < most; i--) {
    const each = past[i]!;
    let known = written.get(each);
    if (known?.key !== key) {
      known = { key, lines: told(each.news, book, who).map((said) => ({ ...said, version: each.version })) };
      written.set(each, known);
    }
    count += known.lines.length;
    lines.push(known.lines);
  }
  return paired(lines.reverse().flat(), who).slice(-most);
}

/** Two cards of one turn are one line. */
function paired(lines: readonly LogLine[], who: Who): LogLine[] {
  const out: LogLine[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (line.drawn === undefined || last?.drawn === undefined || line.seat === null || last.seat !== line.seat) {
      out.push(line);
      continue;
    }
    const hidden = t('log-hidden');
    const cards = line.drawn === hidden && last.drawn === hidden ? t('log-two-hidden') : t('log-both', { first: last.drawn, second: line.drawn });
    const { seat, version } = line;
    out[out.length - 1] = { seat, version, text: t('log-took', { who: who.name(seat), you: seat === who.you ? 'yes' : 'no', card: cards }) };
  }
  return out;
}

/** The lines of what happened at once. */
export function told(news: readonly News[], book: Book, who: Who): Said[] {
  const received = news.some((event) => event.type === 'Received');
  const paid = news.filter((event) => event.type === 'Laid');
  const lines: Said[] = [];
  for (const event of news) {
    if (event.type === 'Drew' && received && event.seat === who.you) continue; // the card itself follows
    const said = line(event, paid, news, book, who);
    if (said) lines.push(said);
  }
  return lines;
}

function line(event: News, paid: News[], news: readonly News[], book: Book, who: Who): Said | null {
  const seat = event.seat ?? null;
  const base: Values = seat === null ? {} : { who: who.name(seat), you: seat === who.you ? 'yes' : 'no' };
  const say = (id: string, values: Values = {}, at: Partial<Said> = {}): Said => ({
    seat,
    text: t(`log-${id}`, { ...base, ...values }),
    ...at,
  });
  switch (event.type) {
    case 'Started':
      return say('started');
    case 'Took':
    case 'Received': {
      const card = kindName(book.kind(event.card ?? -1));
      return say('took', { card }, { drawn: card });
    }
    case 'Drew':
      return say('took', { card: t('log-hidden') }, { drawn: t('log-hidden') });
    case 'Claimed': {
      const route = book.routeNumber(event.route ?? 0);
      const cost = paid.map((laid) => paymentName(laidTerms(laid, book))).join(' + ');
      const values = { route: routeName(book, route), points: event.points ?? 0, cost };
      return say(event.points ? 'claimed' : 'claimed-plain', values, { route: route.id });
    }
    case 'GaveUp': {
      const route = book.routeNumber(event.route ?? 0);
      return say('gave-up', { route: routeName(book, route) }, { route: route.id });
    }
    case 'Due': {
      const cards = news.filter((each) => each.type === 'Revealed').map((each) => kindName(book.kind(each.card ?? -1)));
      return say('due', { cards: cards.join(', '), extra: event.extra ?? 0 });
    }
    case 'Built': {
      const city = book.cityNumber(event.city ?? 0);
      return say('built', { city: cityName(book, city.id) }, { city: city.id });
    }
    case 'Asked':
      return say('asked', { count: (event.mix ?? []).reduce((sum, n) => sum + n, 0) });
    case 'Kept':
      return say('kept', { count: event.count ?? 0 });
    case 'Boarded': {
      const city = book.cityNumber(event.city ?? 0);
      const colour = t(`guest-${book.catalogue.guests[event.colour ?? 0] ?? ''}`);
      return say('boarded', { city: cityName(book, city.id), colour }, { city: city.id });
    }
    case 'Completed': {
      const ticket = book.ticketAt(event.ticket ?? 0);
      return say('completed', { ticket: pairName(book, ticket.a, ticket.b) }, { city: ticket.a });
    }
    case 'Crossed':
    case 'Passed':
    case 'LastLapBegan':
    case 'TakenBack':
      return say(event.type.toLowerCase());
    case 'Swapped':
      return say('swapped', { count: event.count ?? 0 });
    case 'Flushed':
      return say('flushed');
    case 'Reshuffled':
      return say('reshuffled');
    case 'Ended':
      return say('ended');
    default:
      return null; // dealing, refilling and one's own choice of tickets need no line
  }
}

function laidTerms(laid: News, book: Book): { count: number; name: string }[] {
  const cards = typeof laid.cards === 'number' ? laid.cards : 0;
  return [
    { count: cards, name: book.kind(laid.colour ?? -1) },
    { count: laid.locos ?? 0, name: 'loco' },
  ].filter((term) => term.count > 0);
}
