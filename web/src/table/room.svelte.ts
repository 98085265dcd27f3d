// What is open at a table beside the game itself. The server knows nothing of it.
import { logOf } from '$lib/log';
import type { Seat } from '$lib/seat';
import type { Table } from '$lib/table.svelte';
import type { Hinted, LogLine } from '../wire/messages';
import { sinceMine } from './since';

export const SIDES = ['log', 'chat', 'rules'] as const;
export type Side = (typeof SIDES)[number];

/** The desk's part of keys and choices that are begun. */
export interface Hands {
  /** A key without a meaning for every table; whether it was meant for this desk. */
  press(key: string): boolean;
  /** Begin what a hint advises, as if it had been chosen by hand; false: it can be sent as it is. */
  follow?(action: string): boolean;
  /** "Yes" to what is being decided. */
  enter(): boolean;
  /** One step back from what is begun; false: nothing was. */
  back(): boolean;
  /** Everything begun is forgotten. */
  forget(): void;
  /** 0: the whole board. */
  zoom(factor: number): void;
  /** The version from which on nothing is said yet: the board is still showing it. */
  readonly untold?: number | null;
  /** The keys that `press` knows, in words. */
  readonly keys: readonly (readonly [key: string, words: string])[];
}

export class Room {
  window = $state<string | null>(null); // `settings`, `anywhere`, `help` and `leave` are the table's, any other is the desk's
  tab = $state('map'); // on a phone; `map`, `players` and `log` are everybody's
  side = $state<Side>('log');
  aside = $state<'panel' | 'drawer' | 'tab'>('panel'); // where log, chat and rules are: always in sight, or one key away
  drawer = $state(false);
  heard = $state(0); // the last line of the chat that was read
  shown = $state.raw<readonly string[]>([]); // ids that a line of the log points at
  hinted = $state.raw<Hinted | null>(null);
  hands = $state.raw<Hands | null>(null);

  constructor(readonly table: Table) {}

  /** Ids that a lesson points at. */
  get taught(): readonly string[] {
    return this.table.play?.coach?.on ?? [];
  }

  readonly untold: number | null = $derived(this.hands?.untold ?? null);
  readonly log: LogLine[] = $derived.by(() => logOf(this.table.past, this.untold));

  /** What others did since this seat did something. */
  readonly since: readonly LogLine[] = $derived.by(() => sinceMine(this.log, this.table.seat));

  /** What others said and nobody here has read. */
  readonly unread: number = $derived.by(() => this.table.chat.filter(({ number, seat }) => number > this.heard && !this.table.mine.includes(seat)).length);

  /** Open log, chat or rules wherever they are; where they cover the map, the same key closes them. */
  look(side: Side): void {
    this.drawer = this.aside === 'drawer' && !(this.drawer && this.side === side);
    if (this.aside === 'tab') this.tab = 'log';
    this.side = side;
  }

  readonly name = (seat: Seat): string => this.table.nameOf(seat);

  /** Everything begun is forgotten; nothing was sent. */
  clear(): void {
    this.hinted = null;
    this.table.refusal = null;
    this.hands?.forget();
  }

  back(): void {
    if (this.window) this.window = null;
    else if (this.drawer) this.drawer = false;
    else if (!this.hands?.back()) this.clear();
  }

  async hint(): Promise<void> {
    this.clear();
    this.hinted = await this.table.hint();
  }
}
