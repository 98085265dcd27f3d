// Which news of the crayon family are moments. An event that is not here has none; the log tells it.
import type { Seat } from '$lib/seat';
import { t } from '$lib/words.svelte';
import { LONGEST, type Moment } from '../moments/moments.svelte';
import type { CrayonEvent, EventFacts } from '../wire/crayon';
import type { LogLine } from '../wire/messages';
import type { Book } from './book';

const plate = () => import('../moments/Plate.svelte');
const SHORT = 1100;

/** What has just happened, as moments. */
export function momentsOf(news: readonly unknown[], log: readonly LogLine[], book: Book, you: Seat | null): Moment[] {
  return (news as readonly CrayonEvent[]).flatMap((event) => momentOf(event, log, book, you) ?? []);
}

function momentOf(event: CrayonEvent, log: readonly LogLine[], book: Book, you: Seat | null): Moment | null {
  switch (event.type) {
    case 'Delivered': {
      const [city, good] = [book.city(event.city), book.good(event.good)];
      const told = log.find(({ on, seat }) => seat === event.seat && on?.includes(city) && on.includes(good));
      const props = { icon: book.symbol(event.good), title: told?.text ?? '' };
      return told ? { face: plate, props, at: book.centre(city), lasts: SHORT, tune: event.seat === you ? 'ticket' : 'card' } : null;
    }
    case 'LastRound':
      return {
        face: plate,
        props: { icon: 'ui-flag', title: t('last-lap'), text: t('last-lap-others'), loud: true },
        at: null,
        lasts: LONGEST,
        tune: 'bell',
        tells: true,
      };
    default:
      return null;
  }
}

/** An event card: what it does to oneself, else what it does; the rest stands beside the train and in the log. */
export function announced({ name, text, me }: EventFacts): Moment {
  return { face: plate, props: { icon: 'ui-warn', title: name, text: me.join(' ') || text }, at: null, lasts: LONGEST, tune: 'bell', tells: true };
}
