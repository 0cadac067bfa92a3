import type { SumLine } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts.ts';
import type { Quoted, QuotedTotals } from './quoted.ts';

const words = texts.sums;

/** What is added to goods, each in cents; null where it isn't known yet, or there is none. */
export interface Extras {
  /** Pickup, delivery, or shipping. */
  feeCents: number | null;
  channel: keyof typeof words.fees;
}

type Step = readonly [kind: SumLine['kind'], text: string, cents: number];

/** What the shopper saves: everything taken off, whoever pays for it. */
export const savedCents = (totals: QuotedTotals): number => totals.listCents - totals.goodsCents;

/**
 * A sum, step by step, from the regular prices to what is paid; steps of nothing are left out, except for a fee that is
 * free (S-81). Their amounts add up to the total with the fee.
 * @param listText what the first step is called; `Items at regular price` if omitted
 */
export function sumsOf(
  { totals, taxes }: Pick<Quoted, 'totals' | 'taxes'>,
  { feeCents, channel }: Extras,
  listText: string = words.LIST,
): SumLine[] {
  const store = totals.storeOfferCents + totals.orderOfferCents;
  const hasBoth = store > 0 && totals.manufacturerCents > 0;
  const steps: Step[] = [
    ['LIST', listText, totals.listCents],
    ['PROMO', words.PROMO, -totals.promoCents],
    ['SUBSCRIPTION', words.SUBSCRIPTION, -totals.subscriptionCents],
    ['STORE_OFFER', hasBoth ? words.STORE_OFFER : words.coupons, -store],
    ['MANUFACTURER_COUPON', hasBoth ? words.MANUFACTURER_COUPON : words.coupons, -totals.manufacturerCents],
    ['REWARD', words.REWARD, -totals.rewardCents],
    ['FEE', words.fees[channel], feeCents ?? 0],
    ['DEPOSIT', words.DEPOSIT, totals.depositCents],
    ['BAG_FEE', words.BAG_FEE, totals.bagCents ?? 0],
    ['TAX', taxText(taxes), totals.taxCents],
  ];
  return steps
    .filter(([kind, , cents]) => kind === 'LIST' || (kind === 'FEE' ? feeCents !== null : cents !== 0))
    .map(([kind, text, cents]) => ({
      kind,
      text,
      amount: money(cents),
      amountText: kind === 'FEE' && cents === 0 ? words.free : null,
    }));
}

/** `Tax, hot food only` when nothing else is taxed; else `Tax`. */
export function taxText(taxes: Quoted['taxes']): string {
  const owed = taxes.filter(({ taxCents }) => taxCents > 0);
  return owed.length > 0 && owed.every(({ taxCode }) => taxCode === 'HOT_FOOD') ? words.hotFoodTax : words.TAX;
}
