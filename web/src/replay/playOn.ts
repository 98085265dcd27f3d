// From a moment of a finished game into a new one: the same position, bots on the other seats, new luck.
import { api, type NewSeat } from '$lib/api';
import { router } from '$lib/router.svelte';
import type { Seat } from '$lib/seat';
import { settings } from '$lib/settings.svelte';
import type { Replay } from '../wire/messages';

/** `entries`: how many of the record's are taken over; `people`: what everybody is called. */
export async function playOn({ game, options }: Replay, record: string, entries: number, seat: Seat, people: readonly string[]): Promise<void> {
  const seats: NewSeat[] = people.map((name, each) => ({ kind: each === seat ? 'me' : 'bot', name: each === seat ? settings.name || name : name }));
  const table = await api.open({ game, options, seats, name: settings.name || (people[seat] ?? ''), listed: false, past: { record, entries } });
  await api.start(table.id, null);
  router.go(`/t/${table.id}`);
}
