// What the desk points out on the map.
import { named } from '../table/pointing';
import type { CrayonDesk, Preview } from './desk.svelte';
import { NO_MARKS, type Marks } from './marks';

type Part = Partial<Marks>;

/** The line that would be laid: what fits, what has to wait and for how long, what is not allowed. */
function line({ is }: Extract<Preview, { deed: 'build' }>, kept: number): Part {
  const now = is.sections.filter(({ turn }) => turn === 0).slice(0, kept);
  const later = is.sections.filter(({ turn }) => turn !== null && turn > 0);
  const refused = is.sections.filter(({ turn }) => turn === null);
  return {
    now: now.flatMap(({ on }) => on),
    later: later.flatMap(({ on }) => on),
    refused: refused.flatMap(({ on }) => on),
    prices: [...now, ...later].map(({ posts, cost, turn }) => ({ between: posts, text: String(cost), dear: cost > 1, late: turn !== 0 })),
  };
}

/** The way that would be run: this turn's part, and the rest with the places where turns end. */
function way({ is }: Extract<Preview, { deed: 'run' }>): Part {
  const stops = is.steps.filter(({ turn }, index) => turn !== (is.steps[index + 1]?.turn ?? turn));
  const fees = is.steps.filter(({ fee }) => fee);
  return {
    now: is.steps.filter(({ turn }) => turn === 0).map(({ on }) => on),
    later: is.steps.filter(({ turn }) => turn > 0).map(({ on }) => on),
    prices: [
      ...stops.map(({ post, turn }) => ({ between: [post], text: `${turn + 1}.`, dear: false, late: true })),
      ...fees.map(({ post, fee }) => ({ between: [post], text: `−${fee?.sum}`, dear: true, late: false })),
    ],
  };
}

const onTheWay = (ids: readonly string[]): string[] => ids.filter((id) => id.startsWith('edge:') || id.startsWith('ferry:'));

/** Ids of whatever is meant, as mileposts and sections. */
export function meant(ids: readonly string[]): Part {
  const places = [...named(ids, 'city').map((id) => `post:${id}`), ...named(ids, 'post').map((id) => `post:${id}`)];
  return { goals: places, idea: onTheWay(ids) };
}

export function pointed(desk: CrayonDesk): Marks {
  const { book, deed, preview, room, meant: order, position } = desk;
  const centres = (cities: readonly string[]) => cities.map((city) => book.centre(city));
  const marks: Marks = { ...NO_MARKS, ...meant(room.taught), cursor: desk.cursor };
  if (!position) return marks;
  marks.shade = desk.striking.flatMap(({ posts, cities }) => [...posts, ...centres(cities)]);
  marks.struck = desk.striking.flatMap(({ edges, ferries }) => [...edges, ...ferries]);
  if (deed) marks.deed = deed;
  if (deed === 'run') marks.reach = (desk.help.reach ?? []).map(({ post }) => post);
  const facts = order && desk.orders.find(({ card, slot }) => card === order.card && slot === order.slot);
  if (facts) {
    marks.sources = centres(facts.aboard ? [] : facts.sources.map(({ city }) => city));
    marks.goals = centres([facts.city]);
    if (desk.best) marks.idea = onTheWay(desk.best.on);
  }
  const ware = desk.goods.find(({ good }) => good === desk.good);
  if (ware) Object.assign(marks, { sources: centres([...ware.cities, ...ware.lying.map(({ city }) => city)]), goals: [] });
  if (preview && deed) Object.assign(marks, preview.deed === 'build' ? line(preview, desk.kept.length) : way(preview));
  if (deed) marks.aim = desk.target;
  if (desk.task.ask === 'opening' && desk.opening.city) marks.goals = [...marks.goals, book.centre(desk.opening.city)];
  if (room.shown.length) Object.assign(marks, meant(room.shown));
  if (room.hinted) Object.assign(marks, meant(room.hinted.on));
  return marks;
}
