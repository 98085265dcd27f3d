// What a table needs first, asked for as early as possible and only once.
import { deskOf, warm } from '../desks';
import type { Family } from '../table/family';
import type { Mine, NamesInfo, TableInfo } from '../wire/messages';
import { api, boardAddress } from './api';

const boards = new Map<string, Promise<string>>();

/** The board as SVG text. Both themes are in it; a class switches. */
export function fetchBoard(game: string, options: Record<string, string>): Promise<string> {
  const address = boardAddress(game, options, 'light');
  let text = boards.get(address);
  if (!text) {
    text = fetch(address).then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))));
    boards.set(address, text);
    text.catch(() => boards.delete(address)); // the next one tries again
  }
  return text;
}

/** What the page of a table asks for before it can show anything. */
export interface Opening {
  info: Promise<TableInfo>;
  mine: Promise<Mine[]>;
  names: Promise<NamesInfo>;
  family: Promise<Family>;
}

let early: { id: string; opening: Opening } | null = null;

function ask(id: string): Opening {
  warm();
  const info = api.table(id);
  const names = api.namesAt(id);
  const family = info.then(({ family: name, game, options }) => {
    void fetchBoard(game, options).catch(() => undefined); // asked again when the board is shown
    return deskOf(name);
  });
  for (const each of [names, family]) each.catch(() => undefined); // told when the table opens
  return { info, mine: api.mine(), names, family };
}

/** The table is known from the address, long before the code that shows it is there. */
export function hurry(path: string): void {
  const id = /^\/t\/([0-9a-f]{16})$/.exec(path)?.[1];
  if (id) early = { id, opening: ask(id) };
}

/** Everything about a table, from the early requests if there were any. */
export function opening(id: string): Opening {
  const known = early?.id === id ? early.opening : ask(id);
  early = null;
  return known;
}
