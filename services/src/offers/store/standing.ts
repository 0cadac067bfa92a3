import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';

/** How a household stands with an offer. */
export interface Standing {
  /** What it is clipped as; null if it never was, or was unclipped. */
  clipId: string | null;
  clippedAt: Temporal.Instant | null;
  /** Orders that hold it or have used it. */
  uses: number;
  usesToday: number;
  listItemId: string | null;
  /** What finalized orders have added up to, in the unit of the offer's minimum. */
  reached: number;
  /** Rewards it has brought. */
  rewards: number;
  /** Has it been given to the household (N-45)? */
  isAllocated: boolean;
  /** Have as many clipped it as may? */
  isGone: boolean;
  /** Cents left for everybody; null if unlimited. */
  budgetLeft: number | null;
}

export const noStanding: Standing = {
  clipId: null,
  clippedAt: null,
  uses: 0,
  usesToday: 0,
  listItemId: null,
  reached: 0,
  rewards: 0,
  isAllocated: false,
  isGone: false,
  budgetLeft: null,
};

const read = preparedRead<Standing & { offerId: string }>(`
  select offer.offer_id as "offerId",
    case when clip.status = 'C' then clip.clip_id end as "clipId",
    case when clip.status = 'C' then clip.clipped_at end as "clippedAt",
    coalesce(clip.uses, 0) as uses,
    case when clip.uses > 0 then (select count(*)::int from offers.use
      where use.household_id = $1 and use.offer_id = offer.offer_id and used_on = $2::date and state <> 'RETURNED')
      else 0 end as "usesToday",
    item.item_id as "listItemId",
    allocation.offer_id is not null as "isAllocated",
    coalesce(progress.reached, 0)::float8 as reached, coalesce(progress.rewards, 0) as rewards,
    coalesce(allowance.clips >= allowance.clip_limit or allowance.used_cents >= allowance.budget_cents, false) as "isGone",
    allowance.budget_cents - allowance.used_cents as "budgetLeft"
  from (
    select offer_id from offers.clip where household_id = $1
    union select offer_id from offers.list_item where household_id = $1 and offer_id is not null
    union select offer_id from offers.progress where household_id = $1
    union select offer_id from offers.allocation where household_id = $1
    union select offer_id from offers.allowance where clips >= clip_limit or used_cents >= budget_cents
  ) as offer
    left join offers.clip on clip.household_id = $1 and clip.offer_id = offer.offer_id
    left join offers.list_item as item on item.household_id = $1 and item.offer_id = offer.offer_id
    left join offers.progress on progress.household_id = $1 and progress.offer_id = offer.offer_id
    left join offers.allocation on allocation.household_id = $1 and allocation.offer_id = offer.offer_id
    left join offers.allowance on allowance.offer_id = offer.offer_id`);

/**
 * How a household stands with every offer it has touched, and which offers are gone, in one statement.
 * @param householdId null for a visitor: only what is gone
 * @param today the store's day
 */
export async function standings(
  db: Database,
  householdId: string | null,
  today: string,
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await read(db, [householdId ?? '', today]);
  return new Map(rows.map(({ offerId, ...standing }) => [offerId, standing]));
}
