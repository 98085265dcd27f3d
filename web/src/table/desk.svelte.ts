// What lies on the person's own desk: choices begun and not yet sent. The server knows nothing of it.
import { NO_MARKS, type Marks } from '../board/marks';
import type { Table } from '$lib/table.svelte';
import { offers as read, type Payment } from '$lib/notation';

export type Window = 'routes' | 'search' | 'help' | 'settings' | 'mix' | 'swap' | 'leave' | null;
export type Tab = 'map' | 'hand' | 'tickets' | 'players' | 'log';

/** A payment to be chosen: what for, and the ways to pay. `action` is still to be sent before it. */
export interface Paying {
  action: string | null;
  route: string | null;
  city: string | null;
  payments: Payment[];
}

export class Desk {
  readonly table: Table;
  window = $state<Window>(null);
  tab = $state<Tab>('map');
  building = $state(false); // a city for a station is being looked for
  colour = $state<string | null>(null); // the stack of the hand under pointer or focus
  ticket = $state<number | null>(null); // the ticket under pointer or focus
  shown = $state<{ route?: string; city?: string } | null>(null); // what a line of the log points at
  asked = $state<string | null>(null); // the route or city whose refusal is shown
  picks = $state<ReadonlySet<string>>(new Set()); // tickets to keep
  pick = $state(0); // which payment
  from = $state(''); // the city whose routes are listed
  hinted = $state.raw<{ action: string; reason: string } | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  /** Looked at, not done: nobody learns of it, and Escape leaves no trace. */
  #ahead = $state.raw<Paying | null>(null);

  /** Claim and payment are on their way: the question is answered, and must not be asked again in between. */
  #sending = $state(false);

