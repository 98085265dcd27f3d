// Pictures of boards, asked for as early as possible and only once.
import { boardAddress } from './api';
import { settings } from './settings.svelte';

const asked = new Map<string, Promise<string>>();

/** The board as SVG text. Both themes are in it; a class switches. */
export function fetchBoard(game: string, options: Record<string, string>): Promise<string> {
  const address = boardAddress(game, options, settings.lang, 'light');
  let text = asked.get(address);
  if (!text) {
    text = fetch(address).then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))));
    asked.set(address, text);
    text.catch(() => asked.delete(address)); // the next one tries again
  }
  return text;
}
