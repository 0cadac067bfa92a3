import type { Deal } from './deal.ts';

/** A deal of a part, and what it was before the manufacturers' offers. */
export interface PartDeal {
  storeDeal: Deal;
  deal: Deal;
}

/**
 * Leaves out what costs as much as another deal, and leaves no line with more toward a threshold; nor, where coupons are
 * still to come, with more of its units free for them.
 */
export function undominated(deals: readonly PartDeal[], hasCoupons: boolean): PartDeal[] {
  const kept: { found: PartDeal; nets: Map<string, number> }[] = [];
  for (const found of deals) {
    const nets = new Map<string, number>();
    for (const { line, taken, groups, netCents, count } of found.storeDeal.lots) {
      const key = hasCoupons ? `${line} ${taken} ${groups.join('+')}` : `${line}`;
      nets.set(key, (nets.get(key) ?? 0) + netCents * count);
    }
    if (!kept.some((one) => [...nets].every(([key, net]) => (one.nets.get(key) ?? 0) >= net)))
      kept.push({ found, nets });
  }
  return kept.map(({ found }) => found);
}
