// A board on the desk: what it is, what was before and after, what is chosen, and what the server says of it.
import { messageOf } from '$lib/trouble';
import { t } from '$lib/words.svelte';
import type { Checked, Remark, Reported } from '../../wire/messages';
import type { Base, Proposed, Start } from '../../wire/ticket';
import { blank, looksOf, type Board, type Part } from './board';
import { shop, type Design } from './server';
import { Sheet } from './sheet';

export type Tool = 'choose' | 'city' | 'route' | 'ticket';
export interface Chosen {
  part: Part;
  at: number;
}
export type Work = 'layout' | 'report' | 'publish' | 'files' | 'open';

const KEY = 'stellwerk.design';
const MOST = 200; // steps that can be taken back
const PAUSE = 350; // milliseconds without a change before the server is asked

/** What is kept in this browser while somebody works. */
interface Kept {
  design: Design;
  looks: string; // of the board that the layout was found for
}

export const empty = (base: string): Design => ({ title: '', board: blank(), base, rules: {}, own: '', coast: '', layout: '' });

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null; // a private window keeps nothing
  }
}

export class DesignDesk {
  design = $state.raw<Design>(empty(''));
  start = $state.raw<Start | null>(null);
  tool = $state<Tool>('choose');
  chosen = $state.raw<Chosen | null>(null);
  from = $state<string | null>(null); // the city where a line begins that is being drawn
  checked = $state.raw<Checked | null>(null);
  picture = $state.raw<{ looks: string; text: string; overlaps: string[] } | null>(null);
  report = $state.raw<Reported | null>(null);
  work = $state<{ what: Work; done: number } | null>(null);
  problem = $state(''); // with something that was asked for
  unchecked = $state(''); // why nobody knows what is wrong
  sheet = $state.raw(new Sheet([])); // keeps still while cities are placed
  fresh = $state(0); // counts boards that were begun or opened: everybody looks at them anew
  #past = $state.raw<Design[]>([]);
  #future = $state.raw<Design[]>([]);
  #looks = $state(''); // of the board that the layout was found for
  #timer = 0;
  #asking: AbortController | null = null;
  #working: AbortController | null = null;

