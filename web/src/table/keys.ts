// The keyboard of every table; what is left goes to the desk, and to choices that name a key.
import { settings } from '$lib/settings.svelte';
import type { Room } from './room.svelte';

const TYPING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';
const MEANINGFUL = 'button, a, summary, [role=application]';

/** Whether the key was meant for the table. */
export function press(event: KeyboardEvent, room: Room): boolean {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape') return room.back(), true;
  if (target?.matches?.(TYPING) || room.window) return false;
  const key = event.key.toLowerCase();
  // Enter means "yes" unless the focus is on something with a meaning of its own.
  if (key === 'enter') return !target?.matches(MEANINGFUL) && (room.hands?.enter() ?? false);
  if (room.hands?.press(key)) return true;
  const deeds: Record<string, () => void> = {
    h: () => void room.hint(),
    z: () => void room.table.undo(),
    '?': () => (room.window = 'help'),
    '+': () => room.hands?.zoom(1.5),
    '-': () => room.hands?.zoom(1 / 1.5),
    '0': () => room.hands?.zoom(0),
    p: () => document.querySelector<HTMLElement>('[data-players]')?.focus(),
    l: () => room.look('log'),
    c: () => room.look('chat'),
    v: () => room.look('rules'),
    x: () => settings.set({ text: !settings.text }),
  };
  const deed = deeds[key] ?? chosen(room, key);
  deed?.();
  return deed !== undefined;
}

/** The one choice that has this key. */
function chosen({ table }: Room, key: string): (() => void) | undefined {
  const [choice, another] = table.choices.filter((each) => each.key === key);
  return choice && !another ? () => void table.act(choice.action) : undefined;
}
