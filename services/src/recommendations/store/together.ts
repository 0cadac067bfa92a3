import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Together } from '../rules/together.ts';
import { recommendationDb } from './tables.ts';

/** What is kept of each of these products; one that was in no basket is missing. */
export async function togetherOf(db: Database, itemIds: readonly string[]): Promise<ReadonlyMap<string, Together>> {
  if (itemIds.length === 0) return new Map();
  const rows = await recommendationDb(db)
    .selectFrom('recommendations.together')
    .selectAll()
    .where(sql<boolean>`item_id = any(${itemIds}::text[])`)
    .execute();
  return new Map(
    rows.map(({ item_id: itemId, baskets, partners }) => [
      itemId,
      { baskets, partners: new Map(Object.entries(partners)) },
    ]),
  );
}

/** Baskets of these products. */
export async function basketCounts(db: Database, itemIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await recommendationDb(db)
    .selectFrom('recommendations.together')
    .select(['item_id', 'baskets'])
    .where(sql<boolean>`item_id = any(${itemIds}::text[])`)
    .execute();
  return new Map(rows.map(({ item_id: itemId, baskets }) => [itemId, baskets]));
}

/** The products in most baskets; of equal ones the smaller number. */
export async function popularItems(db: Database, most: number): Promise<ReadonlyMap<string, number>> {
  const rows = await recommendationDb(db)
    .selectFrom('recommendations.together')
    .select(['item_id', 'baskets'])
    .orderBy('baskets', 'desc')
    .orderBy('item_id')
    .limit(most)
    .execute();
  return new Map(rows.map(({ item_id: itemId, baskets }) => [itemId, baskets]));
}

/** Writes what is kept of products. */
export async function writeTogether(trx: Transaction, all: ReadonlyMap<string, Together>): Promise<void> {
  const rows = [...all].map(([item_id, { baskets, partners }]) => ({
    item_id,
    baskets,
    partners: Object.fromEntries(partners),
  }));
  await sql`insert into recommendations.together (item_id, baskets, partners)
    select item_id, baskets, partners
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (item_id text, baskets integer, partners jsonb)
    on conflict (item_id) do update set baskets = excluded.baskets, partners = excluded.partners`.execute(trx);
}

/** How many baskets are counted. */
export async function countedBaskets(db: Database): Promise<number> {
  const row = await recommendationDb(db).selectFrom('recommendations.counting').select('baskets').executeTakeFirst();
  return row?.baskets ?? 0;
}

/** The last basket that is counted, locked until the transaction ends: whoever else counts waits. */
export async function lockCounting(trx: Transaction): Promise<number> {
  const row = await recommendationDb(trx)
    .selectFrom('recommendations.counting')
    .select('through')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.through;
}

/** Notes that every basket through one is counted. */
export async function noteCounted(trx: Transaction, { through, more }: { through: number; more: number }) {
  await recommendationDb(trx)
    .updateTable('recommendations.counting')
    .set((of) => ({ through, baskets: of('baskets', '+', more) }))
    .execute();
}

/** Baskets after one and through another, in the order they came. */
export const basketsAfter = (
  db: Database,
  { after, through, most }: { after: number; through: number; most: number },
): Promise<{ basket_id: number; items: string[] }[]> =>
  recommendationDb(db)
    .selectFrom('recommendations.basket')
    .select(['basket_id', 'items'])
    .where('basket_id', '>', after)
    .where('basket_id', '<=', through)
    .orderBy('basket_id')
    .limit(most)
    .execute();
