// What a stage asks of whoever is to act. A stage of the rules that is not here does not compile.
import type { Answering, Building, Moving, Public, Weighing } from '../wire/crayon';

export type Task =
  | { ask: 'opening' }
  | { ask: 'run'; stage: Moving }
  | { ask: 'build'; stage: Building }
  | { ask: 'lose' }
  | { ask: 'answer'; stage: Answering | Weighing }
  | { ask: 'nothing' };

const NOTHING: Task = { ask: 'nothing' };

export function taskOf(stage: Public['stage']): Task {
  switch (stage.type) {
    case 'Opening':
      return { ask: 'opening' };
    case 'Moving':
      return { ask: 'run', stage };
    case 'Building':
      return { ask: 'build', stage };
    case 'Losing':
      return { ask: 'lose' };
    case 'Answering':
    case 'Weighing':
      return { ask: 'answer', stage };
    case 'Dealing':
    case 'Tossing':
    case 'LayingOut':
    case 'Drawing':
    case 'Ending':
    case 'Proposing': // the three parts of a proposal are one decision at this desk
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
