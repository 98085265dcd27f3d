// What lies on the person's own desk: choices begun and not yet sent. The server knows nothing of it.
import type { Marks } from '../board/marks';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/words.svelte';
import { Moments } from '../moments/moments.svelte';
import type { Hands, Room } from '../table/room.svelte';
import type { NamesInfo } from '../wire/messages';
import type { TicketHelp } from '../wire/ticket';
import { bookOf, type Book } from './book';
import { marksOf } from './marks';
import { keeping, offers, type Offers, type Payment } from './offers';
import { FREE, position, type Position } from './position';
import { taskOf, type Task } from './stage';

/** A payment to be chosen: what for, and the ways to pay. */
export interface Paying {
  route: string | null;
  city: string | null;
  payments: Payment[];
  later?: boolean;
}

/** Looked at, not done. */
interface Ahead extends Paying {
  action: string;
  later: boolean; // for the next turn
}

/** A stack of the hand, or a ticket, that the board is to explain. */
export interface Pointed {
  colour: string | null;
  ticket: number | null;
}

export const NOTHING: Pointed = { colour: null, ticket: null };

export class TicketDesk implements Hands {
  building = $state(false); // a city for a station is being looked for
  over = $state.raw<Pointed>(NOTHING); // under pointer or focus
  pins = $state.raw<Pointed>(NOTHING); // clicked or tapped, so that it stays
  asked = $state<string | null>(null); // the route or city whose refusal is shown
  picks = $state.raw<ReadonlySet<string>>(new Set()); // tickets to keep
  pick = $state(0); // which payment
  drawsElse = $state(true); // what shall be done if a route is gone when the turn comes: draw, or be asked
  from = $state(''); // the city whose routes are listed
  turning = $state<number | null>(null); // the version in which our tunnel was dug, while its cards turn
  zoom: Hands['zoom'] = () => undefined;
  readonly moments = new Moments();

  constructor(
    readonly room: Room,
    private readonly names: () => NamesInfo,
  ) {}

  readonly book: Book = $derived.by(() => bookOf(this.names()));
  readonly position: Position | null = $derived.by(() => (this.room.table.play ? position(this.room.table.play.view) : null));
  readonly help: TicketHelp = $derived.by(() => (this.room.table.play?.help ?? {}) as TicketHelp);
  readonly offers: Offers = $derived.by(() => offers(this.room.table.choices));
  readonly task: Task = $derived(this.position ? taskOf(this.position.stage) : { ask: 'nothing' });

  /** Nobody learns of it, and Escape leaves no trace. */
  #ahead = $state.raw<Ahead | null>(null);

  readonly paying: Paying | null = $derived.by(() => {
    const ahead = this.#ahead;
    if (!this.room.table.myTurn) return ahead?.later && this.room.table.foresees ? ahead : null;
    if (ahead && this.room.table.play?.choices.some(({ action }) => action === ahead.action)) return ahead;
    if (this.task.ask !== 'payment') return null;
    const { route, city } = this.task;
    return {
      route: route === null ? null : this.book.routeNumber(route).id,
      city: city === null ? null : this.book.cityNumber(city).id,
      payments: this.offers.payments,
    };
  });

