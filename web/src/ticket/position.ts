// A view with its packed fields opened.
import type { Seat } from '$lib/seat';
import type { View } from '../table/family';
import type { Hand, Player, Public } from '../wire/ticket';

export const FREE = 255;

export interface Position {
  seat: Seat | null;
  stage: Public['stage'];
  players: Player[];
  hand: Hand | null;
  owner: Uint8Array;
  stations: Uint8Array;
  row: number[];
  deck: number;
  piles: number[]; // tickets left in each pile
  waiting: number[][];
}

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

export function position(view: unknown): Position {
  const { seat, public: shown, hand } = view as View<Public, Hand>;
  return {
    seat,
    stage: shown.stage,
    players: shown.players,
    hand,
    owner: bytes(shown.owner),
    stations: bytes(shown.stations),
    row: shown.row,
    deck: shown.deck,
    piles: shown.piles.map((layers) => layers.reduce((sum, { size }) => sum + size, 0)),
    waiting: shown.waiting,
  };
}
