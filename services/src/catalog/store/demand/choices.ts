import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { lockUntilCommit } from '../../../platform/database/advisory-lock.ts';
import { type Choice, type ChoiceAct, mostSold } from '../../rules/demand.ts';
import { catalogDb } from '../tables.ts';

/** A product that was chosen from what a store's search found. */
export interface Chosen {
  storeId: string;
  words: string;
  bpn: string;
  act: ChoiceAct;
  /** The store's day. */
  day: string;
}

/** What choosers and their networks are called on a day: neither can be told from it. */
export async function marksOf(
  db: Database,
  { storeId, words, bpn, act, day }: Chosen,
  { chooser, network }: { chooser: string; network: string | null },
): Promise<{ mark: string; network: string | null }> {
  const hashed = (...parts: readonly string[]) =>
    sql<string>`left(encode(sha256(convert_to(key || ${JSON.stringify([day, ...parts])}, 'UTF8')), 'hex'), 20)`;
  const { rows } = await sql<{ mark: string; network: string | null }>`
    select ${hashed(chooser, storeId, words, bpn, act)} as mark,
      ${network === null ? sql`null::text` : hashed('network', network)} as network
    from catalog.network_key`.execute(db);
  return rows[0]!;
}

/** Notes that somebody has been counted. @returns false if they have been already */
export async function noteMark(trx: Transaction, day: string, mark: string, network: string | null): Promise<boolean> {
  const result = await catalogDb(trx)
    .insertInto('catalog.choice_mark')
    .values({ day, mark, network })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many choices of a network's guests were counted on a day. */
export async function choicesOfNetwork(db: Database, day: string, network: string): Promise<number> {
  const { count } = await catalogDb(db)
    .selectFrom('catalog.choice_mark')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts a choice; one of a product that there isn't counts nothing. */
export async function addChoice(trx: Transaction, { storeId, words, bpn, act, day }: Chosen): Promise<void> {
  const [opened, added] = act === 'OPENED' ? [1, 0] : [0, 1];
  await sql`
    insert into catalog.choice (store_id, words, day, bpn, opened, added)
    select ${storeId}, ${words}, ${day}::date, bpn, ${opened}, ${added} from catalog.product where bpn = ${bpn}
    on conflict (store_id, words, day, bpn)
    do update set opened = choice.opened + excluded.opened, added = choice.added + excluded.added`.execute(trx);
}

/** A product's number, and how much of it a store sells. */
interface Sold {
  bpn: string;
  points: number;
}

/** What a store's shoppers chose for these words before a day, and what the store sells most. */
export async function demandRows(
  db: Database,
  { storeId, words, before, since }: { storeId: string; words: string; before: string; since: string },
): Promise<{ choices: Choice[]; sold: Sold[] }> {
  const { rows } = await sql<{ choices: Choice[] | null; sold: Sold[] | null }>`
    select
      (select json_agg(json_build_object('bpn', bpn, 'day', day, 'opened', opened, 'added', added)) from catalog.choice
        where store_id = ${storeId} and words = ${words} and day < ${before}::date and day >= ${since}::date) as choices,
      (select json_agg(json_build_object('bpn', bpn, 'points', points)) from (
        select bpn, points from catalog.sold where store_id = ${storeId} order by points desc, bpn limit ${mostSold}
      ) as most) as sold`.execute(db);
  return { choices: rows[0]?.choices ?? [], sold: rows[0]?.sold ?? [] };
}

/** What a store sells from now on, instead of what it did; what isn't in the catalog is left out. */
export async function replaceSold(trx: Transaction, storeId: string, sold: readonly Sold[]): Promise<void> {
  await lockUntilCommit(trx, `larder sold ${storeId}`);
  await catalogDb(trx).deleteFrom('catalog.sold').where('store_id', '=', storeId).execute();
  await sql`
    insert into catalog.sold (store_id, bpn, points)
    select ${storeId}, product.bpn, sold.points
    from unnest(${sold.map(({ bpn }) => bpn)}::text[], ${sold.map(({ points }) => points)}::real[]) as sold (bpn, points)
    join catalog.product on product.bpn = sold.bpn where sold.points > 0`.execute(trx);
}

/** Forgets what was chosen before one day, and who was counted before another. */
export async function forgetChoices(
  db: Database,
  { chosen, marked }: { chosen: string; marked: string },
): Promise<void> {
  await catalogDb(db).deleteFrom('catalog.choice').where('day', '<', chosen).execute();
  await catalogDb(db).deleteFrom('catalog.choice_mark').where('day', '<', marked).execute();
}
