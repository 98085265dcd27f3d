// What the server is asked about devices and calls, in the name of whoever sits at a table.
import { request } from '$lib/api';
import type { Seat } from '$lib/seat';
import { token } from '$lib/token';
import type { CallsInfo, DeviceInfo, NudgeInfo, PassInfo, SeatTaken, TableInfo } from '../wire/messages';

export interface Subscription {
  endpoint: string;
  key: string;
  secret: string;
}

const ending = (as: string | null) => ({ method: 'DELETE', as }) as const;

/** The questions of whoever sits at this table. */
export function mine(table: string) {
  const as = token(table);
  return {
    pass: (move: boolean) => request<PassInfo>(`/tables/${table}/pass`, { move }),
    withdraw: () => request<void>('/guests/me/pass', undefined, ending(as)),
    devices: () => request<DeviceInfo[]>('/guests/me/devices', undefined, { as }),
    drop: (device: string) => request<void>(`/guests/me/devices/${device}`, undefined, ending(as)),
    calls: () => request<CallsInfo>('/guests/me/calls', undefined, { as }),
    push: (subscription: Subscription) => request<void>('/guests/me/push', subscription, { as }),
    stopPush: () => request<void>('/guests/me/push', undefined, ending(as)),
    write: (address: string) => request<void>('/guests/me/mail', { address }, { as }),
    stopLetters: () => request<void>('/guests/me/mail', undefined, ending(as)),
  };
}

export type Mine = ReturnType<typeof mine>;

export const take = (secret: string) => request<SeatTaken>('/pass', { secret });
export const answerLetter = (word: string, slip: string) => request<void>(`/mail/${word}/${encodeURIComponent(slip)}`, {});
export const nudge = (table: string, seat: Seat) => request<NudgeInfo>(`/tables/${table}/seats/${seat}/nudge`, {});
export const replace = (table: string, seat: Seat) => request<TableInfo>(`/tables/${table}/seats/${seat}/replace`, {});
