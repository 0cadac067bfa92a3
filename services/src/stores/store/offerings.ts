import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { type Channel, type Department, type Offering, plainOffering } from '../rules/offering.ts';

type OfferingTables = {
  'stores.offering': {
    store_id: string;
    latitude: number | null;
    longitude: number | null;
    channels: Channel[];
    wine_shop: boolean;
    ecom_deli: boolean;
    order_preparation: boolean;
  };
  'stores.department_hours': {
    store_id: string;
    department: Department;
    weekday: number;
    start_minute: number;
    end_minute: number;
  };
};

const offeringsDb = (db: Database) => db.$extendTables<OfferingTables>();

const offerings = referenceData({
  name: 'what stores offer',
  tables: ['stores.offering', 'stores.department_hours'],
  load: async (db): Promise<ReadonlyMap<string, Offering>> => {
    const rows = await offeringsDb(db).selectFrom('stores.offering').selectAll().execute();
    const hours = await offeringsDb(db).selectFrom('stores.department_hours').selectAll().orderBy('weekday').execute();
    return new Map(
      rows.map((row) => [
        row.store_id,
        {
          position:
            row.latitude === null || row.longitude === null
              ? null
              : { latitude: row.latitude, longitude: row.longitude },
          channels: row.channels,
          wineShop: row.wine_shop,
          ecomDeli: row.ecom_deli,
          orderPreparation: row.order_preparation,
          hours: hours
            .filter(({ store_id }) => store_id === row.store_id)
            .map(({ department, weekday, start_minute, end_minute }) => ({
              department,
              weekday,
              startMinute: start_minute,
              endMinute: end_minute,
            })),
        },
      ]),
    );
  },
});

/** What each store offers, kept in memory. */
export async function offeringsOf(db: Database): Promise<(storeId: string) => Offering> {
  const known = await offerings.read(db);
  return (storeId) => known.get(storeId) ?? plainOffering;
}

/** Inserts what stores offer; existing rows stay unchanged. */
export async function addOfferings(trx: Database, drafts: readonly (Offering & { storeId: string })[]): Promise<void> {
  const db = offeringsDb(trx);
  await db
    .insertInto('stores.offering')
    .values(
      drafts.map(({ storeId, position, channels, wineShop, ecomDeli, orderPreparation }) => ({
        store_id: storeId,
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
        channels: [...channels],
        wine_shop: wineShop,
        ecom_deli: ecomDeli,
        order_preparation: orderPreparation,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const hours = drafts.flatMap(({ storeId, hours: open }) =>
    open.map(({ department, weekday, startMinute, endMinute }) => ({
      store_id: storeId,
      department,
      weekday,
      start_minute: startMinute,
      end_minute: endMinute,
    })),
  );
  if (hours.length)
    await db
      .insertInto('stores.department_hours')
      .values(hours)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
