// What lies on the person's own desk: what is pointed at, begun and planned. The server knows nothing of it.
import type { Table } from '$lib/table.svelte';
import { t } from '$lib/words.svelte';
import type { Hands, Room } from '../table/room.svelte';
import type {
  BuildAsk,
  BuildPreview,
  CrayonHelp,
  EventFacts,
  GoodFacts,
  Hindrance,
  OrderFacts,
  OrderPreview,
  PlanAnswer,
  ReachAnswer,
  RunPreview,
} from '../wire/crayon';
import type { NamesInfo } from '../wire/messages';
import { bookOf, type Book } from './book';
import type { Marks } from './marks';
import { offers, type Offers } from './offers';
import { Opening } from './opening.svelte';
import { pointed } from './pointed';
import { position, type Position } from './position';
import { Questions } from './questions';
import { taskOf, type Task } from './stage';

export type Deed = 'run' | 'build';
export type Preview = { deed: 'build'; to: string; is: BuildPreview } | { deed: 'run'; to: string; is: RunPreview };

/** An order by its card's printed number and its place on the card. */
export interface OrderKey {
  card: number;
  slot: number;
}

/** The order that is followed, with the city that its good comes from. */
export interface Plan extends OrderKey {
  source: string;
}

const SEVERAL = '; ';

export const same = (a: OrderKey | null, b: OrderKey | null): boolean => !!a && !!b && a.card === b.card && a.slot === b.slot;

export class CrayonDesk implements Hands {
  aim = $state<string | null>(null); // the milepost under pointer or cursor
  chosen = $state<string | null>(null); // the milepost that was clicked and is not built to yet
  cursor = $state<string | null>(null); // the milepost under the keyboard
  from = $state<string | null>(null); // where a line is being drawn from
  left = $state(0); // sections of the line that are left out again
  tab = $state<'public' | 'goods' | 'cities'>('public'); // what lies under the own orders
  building = $state(false); // the run is not over, and building has been asked for
  preview = $state.raw<Preview | null>(null); // the last one stays until the next has come
  order = $state.raw<OrderKey | null>(null); // under pointer or focus
  held = $state.raw<OrderKey | null>(null); // looked at more closely
  good = $state<string | null>(null); // under pointer or focus
  plan = $state.raw<Plan | null>(null);
  // What was answered about the position.
  orders = $state.raw<readonly OrderFacts[]>([]);
  goods = $state.raw<readonly GoodFacts[]>([]);
  events = $state.raw<readonly EventFacts[]>([]);
  reach = $state.raw<ReachAnswer | null>(null);
  fresh = $state.raw<EventFacts | null>(null); // the event that was just turned up
  runs = $state.raw<readonly OrderPreview[]>([]); // the best run of every order that was looked at
  steps = $state.raw<PlanAnswer | null>(null); // of the plan
  zoom: Hands['zoom'] = () => undefined;
  readonly questions: Questions;
  readonly opening: Opening;

  constructor(
    readonly room: Room,
    private readonly names: () => NamesInfo,
  ) {
    this.questions = new Questions(room.table);
    this.opening = new Opening(this);
  }

  readonly book: Book = $derived.by(() => bookOf(this.names()));
  readonly position: Position | null = $derived.by(() => (this.room.table.play ? position(this.room.table.play.view) : null));
  readonly help: CrayonHelp = $derived.by(() => (this.room.table.play?.help ?? {}) as CrayonHelp);
  readonly offers: Offers = $derived.by(() => offers(this.room.table.choices));
  readonly task: Task = $derived(this.position ? taskOf(this.position.public.stage) : { ask: 'nothing' });
  readonly marks: Marks = $derived.by(() => pointed(this));

  /** What a click on the map is for; null: nothing now. */
  readonly deed: Deed | null = $derived.by(() => {
    if (!this.room.table.myTurn) return null;
    if (this.task.ask === 'build' || (this.task.ask === 'run' && this.building)) return 'build';
    return this.task.ask === 'run' ? 'run' : null;
  });

  /** Events that are to be seen: those in force, and the one that was just turned up. */
  readonly striking: readonly EventFacts[] = $derived.by(() => {
    const { fresh, events } = this;
    return fresh && !events.some(({ number }) => number === fresh.number) ? [fresh, ...events] : events;
  });

