import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { catalogDb } from './tables.ts';

/** One thing that one store is asked for. */
interface Asked {
  storeId: string;
  words: string;
}

/** How many ask a store for something, besides these askers, and whether one of these does. */
export async function askersOf(
  db: Database,
  { storeId, words }: Asked,
  own: readonly string[],
): Promise<{ isAsked: boolean; otherCount: number }> {
  const isOwn = sql<boolean>`asker = any(${own}::text[])`;
  const { isAsked, otherCount } = await catalogDb(db)
    .selectFrom('catalog.stock_ask')
    .select(({ fn }) => [
      sql<boolean>`coalesce(bool_or(${isOwn}), false)`.as('isAsked'),
      sql<number>`(${fn.countAll()} filter (where not ${isOwn}))::int`.as('otherCount'),
    ])
    .where('store_id', '=', storeId)
    .where('words', '=', words)
    .executeTakeFirstOrThrow();
  return { isAsked, otherCount };
}

/** How many things somebody has asked for since then, at any store. */
export async function asksSince(db: Database, asker: string, since: Temporal.Instant): Promise<number> {
  const { count } = await catalogDb(db)
    .selectFrom('catalog.stock_ask')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asker', '=', asker)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a network is called where asks are counted: its address can't be told from it. */
export async function networkName(db: Database, network: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select left(encode(sha256(convert_to(key || ${network}, 'UTF8')), 'hex'), 20) as name from catalog.network_key`.execute(
    db,
  );
  return rows[0]!.name;
}

/** How many asks guests of a network have made since then, and how many of them ever for this. */
export async function asksOfNetwork(
  db: Database,
  network: string,
  { storeId, words, since }: Asked & { since: Temporal.Instant },
): Promise<{ today: number; same: number }> {
  const isSame = sql<boolean>`store_id = ${storeId} and words = ${words}`;
  const { today, same } = await catalogDb(db)
    .selectFrom('catalog.stock_ask')
    .select(({ fn }) => [
      sql<number>`(${fn.countAll()} filter (where asked_at > ${since.toString()}::timestamptz))::int`.as('today'),
      sql<number>`(${fn.countAll()} filter (where ${isSame}))::int`.as('same'),
    ])
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
  return { today, same };
}

/** Keeps an ask; the same one again changes nothing. */
export async function addAsk(
  db: Database,
  ask: Asked & { asker: string; typed: string; network: string | null; at: Temporal.Instant },
): Promise<void> {
  await catalogDb(db)
    .insertInto('catalog.stock_ask')
    .values({
      store_id: ask.storeId,
      words: ask.words,
      asker: ask.asker,
      typed: ask.typed,
      network: ask.network,
      asked_at: ask.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a store is asked for. */
export interface AskedOfStore extends Asked {
  /** As whoever asked last typed it. */
  typed: string;
  count: number;
  lastAskedAt: Temporal.Instant;
}

/** What stores are asked for, by store, what most ask for first. @param storeId of one store; all of them if omitted */
export const asksByStore = (
  db: Database,
  { storeId, most }: { storeId?: string; most: number },
): Promise<AskedOfStore[]> =>
  catalogDb(db)
    .with('asked', (counting) =>
      counting
        .selectFrom('catalog.stock_ask')
        .select(({ fn }) => [
          'store_id as storeId',
          'words',
          sql<string>`(array_agg(typed order by asked_at desc, typed))[1]`.as('typed'),
          sql<number>`${fn.countAll()}::int`.as('count'),
          fn.max('asked_at').as('lastAskedAt'),
        ])
        .$if(storeId !== undefined, (asks) => asks.where('store_id', '=', storeId ?? ''))
        .groupBy(['store_id', 'words']),
    )
    .with('placed', (placing) =>
      placing
        .selectFrom('asked')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by "storeId" order by count desc, "lastAskedAt" desc, words)`.as(
            'place',
          ),
        ),
    )
    .selectFrom('placed')
    .select(['storeId', 'words', 'typed', 'count', 'lastAskedAt'])
    .where('place', '<=', most)
    .orderBy('storeId')
    .orderBy('place')
    .execute();

/** Forgets what was asked for before then. */
export async function forgetAsks(db: Database, before: Temporal.Instant): Promise<void> {
  await catalogDb(db).deleteFrom('catalog.stock_ask').where('asked_at', '<', before).execute();
}
