// Which news of the Ticket family are moments. An event that is not here has none; the log tells it.
import type { Seat } from '$lib/seat';
import { t } from '$lib/words.svelte';
import { NO_MARKS } from '../board/marks';
import { LONGEST, type Moment } from '../moments/moments.svelte';
import type { LogLine, Play } from '../wire/messages';
import type { Revealed, TicketEvent, TicketHelp } from '../wire/ticket';
import { LOCO, type Book } from './book';
import { position, type Position } from './position';
import { almost } from './race';
import { taskOf } from './stage';
import { way } from './way';

const plate = () => import('../moments/Plate.svelte');
const stamp = () => import('./Stamp.svelte');
const cards = () => import('./TunnelCards.svelte');
const SHORT = 1100;

/** Tickets that the seat has fulfilled, as far as it may know. */
function fulfilled(help: unknown): Set<number> {
  return new Set(((help as TicketHelp).tickets ?? []).filter(({ done }) => done).map(({ ticket }) => ticket));
}

export class Watcher {
  #done: ReadonlySet<number> = new Set(); // what was fulfilled when we last looked

  constructor(private readonly book: () => Book) {}

  /** This is how things stand. */
  know({ help }: Play): void {
    this.#done = fulfilled(help);
  }

  /** What has just happened, as moments. */
  see(play: Play, you: Seat | null): Moment[] {
    const [book, now] = [this.book(), position(play.view)];
    const news = play.news as readonly TicketEvent[];
    const stamps = (seat: Seat) => (book.names.race ? (play.players[seat]?.score ?? 0) : 0);
    const told = news.flatMap((event) => momentOf(event, { book, now, you, log: play.log, news, version: play.version, stamps }) ?? []);
    // In a race everybody is told of every ticket; otherwise only its owner knows.
    const own = you === null || book.names.race ? [] : [...fulfilled(play.help)].filter((ticket) => !this.#done.has(ticket));
    return [...told, ...own.map((ticket) => journey(book, now, you ?? 0, ticket, t('ticket-fulfilled'), true))];
  }
}

interface Scene {
  book: Book;
  now: Position;
  you: Seat | null;
  log: readonly LogLine[];
  news: readonly TicketEvent[];
  version: number;
  stamps: (seat: Seat) => number; // in a race
}

function momentOf(event: TicketEvent, scene: Scene): Moment | null {
  const { book, now, you, news } = scene;
  switch (event.type) {
    case 'Claimed':
      return news.some(({ type }) => type === 'Revealed') ? tunnel(scene, event.route, 0) : null;
    case 'Due': {
      const task = taskOf(now.stage);
      // Whoever has to decide is shown the cards where the decision is made.
      return event.seat === you || task.ask !== 'surcharge' ? null : tunnel(scene, task.stage.route, event.extra);
    }
    case 'Built': {
      const { id } = book.cityNumber(event.city);
      return { ...sign(scene, `city:${id}`, { icon: 'station' }, id), tune: 'station', holds: [`station:${id}`] };
    }
    case 'Boarded': {
      if (taskOf(now.stage).ask === 'boarding') return null; // the next one is being asked for already
      const { id } = book.cityNumber(event.city);
      const guest = book.names.guests[event.colour]?.id;
      return { ...sign(scene, `city:${id}`, { icon: `passenger-${guest}`, tint: `var(--pas-${guest})` }, id), tune: 'steps' };
    }
    case 'Completed': {
      const title = event.seat === you ? t('journey-yours') : sentence(scene, `city:${book.ticketAt(event.ticket).a}`);
      const moment = journey(book, now, event.seat, event.ticket, title, event.seat === you);
      // There is no last lap to be announced in a race: this is what comes before its end.
      return almost(scene.stamps(event.seat), scene.book.names.goal) ? { ...moment, props: { ...moment.props, text: t('one-to-go') }, tells: true } : moment;
    }
    case 'Crossed':
      return { face: stamp, props: { title: t('journey-across'), text: '', merry: event.seat === you }, at: null, lasts: LONGEST, tune: 'cheer' };
    case 'LastLapBegan':
      return {
        face: plate,
        props: { icon: 'ui-flag', title: t('last-lap'), text: t('last-lap-others'), loud: true },
        at: null,
        lasts: LONGEST,
        tune: 'bell',
        tells: true,
      };
    default:
      return null;
  }
}

/** The sentence of the log that points there. */
function sentence({ log }: Scene, on: string): string {
  return log.find((line) => line.on?.includes(on))?.text ?? '';
}

function sign(scene: Scene, on: string, look: { icon: string; tint?: string }, at: string): Moment {
  return { face: plate, props: { ...look, title: sentence(scene, on) }, at, lasts: SHORT, marks: { lit: new Set([at]), watch: [at] } };
}

function tunnel({ book, news, now, version }: Scene, number: number, extra: number): Moment {
  const route = book.routeNumber(number);
  const laid = news.find((event) => event.type === 'Laid');
  const stage = taskOf(now.stage);
  const colour = laid ? laid.colour : stage.ask === 'surcharge' ? stage.stage.colour : -1;
  const kinds = news.filter((event): event is Revealed => event.type === 'Revealed').map(({ card }) => book.kind(card));
  return {
    face: cards,
    props: { cards: kinds, counting: [LOCO, book.kind(colour)], extra },
    at: route.id,
    lasts: LONGEST,
    tune: 'tunnel',
    marks: { ...NO_MARKS, chosen: route.id },
    holds: extra ? [] : [`trains:${route.id}`],
    reveals: version,
    tells: true,
  };
}

function journey(book: Book, now: Position, seat: Seat, ticket: number, title: string, mine: boolean): Moment {
  const { a, b, name } = book.ticketAt(ticket);
  return {
    face: stamp,
    props: { title, text: name, merry: book.names.race && mine },
    at: null,
    lasts: LONGEST,
    tune: book.names.race ? 'cheer' : 'ticket',
    marks: { ...NO_MARKS, links: new Set(way(book, now, seat, a, b)), lit: new Set([a, b]), watch: [a, b] },
  };
}
