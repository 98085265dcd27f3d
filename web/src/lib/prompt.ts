// What is to be done now, in one sentence.
import { routeName } from './names';
import type { Book, Position } from './position';
import { t } from './words.svelte';
import type { Play, Seat } from './wire';

export interface Prompt {
  text: string;
  mine: boolean;
}

export function prompt(play: Play, at: Position, book: Book, seat: Seat | null, name: (seat: Seat) => string): Prompt {
  if (play.ending) return { text: t('prompt-over'), mine: false };
  const { stage } = at;
  if (seat === null || !play.actors.includes(seat)) {
    const who = play.actors.map(name).join(', ');
    return { text: who ? t('prompt-wait', { who }) : t('prompt-luck'), mine: false };
  }
  const say = (id: string, values = {}): Prompt => ({ text: t(`prompt-${id}`, values), mine: true });
  switch (stage.type) {
    case 'Second':
      return say('second');
    case 'PayRoute':
      return say('pay', { route: routeName(book, book.routeNumber(stage.route ?? 0)) });
    case 'PayStation':
      return say('pay-station');
    case 'Surcharge':
      return say('surcharge', { extra: stage.extra ?? 0 });
    case 'Opening':
    case 'Choose':
      return say(at.hand?.offer.length ? 'keep' : 'mix');
    case 'Boarding':
      return say('boarding');
    default:
      return say(play.todo.length === 1 && play.todo[0] === 'pass' ? 'pass' : 'turn');
  }
}
