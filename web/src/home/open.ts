// From a click to a table.
import { api, type NewSeat } from '$lib/api';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/words.svelte';
import type { GameInfo } from '../wire/messages';

/** Names for bots: people who built railways. */
const ENGINEERS = ['Borsig', 'Gresley', 'Riggenbach', 'Stephenson', 'Crampton'];

export function botSeats(count: number, bot: string): NewSeat[] {
  return ENGINEERS.slice(0, count).map((name) => ({ kind: 'bot', name, bot }));
}

/** Bots come weakest first; whoever has chosen none meets the second. */
export function usualBot(game: GameInfo): string {
  return game.bots[1] ?? game.bots[0] ?? '';
}

/** One click: a game against two bots, dealt and ready. */
export async function playNow(game: GameInfo): Promise<void> {
  const bots = botSeats(Math.min(2, game.most - 1), usualBot(game));
  const name = settings.name || t('you-name');
  const table = await api.open({ game: game.name, options: {}, seats: [{ kind: 'me', name }, ...bots], name, listed: false });
  await api.start(table.id, null);
  router.go(`/t/${table.id}`);
}
