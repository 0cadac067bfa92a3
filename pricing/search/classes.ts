import type { Lot } from '../lots.ts';
import { compare } from '../offer.ts';
import { reaches } from '../reach.ts';
import { areRivals, isGroupPrice, measureOf, offUnit, type Terms } from './offer-terms.ts';
import type { Look } from './uses.ts';

/** Units that nothing but names tells apart, as an offer finds them. */
export interface UnitClass {
  /** The number that their field knows them by. */
  content: number;
  /** Indexes of their lots, by UPC and line id. */
  members: readonly number[];
  count: number;
  netCents: number;
  /** Toward a pooled minimum. */
  measure: number;
  /** What the offer takes off each by itself. */
  each: number;
  canCount: boolean;
  canBeDiscounted: boolean;
  /** May it matter to anything else whether the offer takes them? */
  isWanted: boolean;
  /** If it takes a unit of these, how much more may come off in all. */
  gain: number;
  /** May an offer of its kind still take them, after it? */
  canBePassed: boolean;
}

/** The units that an offer may still take, by class: those that are worth most to it first. */
export function classesOf(terms: Terms, lots: readonly Lot[], { field, bounds, isOpenEnded }: Look): UnitClass[] {
  const { lines, reach } = field.scene;
  const { offer, index, barredBy } = terms;
  const flags = reach.flags(offer);
  const next = index + 1;
  const byContent = new Map<number, UnitClass & { members: number[]; count: number }>();
  for (const [at, lot] of lots.entries()) {
    const flag = flags[lot.line]!;
    if ((flag & reaches.admitted) === 0 || (lot.taken & barredBy) !== 0) continue;
    if (offer.stackGroup !== null && lot.groups.includes(offer.stackGroup)) continue;
    const canBeDiscounted = (flag & reaches.discounts) !== 0;
    const isPaidOnly =
      terms.shape === 'UNITS' || terms.shape === 'CHEAPEST' || (terms.shape === 'GETS' && canBeDiscounted);
    if (isPaidOnly && lot.netCents === 0) continue;
    const content = field.contentOf(lot);
    const known = byContent.get(content);
    if (known) {
      known.members.push(at);
      known.count += lot.count;
      continue;
    }
    const line = lines[lot.line]!;
    byContent.set(content, {
      content,
      members: [at],
      count: lot.count,
      netCents: lot.netCents,
      measure: measureOf(offer, line, lot),
      each: isGroupPrice(terms) ? lot.netCents : offUnit(terms, line, lot.netCents),
      canCount: (flag & reaches.counts) !== 0,
      canBeDiscounted,
      isWanted: isOpenEnded || lot.passedBy.length > 0 || field.isWanted(lot.line, next),
      gain: bounds.gain(terms, lot, canBeDiscounted),
      canBePassed: field.reaching(lot.line).some((other) => other.index > index && areRivals(other, terms)),
    });
  }
  const wordsOf = ({ content }: UnitClass): string => field.wordsOf(content);
  return [...byContent.values()].sort(
    (one, other) => other.gain - one.gain || other.netCents - one.netCents || compare(wordsOf(one), wordsOf(other)),
  );
}
