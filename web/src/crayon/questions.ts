// What may be asked about a position, asked once per position.
import { untrack } from 'svelte';
import type { Table } from '$lib/table.svelte';
import type { Play } from '../wire/messages';
import type { CrayonQuestions } from '../wire/crayon';
import { Pace } from './pace';

export type Question = keyof CrayonQuestions;
export type About<Q extends Question> = CrayonQuestions[Q]['about'];
export type AnswerTo<Q extends Question> = CrayonQuestions[Q]['answer'];

const PAUSES = [300, 1000, 2000]; // milliseconds

export class Questions {
  #of: Play | null = null; // in another language it is another one
  #answers = new Map<string, Promise<unknown>>();
  readonly pace = new Pace();

  constructor(private readonly table: Table) {}

  /** null: the position has changed meanwhile, or there is no answer for this seat. */
  ask<Q extends Question>(question: Q, about: About<Q>): Promise<AnswerTo<Q> | null> {
    if (this.#of !== this.table.play) {
      this.#of = this.table.play;
      this.#answers.clear();
    }
    const key = `${question} ${JSON.stringify(about)}`;
    const answer = this.#answers.get(key) ?? untrack(() => this.#patiently(question, about)); // whoever asks depends on the position, not on the line
    this.#answers.set(key, answer);
    return answer as Promise<AnswerTo<Q> | null>;
  }

  /** A server that is busy, or a word ahead of us, is asked again as long as the same position is shown. */
  async #patiently(question: string, about: unknown): Promise<unknown> {
    const { play } = this.table;
    for (const pause of PAUSES) {
      await this.pace.turn();
      if (this.table.play !== play) return null;
      const answer = await this.table.question(question, about);
      if (answer !== null || this.table.play !== play) return answer;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return null;
  }
}