  readonly target: string | null = $derived(this.chosen ?? this.aim);

  /** The order that is meant: the one pointed at, else the one looked at, else the one that is followed. */
  readonly meant: OrderKey | null = $derived(this.order ?? this.held ?? this.plan);

  readonly best: OrderPreview | null = $derived(this.bestOf(this.meant));

  /** The preview's part that is done now, less the sections that were left out again. */
  readonly action: string = $derived.by(() => {
    const { preview } = this;
    if (!preview) return '';
    if (preview.deed === 'run' || !this.left) return preview.is.action;
    const kept = this.kept.map(({ action }) => action);
    return (preview.is.ends_run ? ['done', ...kept] : kept).join(SEVERAL);
  });

  /** Sections of the preview that are laid now. */
  readonly kept: BuildPreview['sections'] = $derived.by(() => {
    if (this.preview?.deed !== 'build') return [];
    const now = this.preview.is.sections.filter(({ turn }) => turn === 0);
    return now.slice(0, now.length - this.left);
  });

  /** Mileposts of the own network. */
  readonly own: ReadonlySet<string> = $derived.by(() => {
    const { position: now, book } = this;
    if (!now || now.seat === null) return new Set();
    const { seat } = now;
    const sections = [...now.owner.keys()].filter((edge) => now.owner[edge] === seat);
    const ferries = book.names.ferries.filter((_, line) => now.public.lines[line]?.includes(seat));
    const posts = [...ferries.flatMap(({ ports }) => ports), ...(book.names.places[now.me?.start ?? -1]?.posts ?? [])];
    return new Set([...sections.flatMap((edge) => book.ends(book.edge(edge))), ...posts.map((post) => `post:${post}`)]);
  });

  // ---- the map

  hover(post: string | null): void {
    this.aim = post;
  }

  draws(post: string): boolean {
    return this.deed === 'build' && this.own.has(post);
  }

  drag(post: string, from: string): void {
    this.chosen = null;
    this.from = from;
    this.aim = post;
  }

  async release(post: string | null): Promise<void> {
    if (post) await this.lay(post);
    this.from = null;
  }

  /** `sure`: what will happen has been seen already. Money is spent on a second click alone. */
  async choose(post: string, sure: boolean): Promise<void> {
    const place = this.book.placeAt(post);
    if (this.task.ask === 'opening' && place?.start) this.opening.city = `city:${place.id}`;
    else if (this.deed === 'run' && (sure || post === this.chosen)) await this.run(post);
    else if (this.deed === 'build' && post === this.chosen) await this.lay(post);
    else if (this.deed) this.#take(post);
  }

