// What a table needs first, asked for as early as possible and only once.
import { api, boardAddress } from './api';
import { settings } from './settings.svelte';
import type { TableInfo } from './wire';

const boards = new Map<string, Promise<string>>();

/** The board as SVG text. Both themes are in it; a class switches. */
export function fetchBoard(game: string, options: Record<string, string>): Promise<string> {
  const address = boardAddress(game, options, settings.lang, 'light');
  let text = boards.get(address);
  if (!text) {
    text = fetch(address).then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))));
    boards.set(address, text);
    text.catch(() => boards.delete(address)); // the next one tries again
  }
  return text;
}

let early: { id: string; info: Promise<TableInfo> } | null = null;

/** The table is known from the address, long before the code that shows it is there. */
export function hurry(path: string): void {
  const id = /^\/t\/([0-9a-f]{16})$/.exec(path)?.[1];
  if (!id) return;
  const info = api.table(id);
  early = { id, info };
  info.then(({ game, options }) => fetchBoard(game, options)).catch(() => undefined); // told again when the table opens
}

/** A table, from the early request if there was one. */
export function tableInfo(id: string): Promise<TableInfo> {
  const known = early?.id === id ? early.info : api.table(id);
  early = null;
  return known;
}
