import type { CheckoutLine } from '../steps.ts';

/** What may happen to an item that is out (N-60). */
export const substitutionKinds = ['BEST_MATCH', 'SPECIFIC_ITEM', 'ASK', 'REFUND'] as const;

/** What may hold for all items at once. */
export const defaultKinds = ['BEST_MATCH', 'ASK', 'REFUND'] as const;
export type DefaultKind = (typeof defaultKinds)[number];

/** Those that have substitutes at all: what is made to order has none. */
const swappable = (lines: readonly CheckoutLine[]) => lines.filter(({ substitution }) => substitution !== null);

/** What holds for most of the lines; of two that hold for as many, the first of `defaultKinds`. */
export function defaultOf(lines: readonly CheckoutLine[]): DefaultKind {
  const count = (kind: DefaultKind) =>
    swappable(lines).filter(({ substitution }) => substitution?.kind === kind).length;
  return defaultKinds.reduce((most, kind) => (count(kind) > count(most) ? kind : most));
}

/** Lines for which something else holds than for most. */
export const exceptionsOf = (lines: readonly CheckoutLine[]): CheckoutLine[] =>
  swappable(lines).filter(({ substitution }) => substitution?.kind !== defaultOf(lines));

/** Lines that follow when what holds for all changes: those that held to it so far. */
export const followersOf = (lines: readonly CheckoutLine[]): CheckoutLine[] =>
  swappable(lines).filter(({ substitution }) => substitution?.kind === defaultOf(lines));
