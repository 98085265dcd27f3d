// What lies on the person's own desk: choices begun and not yet sent. The server knows nothing of it.
import { NO_MARKS, type Marks } from '../board/picture';
import type { Table } from '$lib/table.svelte';
import type { Payment } from '$lib/notation';

export type Window = 'routes' | 'search' | 'help' | 'settings' | 'mix' | 'swap' | 'leave' | null;
export type Tab = 'map' | 'hand' | 'tickets' | 'players' | 'log';

/** A payment to be chosen: what for, and the ways to pay. */
export interface Paying {
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

  readonly paying: Paying | null = $derived.by(() => {
    const { position, offers, myTurn, book } = this.table;
    if (!position || !myTurn || !book) return null;
    const { stage } = position;
    const of = { payments: offers.payments, route: null, city: null };
    if (stage.type === 'PayRoute') return { ...of, route: book.routeNumber(stage.route ?? 0).id };
    if (stage.type === 'PayStation') return { ...of, city: book.cityNumber(stage.city ?? 0).id };
    return null;
  });

  /** Kinds that the payment under consideration uses. */
  readonly used: ReadonlySet<string> = $derived(
    new Set(this.paying?.payments[this.pick]?.terms.map((term) => term.name) ?? []),
  );

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
    if (position.stage.type === 'Boarding')
      marks.lit = new Set((position.stage.ends ?? []).map((end) => book.cityNumber(end).id));
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
    if (table.offers.claims.has(id)) {
      this.pick = 0;
      await table.act(`claim ${id}`);
    } else {
      this.asked = id;
      await table.why(`claim ${id}`);
    }
  }

  async city(id: string): Promise<void> {
    const { table } = this;
    if (this.paying || this.choosing) return;
    if (this.building || (table.offers.builds.has(id) && this.window === null && this.asked === id)) {
      if (table.offers.builds.has(id)) {
        this.pick = 0;
        this.clear();
        await table.act(`build ${id}`);
      } else {
        this.asked = id;
        await table.why(`build ${id}`);
      }
      return;
    }
    this.from = id;
    this.window = 'routes';
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

  async confirm(): Promise<void> {
    const chosen = this.paying?.payments[this.pick] ?? this.paying?.payments[0];
    if (chosen && (await this.table.act(chosen.action))) this.pick = 0;
  }

  /** Back from a payment: the claim is taken back, nobody has learned anything else. */
  async back(): Promise<void> {
    if (this.window) this.window = null;
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
