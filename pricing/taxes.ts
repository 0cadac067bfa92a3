import type { CartLine, PriceContext } from './cart.ts';
import { portion } from './cents.ts';
import type { Lot } from './lots.ts';

/** Tax of one code: what is taxed, and the tax, rounded once (N-81). */
export interface Tax {
  taxCode: string;
  taxableCents: number;
  taxCents: number;
}

/**
 * Tax by rate (N-35, stage 7). A manufacturer coupon usually doesn't lower the taxed value, a grocery reward does. What
 * SNAP benefits pay isn't taxed, but a manufacturer coupon's part of taxed food is (T-94).
 */
export function taxesOf(lines: readonly CartLine[], lots: readonly Lot[], { tax }: PriceContext): Tax[] {
  const taxable = new Map<string, number>();
  for (const lot of lots) {
    const { taxCode, isPaidWithEbt } = lines[lot.line]!;
    if (taxCode === null || !(taxCode in tax.rates)) continue;
    const coupons = tax.couponsLowerIt ? 0 : takenOff(lot, 'MANUFACTURER');
    const rewards = tax.rewardsLowerIt ? 0 : takenOff(lot, 'REWARD');
    const each = (isPaidWithEbt ? 0 : lot.netCents + rewards) + coupons;
    taxable.set(taxCode, (taxable.get(taxCode) ?? 0) + each * lot.count);
  }
  return [...taxable]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([taxCode, taxableCents]) => {
      const rate = tax.rates[taxCode] ?? 0;
      return { taxCode, taxableCents, taxCents: portion(taxableCents, rate, 1_000_000) };
    });
}

const takenOff = ({ applied }: Lot, why: 'MANUFACTURER' | 'REWARD'): number =>
  applied.reduce((sum, discount) => (discount.why === why ? sum + discount.cents : sum), 0);
