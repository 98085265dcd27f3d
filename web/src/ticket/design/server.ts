// What the workshop on the server does for a design.
import { NoAnswer, request } from '$lib/api';
import { settings } from '$lib/settings.svelte';
import type { Checked, LaidOut, Problem, Published, Reported } from '../../wire/messages';
import type { Chart, Design as Sent, Start } from '../../wire/ticket';
import type { Board } from './board';

export type Design = Omit<Sent, 'board'> & { board: Board };

const SHOP = '/workshop/ticket';
const text = (design: Design): string => JSON.stringify(design);

interface Event<T> {
  done?: number;
  answer?: T;
  problem?: Problem;
}

async function send(path: string, body: string, signal?: AbortSignal): Promise<Response> {
  const sent = fetch(`/api${SHOP}${path}?lang=${settings.lang}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, ...(signal ? { signal } : {}) });
  const response = await sent.catch((cause: unknown) => Promise.reject(new NoAnswer('no answer', { cause })));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Error(problem.text ?? response.statusText);
}

/** Something that takes a while, and tells how far it is. */
async function follow<T>(path: string, design: Design, heard: (done: number) => void, signal: AbortSignal): Promise<T> {
  const reader = (await send(path, text(design), signal)).body?.pipeThrough(new TextDecoderStream()).getReader();
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

export const shop = {
  start: () => request<Start>(SHOP),
  chart: (name: string) => request<Chart>(`${SHOP}/maps/${name}`),
  copy: (title: string) => request<Design>(`${SHOP}/copies/${title}`),
  open: (given: { files?: Record<string, string>; archive?: string }) => request<Design>(`${SHOP}/open`, JSON.stringify(given)),
  check: async (design: Design, signal: AbortSignal) => (await send('/check', text(design), signal)).json() as Promise<Checked>,
  files: async (design: Design) => (await send('/files', text(design))).blob(),
  board: async (design: Design) => (await send('/board.svg', text(design))).text(),
  layout: (design: Design, heard: (done: number) => void, signal: AbortSignal) => follow<LaidOut>('/layout', design, heard, signal),
  report: (design: Design, heard: (done: number) => void, signal: AbortSignal) => follow<Reported>('/report', design, heard, signal),
  publish: (design: Design) => request<Published>(`${SHOP}/publish`, text(design)),
};
