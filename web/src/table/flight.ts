// Cards fly from where they lay to whoever took them: short, never in the way, and not at all when motion is off.
import { settings } from '$lib/settings.svelte';
import type { Book } from '$lib/position';
import type { News, Seat } from '$lib/wire';

const LENGTH = 320;
const MOST = 3; // at once; more would only be noise

export function flights(news: readonly News[], book: Book, you: Seat | null): void {
  if (!settings.motion || document.visibilityState === 'hidden') return;
  let flown = 0;
  for (const event of news) {
    if ((event.type !== 'Took' && event.type !== 'Drew') || event.seat === undefined) continue;
    if (flown++ >= MOST) return;
    const kind = book.kind(event.card ?? -1);
    const source = event.type === 'Took' ? `.card[data-kind="${kind}"]` : '.pile.deck';
    const mine = `[data-stack="${kind}"], [data-hand]`;
    fly(document.querySelector(source), document.querySelector(event.seat === you ? mine : `[data-seat="${event.seat}"]`));
  }
}

function fly(source: Element | null, target: Element | null): void {
  const picture = source?.querySelector('svg');
  if (!picture || !target) return;
  const [from, to] = [picture.getBoundingClientRect(), target.getBoundingClientRect()];
  const card = picture.cloneNode(true) as SVGElement;
  Object.assign(card.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '60',
    pointerEvents: 'none',
  });
  document.body.append(card);
  const [dx, dy] = [to.left + Math.min(to.width, 90) / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const path = [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.3 }];
  card.animate(path, { duration: LENGTH, easing: 'cubic-bezier(.2,.7,.2,1)' }).onfinish = () => card.remove();
}
