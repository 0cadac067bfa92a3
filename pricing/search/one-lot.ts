import { percentOf } from '../amounts.ts';
import type { Lot } from '../lots.ts';
import { reaches } from '../reach.ts';
import { mayTake } from './bounds/crowd.ts';
import { offUnit, type Terms } from './offer-terms.ts';
import type { Look } from './uses.ts';

/** How many units of one lot an offer takes, and what that takes off. */
interface OneUse {
  count: number;
  cents: number;
}

/**
 * The place of the only lot that an offer on single units may take; -1 if there is none, null if there are several, or if
 * the offer is of another shape.
 */
export function onlyLot(terms: Terms, lots: readonly Lot[], { field }: Pick<Look, 'field'>): number | null {
  if (terms.shape !== 'UNITS') return null;
  const flags = field.scene.reach.flags(terms.offer);
  let only = -1;
  for (let at = 0; at < lots.length; at++) {
    const lot = lots[at]!;
    if ((flags[lot.line]! & reaches.admitted) === 0 || lot.netCents === 0 || !mayTake(terms, lot)) continue;
    if (only !== -1) return null;
    only = at;
  }
  return only;
}

/** The ways to use an offer on single units where only one lot has any for it: most carts have little else. */
export function usesOfOne(
  terms: Terms,
  lot: Lot,
  { field, bounds, isOpenEnded, leastGain, most }: Look,
): { found: OneUse[]; isCut: boolean } {
  const { offer } = terms;
  const room = Math.min(terms.most, lot.count);
  const gain = bounds.gain(terms, lot, true);
  const found: OneUse[] = [];
  const isWanted = isOpenEnded || lot.passedBy.length > 0 || field.isWanted(lot.line, terms.index + 1);
  if (Math.max(0, gain) * room < leastGain) return { found, isCut: false };
  const each = offUnit(terms, field.scene.lines[lot.line]!, lot.netCents);
  const { type, value } = offer.get.discount;
  let isCut = false;
  for (let step = 0; step < room; step++) {
    // Units that gain are taken first, the others last.
    const count = !isWanted || gain > 0 ? room - step : step + 1;
    if (isWanted && gain * count < leastGain) continue;
    if (found.length >= most) {
      isCut = true;
      break;
    }
    const cents = type === 'PERCENT' ? percentOf(value, lot.netCents * count) : each * count;
    if (cents > 0) found.push({ count, cents });
    if (!isWanted) break;
  }
  return { found, isCut };
}
