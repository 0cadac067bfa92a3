import { sql } from 'kysely';
import { lockUntilCommit, shareUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Basket } from '../rules/basket.ts';
import { recommendationDb } from './tables.ts';

/** Shared by whoever writes baskets, alone for whoever asks how far they have come: ids are given before they are seen. */
const writing = 'recommendations.baskets';

/** The last basket that came; none that is under way is before it. */
export async function lastBasket(trx: Transaction): Promise<number> {
  await lockUntilCommit(trx, writing);
  const { max } = recommendationDb(trx).fn;
  const row = await recommendationDb(trx)
    .selectFrom('recommendations.basket')
    .select(max('basket_id').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** Remembers baskets, each once; one without lines isn't any. @returns how many are new */
export async function insertBaskets(db: Transaction, baskets: readonly Basket[]): Promise<number> {
  const filled = baskets.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return 0;
  await shareUntilCommit(db, writing);
  const result = await recommendationDb(db)
    .insertInto('recommendations.basket')
    .values(
      filled.map(({ orderNumber, householdId, storeId, day, lines }) => ({
        order_number: orderNumber,
        household_id: householdId,
        store_id: storeId,
        day,
        items: lines.map(({ itemId }) => itemId),
        quantities: lines.map(({ quantity }) => quantity),
        weights: lines.map(({ weight }) => weight ?? 0),
      })),
    )
    .onConflict((conflict) => conflict.column('order_number').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

/** A household's latest baskets since a day, newest first. */
export async function basketsOf(
  db: Database,
  householdId: string,
  { since, most }: { since: string; most: number },
): Promise<Basket[]> {
  const rows = await recommendationDb(db)
    .selectFrom('recommendations.basket')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('order_number', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    orderNumber: row.order_number,
    householdId: row.household_id,
    storeId: row.store_id,
    day: row.day,
    lines: row.items.map((itemId, at) => ({
      itemId,
      quantity: row.quantities[at] ?? 1,
      weight: row.weights[at] || null,
    })),
  }));
}

/** The last order that was read, whoever announced it. */
export interface Progress {
  finalAt: Temporal.Instant;
  orderNumber: string;
}

/** How far orders were read; null before the first. */
export async function progressOf(db: Database): Promise<Progress | null> {
  const row = await recommendationDb(db).selectFrom('recommendations.progress').selectAll().executeTakeFirst();
  return row ? { finalAt: row.final_at, orderNumber: row.order_number } : null;
}

/** Notes how far orders were read; never back. */
export async function noteProgress(db: Database, { finalAt, orderNumber }: Progress): Promise<void> {
  await recommendationDb(db)
    .insertInto('recommendations.progress')
    .values({ is_only: true, final_at: finalAt, order_number: orderNumber })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ final_at: finalAt, order_number: orderNumber })
        .where(sql<boolean>`recommendations.progress.final_at <= excluded.final_at`),
    )
    .execute();
}
