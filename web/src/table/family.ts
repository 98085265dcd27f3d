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
  /** The board of a game that is over. `spot`: whose net matters; `pointed`: ids of what is meant; `quiet`: a picture
   *  only, nothing to zoom or to press. */
  Scene: Component<{ names: NamesInfo; moment: Moment; spot?: Seat | null; pointed?: readonly string[]; quiet?: boolean }>;
  /** What the seat holds through whose eyes one looks; null: the family does not say. */
  Eyes: Component<{ names: NamesInfo; moment: Moment }> | null;
  /** The symbol of what deserves a mark on the timeline of a game; null: nothing of that news does. */
  milestone?: (news: readonly unknown[]) => string | null;
  /** A finished game in the family's own numbers, fetched when there is one. */
  past?: () => Promise<{ default: Component<{ id: string; people: string[] }> }>;
}
