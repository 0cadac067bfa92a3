import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ListedThing, ListEntry } from '../rules/list-changes.ts';
import { countListChange } from './list-versions.ts';
import { couponDb } from './tables.ts';

/** An item of My List as it is kept. */
export interface KeptItem extends ListEntry {
  /** A product's name as it was added; what the shopper wrote; null for an offer. */
  title: string | null;
  shelfId: string | null;
  addedAt: Temporal.Instant;
}

interface Row {
  id: string;
  offerId: string | null;
  bpn: string | null;
  title: string | null;
  quantity: number;
  checked: boolean;
  shelfId: string | null;
  addedAt: Temporal.Instant;
}

const thingOf = ({ offerId, bpn, title }: Row): ListedThing =>
  offerId !== null ? { offerId } : bpn !== null ? { bpn } : { text: title ?? '' };

/** A household's list, by id. */
export async function listItemsOf(db: Database, householdId: string): Promise<Map<string, KeptItem>> {
  const rows: Row[] = await couponDb(db)
    .selectFrom('offers.list_item')
    .select(['item_id as id', 'offer_id as offerId', 'bpn', 'title', 'quantity', 'is_checked as checked'])
    .select(['shelf_id as shelfId', 'added_at as addedAt'])
    .where('household_id', '=', householdId)
    .orderBy('added_at')
    .orderBy('item_id')
    .execute();
  return new Map(
    rows.map((row) => {
      const { id, title, quantity, checked, shelfId, addedAt } = row;
      return [id, { id, thing: thingOf(row), title, quantity, checked, shelfId, addedAt }];
    }),
  );
}

/** What changes in a household's list. */
export interface ListDifference {
  removed: readonly string[];
  altered: readonly ListEntry[];
  added: readonly Omit<KeptItem, 'addedAt'>[];
}

/** Writes what has changed. The caller must be the only one who changes the household's list (see `lockClips`). */
export async function writeList(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
  { removed, altered, added }: ListDifference,
): Promise<void> {
  const db = couponDb(trx);
  if (removed.length > 0)
    await db
      .deleteFrom('offers.list_item')
      .where('household_id', '=', householdId)
      .where('item_id', 'in', [...removed])
      .execute();
  if (altered.length > 0)
    await sql`
      update offers.list_item set quantity = asked.quantity, is_checked = asked.checked
      from unnest(${altered.map(({ id }) => id)}::text[], ${altered.map(({ quantity }) => quantity)}::int[],
        ${altered.map(({ checked }) => checked)}::boolean[]) as asked (id, quantity, checked)
      where household_id = ${householdId} and item_id = asked.id`.execute(trx);
  if (added.length > 0)
    await db
      .insertInto('offers.list_item')
      .values(
        added.map(({ id, thing, title, quantity, checked, shelfId }) => ({
          item_id: id,
          household_id: householdId,
          offer_id: 'offerId' in thing ? thing.offerId : null,
          bpn: 'bpn' in thing ? thing.bpn : null,
          title,
          quantity,
          is_checked: checked,
          shelf_id: shelfId,
          source: null,
          added_at: at,
        })),
      )
      .execute();
  if (removed.length + altered.length + added.length > 0) await countListChange(trx, { householdId, at });
}
