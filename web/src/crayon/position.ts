// A view with its packed fields opened.
import type { Seat } from '$lib/seat';
import type { View } from '../table/family';
import type { Hand, Player, Public } from '../wire/crayon';

export const NOWHERE = -1;

export interface Position {
  seat: Seat | null;
  public: Public;
  hand: Hand | null;
  owner: Uint8Array; // of every section
  me: Player | null;
}

export function position(view: unknown): Position {
  const { seat, public: shown, hand } = view as View<Public, Hand>;
  const owner = Uint8Array.from(atob(shown.owner), (char) => char.charCodeAt(0));
  return { seat, public: shown, hand, owner, me: seat === null ? null : (shown.players[seat] ?? null) };
}
