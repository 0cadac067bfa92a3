import type { CartLine, PriceContext, Promo } from './cart.ts';
import { discounted, type Lot, unitCents } from './lots.ts';

type Grouped = Extract<Promo, { type: 'B' | 'M' }>;

/** Units that a buy-get or a multi-buy counts together: its group, or else one UPC (N-81). */
export interface Pool {
  id: string;
  promo: Grouped;
  /** Indexes of its lines. */
  lines: readonly number[];
  /**
   * Is what it takes off shared by all units of a block? So it is for a multi-buy, and for a buy-get where a coupon may be
   * used on the free unit: no unit is free by itself then (N-36).
   */
  isShared: boolean;
}

/** Is it in effect on this day, store time (S-113)? */
export const isActive = (promo: Promo, placedAt: string): boolean => promo.endsOn >= placedAt.slice(0, 10);

/** The promo of a line that counts; a price cut that cuts nothing doesn't (N-81). */
export function activePromo({ promo, listCents }: CartLine, placedAt: string): Promo | null {
  if (promo === null || !isActive(promo, placedAt)) return null;
  if (promo.type === 'P' && (promo.priceCents <= 0 || promo.priceCents >= listCents)) return null;
  return promo;
}

/** Takes off the price cuts, and marks what is under a promo. */
export function withPriceCuts(lines: readonly CartLine[], lots: readonly Lot[], placedAt: string): Lot[] {
  return lots.map((lot) => {
    const line = lines[lot.line]!;
    const promo = activePromo(line, placedAt);
    const marked = { ...lot, promo: promo?.type ?? null };
    if (promo?.type !== 'P') return marked;
    const cents = lot.listCents - unitCents(line, promo.priceCents);
    return discounted(marked, lot.count, { id: `promo:${line.upc}`, cents, why: 'PRICE_CUT' });
  });
}

/** The pools of a cart, in canonical order. */
export function poolsOf(
  lines: readonly CartLine[],
  { placedAt, couponOnFreeUnit = false }: Pick<PriceContext, 'placedAt' | 'couponOnFreeUnit'>,
): Pool[] {
  const pools = new Map<string, Pool & { lines: number[] }>();
  for (const [index, line] of lines.entries()) {
    const promo = activePromo(line, placedAt);
    if (promo === null || promo.type === 'P') continue;
    const of = promo.group ?? line.upc;
    const terms = promo.type === 'B' ? `${promo.buy}+${promo.free}` : `${promo.qty} for ${promo.priceCents}`;
    const key = `${promo.type} ${of} ${terms}`;
    const pool = pools.get(key);
    if (pool) pool.lines.push(index);
    else pools.set(key, { id: `promo:${of}`, promo, lines: [index], isShared: couponOnFreeUnit || promo.type === 'M' });
  }
  return [...pools.values()];
}
