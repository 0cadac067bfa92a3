import type { Lot } from '../lots.ts';
import { reaches } from '../reach.ts';
import type { Field } from './field.ts';
import { isGroupPrice, measureOf, offUnit, type Terms } from './offer-terms.ts';

/** Cents by which a unit's share of a rounded percentage may be less than its own. */
const shareRounding = 1.5;

/** What one offer may do to a unit at most, and how much of its limit that takes. */
export interface Pull {
  cents: number;
  load: number;
  /** What it takes off the unit at least. */
  sure: number;
}

const nothing: Pull = { cents: 0, load: 0, sure: 0 };

/**
 * What an offer may do to a unit that costs `netCents`. Groups count as fractions of their units.
 *
 * @param deep does it take off so much that what units cost is the closer limit of what it does to each?
 */
export function pullOf(
  terms: Terms,
  { line: at, baseCents }: Pick<Lot, 'line' | 'baseCents'>,
  netCents: number,
  { field, deep }: { field: Field; deep: boolean },
): Pull {
  const { lines, reach } = field.scene;
  const line = lines[at]!;
  const { offer, shape, size, gets } = terms;
  const { type, value } = offer.get.discount;
  if ((reach.flags(offer)[at]! & reaches.discounts) === 0) return nothing;
  const each = offUnit(terms, line, netCents);
  if (type === 'AMOUNT_OFF' && deep) return { cents: netCents, load: shape === 'POOL' ? 0 : 1, sure: 0 };
  if (shape === 'POOL' && type === 'AMOUNT_OFF') {
    const load = measureOf(offer, line, { baseCents }) / minimumOf(offer);
    return { cents: value * load, load, sure: 0 };
  }
  if (shape === 'GROUPS' && size > 1 && type === 'AMOUNT_OFF') return { cents: value / size, load: 1, sure: 0 };
  if (isGroupPrice(terms)) return { cents: netCents - value / size, load: 1, sure: 0 };
  const sure = type === 'PERCENT' ? Math.max(0, each - shareRounding) : each;
  if (shape === 'BLOCKS') {
    // The cheapest of a block take off no more than their share of all of it, unless prices per pound say otherwise.
    const share = type === 'FIXED_PRICE' && line.weight !== null ? 1 : gets / size;
    return { cents: each * share, load: 1, sure: 0 };
  }
  return { cents: each, load: shape === 'POOL' ? 0 : 1, sure };
}

/** How many of an offer's loads (units, or times that a minimum is reached) it may take. */
export function limitOf(terms: Terms, lots: readonly Lot[], { scene: { lines, reach } }: Field): number {
  const { offer, shape, size, gets, most } = terms;
  const flags = reach.flags(offer);
  const sumOver = (flag: number, of: (lot: Lot) => number) =>
    lots.reduce((sum, lot) => {
      const wanted = flag | reaches.admitted;
      return (flags[lot.line]! & wanted) === wanted ? sum + of(lot) * lot.count : sum;
    }, 0);
  const isMeasured = offer.buy.minCents !== undefined || offer.buy.minWeight !== undefined;
  const reached = isMeasured
    ? sumOver(reaches.counts, (lot) => measureOf(offer, lines[lot.line]!, lot)) / minimumOf(offer)
    : sumOver(reaches.counts, () => 1) / size;
  const times = Math.min(most, Math.floor(reached));
  if (shape === 'POOL') return times === 0 ? 0 : offer.get.discount.type === 'AMOUNT_OFF' ? times : Infinity;
  if (shape === 'GETS') return gets * Math.min(times, Math.floor(sumOver(reaches.discounts, () => 1) / gets));
  return size * times;
}

/** Would an amount for each group, or each time a sum is reached, come to more than the goods cost? */
export function isDeep(terms: Terms, start: readonly Lot[], { scene: { lines, reach } }: Field): boolean {
  const { offer, shape, size } = terms;
  if (offer.get.discount.type !== 'AMOUNT_OFF' || !(shape === 'POOL' || (shape === 'GROUPS' && size > 1))) return false;
  const flags = reach.flags(offer);
  let [net, share] = [0, 0];
  for (const lot of start) {
    if ((flags[lot.line]! & reaches.admitted) === 0) continue;
    const each = shape === 'POOL' ? measureOf(offer, lines[lot.line]!, lot) / minimumOf(offer) : 1 / size;
    net += lot.netCents * lot.count;
    share += each * lot.count;
  }
  return net < Math.min(share, terms.most) * offer.get.discount.value;
}

const minimumOf = ({ buy }: Terms['offer']): number => (buy.minCents ?? buy.minWeight)!;
