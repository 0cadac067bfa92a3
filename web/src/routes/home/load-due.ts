import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../app/data/query.ts';
import { dueSum } from '../../features/recommendations/basket.ts';
import { DueDocument } from './Due.generated.ts';

/** What a member usually buys and is due: lines, and what they cost, in cents. null if nothing is, or if it can't be loaded. */
export async function loadDue(args: LoaderFunctionArgs): Promise<{ count: number; cents: number } | null> {
  const answer = await query(args, DueDocument).catch(() => undefined);
  const due = dueSum(answer?.data.usuals?.dueNow ?? []);
  return due.count > 0 ? due : null;
}