  readonly paying: Paying | null = $derived.by(() => {
    const { position, offers, myTurn, book, play } = this.table;
    if (!position || !myTurn || !book || this.#sending) return null;
    if (this.#ahead?.action && play?.todo.includes(this.#ahead.action)) return this.#ahead;
    const { stage } = position;
    const of = { action: null, payments: offers.payments, route: null, city: null };
    if (stage.type === 'PayRoute') return { ...of, route: book.routeNumber(stage.route ?? 0).id };
    if (stage.type === 'PayStation') return { ...of, city: book.cityNumber(stage.city ?? 0).id };
    return null;
  });

  /** Kinds that the payment under consideration uses. */
  readonly used: ReadonlySet<string> = $derived(
    new Set(this.paying?.payments[this.pick]?.terms.map((term) => term.name) ?? []),
  );

  /** A tunnel was dug into: pay the extra, or give up. */
  readonly digging: boolean = $derived.by(() => this.table.myTurn && this.table.position?.stage.type === 'Surcharge');

  /** The mix of piles must be named before any ticket is seen (DE-05). */
  readonly mixing: boolean = $derived.by(() => {
    const { myTurn, offers, position } = this.table;
    const stage = position?.stage.type;
    return myTurn && offers.asks.length > 0 && offers.draws.size === 0 && (stage === 'Opening' || stage === 'Choose');
  });

  readonly choosing: boolean = $derived.by(() => this.table.myTurn && this.table.offers.keeps.length > 0);

  readonly marks: Marks = $derived.by(() => {
    const { book, position, offers, play, seat } = this.table;
    if (!book || !position) return NO_MARKS;
    const { catalogue } = book;
    const marks = { ...NO_MARKS };
    if (this.colour) {
      const kind = catalogue.kinds.indexOf(this.colour);
      const fits = (id: string) => {
        const colour = book.routes.get(id)?.colour ?? -1;
        return colour === kind || colour < 0 || this.colour === 'loco';
      };
      marks.halo = new Set([...offers.claims].filter(fits));
    }
    if (this.building) marks.rings = offers.builds;
    if (this.paying?.route) Object.assign(marks, { chosen: this.paying.route, ghost: seat });
    else if (this.asked && book.routes.has(this.asked)) marks.chosen = this.asked;
    if (this.paying?.city) marks.lit = new Set([this.paying.city]);
    if (position.stage.type === 'Boarding') {
      const ends = (position.stage.ends ?? []).map((end) => book.cityNumber(end).id);
      marks.lit = new Set(ends);
      if (this.table.myTurn) marks.watch = ends;
    }
    if (position.stage.type === 'Surcharge') marks.chosen = book.routeNumber(position.stage.route ?? 0).id;
    if (this.ticket !== null) {
      const { a, b } = book.ticketAt(this.ticket);
      marks.lit = new Set([a, b]);
      marks.links = new Set(play?.tickets?.find((each) => each.ticket === this.ticket)?.missing ?? []);
    }
    if (this.shown?.city) marks.lit = new Set([this.shown.city]);
    if (this.shown?.route) marks.chosen = this.shown.route;
    const hint = this.hinted?.action.match(/^(claim|build) (\S+)$/);
    if (hint?.[1] === 'claim') marks.links = new Set([hint[2] ?? '']);
    if (hint?.[1] === 'build') marks.lit = new Set([hint[2] ?? '']);
    if (this.choosing && position.hand)
      marks.lines = position.hand.offer.map((index, i) => {
        const { a, b, id } = book.ticketAt(index);
        return { a, b, letter: String.fromCharCode(65 + i), on: this.picks.has(id) };
      });
    return marks;
  });

  /** Everything begun is forgotten; nothing was sent. */
  clear(): void {
    this.building = false;
    this.asked = null;
    this.colour = null;
    this.hinted = null;
    this.table.refusal = null;
  }

  async route(id: string): Promise<void> {
    const { table } = this;
    if (this.paying || this.choosing) return;
    this.clear();
    if (table.offers.claims.has(id)) await this.#prepare(`claim ${id}`, { route: id, city: null });
    else {
      this.asked = id;
      await table.why(`claim ${id}`);
    }
  }

  async city(id: string): Promise<void> {
    const { table } = this;
    if (this.paying || this.choosing) return;
    if (this.building) {
      if (table.offers.builds.has(id)) {
        this.clear();
        await this.#prepare(`build ${id}`, { route: null, city: id });
      } else {
        this.asked = id;
        await table.why(`build ${id}`);
      }
      return;
    }
    this.from = id;
    this.window = 'routes';
  }

  async #prepare(action: string, what: { route: string | null; city: string | null }): Promise<void> {
    const { payments } = read(await this.table.look(action));
    this.pick = 0;
    this.#ahead = payments.length ? { ...what, action, payments } : null;
  }

  async station(): Promise<void> {
    const { table } = this;
    const city = table.book?.catalogue.cities[0]?.id ?? '';
    if (this.building) this.clear();
    else if (table.offers.builds.size) {
      this.clear();
      this.building = true;
      this.tab = 'map';
    } else {
      this.asked = 'station';
      await table.why(`build ${city}`);
    }
  }

  async draw(kind: string): Promise<void> {
    const { table } = this;
    await table.idle();
    if (table.offers.draws.has(kind)) {
      this.clear();
      await table.act(`draw ${kind}`);
    } else {
      this.asked = 'draw';
      await table.why(`draw ${kind}`);
    }
  }

  async tickets(): Promise<void> {
    const { table } = this;
    const { asks } = table.offers;
    if (asks.length > 1) this.window = 'mix';
    else if (asks[0]) await table.act(asks[0].action);
    else {
      this.asked = 'tickets';
      await table.why(`ask 1 ${table.book?.catalogue.piles[0] ?? ''}`);
    }
  }

  async swap(): Promise<void> {
    if (this.table.offers.swap) this.window = 'swap';
    else await this.table.why('swap');
  }

  async pass(): Promise<void> {
    await (this.table.offers.pass ? this.table.act('pass') : this.table.why('pass'));
  }

  async confirm(): Promise<void> {
    const { paying } = this;
    const chosen = paying?.payments[this.pick] ?? paying?.payments[0];
    if (!paying || !chosen) return;
    this.#ahead = null;
    this.#sending = true;
    try {
      if (paying.action && !(await this.table.act(paying.action))) return;
      if (await this.table.act(chosen.action)) this.pick = 0;
    } finally {
      this.#sending = false;
    }
  }

  /** One step back: a window, a choice that was only looked at, or a claim that is not paid yet. */
  async back(): Promise<void> {
    if (this.window) this.window = null;
    else if (this.#ahead) this.#ahead = null;
    else if (this.paying) await this.table.undo();
    else this.clear();
  }

  toggle(ticket: string): void {
    const next = new Set(this.picks);
    if (!next.delete(ticket)) next.add(ticket);
    this.picks = next;
  }

  async hint(): Promise<void> {
    this.clear();
    this.hinted = await this.table.hint();
  }
}
