// The opening as it is being chosen: which cards to keep, and where to begin (DK-03, DK-04).
import type { CrayonDesk } from './desk.svelte';

export class Opening {
  kept = $state.raw<ReadonlySet<number>>(new Set()); // cards by their printed numbers
  city = $state<string | null>(null);

  constructor(private readonly desk: CrayonDesk) {}

  /** The cards at hand by their printed numbers. */
  readonly cards: readonly number[] = $derived.by(() => {
    const { book, position } = this.desk;
    return (position?.hand?.cards ?? []).flatMap((card) => book.names.cards[card]?.id ?? []);
  });

  /** How many of them are kept. */
  readonly keep: number = $derived.by(() => this.cards.length - (this.desk.offers.unders[0]?.on?.length ?? 0));

  readonly picked: boolean = $derived(this.keep === this.cards.length || this.kept.size === this.keep);

  readonly ready: boolean = $derived(this.picked && this.city !== null);

  toggle(card: number): void {
    const next = new Set(this.kept);
    if (!next.delete(card) && next.size < this.keep) next.add(card);
    this.kept = next;
  }

  /** Cards and city are one decision; who comes too late for a city chooses the city alone. */
  async confirm(): Promise<void> {
    if (!this.ready) return;
    const gone = this.keep === this.cards.length ? [] : this.cards.filter((card) => !this.kept.has(card));
    const under = gone.length ? [`under ${gone.join(' ')}`] : [];
    await this.desk.room.table.act([...under, `begin ${this.city?.replace('city:', '')}`].join('; '));
  }
}
