import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Channel } from '../rules/product.ts';

/** Pieces by product number. */
export type Pieces = ReadonlyMap<string, number>;

/** Whose stock: a store's, of a channel. */
export interface StockPlace {
  storeId: string;
  channel: Channel;
}

const columns = { DELIVERY: 'delivery', PICKUP: 'pickup', IN_STORE: 'in_store', SHIPPING: 'shipping' } as const;

/**
 * Takes pieces out of a stock for an order, all of them or none.
 * @returns product numbers of which there aren't enough; empty when all were taken
 */
export async function takeStock(trx: Transaction, at: StockPlace, pieces: Pieces): Promise<string[]> {
  const wanted = [...pieces].filter(([, count]) => count > 0);
  if (wanted.length === 0) return [];
  const left = await lockedStock(
    trx,
    at,
    wanted.map(([bpn]) => bpn),
  );
  const short = wanted.filter(([bpn, count]) => (left.get(bpn) ?? 0) < count).map(([bpn]) => bpn);
  if (short.length === 0) await moveStock(trx, at, wanted, -1);
  return short;
}

/** Gives pieces back to a stock; what the store no longer lists is left out. */
export async function returnStock(trx: Transaction, at: StockPlace, pieces: Pieces): Promise<void> {
  const back = [...pieces].filter(([, count]) => count > 0);
  if (back.length === 0) return;
  await lockedStock(
    trx,
    at,
    back.map(([bpn]) => bpn),
  );
  await moveStock(trx, at, back, 1);
}

/** What is there, locked until the transaction ends; in one order for everybody, so that no two wait for each other. */
async function lockedStock(trx: Transaction, { storeId, channel }: StockPlace, bpns: readonly string[]) {
  const { rows } = await sql<{ bpn: string; left: number }>`
    select bpn, ${sql.ref(columns[channel])} as "left" from catalog.inventory
    where store_id = ${storeId} and bpn = any(${[...bpns]}::text[]) order by bpn for update`.execute(trx);
  return new Map(rows.map(({ bpn, left }) => [bpn, left]));
}

async function moveStock(
  trx: Transaction,
  { storeId, channel }: StockPlace,
  pieces: readonly (readonly [bpn: string, count: number])[],
  sign: 1 | -1,
): Promise<void> {
  const column = sql.ref(columns[channel]);
  await sql`update catalog.inventory set ${column} = ${column} + moved.pieces
    from unnest(${pieces.map(([bpn]) => bpn)}::text[], ${pieces.map(([, count]) => sign * count)}::int[])
      as moved (bpn, pieces)
    where inventory.store_id = ${storeId} and inventory.bpn = moved.bpn`.execute(trx);
}

/** How many products a store has a price for, and how many of those it has some of. */
export interface GoodsCount {
  priced: number;
  inStock: number;
}

/** The goods of stores, by store; one that has none is missing. */
export async function goodsCounts(db: Database, storeIds: readonly string[]): Promise<ReadonlyMap<string, GoodsCount>> {
  const { rows } = await sql<GoodsCount & { storeId: string }>`
    select store_id as "storeId", count(distinct bpn)::int as priced, count(distinct bpn) filter (
      where delivery + pickup + in_store + shipping > 0)::int as "inStock"
    from catalog.price left join catalog.inventory using (store_id, bpn)
    where store_id = any(${[...storeIds]}::text[]) group by store_id`.execute(db);
  return new Map(rows.map(({ storeId, priced, inStock }) => [storeId, { priced, inStock }]));
}
