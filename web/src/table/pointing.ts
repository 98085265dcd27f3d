// Ids of the board's picture as marks on it.
import { NO_MARKS, type Marks } from '../board/marks';

/** The ids of one kind, without it: `route:paris-zurich-1` is the route paris-zurich-1. */
export function named(ids: readonly string[], kind: string): string[] {
  return ids.flatMap((id) => (id.startsWith(`${kind}:`) ? [id.slice(kind.length + 1)] : []));
}

/** Routes and cities that are meant. */
export function pointing(ids: readonly string[]): Marks {
  return { ...NO_MARKS, links: new Set(named(ids, 'route')), lit: new Set(named(ids, 'city')) };
}
