import { percentOf } from './amounts.ts';
import type { CartLine, Volume } from './cart.ts';
import { discounted, type Lot, unitCents } from './lots.ts';
import { activePromo } from './promos.ts';
import type { NearMiss } from './quote-types.ts';

/** What a volume price counts, and what a quote calls it. */
const idOf = ({ group }: Volume, { upc }: CartLine): string => `promo:volume:${group ?? upc}`;

/** Units in the cart that count toward each volume price, by its id. */
function unitsOf(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const line of lines)
    if (line.volume) {
      const id = idOf(line.volume, line);
      units.set(id, (units.get(id) ?? 0) + line.qty);
    }
  return units;
}

/** What a unit costs at its volume price, if it costs so much now; never more. */
function volumeCents({ off }: Volume, line: CartLine, cents: number): number {
  const lower = off.type === 'PRICE' ? unitCents(line, off.cents) : cents - percentOf(off.rate, cents);
  return Math.max(0, Math.min(cents, lower));
}

/**
 * Takes off what a volume price saves, once there are enough units: on every one of them, after price cuts. A line under a
 * buy-get or a multi-buy keeps that; its units count all the same.
 */
export function withVolumes(lines: readonly CartLine[], lots: readonly Lot[]): Lot[] {
  const units = unitsOf(lines);
  return lots.map((lot) => {
    const line = lines[lot.line]!;
    const { volume } = line;
    if (!volume || lot.promo === 'B' || lot.promo === 'M') return lot;
    const id = idOf(volume, line);
    if (units.get(id)! < volume.qty) return lot;
    return discounted(lot, lot.count, {
      id,
      cents: lot.netCents - volumeCents(volume, line, lot.netCents),
      why: 'VOLUME',
    });
  });
}

/** What is missing for each volume price, and what all units would save if those that are missing cost as little as the cheapest. */
export function volumeNearMisses(lines: readonly CartLine[], placedAt: string): NearMiss[] {
  const units = unitsOf(lines);
  return [...units].flatMap(([offerId, count]) => {
    const own = lines.filter((line) => line.volume && idOf(line.volume, line) === offerId);
    const missing = Math.max(...own.map(({ volume }) => volume!.qty)) - count;
    const savings = own.flatMap((line) => {
      const promo = activePromo(line, placedAt);
      if (promo?.type === 'B' || promo?.type === 'M') return [];
      const cents = unitCents(line, promo?.priceCents ?? line.listCents);
      return { each: cents - volumeCents(line.volume!, line, cents), qty: line.qty };
    });
    const least = Math.min(...savings.map(({ each }) => each));
    if (missing <= 0 || savings.length === 0 || least <= 0) return [];
    const gainCents = savings.reduce((sum, { each, qty }) => sum + each * qty, least * missing);
    return [{ offerId, missing: { units: missing }, gainCents }];
  });
}
