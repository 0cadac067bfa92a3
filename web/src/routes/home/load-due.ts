import type { LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../app/data/query.ts';
import { dueLines } from '../../features/recommendations/basket.ts';
import { centsOf } from '../../ui/cents.ts';
import { productScene, type Scene } from './still-life.ts';
import { DueDocument } from './Due.generated.ts';
import { DueCostDocument } from './DueCost.generated.ts';

/** What a member usually buys and is due. */
export interface Due {
  count: number;
  /** What it would cost in a cart; null if nobody can say. */
  cents: number | null;
  /** It as it stands in the still life, as far as it has pictures; null if nothing has. */
  scene: Scene | null;
}

/**
 * What a member usually buys and is due; null if nothing is, or if it can't be loaded.
 */
export async function loadDue(args: LoaderFunctionArgs): Promise<Due | null> {
  const answer = await query(args, DueDocument).catch(() => undefined);
  const dueNow = answer?.data.usuals?.dueNow ?? [];
  const lines = dueLines(dueNow);
  if (lines.length === 0) return null;
  const cost = await query(args, DueCostDocument, { lines }).catch(() => undefined);
  const total = cost?.data.cartEstimate?.total;
  const named = new Set(lines.map(({ productId }) => productId));
  const pictures = dueNow.flatMap(({ id, product }) => (named.has(id) ? (product?.pictures ?? []) : []));
  const scene = pictures.length > 0 ? productScene(pictures) : null;
  return { count: lines.length, cents: total ? centsOf(total) : null, scene };
}
