// What the desk wants to know, asked whenever the position or what is pointed at changes. No answer is no news: one that
// comes late must not wipe out its successor.
import { untrack } from 'svelte';
import { keptPlan, same, type CrayonDesk, type OrderKey } from './desk.svelte';

const RESTED = 20; // milliseconds that a pointer rests before anybody asks
const PAUSED = 120;
const PASSED = 150; // milliseconds that a position stands in somebody else's turn: bots may be quick

/** To be called while a component is being made. */
export function asking(desk: CrayonDesk): void {
  const { room, questions } = desk;

  $effect(() => {
    const { play, seat } = room.table;
    if (!play) return;
    const unknown = untrack(() => !desk.orders.length);
    untrack(() => {
      desk.plan ??= seat === null ? null : keptPlan(room.table);
      if (desk.task.ask !== 'run') desk.building = false;
      desk.runs = [];
      desk.steps = null; // they were for another position
    });
    const wonder = (): void => {
      void questions.ask('orders', {}).then((answer) => answer && (desk.orders = answer.orders));
      void questions.ask('goods', {}).then((answer) => answer && (desk.goods = answer.goods));
      void questions.ask('events', {}).then((answer) => answer && (desk.events = answer.events));
    };
    if (room.table.myTurn || unknown) return wonder();
    const timer = setTimeout(wonder, PASSED);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const { deed } = desk;
    if (!room.table.play || deed !== 'run') desk.reach = null;
    else void questions.ask('reach', {}).then((answer) => answer && (desk.reach = answer));
  });

  $effect(() => {
    const { deed, target, from } = desk;
    if (!room.table.play || !deed || !target) {
      desk.preview = null;
      return;
    }
    const timer = setTimeout(() => void preview(desk, deed, target, from), RESTED);
    return () => clearTimeout(timer);
  });

  // A finger leaves its pointer wherever it was: what is opened is asked for beside what is pointed at.
  $effect(() => {
    const { meant, held, runs } = desk;
    if (!room.table.play) return;
    const missing = [meant, held].filter((key) => key !== null && !runs.some((run) => same(run, key)));
    const timer = setTimeout(() => missing.forEach((key) => key && void weigh(desk, key)), PAUSED);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const { plan, orders } = desk;
    if (!plan || !room.table.play || !room.table.myTurn) return;
    if (orders.length && !orders.some((order) => same(order, plan))) desk.pursue(null); // served, by whomever
    else void questions.ask('plan', { ...plan }).then((answer) => answer && same(desk.plan, plan) && (desk.steps = answer));
  });
}

async function weigh(desk: CrayonDesk, { card, slot }: OrderKey): Promise<void> {
  const answer = await desk.questions.ask('order', { card, slot });
  if (answer && !desk.bestOf(answer)) desk.runs = [...desk.runs, answer];
}

async function preview(desk: CrayonDesk, deed: 'build' | 'run', to: string, from: string | null): Promise<void> {
  const meant = (): boolean => desk.deed === deed && desk.target === to && desk.from === from;
  await desk.questions.pace.room();
  if (!meant()) return; // the pointer has gone on
  const shown =
    deed === 'build'
      ? { deed, to, is: await desk.questions.ask('build', desk.about(to)) }
      : { deed, to, is: await desk.questions.ask('run', { to }) };
  if (!meant()) return;
  desk.preview = shown.is ? (shown as CrayonDesk['preview']) : null;
}
