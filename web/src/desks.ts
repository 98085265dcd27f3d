// Which families have a desk of their own. Any other is played at the plain one.
import { settings } from '$lib/settings.svelte';
import type { Family } from './table/family';

const DESKS: Record<string, () => Promise<{ FAMILY: Family }>> = {
  ticket: () => import('./ticket/family'),
  crayon: () => import('./crayon/family'),
};

/** Where boards are made; one family has such a place. */
export const editor = () => import('./ticket/design/EditorPage.svelte');

const plain = () => import('./table/plain');

export async function deskOf(family: string): Promise<Family> {
  settings.set({ desk: family });
  return (await (DESKS[family] ?? plain)()).FAMILY;
}

/** A table is about to be opened: the desk of the last one is on the way before the server has said which one it is. */
export function warm(): void {
  void (DESKS[settings.desk] ?? DESKS.ticket)?.().catch(() => undefined);
}
