// A race to so many completed tickets, as its passes show it (FJ-09).

export const GOAL = 6;

/** Who needs only one more: everybody should know before it is over. */
export const almost = (stamps: number): boolean => stamps === GOAL - 1;
