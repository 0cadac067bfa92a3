import { type Cut, withCut } from '../amounts.ts';
import { customs } from '../customs.ts';
import { type Counts, type Lot, slots, someOf, sumOf, unknownContent, type Why } from '../lots.ts';
import type { Bounds } from './bounds.ts';
import { type Choice, choicesFor } from './choices.ts';
import { classesOf } from './classes.ts';
import type { Field } from './field.ts';
import { areRivals, type Terms } from './offer-terms.ts';
import { type Budget, vectors } from './vectors.ts';

/** One way to use an offer: what it takes off, and the cart after it. */
export interface Use {
  cents: number;
  lots: () => Lot[];
}

/** How thoroughly an offer's uses are looked for. */
export interface Look {
  field: Field;
  bounds: Bounds;
  /** May it matter to the rest of the cart which units an offer takes, even if no other offer wants them? */
  isOpenEnded: boolean;
  /** A use that, with all that may follow it, gains less than this isn't looked for. */
  leastGain: number;
  /** Most uses that are looked for. */
  most: number;
  budget: Budget;
}

/** Ways to use an offer, the most promising first, and whether any that might be worth it was left out. */
export function usesOf(terms: Terms, lots: readonly Lot[], look: Look): { uses: Use[]; isCut: boolean } {
  const { offer } = terms;
  if (offer.proto === 'CUSTOM' && terms.shape === 'CHEAPEST' && !customs[offer.custom?.name ?? ''])
    return { uses: [], isCut: false };
  const classes = classesOf(terms, lots, look);
  if (classes.length === 0) return { uses: [], isCut: false };
  const { found, isCut } = vectors(terms, classes, look);
  const uses: Use[] = [];
  let areLeft = isCut;
  for (const vector of found) {
    const { choices, isCut: isShort } = choicesFor(terms, lots, classes, vector, look);
    areLeft ||= isShort;
    for (const choice of choices) {
      const cents = centsOf(choice.cut, lots, choice.targets);
      if (cents > 0) uses.push({ cents, lots: () => used(terms, lots, choice, look.field) });
    }
  }
  look.budget.steps -= 1 + (lots.length >> 2);
  return { uses, isCut: areLeft };
}

const centsOf = (cut: Cut, lots: readonly Lot[], counts: Counts): number =>
  'total' in cut
    ? cut.total
    : lots.reduce((sum, lot, index) => (counts[index]! > 0 ? sum + cut.each(lot) * counts[index]! : sum), 0);

const whyOf = ({ offer, own }: Terms): Why =>
  offer.funding === 'MF' ? 'MANUFACTURER' : own === slots.category ? 'CATEGORY' : 'ITEM';

function used(terms: Terms, lots: readonly Lot[], choice: Choice, field: Field): Lot[] {
  const { offer, own } = terms;
  const { uses, targets, passed } = choice;
  const take = (lot: Lot, count: number): Lot => {
    const taken = someOf(lot, count);
    taken.taken |= own;
    taken.content = unknownContent;
    if (offer.stackGroup !== null) taken.groups = [...lot.groups, offer.stackGroup];
    if (lot.passedBy.length > 0)
      taken.passedBy = field.terms
        .filter((other) => lot.passedBy.includes(other.offer.offerId) && !areRivals(terms, other))
        .map((other) => other.offer.offerId);
    return taken;
  };
  const hit: Lot[] = [];
  const rest: Lot[] = [];
  for (const [index, lot] of lots.entries()) {
    const [use, target] = [uses[index]!, targets[index]!];
    if (target > 0) hit.push(take(lot, target));
    if (use > target) rest.push(take(lot, use - target));
    if (lot.count === use) continue;
    const left = use === 0 ? lot : someOf(lot, lot.count - use);
    rest.push(
      passed.has(index) ? { ...left, passedBy: [...left.passedBy, offer.offerId], content: unknownContent } : left,
    );
  }
  const cheaper = withCut(
    hit,
    hit.map(({ count }) => count),
    choice.cut,
    offer.offerId,
    whyOf(terms),
  );
  return [...cheaper, ...rest].sort((one, other) => one.line - other.line);
}

/** What is left to pay for these units. */
export const netSum = (lots: readonly Lot[]): number => sumOf(lots, ({ netCents }) => netCents);
