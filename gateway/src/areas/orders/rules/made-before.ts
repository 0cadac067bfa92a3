import { dayString } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';
import type { OrderState } from '../../../generated/resolvers.ts';

/** An order, as far as how something was made for it goes. */
export interface MadeOrder {
  state: OrderState;
  placedAt: string;
  timeZone: string;
  lines: readonly { itemId: string; options: readonly { upcId: string }[]; comments: string | null }[];
}

/**
 * How a made-to-order product was last ordered: when, with which options, and with which note. null if it never was; a
 * canceled order doesn't count.
 * @param orders newest first
 */
export function madeBefore(orders: readonly MadeOrder[], itemId: string, language: Language) {
  for (const { state, placedAt, timeZone, lines } of orders) {
    const line = state === 'CANCELLED' ? undefined : lines.find((each) => each.itemId === itemId);
    if (line && line.options.length > 0)
      return {
        dayText: dayString(placedAt, timeZone, language),
        optionIds: line.options.map(({ upcId }) => upcId),
        comments: line.comments,
      };
  }
  return null;
}
