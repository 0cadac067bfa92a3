import type { BagFee, CartLine } from './cart.ts';

/** What the bags of a cart cost: as many as its packages fill, the last one too. */
export function bagCentsOf(lines: readonly CartLine[], bags: BagFee | null | undefined): number {
  const packages = lines.reduce((sum, { qty }) => sum + qty, 0);
  if (!bags || packages === 0) return 0;
  const isFree = bags.isFreeWithEbt && lines.some(({ isPaidWithEbt }) => isPaidWithEbt);
  return isFree ? 0 : Math.ceil(packages / bags.packages) * bags.cents;
}
