// Figures as they are set in print: a minus is as wide as a plus.

export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
