import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../app/data/query.ts';
import { dueLines } from '../../features/recommendations/basket.ts';
import { centsOf } from '../../ui/cents.ts';
import { DueDocument } from './Due.generated.ts';
import { DueCostDocument } from './DueCost.generated.ts';

/**
 * What a member usually buys and is due: lines, and what they would cost in a cart, in cents; null if nobody can say. null if
 * nothing is, or if it can't be loaded.
 */
export async function loadDue(args: LoaderFunctionArgs): Promise<{ count: number; cents: number | null } | null> {
  const answer = await query(args, DueDocument).catch(() => undefined);
  const lines = dueLines(answer?.data.usuals?.dueNow ?? []);
  if (lines.length === 0) return null;
  const cost = await query(args, DueCostDocument, { lines }).catch(() => undefined);
  const total = cost?.data.cartEstimate?.total;
  return { count: lines.length, cents: total ? centsOf(total) : null };
}