  #take(post: string): void {
    this.room.clear();
    this.from = null;
    this.left = 0;
    this.chosen = post;
  }

  async run(post: string): Promise<void> {
    const way = await this.questions.ask('run', { to: post });
    if (way?.action) await this.#do(way.action);
    else if (way?.why) this.#refuse(way.why);
    else if (way?.steps.length) this.#take(post); // not in this turn: the panel says so
  }

  /** Lay the line to this milepost, as far as this turn allows. */
  async lay(post: string): Promise<void> {
    const line = await this.questions.ask('build', this.about(post));
    if (line?.action) await this.#do(this.left && this.preview?.to === post ? this.action : line.action);
    else if (line?.why) this.#refuse(line.why);
  }

  about(to: string): BuildAsk {
    return this.from ? { to, from: this.from } : { to };
  }

  async #do(action: string): Promise<void> {
    this.#drop();
    this.fresh = null; // seen
    await this.room.table.act(action);
  }

  /** Why not, in the same place as any other refusal. */
  #refuse({ rule, text }: Hindrance): void {
    this.#drop();
    this.room.table.refusal = { rule, reason: '', text, meaning: '' };
  }

  #drop(): void {
    this.chosen = null;
    this.from = null;
    this.left = 0;
  }

  /** Yes to what is shown. */
  async confirm(): Promise<void> {
    const { target } = this;
    if (this.task.ask === 'opening') await this.opening.confirm();
    else if (target && this.deed === 'run') await this.run(target);
    else if (target && this.deed === 'build') await this.lay(target);
  }

  /** One section less. */
  shorten(): void {
    if (this.kept.length > 1) this.left++;
    else this.#drop();
  }

  // ---- the turn

  /** From running to building, and from building to the end of the turn. */
  async end(): Promise<void> {
    const { done } = this.offers;
    if (done) await this.#do(done.action);
    else await this.room.table.look('done');
  }

  /** Building may be planned while the run is not over; the first section ends it. */
  turnTo(deed: Deed): void {
    this.#drop();
    this.building = deed === 'build';
  }

  // ---- orders

  /** An order in a few words. */
  titleOf(key: OrderKey): string {
    const order = this.orders.find((each) => same(each, key));
    return order ? `${this.book.goodName(order.good)} → ${this.book.placeName(order.city)}` : '';
  }

  bestOf(key: OrderKey | null): OrderPreview | null {
    return this.runs.find((run) => same(run, key)) ?? null;
  }

  point(order: OrderKey | null): void {
    this.order = order;
  }

  hold(order: OrderKey): void {
    this.held = same(this.held, order) ? null : order;
  }

  pursue(plan: Plan | null): void {
    this.plan = plan;
    this.steps = null;
    this.held = null;
    keep(this.room.table, plan);
  }

  /** This turn's part of the plan, as one decision. */
  async advance(): Promise<void> {
    if (this.steps?.action) await this.#do(this.steps.action);
  }

  // ---- keys

  readonly keys = $derived.by(
    () =>
      [
        ['R', t('dk-key-run')],
        ['B', t('dk-key-build')],
        ['1–9', t('dk-key-here')],
        ['⌫', t('dk-key-shorten')],
        ['E', t('dk-key-end')],
        ['F', t('dk-key-follow')],
        ['O', t('dk-key-orders')],
        ['G', t('dk-key-goods')],
        ['N', t('dk-key-trains')],
        ['S', t('dk-key-swap')],
        ['/', t('dk-key-search')],
      ] as const,
  );

  press(key: string): boolean {
    if (/^[1-9]$/.test(key)) return this.#number(Number(key) - 1);
    const deeds: Record<string, () => void> = {
      r: () => this.turnTo('run'),
      b: () => this.turnTo('build'),
      e: () => void this.end(),
      f: () => void this.advance(),
      o: () => this.#focus('orders'),
      g: () => this.#focus('goods'),
      n: () => (this.room.window = 'trains'),
      s: () => void this.swap(),
      backspace: () => this.shorten(),
      '/': () => (this.room.window = 'search'),
    };
    const deed = deeds[key];
    deed?.();
    return deed !== undefined;
  }

  /** The cards at the opening; else what can be done where the train stands. */
  #number(place: number): boolean {
    const card = this.task.ask === 'opening' ? this.opening.cards[place] : undefined;
    const choice = [...this.offers.here, ...this.offers.losses, ...this.offers.answers][place];
    if (card !== undefined) this.opening.toggle(card);
    else if (choice) void this.#do(choice.action);
    return card !== undefined || choice !== undefined;
  }

  #focus(tab: string): void {
    this.room.tab = tab;
    this.tab = tab === 'goods' ? 'goods' : this.tab;
    document.querySelector<HTMLElement>(`[data-panel="${tab}"]`)?.focus();
  }

  async swap(): Promise<void> {
    if (this.offers.swap) this.room.window = 'swap';
    else await this.room.table.look('swap');
  }

  enter(): boolean {
    if (this.task.ask === 'opening') return this.opening.ready && (void this.opening.confirm(), true);
    if (!this.chosen) return false;
    return void this.confirm(), true;
  }

  back(): boolean {
    const begun = this.chosen !== null || this.held !== null || this.building;
    this.#drop();
    this.held = null;
    this.building = false;
    return begun;
  }

  forget(): void {
    this.#drop();
    this.good = null;
    this.order = null;
  }
}

const key = (table: Table): string => `stellwerk.plan.${table.id}.${table.seat}`;

/** A plan outlives a reload; it is nobody else's business. */
function keep(table: Table, plan: Plan | null): void {
  if (plan) sessionStorage.setItem(key(table), JSON.stringify(plan));
  else sessionStorage.removeItem(key(table));
}

export function keptPlan(table: Table): Plan | null {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Plan | null;
}
