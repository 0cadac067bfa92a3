import type { SumLine } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts/index.ts';
import type { Quoted, QuotedTotals } from './quoted.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].sums);

/** What is added to goods, each in cents; null where it isn't known yet, or there is none. */
export interface Extras {
  /** Pickup, delivery, or shipping. */
  feeCents: number | null;
  channel: keyof (typeof words)['en']['fees'];
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
  language: Language,
  listText: string = words[language].LIST,
): SumLine[] {
  const store = totals.storeOfferCents + totals.orderOfferCents;
  const hasBoth = store > 0 && totals.manufacturerCents > 0;
  const steps: Step[] = [
    ['LIST', listText, totals.listCents],
    ['PROMO', words[language].PROMO, -totals.promoCents],
    ['SUBSCRIPTION', words[language].SUBSCRIPTION, -totals.subscriptionCents],
    ['STORE_OFFER', hasBoth ? words[language].STORE_OFFER : words[language].coupons, -store],
    [
      'MANUFACTURER_COUPON',
      hasBoth ? words[language].MANUFACTURER_COUPON : words[language].coupons,
      -totals.manufacturerCents,
    ],
    ['REWARD', words[language].REWARD, -totals.rewardCents],
    ['FEE', words[language].fees[channel], feeCents ?? 0],
    ['DEPOSIT', words[language].DEPOSIT, totals.depositCents],
    ['BAG_FEE', words[language].BAG_FEE, totals.bagCents ?? 0],
    ['TAX', taxText(taxes, language), totals.taxCents],
  ];
  return steps
    .filter(([kind, , cents]) => kind === 'LIST' || (kind === 'FEE' ? feeCents !== null : cents !== 0))
    .map(([kind, text, cents]) => ({
      kind,
      text,
      amount: money(cents),
      amountText: kind === 'FEE' && cents === 0 ? words[language].free : null,
    }));
}

/** `Tax, hot food only` when nothing else is taxed; else `Tax`. */
export function taxText(taxes: Quoted['taxes'], language: Language): string {
  const owed = taxes.filter(({ taxCents }) => taxCents > 0);
  return owed.length > 0 && owed.every(({ taxCode }) => taxCode === 'HOT_FOOD')
    ? words[language].hotFoodTax
    : words[language].TAX;
}
