import type { OrderState } from '../../../generated/resolvers.ts';

/** An order, as far as buying its things again goes. */
export interface BoughtOrder {
  state: OrderState;
  lines: readonly { itemId: string }[];
}

const bought: ReadonlySet<OrderState> = new Set(['HANDED_OVER', 'FINALIZED', 'PARTIALLY_REFUNDED']);

/**
 * Products that a household has bought, by number: those in most orders first, and of equal ones the latest. What was asked
 * for counts, even if something else came instead or it was out; what came instead unasked doesn't.
 * @param orders newest first
 */
export function boughtBefore(orders: readonly BoughtOrder[]): string[] {
  const counts = new Map<string, number>();
  for (const { state, lines } of orders)
    if (bought.has(state))
      for (const itemId of new Set(lines.map((line) => line.itemId))) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([itemId]) => itemId);
}
