import type { NoticeParts, PartsOf } from '../../notices/index.ts';

/** What the store changed on a line. */
export type StoreChange =
  /** Out, and left out; `left` packages are still there. */
  | { kind: 'SHORT'; name: string; left: number }
  /** There after all. */
  | { kind: 'FOUND'; name: string }
  /** Out, and replaced. @property asks does it come only if the shopper says yes (N-60)? */
  | { kind: 'SUBSTITUTED'; name: string; by: string; asks: boolean }
  | { kind: 'WEIGHED'; name: string };

/** Which order a notice is about. */
export type ToldOrder = Pick<PartsOf<'ORDER_CANCELED'>, 'orderNumber' | 'start' | 'timeZone'>;

/** Real weights alone are told from this difference on, in cents. */
const bigDifference = 500;

/** What a household is told after the store changed its order; null if it is too little to tell (N-69). Money in cents. */
export function changesNotice(
  order: ToldOrder,
  changes: readonly StoreChange[],
  { totalCents, differenceCents }: { totalCents: number; differenceCents: number },
): NoticeParts | null {
  const told = changes.flatMap((change): PartsOf<'ORDER_CHANGED'>['changes'] => {
    const { kind, name } = change;
    if (kind === 'WEIGHED') return [];
    const left = kind === 'SHORT' ? change.left : null;
    if (kind !== 'SUBSTITUTED') return [{ kind, name, left, by: null }];
    return [{ kind, name, left, by: change.by, ...(change.asks ? { asks: true } : {}) }];
  });
  if (told.length === 0 && Math.abs(differenceCents) < bigDifference) return null;
  return { code: 'ORDER_CHANGED', ...order, changes: told, totalCents, differenceCents };
}
