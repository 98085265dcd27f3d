// Tables as lines of the departure board.
import { t } from '$lib/words.svelte';
import type { Listed, Live, Mine, TableInfo } from '../wire/messages';

export interface Departure {
  id: string;
  at: number | null; // when it was opened; null: it waits for you
  title: string;
  people: string;
  count: number;
  state: string;
  action: string;
  mark: boolean; // somebody waits for you
}

const called = (title: string, told: string): string => [title, told].filter(Boolean).join(' · ');
const seated = ({ seats }: TableInfo): string[] => seats.filter((seat) => seat.name).map((seat) => seat.name);

export function mineRow({ id, created, title, told, names, status, turn, result }: Mine): Departure {
  const people = names.filter(Boolean);
  const states = { open: t('waiting'), running: turn ? t('your-turn') : t('others-turn'), over: result || t('game-over'), abandoned: t('end-abandoned') };
  const action = status === 'over' || status === 'abandoned' ? t('look-at') : t('continue');
  return { id, at: created, title: called(title, told), people: people.join(', '), count: names.length, state: states[status], action, mark: turn };
}

export function openRow({ id, table }: Listed): Departure {
  const people = seated(table);
  const [free, of] = [table.seats.filter((seat) => seat.kind === 'open').length, table.seats.length];
  return { id, at: null, title: called(table.title, table.told), people: people.join(', '), count: of - free, state: t('seats-free', { free, of }), action: t('join'), mark: false };
}

export function liveRow({ id, table }: Live): Departure {
  const people = seated(table);
  return { id, at: null, title: called(table.title, table.told), people: people.join(', '), count: people.length, state: t('live-now'), action: t('watch'), mark: false };
}

/** My running games, those that wait for me first; then what is over, newest first. */
export function sorted(mine: readonly Mine[]): { running: Mine[]; over: Mine[] } {
  const going = ({ status }: Mine) => status === 'running' || status === 'open';
  return { running: mine.filter(going).sort((a, b) => Number(b.turn) - Number(a.turn)), over: mine.filter(({ status }) => status === 'over') };
}
