// What went wrong, for people.
import { NoAnswer } from './api';
import { t } from './words.svelte';

/** The server says itself why it refuses; that it says nothing is ours to tell. */
export function messageOf(error: unknown): string {
  if (error instanceof NoAnswer) return t('server-away');
  return error instanceof Error ? error.message : String(error);
}
