// What somebody is called who has not given a name: after a locomotive, which works in every sentence.
import { settings } from './settings.svelte';

const LOCOMOTIVES = ['Adler', 'Saxonia', 'Rocket', 'Limmat', 'Beuth', 'Mallard', 'Bavaria', 'Drache'];

/** The name to play under. One that was drawn is kept: friends know each other again. */
export function ownName(): string {
  if (!settings.name) settings.set({ name: LOCOMOTIVES[Math.floor(Math.random() * LOCOMOTIVES.length)]! });
  return settings.name;
}
