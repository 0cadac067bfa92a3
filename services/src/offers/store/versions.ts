import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Target } from '../../platform/imports/versions.ts';

/** What imports of offers write, in this order. */
export const targets: readonly Target[] = [
  {
    kind: 'offer',
    table: 'offers.offer',
    key: ['offer_id'],
    columns: [
      'offer_id',
      'external_id',
      'pgm',
      'offer_type',
      'sub_pgm',
      'program_type',
      'program_sub_type',
      'proto',
      'funding',
      'stack_group',
      'usage_type',
      'orders_each',
      'orders_a_day',
      'banners',
      'divisions',
      'stores',
      'channels',
      'starts_on',
      'ends_on',
      'department_id',
      'category',
      'events',
      'upcs',
      'rule',
      'card',
      'purchase_rank',
      'arrival_rank',
    ],
    stamps: ['changed_at'],
    isKept: true,
  },
  {
    kind: 'allowance',
    table: 'offers.allowance',
    key: ['offer_id'],
    columns: ['offer_id', 'clip_limit', 'budget_cents'],
    isKept: true,
  },
];

/** What an offer's limits have been used for. */
export interface UsedLimits {
  /** Households that have clipped it. */
  clips: number;
  cents: number;
}

/** Which of these offers have limits, and how far those are used. */
export async function usedLimits(
  trx: Transaction,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, UsedLimits>> {
  const { rows } = await sql<UsedLimits & { offerId: string }>`
    select offer_id as "offerId", clips, used_cents as cents from offers.allowance
    where offer_id = any(${[...offerIds]})`.execute(trx);
  return new Map(rows.map(({ offerId, ...used }) => [offerId, used]));
}

/**
 * Ends offers that a version added and that shoppers have used since, because they can't be removed anymore: they were over
 * two days ago everywhere, and taking the version back leaves them. @returns how many
 */
export async function endUsedOffers(trx: Transaction, version: number, at: Temporal.Instant): Promise<number> {
  const over = at.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 }).toString();
  const { numAffectedRows } = await sql`
    with used as (
      select offer_id from offers.offer join offers.version_change on key = offer_id
      where version = ${version} and kind = 'offer' and before is null and (
        exists (select from offers.clip where clip.offer_id = offer.offer_id)
        or exists (select from offers.list_item as item where item.offer_id = offer.offer_id)
        or exists (select from offers.use where use.offer_id = offer.offer_id)
        or exists (select from offers.allocation as given where given.offer_id = offer.offer_id)
        or exists (select from offers.progress where progress.offer_id = offer.offer_id)
        or exists (select from offers.progress_event as event where event.offer_id = offer.offer_id)
        or exists (select from offers.reward where reward.offer_id = offer.offer_id))
    ), left_alone as (
      delete from offers.version_change using used where version = ${version} and key = used.offer_id
    )
    update offers.offer set starts_on = least(starts_on, ${over}::date), ends_on = least(ends_on, ${over}::date),
      changed_at = ${at}
    from used where offer.offer_id = used.offer_id`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
