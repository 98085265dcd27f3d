// What is pointed out on the map, by the picture's ids: it belongs to the page, not to the game.
import type { Chart, Spot } from './chart';

/** Sections and ferries. */
export type Stretch = readonly string[];

/** Money or turns beside the line. */
export interface Price {
  between: readonly string[]; // mileposts
  text: string;
  dear: boolean; // more than a mile of plain track
  late: boolean; // not this turn
}

export interface Marks {
  deed: 'build' | 'run'; // what the line is for
  now: Stretch; // what would be laid or run now
  later: Stretch; // what has to wait for a later turn
  refused: Stretch; // what is not allowed
  idea: Stretch; // the way of an order that is only looked at
  prices: readonly Price[];
  aim: string | null; // the milepost that is meant
  reach: readonly string[]; // mileposts that the train can get to now
  sources: readonly string[]; // mileposts where something is to be had
  goals: readonly string[]; // mileposts where something is wanted
  shade: readonly string[]; // mileposts that an event is about
  struck: Stretch; // what nobody may use now
  cursor: string | null; // the milepost under the keyboard
}

export const NO_MARKS: Marks = {
  deed: 'build',
  now: [],
  later: [],
  refused: [],
  idea: [],
  prices: [],
  aim: null,
  reach: [],
  sources: [],
  goals: [],
  shade: [],
  struck: [],
  cursor: null,
};

/** The course of a ferry in the picture. */
type Course = (ferry: string) => string;

const circle = ({ x, y }: Spot, r: number, css: string): string => `<circle class="${css}" cx="${x}" cy="${y}" r="${r}"/>`;
const around = (chart: Chart, posts: readonly string[], r: number, css: string): string =>
  posts.map((post) => circle(chart.spot(post), r, css)).join('');

function stretched(chart: Chart, course: Course, on: Stretch, css: string): string {
  const d = on.map((id) => (id.startsWith('ferry:') ? course(id) : chart.section(id))).join('');
  return d ? `<path class="glow ${css}" d="${d}"/><path class="way ${css}" d="${d}"/>` : '';
}

/** Under the track: the ground that an event is about. */
export function ground(chart: Chart, { shade }: Marks): string {
  return around(chart, shade, 27, 'shaded');
}

/** Over the track and under the towns. */
export function lines(chart: Chart, course: Course, marks: Marks): string {
  const cross = ({ x, y }: Spot) => `<path class="struck" d="M${x - 6} ${y - 6}l12 12m0 -12l-12 12"/>`;
  return (
    around(chart, marks.reach, 6.5, 'reach') +
    stretched(chart, course, marks.idea, 'idea') +
    stretched(chart, course, marks.refused, 'refused') +
    stretched(chart, course, marks.later, 'later') +
    stretched(chart, course, marks.now, 'now') +
    marks.struck.flatMap((id) => (id.startsWith('edge:') ? cross(chart.middleOf(id)) : [])).join('')
  );
}

/** Over everything. */
export function tops(chart: Chart, marks: Marks): string {
  const price = ({ x, y }: Spot, text: string, css: string) =>
    `<g class="cost ${css}"><circle cx="${x}" cy="${y}" r="13"/><text x="${x}" y="${y + 6}">${text}</text></g>`;
  return (
    around(chart, marks.sources, 32, 'source') +
    around(chart, marks.goals, 32, 'goal') +
    marks.prices.map(({ between, text, dear, late }) => price(chart.middle(between), text, late ? 'late' : dear ? 'dear' : '')).join('') +
    (marks.aim ? circle(chart.spot(marks.aim), 15, 'aim') : '') +
    (marks.cursor ? circle(chart.spot(marks.cursor), 19, 'keyed') : '')
  );
}
