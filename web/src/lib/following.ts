// Something that takes the server a while: it tells how far it is, until there is an answer.
import { NoAnswer } from './api';
import type { Problem } from '../wire/messages';
import { settings } from './settings.svelte';

interface Event<T> {
  done?: number;
  answer?: T;
  problem?: Problem;
}

/** A text sent to the server; what it says no to is an error. */
export async function send(path: string, body: string, signal?: AbortSignal): Promise<Response> {
  const sent = fetch(`/api${path}?lang=${settings.lang}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, ...(signal ? { signal } : {}) });
  const response = await sent.catch((cause: unknown) => Promise.reject(new NoAnswer('no answer', { cause })));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Error(problem.text ?? response.statusText);
}

/** `heard` is told how far it is, from 0 to 1. */
export async function follow<T>(path: string, body: string, heard: (done: number) => void, signal: AbortSignal): Promise<T> {
  const reader = (await send(path, body, signal)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) throw new NoAnswer('no answer');
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const each of events) {
      const event = JSON.parse(each.slice('data: '.length)) as Event<T>;
      if (event.problem) throw new Error(event.problem.text);
      if (event.answer !== undefined) return event.answer;
      heard(event.done ?? 0);
    }
  }
}
