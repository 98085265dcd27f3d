// How a table lies in its window: the map comes first, everything else goes where it costs the map least.

export interface Frame {
  width: number;
  height: number;
}

/** What a desk needs around its map, in pixels. */
export interface Needs {
  beside: number; // width of one's own things in a column
  below: number; // height of one's own things under the map
  both?: boolean; // some of them always stand beside the map and some below; players are among them
}

export interface Arrangement {
  own: 'beside' | 'below' | 'both';
  /** Players and log in a panel, players alone in a narrow rail or in a strip over the map, or wherever the desk has them. */
  side: 'panel' | 'rail' | 'strip' | 'none';
  column: number; // width of what stands beside the map
  map: number; // height of the map, without its buttons
  beneath: boolean; // in a tall window: whether log and one's own things find room under the map
}

const BAR = 52;
const STRIP = 48;
export const TOOLS = 44; // the map's own buttons, beside it or below it
const PANEL = 256;
const RAIL = 84;
const WIDEST = 420; // a column may take what the map leaves, up to here
const CLOSE = 0.95; // a map that is hardly smaller is worth a log that is always in sight
const LOG = 340; // pixels under a map that are enough for a log
const AMPLE = 640; // and a map of this height is large enough anyway

/** The arrangement with the largest map; `shape` is the map's width over its height. */
export function arrange({ width, height }: Frame, shape: number, { beside, below, both = false }: Needs): Arrangement {
  const free = height - BAR;
  /** The height of a map in a place of this size, its buttons below or beside it. */
  const fitting = (wide: number, high: number) => Math.max(Math.min(wide / shape, high - TOOLS), Math.min((wide - TOOLS) / shape, high));
  const made = (own: Arrangement['own'], side: Arrangement['side'], taken: number, lost: number): Arrangement => {
    const column = own === 'below' ? 0 : Math.max(beside, Math.min(WIDEST, width - taken - TOOLS - (free - lost) * shape));
    const map = Math.round(fitting(width - taken - column, free - lost));
    return { own, side, column: Math.round(column), map, beneath: side === 'strip' && free - STRIP - TOOLS - map > LOG };
  };
  const larger = (one: Arrangement, other: Arrangement) => (one.map >= other.map ? one : other);
  if (width < height * 1.05) return both ? made('below', 'none', 0, below) : made('below', 'strip', 0, STRIP + below);
  if (both) return made('both', 'none', 0, below);
  const best = (side: 'panel' | 'rail', taken: number) => larger(made('beside', side, taken, 0), made('below', side, taken, below));
  const [panel, rail] = [best('panel', PANEL), best('rail', RAIL)];
  return panel.map >= CLOSE * rail.map || panel.map >= AMPLE ? panel : rail;
}
