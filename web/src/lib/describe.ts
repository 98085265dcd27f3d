// An offered action in words, for lists, hints and screen readers.
import { cityName, kindName, pairName, paymentName, routeName } from './names';
import { payment, terms } from './notation';
import type { Book } from './position';
import { t } from './words.svelte';

export function describe(action: string, book: Book): string {
  const space = action.indexOf(' ');
  const [verb, rest] = space < 0 ? [action, ''] : [action.slice(0, space), action.slice(space + 1)];
  switch (verb) {
    case 'draw':
      return rest === 'blind' ? t('do-draw-blind') : t('do-draw', { card: kindName(rest) });
    case 'claim': {
      const route = book.routes.get(rest);
      const facts = route && t('route-facts', { spaces: route.length, colour: kindName(book.kind(route.colour)) });
      return route ? t('do-claim', { route: routeName(book, route), facts: facts ?? '' }) : action;
    }
    case 'build':
      return t('do-build', { city: cityName(book, rest) });
    case 'ask':
      return t('do-ask', { mix: terms(rest).map((term) => `${term.count} ${t(`pile-${term.name}`)}`).join(', ') });
    case 'pay':
      return t('do-pay', { cost: paymentName(payment(action).terms) });
    case 'keep': {
      const names = rest === 'none' ? [] : rest.split(' ').map((id) => book.tickets.get(id)).filter((ticket) => !!ticket);
      return t('do-keep', { count: names.length, tickets: names.map(({ a, b, points }) => `${pairName(book, a, b)} (${points})`).join(', ') });
    }
    case 'take': {
      const [colour = '', city = ''] = rest.split(' from ');
      return t('do-take', { colour: t(`guest-${colour}`), city: cityName(book, city) });
    }
    case 'leave':
      return t('do-leave', { city: cityName(book, rest) });
    case 'give':
      return t('give-up');
    case 'swap':
      return t('swap-tickets');
    case 'pass':
      return t('do-pass');
    default:
      return action;
  }
}
