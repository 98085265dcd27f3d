// Orders by the cards they stand on.
import type { OrderFacts } from '../wire/crayon';

export function byCard(orders: readonly OrderFacts[]): (readonly [card: number, orders: readonly OrderFacts[]])[] {
  const cards = [...new Set(orders.map(({ card }) => card))];
  return cards.map((card) => [card, orders.filter((order) => order.card === card)]);
}
