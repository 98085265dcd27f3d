// What may be asked about a position, asked once per position.
import type { Table } from '$lib/table.svelte';
import type { Play } from '../wire/messages';
import type { CrayonQuestions } from '../wire/crayon';

export type Question = keyof CrayonQuestions;
export type About<Q extends Question> = CrayonQuestions[Q]['about'];
export type AnswerTo<Q extends Question> = CrayonQuestions[Q]['answer'];

export class Questions {
  #of: Play | null = null; // in another language it is another one
  #answers = new Map<string, Promise<unknown>>();

  constructor(private readonly table: Table) {}

  /** null: the position has changed meanwhile, or there is no answer for this seat. */
  ask<Q extends Question>(question: Q, about: About<Q>): Promise<AnswerTo<Q> | null> {
    if (this.#of !== this.table.play) {
      this.#of = this.table.play;
      this.#answers.clear();
    }
    const key = `${question} ${JSON.stringify(about)}`;
    const answer = this.#answers.get(key) ?? this.table.question(question, about);
    this.#answers.set(key, answer);
    return answer as Promise<AnswerTo<Q> | null>;
  }
}
