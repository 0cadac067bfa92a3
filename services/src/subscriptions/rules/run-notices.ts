import type { NoticeParts, PartsOf } from '../../notices/index.ts';
import type { EndingCoupon } from './ending-coupons.ts';
import { isOrdered, type RunLine } from './run-lines.ts';

interface Ahead {
  date: string;
  lines: readonly RunLine[];
  /** Prices that aren't what was accepted. */
  changes: PartsOf<'RUN_AHEAD'>['changes'];
  /** Clipped coupons that end before it. */
  ending: readonly EndingCoupon[];
}

/** A week before a run: what comes, what it costs before savings, what changed, what doesn't come, and which coupons end before (N-65). */
export function reminderNotice({ date, lines, changes, ending }: Ahead): PartsOf<'RUN_AHEAD'> {
  const coming = lines.filter(isOrdered);
  const cents = coming.reduce((total, line) => total + line.cents * line.quantity, 0);
  // What rose is among the changes, with what to do about it.
  const left = leftOf(lines).filter(({ why }) => why !== 'PRICE_ROSE');
  const items = coming.length;
  return { code: 'RUN_AHEAD', date, items, cents, changes, swapped: swappedOf(lines), left, ending: [...ending] };
}

interface Came {
  date: string;
  lines: readonly RunLine[];
  placed: { kind: 'ORDERED' } | { kind: 'REFUSED'; code: string } | null;
  /** null if the store has closed. */
  storeName: string | null;
}

/** After a run: its order, with what was left out or replaced, or why there is none; a day that went as usual is told too. */
export function runNotice({ date, lines, placed, storeName }: Came): NoticeParts {
  const left = leftOf(lines);
  if (placed?.kind !== 'ORDERED') return { code: 'RUN_NOT_ORDERED', date, why: placed?.code ?? null, left };
  const swapped = swappedOf(lines);
  return { code: 'RUN_ORDERED', date, items: lines.filter(isOrdered).length, storeName, swapped, left };
}

const leftOf = (lines: readonly RunLine[]) =>
  lines.filter((line) => !isOrdered(line)).map(({ name, outcome }) => ({ name, why: outcome }));

const swappedOf = (lines: readonly RunLine[]): string[] =>
  lines.filter(({ outcome }) => outcome === 'SUBSTITUTED').map(({ name }) => name);

interface Priced {
  date: string;
  /** What was left out because of its price. */
  left: readonly string[];
  /** In cents; null if nothing was left to order. */
  priced: { totalCents: number; beforeCents: number } | null;
}

/** A day before an order: what it costs now, if that isn't what was said, and what was left out of it (N-65). */
export function pricedNotice({ date, left, priced }: Priced): NoticeParts | null {
  if (priced === null) {
    const gone = left.map((name) => ({ name, why: 'PRICE_ROSE' }));
    return { code: 'RUN_NOT_ORDERED', date, why: null, left: gone };
  }
  const moreCents = priced.totalCents - priced.beforeCents;
  if (moreCents === 0 && left.length === 0) return null;
  return { code: 'RUN_PRICED', date, totalCents: priced.totalCents, moreCents, left: [...left] };
}
