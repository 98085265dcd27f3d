// What the workshop on the server does for a design.
import { request } from '$lib/api';
import { follow, send } from '$lib/following';
import type { Checked, LaidOut, Published, Reported } from '../../wire/messages';
import type { Chart, Design as Sent, Start } from '../../wire/ticket';
import type { Board } from './board';

export type Design = Omit<Sent, 'board'> & { board: Board };

const SHOP = '/workshop/ticket';
const text = (design: Design): string => JSON.stringify(design);

export const shop = {
  start: () => request<Start>(SHOP),
  chart: (name: string) => request<Chart>(`${SHOP}/maps/${name}`),
  copy: (title: string) => request<Design>(`${SHOP}/copies/${title}`),
  open: (given: { files?: Record<string, string>; archive?: string }) => request<Design>(`${SHOP}/open`, JSON.stringify(given)),
  check: async (design: Design, signal: AbortSignal) => (await send(`${SHOP}/check`, text(design), signal)).json() as Promise<Checked>,
  files: async (design: Design) => (await send(`${SHOP}/files`, text(design))).blob(),
  board: async (design: Design) => (await send(`${SHOP}/board.svg`, text(design))).text(),
  layout: (design: Design, heard: (done: number) => void, signal: AbortSignal) => follow<LaidOut>(`${SHOP}/layout`, text(design), heard, signal),
  report: (design: Design, heard: (done: number) => void, signal: AbortSignal) => follow<Reported>(`${SHOP}/report`, text(design), heard, signal),
  publish: (design: Design) => request<Published>(`${SHOP}/publish`, text(design)),
};
