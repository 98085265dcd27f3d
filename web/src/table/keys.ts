// The keyboard of the table: everything a click can do.
import { keeping } from '$lib/notation';
import { settings } from '$lib/settings.svelte';
import type { Desk } from './desk.svelte';

export interface Reach {
  zoom: (factor: number) => void; // 0: the whole board
  side: (tab: 'log' | 'chat') => void;
  players: () => void;
}

const TYPING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

/** Whether the key was meant for the table. */
export function press(event: KeyboardEvent, desk: Desk, reach: Reach): boolean {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape') return void desk.back(), true;
  if (target?.matches?.(TYPING) || desk.window) return false;
  const key = event.key.toLowerCase();
  const { table } = desk;
  if (key === 'enter') return enter(desk, target);
  if (desk.choosing && /^[a-e]$/.test(key)) return choose(desk, key.charCodeAt(0) - 97);
  if (/^[1-9]$/.test(key)) {
    const card = table.position?.row[Number(key) - 1] ?? -1;
    if (card >= 0) void desk.draw(table.book?.kind(card) ?? '');
    return card >= 0;
  }
  const deeds: Record<string, () => void> = {
    d: () => void desk.draw('blind'),
    t: () => void desk.tickets(),
    b: () => void desk.station(),
    h: () => void desk.hint(),
    s: () => void desk.swap(),
    e: () => void desk.pass(),
    z: () => void table.undo(),
    r: () => {
      desk.from = '';
      desk.window = 'routes';
    },
    '/': () => (desk.window = 'search'),
    '?': () => (desk.window = 'help'),
    '+': () => reach.zoom(1.5),
    '-': () => reach.zoom(1 / 1.5),
    '0': () => reach.zoom(0),
    p: reach.players,
    l: () => reach.side('log'),
    c: () => reach.side('chat'),
    x: () => settings.set({ text: !settings.text }),
  };
  const deed = deeds[key];
  deed?.();
  return deed !== undefined;
}

/** Enter means "yes" unless the focus is on something with a meaning of its own. */
function enter(desk: Desk, target: Element | null): boolean {
  if (target?.matches('button, a, summary, [role=application]')) return false;
  if (desk.paying) return void desk.confirm(), true;
  const action = desk.choosing ? keeping(desk.table.offers.keeps, desk.picks) : null;
  if (action) void desk.table.act(action);
  return action !== null;
}

function choose(desk: Desk, place: number): boolean {
  const { position, book } = desk.table;
  const index = position?.hand?.offer[place];
  if (index === undefined || !book) return false;
  desk.toggle(book.ticketAt(index).id);
  return true;
}
