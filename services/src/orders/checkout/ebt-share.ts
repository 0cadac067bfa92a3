import type { PricedCart } from '../../cart/index.ts';
import { ebtShareOf } from '../../../../pricing/ebt.ts';
import { quoteInputs, type QuoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import type { Steps } from '../../../../pricing/steps.ts';
import { markedForEbt } from '../rules/ebt.ts';
import type { Choices } from '../store/checkouts.ts';

/** What a checkout depends on, with the lines that SNAP benefits pay for, and how much they could pay (N-52). */
export interface EbtShare {
  inputs: QuoteInputs;
  /** 0 where they aren't taken. */
  eligibleCents: number;
}

/**
 * Marks what SNAP benefits pay for, if the shopper wants them to: groceries that the law lets them buy. How much that could be
 * is said before it is chosen, with the discounts as they would fall then (T-94).
 */
export function* ebtOf({
  priced: { lines: all, inputs: given },
  choices,
  placedAt,
  isTaken,
}: {
  priced: PricedCart;
  choices: Pick<Choices, 'ebt_cents'>;
  placedAt: string;
  isTaken: boolean;
}): Steps<EbtShare> {
  const { lines, offers } = given;
  const context = { ...given.context, placedAt };
  const eligible = new Set(all.flatMap(({ line, goods }) => (goods?.product.snapEligible ? [line.entryId] : [])));
  const plain = quoteInputs(lines, offers, context);
  if (!isTaken || !lines.some(({ lineId }) => eligible.has(lineId))) return { inputs: plain, eligibleCents: 0 };
  const marked = quoteInputs(markedForEbt(lines, eligible), offers, { ...context, ebtCents: choices.ebt_cents ?? 0 });
  const { eligibleCents } = ebtShareOf(marked, yield* quoteOfSteps(marked));
  return { inputs: choices.ebt_cents ? marked : plain, eligibleCents };
}
