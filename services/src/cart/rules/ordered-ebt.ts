import type { CartLine, PriceContext } from '../../../../pricing/cart.ts';
import { ebtShareOf } from '../../../../pricing/ebt.ts';
import { type QuoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import type { Steps } from '../../../../pricing/steps.ts';

/** Do SNAP benefits pay for a part of an order? */
const paysWithEbt = ({ cart }: Pick<QuoteInputs, 'cart'>): boolean => cart.some(({ isPaidWithEbt }) => isPaidWithEbt);

/**
 * What is added to an order that SNAP benefits pay a part of is split as at checkout: they pay for it if the law lets them
 * (N-52).
 */
export const addedWithEbt = (line: CartLine, isEligible: boolean, ordered: QuoteInputs): CartLine =>
  isEligible && paysWithEbt(ordered) ? { ...line, isPaidWithEbt: true } : line;

/**
 * The context in which an order is changed (N-40). Benefits that were to pay for all they could go on doing so; an amount
 * that the shopper chose below that stays the most they pay.
 */
export function* orderedContext(ordered: QuoteInputs): Steps<PriceContext> {
  const { ebtCents, ...rest } = ordered.context;
  if (ebtCents === undefined || !paysWithEbt(ordered)) return ordered.context;
  const { eligibleCents } = ebtShareOf(ordered, yield* quoteOfSteps(ordered));
  return ebtCents >= eligibleCents ? rest : ordered.context;
}
