// Cards fly from where they lay to whoever took them: short, never in the way, and not at all when motion is off.
import type { Seat } from '$lib/seat';
import { settings } from '$lib/settings.svelte';
import type { Effect } from './news';

const LENGTH = 320;
const MOST = 3; // at once; more would only be noise

export function flights(effects: readonly NonNullable<Effect>[], you: Seat | null): void {
  if (!settings.motion || document.visibilityState === 'hidden') return;
  for (const effect of effects.filter((each) => each.to === 'hand').slice(0, MOST)) {
    const source = effect.from === 'deck' ? '.pile.deck' : `.card[data-kind="${effect.from}"]`;
    const mine = `[data-stack="${effect.from}"], [data-hand]`;
    fly(document.querySelector(source), document.querySelector(effect.seat === you ? mine : `[data-seat="${effect.seat}"]`));
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
