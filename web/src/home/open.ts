// From a click to a table.
import { api, type NewSeat } from '$lib/api';
import { ownName } from '$lib/calling';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { has, t } from '$lib/words.svelte';
import type { GameInfo } from '../wire/messages';

/** Names for bots: people who built railways. */
const ENGINEERS = ['Borsig', 'Gresley', 'Riggenbach', 'Stephenson', 'Crampton'];

export function botSeats(count: number, bot: string): NewSeat[] {
  const own = `bot-${bot}-name`; // a character has a name of its own
  return ENGINEERS.slice(0, count).map((name) => ({ kind: 'bot', name: has(own) ? t(own) : name, bot }));
}

/** The level that was chosen last. Bots come weakest first; whoever has chosen none meets the second. */
export function usualBot({ bots }: GameInfo): string {
  return (bots.find(({ name }) => name === settings.bot) ?? bots[1] ?? bots[0])?.name ?? '';
}

/** One click: a game against two bots, dealt and ready. */
export async function playNow(game: GameInfo): Promise<void> {
  const bots = botSeats(Math.min(2, game.most - 1), usualBot(game));
  const name = ownName();
  const table = await api.open({ game: game.name, options: {}, seats: [{ kind: 'me', name }, ...bots], name, listed: false });
  await api.start(table.id, null);
  router.go(`/t/${table.id}`);
}

/** One click to the link: every chair is free, and the host may begin with those who have come. */
export async function withFriends(game: GameInfo): Promise<void> {
  const name = ownName();
  const friends: NewSeat[] = Array.from({ length: game.most - 1 }, () => ({ kind: 'open' }));
  const table = await api.open({ game: game.name, options: {}, seats: [{ kind: 'me', name }, ...friends], name, listed: false });
  router.go(`/t/${table.id}`);
}
