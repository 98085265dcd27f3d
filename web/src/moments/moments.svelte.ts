// Moments: events that deserve a second of everybody's eyes. For a family's desk:
//
//   const moments = new Moments();
//   table.listen((play) => moments.add(...whatHappened(play)));   // what is a moment is for the family to say
//   <Board marks={{ ...marks, ...moments.marks }} pieces={moments.without(pieces)} />
//   <Stage {moments} box={(id) => board.boxOf(id)} />            // inside the element that holds the board
//
// The desk hands on `moments.untold`, so that no words come before what is shown. One is shown after the other. A click or a key ends all of them and does what it would have done anyway; only Escape
// does nothing else. Without motion only those are shown that tell something, and they stand still.
import type { Component } from 'svelte';
import { settings } from '$lib/settings.svelte';
import type { Tune } from '$lib/sound';
import type { Marks } from '../board/marks';
import type { Look } from '../board/picture';

export const LONGEST = 1500; // milliseconds
const MOST = 3; // that wait; where much happens at once, the log tells it

export interface Moment {
  /** What is shown, fetched when it is first needed. */
  face: () => Promise<{ default: Component<never> }>;
  props: Record<string, unknown>;
  /** The id of the route or city beside which it stands; null: at the upper edge. */
  at: string | null;
  lasts: number;
  tune?: Tune;
  /** What is pointed out on the board meanwhile. */
  marks?: Partial<Marks>;
  /** Ids of pieces that come when the moment is over. */
  holds?: readonly string[];
  /** The version that it shows: until then nobody is told how it went. */
  reveals?: number;
  /** Nothing else shows it as plainly. */
  tells?: boolean;
}

export class Moments {
  #line = $state.raw<readonly Moment[]>([]);

  readonly now: Moment | null = $derived(this.#line[0] ?? null);
  readonly marks: Partial<Marks> = $derived(this.now?.marks ?? {});
  /** The first version that is still being shown; without motion everything is shown at once. */
  readonly untold: number | null = $derived.by(() => {
    const shown = settings.motion ? this.#line.flatMap(({ reveals }) => reveals ?? []) : [];
    return shown.length ? Math.min(...shown) : null;
  });
  readonly #held: ReadonlySet<string> = $derived(new Set(this.#line.flatMap((moment) => moment.holds ?? [])));

  add(...moments: readonly Moment[]): void {
    if (document.visibilityState === 'hidden') return;
    const worth = moments.filter((moment) => settings.motion || moment.tells);
    const [now, ...waiting] = [...this.#line, ...worth];
    if (!now) return;
    const few = waiting.length > MOST ? waiting.filter((moment) => moment.tells).slice(-MOST) : waiting;
    this.#line = [now, ...few];
  }

  next(): void {
    this.#line = this.#line.slice(1);
  }

  skip(): void {
    this.#line = [];
  }

  /** The pieces that are to be seen already. */
  without<P extends ReadonlyMap<string, Look> | null>(pieces: P): P | Map<string, Look> {
    if (!pieces || !this.#held.size) return pieces;
    return new Map([...pieces].filter(([id]) => !this.#held.has(id)));
  }
}
