// The rooms beside the sheet: what lies on it, by kind, then rules and ground, then what one does with all of it.
export const TABS = ['cities', 'routes', 'tickets', 'frame', 'finish'] as const;
export type Tab = (typeof TABS)[number];
