import type { CartLine, PriceContext } from './cart.ts';
import { portion } from './cents.ts';
import { coveredByEbt } from './ebt.ts';
import type { Lot } from './lots.ts';
import { compare } from './offer.ts';

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
export function taxesOf(lines: readonly CartLine[], lots: readonly Lot[], context: PriceContext): Tax[] {
  const { tax } = context;
  const isTaxed = ({ taxCode }: CartLine) => taxCode !== null && taxCode in tax.rates;
  const [nets, rewards, coupons] = [lines.map(() => 0), lines.map(() => 0), lines.map(() => 0)];
  for (const lot of lots) {
    nets[lot.line]! += lot.netCents * lot.count;
    rewards[lot.line]! += tax.rewardsLowerIt ? 0 : takenOff(lot, 'REWARD') * lot.count;
    coupons[lot.line]! += tax.couponsLowerIt ? 0 : takenOff(lot, 'MANUFACTURER') * lot.count;
  }
  const covered = coveredByEbt(lines, nets, isTaxed, context);
  const taxable = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (!isTaxed(line) || line.taxCode === null) continue;
    const isCovered = line.isPaidWithEbt && covered[index] === nets[index];
    const deposits = tax.depositsAreTaxed === true && !isCovered ? line.depositCents * line.qty : 0;
    const cents = (isCovered ? 0 : nets[index]! + rewards[index]! - covered[index]!) + coupons[index]! + deposits;
    taxable.set(line.taxCode, (taxable.get(line.taxCode) ?? 0) + cents);
  }
  return [...taxable]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([taxCode, taxableCents]) => ({
      taxCode,
      taxableCents,
      taxCents: portion(taxableCents, tax.rates[taxCode]!, 1_000_000),
    }));
}

const takenOff = ({ applied }: Lot, why: 'MANUFACTURER' | 'REWARD'): number =>
  applied.reduce((sum, discount) => (discount.why === why ? sum + discount.cents : sum), 0);
