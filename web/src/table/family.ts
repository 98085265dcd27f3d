// What a family of games brings to the page: all that knows its views, its news and its help.
import type { Component } from 'svelte';
import type { Seat } from '$lib/seat';
import type { NamesInfo } from '../wire/messages';
import type { Room } from './room.svelte';

/** A position as the family tells it: what is seen, what has just happened, and help to read it. */
export interface Moment {
  view: unknown;
  news: readonly unknown[];
  help: unknown;
}

/** What every view has. */
export interface View<Public = unknown, Hand = unknown> {
  seat: Seat | null;
  public: Public;
  hand: Hand | null;
}

export interface Family {
  /** Everything of a running game that lies under the top bar. */
  Desk: Component<{ room: Room; names: NamesInfo }>;
  /** The board of a game that is over. `spot`: whose net matters; `pointed`: ids of what is meant. */
  Scene: Component<{ names: NamesInfo; moment: Moment; spot?: Seat | null; pointed?: readonly string[] }>;
  /** What the seat holds through whose eyes one looks; null: the family does not say. */
  Eyes: Component<{ names: NamesInfo; moment: Moment }> | null;
  /** A finished game in the family's own numbers. */
  Past?: Component<{ id: string; people: string[] }>;
}
