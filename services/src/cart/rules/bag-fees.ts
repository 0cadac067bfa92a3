import type { Channel } from '../../catalog/index.ts';
import type { BagFee } from '../../../../pricing/cart.ts';

/** What a state has stores charge for a bag, in cents, as of 2026. */
interface BagLaw {
  cents: number;
  /** Whoever pays with SNAP benefits pays nothing for bags. */
  isFreeWithEbt?: true;
}

/**
 * Statewide laws only: what cities and counties add, a retailer's own service knows. States that leave bags to the store are
 * left out, and so are bags that a store gives away.
 */
const bagLaws: Readonly<Record<string, BagLaw>> = {
  CA: { cents: 10, isFreeWithEbt: true },
  CO: { cents: 10, isFreeWithEbt: true },
  DC: { cents: 5 },
  ME: { cents: 5 },
  NY: { cents: 5, isFreeWithEbt: true },
  OR: { cents: 5, isFreeWithEbt: true },
  RI: { cents: 10 },
  VT: { cents: 10 },
  WA: { cents: 12, isFreeWithEbt: true },
};

/** Packages that a picker puts into a bag, on average. */
const packages = 8;

/** What the bags of an order cost where it is packed; null where they cost nothing, and for what isn't packed in bags. */
export function bagFeeOf(state: string, channel: Channel): BagFee | null {
  const law = bagLaws[state];
  if (!law || channel === 'SHIPPING' || channel === 'IN_STORE') return null;
  return { cents: law.cents, packages, isFreeWithEbt: law.isFreeWithEbt ?? false };
}