  /** A payment that is only being looked at: the server does not wait for it. */
  readonly looking: boolean = $derived.by(() => this.paying !== null && this.paying === this.#ahead);

  /** Kinds that the payment under consideration uses. */
  readonly used: ReadonlySet<string> = $derived(new Set(this.paying?.payments[this.pick]?.cards ?? []));

  /** A tunnel was dug into: pay the extra, or give up. */
  readonly digging: boolean = $derived.by(() => this.room.table.myTurn && this.task.ask === 'surcharge');

  /** Cards that turn tell how it went; words would only tell it sooner. */
  readonly untold: number | null = $derived.by(() => {
    if (settings.text) return null;
    return this.digging && this.turning !== null ? this.turning : this.moments.untold;
  });

  /** The mix of piles must be named before any ticket is seen (DE-05). */
  readonly mixing: boolean = $derived.by(() => this.room.table.myTurn && this.task.ask === 'tickets' && this.offers.asks.length > 0);

  readonly choosing: boolean = $derived.by(() => this.room.table.myTurn && this.offers.keeps.length > 0);

  readonly colour: string | null = $derived(this.over.colour ?? this.pins.colour);
  readonly ticket: number | null = $derived(this.over.ticket ?? this.pins.ticket);

  readonly marks: Marks = $derived.by(() => marksOf(this));

  forget(): void {
    this.building = false;
    this.asked = null;
  }

  pinColour(kind: string): void {
    this.pins = { colour: this.pins.colour === kind ? null : kind, ticket: null };
  }

  pinTicket(index: number): void {
    this.pins = { colour: null, ticket: this.pins.ticket === index ? null : index };
  }

  async route(id: string): Promise<void> {
    if (this.paying || this.choosing) return;
    this.room.clear();
    await this.#prepare(`claim ${id}`, { route: id, city: null });
  }

  /** The same for the next turn, while others act. */
  async later(id: string): Promise<void> {
    this.room.clear();
    await this.#prepare(`claim ${id}`, { route: id, city: null }, true);
  }

  readonly owner = (route: string): number => this.position?.owner[this.book.routeAt.get(route) ?? -1] ?? FREE;

  readonly closed: readonly string[] = $derived.by(() => (this.help.closed ?? []).map((route) => this.book.routeNumber(route).id));

  /** Whose a route is, in words. */
  whose(route: string): string {
    const owner = this.owner(route);
    if (owner !== FREE) return t('owned-by', { who: this.room.name(owner) });
    return t(this.closed.includes(route) ? 'closed' : 'free');
  }

  readonly planned = (route: string): boolean => this.room.table.plan.marks.includes(`route:${route}`);

  async mark(route: string): Promise<void> {
    if (this.room.table.seat !== null) await this.room.table.mark(`route:${route}`);
  }

  async city(id: string): Promise<void> {
    if (this.paying || this.choosing) return;
    if (this.building) await this.#prepare(`build ${id}`, { route: null, city: id });
    else this.list(id);
  }

  async #prepare(action: string, what: { route: string | null; city: string | null }, later = false): Promise<void> {
    const { payments } = offers(await this.room.table.look(action, later));
    this.pick = 0;
    this.#ahead = payments.length ? { ...what, action, payments, later } : null;
    if (this.#ahead) this.building = false;
    else this.asked = what.route ?? what.city;
  }

  /** A station in a city that was named, whatever else is begun. */
  async build(city: string): Promise<void> {
    this.room.clear();
    await this.#prepare(`build ${city}`, { route: null, city });
  }

  /** Routes as a list: all of them, or those of a city. */
  list(city = ''): void {
    this.from = city;
    this.room.window = 'routes';
  }

  async station(): Promise<void> {
    const { room } = this;
    if (this.building) room.clear();
    else if (this.offers.builds.size) {
      room.clear();
      this.building = true;
      room.tab = 'map';
    } else {
      this.asked = 'station';
      await room.table.look(`build ${this.book.cityNumber(0).id}`);
    }
  }

  async draw(kind: string): Promise<void> {
    const { room } = this;
    await room.table.idle();
    const action = this.offers.draws.get(kind);
    if (action) {
      room.clear();
      await room.table.act(action);
    } else {
      this.asked = 'draw';
      await room.table.look(`draw ${kind}`);
    }
  }

  async tickets(): Promise<void> {
    const { room } = this;
    // What was drawn cannot be put back: ask first.
    if (this.offers.asks.length) room.window = 'mix';
    else {
      this.asked = 'tickets';
      await room.table.look(`ask 1 ${this.book.names.piles[0]?.id ?? ''}`);
    }
  }

  async swap(): Promise<void> {
    if (this.offers.swap) this.room.window = 'swap';
    else await this.room.table.look('swap');
  }

  async pass(): Promise<void> {
    const { table } = this.room;
    await (this.offers.pass ? table.act(this.offers.pass.action) : table.look('pass'));
  }

  /** A claim that is advised is paid for like any other: one decision, and one click takes it back. */
  follow(action: string): boolean {
    const [verb, route = ''] = action.split(' ');
    if (verb === 'claim') void this.route(route);
    return verb === 'claim';
  }

  /** The route and its payment are one decision. */
  async confirm(): Promise<void> {
    const chosen = this.paying?.payments[this.pick] ?? this.paying?.payments[0];
    if (!chosen) return;
    const later = this.paying?.later && !this.room.table.myTurn;
    this.#ahead = null;
    this.pins = NOTHING;
    if (later) await this.room.table.keep([chosen.action], ...(this.drawsElse ? [['draw blind', 'draw blind']] : []));
    else if (await this.room.table.act(chosen.action)) this.pick = 0;
  }

  toggle(ticket: string): void {
    const next = new Set(this.picks);
    if (!next.delete(ticket)) next.add(ticket);
    this.picks = next;
  }

  async keep(): Promise<void> {
    const action = keeping(this.offers.keeps, this.picks);
    if (action) await this.room.table.act(action);
  }

  // ---- keys

  readonly keys = $derived.by(
    () =>
      [
        ['1–5', t('key-row')],
        ['D', t('key-deck')],
        ['T', t('key-tickets')],
        ['A–E', t('key-choose')],
        ['R', t('key-routes')],
        ['B', t('key-station')],
        ['S', t('key-swap')],
        ['E', t('key-pass')],
        ['/', t('key-search')],
      ] as const,
  );

  press(key: string): boolean {
    if (this.choosing && /^[a-e]$/.test(key)) return this.#letter(key.charCodeAt(0) - 97);
    if (/^[1-9]$/.test(key)) return this.#place(Number(key) - 1);
    const deeds: Record<string, () => void> = {
      d: () => void this.draw('blind'),
      t: () => void this.tickets(),
      b: () => void this.station(),
      s: () => void this.swap(),
      e: () => void this.pass(),
      r: () => this.list(),
      '/': () => (this.room.window = 'search'),
    };
    const deed = deeds[key];
    deed?.();
    return deed !== undefined;
  }

  #letter(place: number): boolean {
    const index = this.position?.hand?.offer[place];
    if (index !== undefined) this.toggle(this.book.ticketAt(index).id);
    return index !== undefined;
  }

  #place(place: number): boolean {
    const card = this.position?.row[place] ?? -1;
    if (card >= 0) void this.draw(this.book.kind(card));
    return card >= 0;
  }

  enter(): boolean {
    if (this.paying) return void this.confirm(), true;
    if (!this.choosing || !keeping(this.offers.keeps, this.picks)) return false;
    return void this.keep(), true;
  }

  /** A choice that was only looked at, or a claim that is not paid yet. */
  back(): boolean {
    const begun = this.paying !== null;
    const pinned = this.pins !== NOTHING;
    if (this.#ahead) this.#ahead = null;
    else if (begun) void this.room.table.undo();
    else this.pins = NOTHING;
    return begun || pinned;
  }
}
