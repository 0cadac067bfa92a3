import { rewardCentsOf } from '../../games/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CartHead } from '../store/carts.ts';

/**
 * Cents of grocery rewards that a cart can spend (N-35): a household's cart of groceries. null for every other, and for an
 * order that is being changed, which keeps what it was placed with.
 */
export async function rewardsFor(
  db: Database,
  { owner, category, ordered }: Pick<CartHead, 'owner' | 'category' | 'ordered'>,
  now: Temporal.Instant,
): Promise<number | null> {
  if (!('householdId' in owner) || category !== '1P' || ordered) return null;
  return rewardCentsOf(db, { householdId: owner.householdId, at: now });
}
