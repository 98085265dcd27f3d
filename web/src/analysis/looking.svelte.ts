// Analyses that this page has asked for. They go on while one walks between result and replay.
import { follow } from '$lib/following';
import { settings, type Lang } from '$lib/settings.svelte';
import { messageOf } from '$lib/trouble';
import type { Lookback } from '../wire/messages';

export class Looking {
  /** How far it is, from 0 to 1; null while nobody has asked. */
  done = $state<number | null>(null);
  seen = $state.raw<Lookback | null>(null);
  problem = $state('');
  #lang: Lang | null = null; // in which it was told
  #working: AbortController | null = null;

  constructor(readonly id: string) {}

  /** Ask for it; nothing if it is there, or on its way. In another language it is told anew. */
  async ask(): Promise<void> {
    if (this.#lang === settings.lang && (this.#working || this.seen)) return;
    this.#working?.abort();
    const [working, lang] = [new AbortController(), settings.lang];
    [this.#working, this.#lang, this.problem] = [working, lang, ''];
    this.done ??= 0;
    try {
      this.seen = await follow<Lookback>(`/tables/${this.id}/analysis`, '', (done) => (this.done = done), working.signal);
    } catch (error) {
      if (!working.signal.aborted) this.problem = messageOf(error);
    } finally {
      if (this.#working === working) {
        this.#working = null;
        this.done = null;
      }
    }
  }

  cancel(): void {
    this.#working?.abort();
  }
}

const all = new Map<string, Looking>();

export function lookingAt(id: string): Looking {
  const found = all.get(id) ?? new Looking(id);
  all.set(id, found);
  return found;
}
