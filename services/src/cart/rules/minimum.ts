import type { QuoteTotals } from '../../../../pricing/quote-types.ts';
import type { CartCategory } from './kinds.ts';
import { minimumCents as least } from './limits.ts';

/** What a cart must reach before it can be checked out, after price promos and before offers (N-60). A seller asks for nothing, and neither does what comes by subscription. */
export function minimumOf(
  category: CartCategory,
  { listCents, promoCents }: Pick<QuoteTotals, 'listCents' | 'promoCents'>,
): { minimumCents: number | null; missingCents: number } {
  if (category === '3P_MARKETPLACE' || category === '1P_SNS') return { minimumCents: null, missingCents: 0 };
  return { minimumCents: least, missingCents: Math.max(least - (listCents - promoCents), 0) };
}
