// Names of titles and their options in words; a title or option without words shows its own name.
import { has, t } from './words.svelte';

/** Titles whose table this client draws. Others are shown with their board and the way to play them elsewhere. */
export function hasTable(game: string): boolean {
  return game !== 'denmark';
}

export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

export function valueName(option: string, value: string): string {
  const id = `option-${option}-${value}`;
  return has(id) ? t(id) : value;
}

/** "Europa · Klassisch" */
export function titleOf(game: string, options: Record<string, string>): string {
  const shown = options.way ? [valueName('way', options.way)] : [];
  if (options.bonus && options.bonus !== 'none') shown.push(t('option-bonus'));
  return [gameName(game), ...shown].join(' · ');
}
