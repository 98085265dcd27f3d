// A race to so many completed tickets, as its passes show it (FJ-09).

/** Who needs only one more: everybody should know before it is over. */
export const almost = (stamps: number, goal: number): boolean => stamps === goal - 1;