  readonly board = $derived(this.design.board);
  readonly base = $derived<Base | undefined>(this.start?.bases.find(({ name }) => name === this.design.base));
  readonly looks = $derived(looksOf(this.board, this.design.coast));
  readonly laidOut = $derived(this.design.layout !== '' && this.#looks === this.looks);
  readonly faults = $derived(this.checked?.findings.filter(({ harmless }) => !harmless) ?? []);
  readonly values = $derived((this.checked?.proposed as Proposed | undefined)?.values ?? []);
  readonly mayUndo = $derived(this.#past.length > 0);
  readonly mayRedo = $derived(this.#future.length > 0);

  async open(): Promise<void> {
    const before = kept();
    if (before) this.#lay(before.design, before.looks);
    await this.#try(async () => {
      this.start = await shop.start();
      if (!this.design.base && !this.design.own) this.design = { ...this.design, base: this.start.bases[0]?.name ?? '' };
      this.#soon(0);
    });
  }

  /** In another language titles and findings are said anew. */
  async again(): Promise<void> {
    await this.#try(async () => {
      this.start = await shop.start();
    });
    this.#soon(0);
  }

  /** Begin something else; what was there can be had back by undoing. */
  async begin(made: () => Promise<Design> | Design): Promise<void> {
    await this.#try(async () => {
      const next = await made();
      this.#past = [...this.#past.slice(-MOST), this.design];
      this.#lay({ ...empty(this.start?.bases[0]?.name ?? ''), ...next });
    }, 'open');
  }

  #lay(design: Design, looks?: string): void {
    this.design = design;
    this.#looks = looks ?? (design.layout ? looksOf(design.board, design.coast) : '');
    this.#future = [];
    this.chosen = this.from = this.picture = this.report = this.checked = null;
    this.sheet = new Sheet(design.board.cities);
    this.fresh++;
    if (this.start) this.#soon(0);
  }

  /** `merged`: one more move of the same hand, which is taken back together with those before. */
  change(change: Partial<Design>, merged = false): void {
    if (!merged) this.#past = [...this.#past.slice(-MOST), this.design];
    this.#future = [];
    this.design = { ...this.design, ...change };
    this.report = null;
    this.problem = '';
    this.#soon();
  }

  draw(board: Board, merged = false): void {
    this.change({ board }, merged);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [this.design, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#put(last);
  }

  redo(): void {
    const [next, ...more] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.design];
    this.#future = more;
    this.#put(next);
  }

  /** The layout is found for a board, not decided: it stays when a decision is taken back. */
  #put(design: Design): void {
    this.design = { ...design, layout: this.design.layout };
    this.chosen = this.from = null;
    this.#soon();
  }

  choose(part: Part, at: number): void {
    this.chosen = { part, at };
  }

  /** What is said about one thing, or about none. */
  about(part: Part, at: number): Remark[] {
    return this.checked?.findings.filter(({ place }) => place[0] === part && place[1] === at) ?? [];
  }

  /** What a thing is called: a city by its name, anything else by its ends. */
  named({ part, at }: Chosen): string {
    const name = (id: string): string => this.board.cities.find((city) => city.id === id)?.name ?? id;
    if (part === 'cities') return this.board.cities[at]?.name ?? '';
    const thing = this.board[part][at];
    return thing ? `${name(thing.a)} – ${name(thing.b)}` : '';
  }

  /** The thing that a finding is about. */
  meant({ place: [part, at] }: Remark): Chosen | null {
    const known = part === 'cities' || part === 'routes' || part === 'tickets';
    return known && typeof at === 'number' && this.board[part][at] ? { part, at } : null;
  }

  #soon(pause = PAUSE): void {
    if (!this.design.base && !this.design.own) return; // nobody knows yet which rules there are
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify({ design: this.design, looks: this.#looks } satisfies Kept));
      } catch {
        // full, or a private window: it stays on this page
      }
      void this.#check();
    }, pause);
  }

  async #check(): Promise<void> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    try {
      const checked = await shop.check({ ...this.design, layout: '' }, asking.signal);
      if (asking.signal.aborted) return;
      this.checked = checked;
      this.unchecked = '';
    } catch (error) {
      if (!asking.signal.aborted) this.unchecked = messageOf(error);
    }
  }

  /** As it stands, with its layout only where that fits. */
  sent(): Design {
    const title = this.design.title.trim() || t('design-unnamed');
    return { ...this.design, title, layout: this.laidOut ? this.design.layout : '' };
  }

  /** Find a layout, where there is none that fits. */
  async layOut(): Promise<boolean> {
    return this.#long('layout', async (heard, signal) => {
      const { looks } = this;
      const { layout, picture, overlaps } = await shop.layout({ ...this.sent(), layout: '' }, heard, signal);
      this.design = { ...this.design, layout };
      this.#looks = looks;
      this.picture = { looks, text: picture, overlaps };
      this.#soon();
    });
  }

  /** The board as it will be printed, drawn anew if need be. */
  async see(): Promise<boolean> {
    if (!this.laidOut) return this.layOut();
    if (this.picture?.looks === this.looks) return true;
    return this.#try(async () => {
      const { looks } = this;
      this.picture = { looks, text: await shop.board(this.sent()), overlaps: [] };
    }, 'layout');
  }

  async try(): Promise<boolean> {
    if (!(this.laidOut || (await this.layOut()))) return false;
    return this.#long('report', async (heard, signal) => {
      this.report = await shop.report(this.sent(), heard, signal);
    });
  }

  /** The name of the title that it is from now on. */
  async publish(): Promise<string | null> {
    if (!(this.laidOut || (await this.layOut()))) return null;
    let game: string | null = null;
    await this.#try(async () => {
      ({ game } = await shop.publish(this.sent()));
    }, 'publish');
    return game;
  }

  stop(): void {
    this.#working?.abort();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.stop();
  }

  async #long(what: Work, way: (heard: (done: number) => void, signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const working = (this.#working = new AbortController());
    const heard = (done: number): void => {
      if (this.work) this.work = { what, done };
    };
    return this.#try(() => way(heard, working.signal), what, working.signal);
  }

  async #try(way: () => Promise<void>, what?: Work, signal?: AbortSignal): Promise<boolean> {
    this.problem = '';
    if (what) this.work = { what, done: 0 };
    try {
      await way();
      return true;
    } catch (error) {
      if (!signal?.aborted) this.problem = messageOf(error);
      return false;
    } finally {
      if (what) this.work = null;
    }
  }

  async files(): Promise<Blob | null> {
    let blob: Blob | null = null;
    await this.#try(async () => {
      blob = await shop.files(this.sent());
    }, 'files');
    return blob;
  }
}

