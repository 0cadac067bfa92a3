import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { plainOffering } from '../rules/offering.ts';
import type { WholeStore } from '../rules/store.ts';
import { defaultStores } from './default-stores.ts';
import { loadOfferings } from './offerings.ts';
import { loadStores, rowOf } from './stores.ts';

/**
 * Stores with all that is kept of them, open or not, by id, read from the database. @param storeIds all stores if null; those
 * that aren't there are missing
 */
export async function wholeStores(db: Database, storeIds: readonly string[] | null): Promise<WholeStore[]> {
  const stores = await loadStores(db, storeIds);
  const offerings = await loadOfferings(db, storeIds);
  const defaults = await defaultStores(db);
  return stores.map((store) => ({
    store,
    offering: offerings.get(store.storeId) ?? plainOffering,
    isDefault: defaults.get(store.banner) === store.storeId,
  }));
}

/** Rows that one statement writes. */
const chunk = 200;

/** Writes stores whole: what a store that is there had of hours, areas, and times is gone. */
export async function writeStores(trx: Database, wholes: readonly WholeStore[]): Promise<void> {
  for (let at = 0; at < wholes.length; at += chunk) await writeChunk(trx, wholes.slice(at, at + chunk));
}

/** Writes the stores that aren't there yet; the others stay as they are. */
export async function addWholeStores(trx: Database, wholes: readonly WholeStore[]): Promise<void> {
  const known = await loadOfferings(
    trx,
    wholes.map(({ store }) => store.storeId),
  );
  await writeStores(
    trx,
    wholes.filter(({ store }) => !known.has(store.storeId)),
  );
}

async function writeChunk(trx: Database, wholes: readonly WholeStore[]): Promise<void> {
  const ids = wholes.map(({ store }) => store.storeId);
  await upsert(
    trx,
    'identity.store',
    wholes.map(({ store }) => rowOf(store)),
  );
  await upsert(
    trx,
    'stores.offering',
    wholes.map(({ store: { storeId }, offering }) => ({
      store_id: storeId,
      latitude: offering.position?.latitude ?? null,
      longitude: offering.position?.longitude ?? null,
      phone: offering.phone,
      channels: offering.channels,
      wine_shop: offering.wineShop,
      ecom_deli: offering.ecomDeli,
      order_preparation: offering.orderPreparation,
    })),
  );
  for (const table of ['stores.department_hours', 'stores.delivery_area', 'stores.slot_plan'])
    await sql`delete from ${sql.table(table)} where store_id = any(${ids}::text[])`.execute(trx);
  await insert(
    trx,
    'stores.department_hours',
    wholes.flatMap(({ store: { storeId }, offering }) =>
      offering.hours.map(({ department, weekday, startMinute, endMinute }) => ({
        store_id: storeId,
        department,
        weekday,
        start_minute: startMinute,
        end_minute: endMinute,
      })),
    ),
  );
  await insert(
    trx,
    'stores.delivery_area',
    wholes.flatMap(({ store: { storeId }, offering }) =>
      offering.deliveryAreas.map((area) => ({ store_id: storeId, area })),
    ),
  );
  await insert(
    trx,
    'stores.slot_plan',
    wholes.flatMap(({ store: { storeId }, offering }) =>
      offering.slotPlans.map((plan) => ({
        store_id: storeId,
        channel: plan.channel,
        weekday: plan.weekday,
        first_minute: plan.firstMinute,
        last_minute: plan.lastMinute,
        window_minutes: plan.windowMinutes,
        lead_minutes: plan.leadMinutes,
        capacity: plan.capacity,
        fee_cents: plan.feeCents,
      })),
    ),
  );
  await sql`delete from stores.default_store where store_id = any(${ids}::text[])`.execute(trx);
  const named = wholes.filter(({ isDefault }) => isDefault);
  await sql`
    insert into stores.default_store (banner, store_id)
    select banner, store_id from jsonb_to_recordset(${JSON.stringify(
      named.map(({ store }) => ({ banner: store.banner, store_id: store.storeId })),
    )}::jsonb) as named (banner text, store_id text)
    on conflict (banner) do update set store_id = excluded.store_id`.execute(trx);
}

const recordset = (table: string, rows: readonly object[]) =>
  sql`select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

const insert = (trx: Database, table: string, rows: readonly object[]) =>
  sql`insert into ${sql.table(table)} ${recordset(table, rows)}`.execute(trx);

async function upsert(trx: Database, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const set = columns.filter((column) => column !== 'store_id');
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))} from (${recordset(table, rows)}) as row
    on conflict (store_id) do update set ${sql.join(
      set.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
    )}`.execute(trx);
}
