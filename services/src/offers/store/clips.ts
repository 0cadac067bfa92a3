import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { countListChange } from './list-versions.ts';
import { couponDb } from './tables.ts';

/** A household's clip of an offer, as it is or was, or an offer that was given to it. */
export interface KeptClip {
  offerId: string;
  /** null if it never was clipped. */
  clipId: string | null;
  isClipped: boolean;
  uses: number;
  isAllocated: boolean;
}

/** What a household has had of these offers; who goes by it to change something is the only one that asks (see `lockUntilCommit`). */
export async function clipsOf(
  db: Database,
  householdId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, KeptClip>> {
  const { rows } = await sql<KeptClip>`
    select asked.offer_id as "offerId", clip_id as "clipId", coalesce(status = 'C', false) as "isClipped",
      coalesce(uses, 0) as uses, allocation.offer_id is not null as "isAllocated"
    from unnest(${[...offerIds]}::text[]) as asked (offer_id)
      left join offers.clip on clip.household_id = ${householdId} and clip.offer_id = asked.offer_id
      left join offers.allocation on allocation.household_id = ${householdId} and allocation.offer_id = asked.offer_id
    where clip_id is not null or allocation.offer_id is not null`.execute(db);
  return new Map(rows.map((row) => [row.offerId, row]));
}

/**
 * Clips offers in one statement, each only if its allowance has room: what is limited is counted as it is clipped, so
 * that no more clips than allowed can ever be made (I-5). @returns what is clipped now, by offer
 */
export async function insertClips(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
  clips: readonly { offerId: string; clipId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (clips.length === 0) return new Map();
  const { rows } = await sql<{ offerId: string; clipId: string }>`
    with asked as (
      select * from unnest(${clips.map(({ offerId }) => offerId)}::text[], ${clips.map(({ clipId }) => clipId)}::text[])
        as asked (offer_id, clip_id)
    ), kept as (
      select clip.offer_id, clip.is_counted from offers.clip join asked using (offer_id) where household_id = ${householdId}
    ), limited as (
      select allowance.offer_id from offers.allowance join asked using (offer_id)
      order by allowance.offer_id for update of allowance
    ), counted as (
      update offers.allowance set clips = clips + 1 from limited
      where allowance.offer_id = limited.offer_id
        and not exists (select from kept where kept.offer_id = limited.offer_id and kept.is_counted)
        and (clip_limit is null or clips < clip_limit) and (budget_cents is null or used_cents < budget_cents)
      returning allowance.offer_id
    )
    insert into offers.clip (household_id, offer_id, clip_id, status, is_counted, clipped_at)
    select ${householdId}, offer_id, clip_id, 'C', offer_id in (select offer_id from limited), ${at} from asked
    where offer_id not in (select offer_id from limited) or offer_id in (select offer_id from counted)
      or offer_id in (select offer_id from kept where is_counted)
    on conflict (household_id, offer_id) do update set status = 'C', is_counted = excluded.is_counted,
      clipped_at = excluded.clipped_at
    returning offer_id as "offerId", clip_id as "clipId"`.execute(trx);
  return new Map(rows.map(({ offerId, clipId }) => [offerId, clipId]));
}

/** Unclips: what was never used makes room in the allowance again. @returns the offers that were clipped */
export async function unclip(trx: Transaction, householdId: string, clipIds: readonly string[]): Promise<void> {
  if (clipIds.length === 0) return;
  await sql`
    with free as (
      select offer_id from offers.clip
      where household_id = ${householdId} and clip_id = any(${[...clipIds]}) and status = 'C' and is_counted and uses = 0
    ), limited as (
      select allowance.offer_id from offers.allowance join free using (offer_id)
      order by allowance.offer_id for update of allowance
    ), counted as (
      update offers.allowance set clips = clips - 1 from limited where allowance.offer_id = limited.offer_id
    )
    update offers.clip set status = 'U', is_counted = is_counted and uses > 0
    where household_id = ${householdId} and clip_id = any(${[...clipIds]}) and status = 'C'`.execute(trx);
}

/** A clip or a list item by its id. */
export interface FoundClip {
  id: string;
  offerId: string;
  kind: 'CLIP' | 'LIST_ITEM';
}

/** Which of these ids a household has or had. */
export async function clipsById(trx: Transaction, householdId: string, ids: readonly string[]): Promise<FoundClip[]> {
  const { rows } = await sql<FoundClip>`
    select clip_id as id, offer_id as "offerId", 'CLIP' as kind from offers.clip
      where household_id = ${householdId} and clip_id = any(${[...ids]})
    union all
    select item_id, offer_id, 'LIST_ITEM' from offers.list_item
      where household_id = ${householdId} and offer_id is not null and item_id = any(${[...ids]})`.execute(trx);
  return rows;
}

/** Adds offers to My List; what is there stays. @returns its items, by offer */
export async function insertListItems(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
  items: readonly { offerId: string; itemId: string; source: string | null }[],
): Promise<ReadonlyMap<string, { itemId: string; isChecked: boolean }>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<{ offerId: string; itemId: string; isChecked: boolean; isNew: boolean }>`
    with added as (
      insert into offers.list_item (item_id, household_id, offer_id, source, added_at)
      select item_id, ${householdId}, offer_id, source, ${at}::timestamptz
      from unnest(${items.map(({ itemId }) => itemId)}::text[], ${items.map(({ offerId }) => offerId)}::text[],
        ${items.map(({ source }) => source)}::text[]) as asked (item_id, offer_id, source)
      on conflict (household_id, offer_id) do nothing
      returning offer_id, item_id, is_checked
    )
    select offer_id as "offerId", item_id as "itemId", is_checked as "isChecked", true as "isNew" from added
    union all
    select offer_id, item_id, is_checked, false from offers.list_item
    where household_id = ${householdId} and offer_id = any(${items.map(({ offerId }) => offerId)}::text[])`.execute(
    trx,
  );
  if (rows.some(({ isNew }) => isNew)) await countListChange(trx, { householdId, at });
  return new Map(rows.map(({ offerId, itemId, isChecked }) => [offerId, { itemId, isChecked }]));
}

/** Takes offers off My List. */
export async function removeListItems(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
  offerIds: readonly string[],
): Promise<void> {
  if (offerIds.length === 0) return;
  const { numDeletedRows: removed } = await couponDb(trx)
    .deleteFrom('offers.list_item')
    .where('household_id', '=', householdId)
    .where('offer_id', 'in', [...offerIds])
    .executeTakeFirst();
  if (removed) await countListChange(trx, { householdId, at });
}

/** Checks items of My List off or on, of an item named twice the last. @returns those that there are */
export async function checkListItems(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
  items: readonly { id: string; checked: boolean }[],
): Promise<{ id: string; checked: boolean }[]> {
  const wanted = [...new Map(items.map(({ id, checked }) => [id, checked]))];
  const { rows } = await sql<{ id: string; checked: boolean }>`
    update offers.list_item set is_checked = asked.checked
    from unnest(${wanted.map(([id]) => id)}::text[], ${wanted.map(([, checked]) => checked)}::boolean[]) as asked (id, checked)
    where household_id = ${householdId} and item_id = asked.id
    returning item_id as id, is_checked as checked`.execute(trx);
  if (rows.length > 0) await countListChange(trx, { householdId, at });
  return rows;
}
