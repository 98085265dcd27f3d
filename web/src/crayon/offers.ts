// The server's choices, sorted by what the desk has a place for. What they do and cost is in their words.
import type { Choice } from '../wire/messages';

export interface Offers {
  here: readonly Choice[]; // deliver, load, drop where the train stands
  crossings: readonly Choice[];
  losses: readonly Choice[];
  unders: readonly Choice[]; // which cards to put back at the start
  begins: readonly Choice[];
  trains: readonly Choice[];
  bargains: readonly Choice[]; // sums for free running
  proposals: readonly Choice[]; // goods to bring for each other
  answers: readonly Choice[];
  done: Choice | null;
  swap: Choice | null;
}

export function offers(choices: readonly Choice[]): Offers {
  const of = (...groups: string[]) => groups.flatMap((group) => choices.filter((choice) => choice.group === group));
  const exactly = (action: string) => choices.find((choice) => choice.action === action) ?? null;
  return {
    here: of('deliver', 'load', 'drop'),
    crossings: of('cross'),
    losses: of('lose'),
    unders: of('under'),
    begins: of('begin'),
    trains: of('train'),
    bargains: of('offer'),
    proposals: of('bargain'),
    answers: of('answer'),
    done: exactly('done'),
    swap: exactly('swap'),
  };
}
