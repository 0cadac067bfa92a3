import { type Cut, cutOf } from '../amounts.ts';
import { customs } from '../customs.ts';
import {
  type Counts,
  discounted,
  type Lot,
  slots,
  someOf,
  spreadOverAll,
  sumOf,
  unknownContent,
  type Why,
} from '../lots.ts';
import type { Steps } from '../steps.ts';
import type { Bounds } from './bounds/bounds.ts';
import { type Choice, choicesFor, nobody } from './choices.ts';
import { classesOf } from './classes.ts';
import type { Field } from './field.ts';
import { onlyLot, usesOfOne } from './one-lot.ts';
import { areRivals, type Terms } from './offer-terms.ts';
import { type Budget, vectors } from './vectors.ts';

/** One way to use an offer: what it takes off, and the cart after it. */
export interface Use {
  cents: number;
  lots: () => Lot[];
}

/** Uses of one offer on one deal that are looked for even if the steps run out meanwhile. */
const begun = 64;

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
export function* usesOf(terms: Terms, lots: readonly Lot[], look: Look): Steps<{ uses: Use[]; isCut: boolean }> {
  const { offer } = terms;
  if (terms.shape === 'CHEAPEST' && !customs[offer.custom?.name ?? '']) return { uses: [], isCut: false };
  const only = onlyLot(terms, lots, look);
  if (only !== null) return only === -1 ? { uses: [], isCut: false } : onlyUses(terms, lots, only, look);
  const classes = classesOf(terms, lots, look);
  if (classes.length === 0) return { uses: [], isCut: false };
  const { found, isCut } = vectors(terms, classes, look);
  const uses: Use[] = [];
  const cost = 1 + (lots.length >> 2);
  let areLeft = isCut;
  for (const vector of found) {
    if (uses.length >= begun && look.budget.steps <= 0) {
      areLeft = true;
      break;
    }
    const { choices, isCut: isShort } = choicesFor(terms, lots, classes, vector, look);
    areLeft ||= isShort;
    for (const choice of choices) {
      const cents = centsOf(choice.cut, lots, choice.targets);
      if (cents <= 0) continue;
      uses.push({ cents, lots: () => used(terms, lots, choice, look.field) });
      look.budget.steps -= cost;
    }
    if (look.field.scene.pace.isDue(cost * choices.length)) yield;
  }
  look.budget.steps -= cost;
  return { uses, isCut: areLeft };
}

/** The uses of an offer on single units of the only lot that has any for it. */
function onlyUses(terms: Terms, lots: readonly Lot[], only: number, look: Look): { uses: Use[]; isCut: boolean } {
  const { found, isCut } = usesOfOne(terms, lots[only]!, look);
  const { lines } = look.field.scene;
  const uses = found.map(({ count, cents }): Use => {
    const take = (): Lot[] => {
      const counts = lots.map((_, at) => (at === only ? count : 0));
      const cut = cutOf(terms.offer.get.discount, lines, lots, counts);
      return used(terms, lots, { uses: counts, targets: counts, passed: nobody, cut }, look.field);
    };
    return { cents, lots: take };
  });
  look.budget.steps -= (uses.length + 1) * (1 + (lots.length >> 2));
  return { uses, isCut };
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
  const mark = (lot: Lot, taken: Lot): Lot => {
    taken.taken |= own;
    taken.content = unknownContent;
    if (offer.stackGroup !== null) taken.groups = [...lot.groups, offer.stackGroup];
    if (lot.passedBy.length > 0)
      taken.passedBy = field.terms
        .filter((other) => lot.passedBy.includes(other.offer.offerId) && !areRivals(terms, other))
        .map((other) => other.offer.offerId);
    return taken;
  };
  const { cut } = choice;
  const why = whyOf(terms);
  const hit: Lot[] = [];
  const rest: Lot[] = [];
  for (const [index, lot] of lots.entries()) {
    const [use, target] = [uses[index]!, targets[index]!];
    if (target > 0) {
      const cents = 'total' in cut ? 0 : cut.each(lot);
      hit.push(mark(lot, discounted(lot, target, { id: offer.offerId, cents, why })));
    }
    if (use > target) rest.push(mark(lot, someOf(lot, use - target)));
    if (lot.count === use) continue;
    const left = use === 0 ? lot : someOf(lot, lot.count - use);
    rest.push(
      passed.has(index) ? { ...left, passedBy: [...left.passedBy, offer.offerId], content: unknownContent } : left,
    );
  }
  return merged('total' in cut ? spreadOverAll(hit, cut.total, offer.offerId, why) : hit, rest);
}

/** Two lists of lots in the order of their lines as one; the first list's come first. */
function merged(first: readonly Lot[], second: readonly Lot[]): Lot[] {
  if (second.length === 0) return [...first];
  const all: Lot[] = [];
  let at = 0;
  for (const lot of first) {
    while (at < second.length && second[at]!.line < lot.line) all.push(second[at++]!);
    all.push(lot);
  }
  while (at < second.length) all.push(second[at++]!);
  return all;
}

/** What is left to pay for these units. */
export const netSum = (lots: readonly Lot[]): number => sumOf(lots, ({ netCents }) => netCents);
