// What a stage asks of whoever is to act. A stage of the rules that is not here does not compile.
import type { Public, Surcharge } from '../wire/ticket';

export type Task =
  | { ask: 'turn' }
  | { ask: 'payment'; route: number | null; city: number | null }
  | { ask: 'surcharge'; stage: Surcharge }
  | { ask: 'tickets' }
  | { ask: 'boarding'; ends: number[] }
  | { ask: 'nothing' };

const NOTHING: Task = { ask: 'nothing' };

export function taskOf(stage: Public['stage']): Task {
  switch (stage.type) {
    case 'Turn':
    case 'Second':
      return { ask: 'turn' };
    case 'PayRoute':
      return { ask: 'payment', route: stage.route, city: null };
    case 'PayStation':
      return { ask: 'payment', route: null, city: stage.city };
    case 'Surcharge':
      return { ask: 'surcharge', stage };
    case 'Opening':
    case 'Choose':
      return { ask: 'tickets' };
    case 'Boarding':
      return { ask: 'boarding', ends: stage.ends };
    case 'Blind':
    case 'Refill':
    case 'Reveal':
    case 'EndTurn':
    case 'DealFirst':
    case 'DealCards':
    case 'DealPassengers':
    case 'DealOpening':
    case 'DealTickets':
    case 'Over':
      return NOTHING; // luck's, or nobody's
    default:
      return unknown(stage);
  }
}

/** Nothing is left for the compiler; a newer server may know more, and its words still show what to do. */
function unknown(_stage: never): Task {
  return NOTHING;
}
