import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { among } from './tables.ts';
import { closedStores } from './closed-stores.ts';
import { type Channel, type Department, type Offering, plainOffering } from '../rules/offering.ts';
import type { SlotChannel, SlotPlan } from '../rules/slots.ts';

type OfferingTables = {
  'stores.offering': {
    store_id: string;
    latitude: number | null;
    longitude: number | null;
    phone: string | null;
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
  'stores.delivery_area': { store_id: string; area: string };
  'stores.slot_plan': {
    store_id: string;
    channel: SlotChannel;
    weekday: number;
    first_minute: number;
    last_minute: number;
    window_minutes: number;
    lead_minutes: number;
    capacity: number;
    fee_cents: number;
  };
};

const offeringsDb = (db: Database) => db.$extendTables<OfferingTables>();

const offerings = referenceData({
  name: 'what stores offer',
  tables: ['stores.offering', 'stores.department_hours', 'stores.delivery_area', 'stores.slot_plan'],
  load: (db) => loadOfferings(db, null),
});

/** What is kept of what stores offer, read from the database. @param storeIds of all stores if null */
export async function loadOfferings(
  db: Database,
  storeIds: readonly string[] | null,
): Promise<ReadonlyMap<string, Offering>> {
  const kept = offeringsDb(db);
  const isAsked = among(storeIds);
  const rows = await kept.selectFrom('stores.offering').selectAll().where(isAsked).execute();
  const hours = await kept
    .selectFrom('stores.department_hours')
    .selectAll()
    .where(isAsked)
    .orderBy('weekday')
    .execute();
  const areas = await kept.selectFrom('stores.delivery_area').selectAll().where(isAsked).orderBy('area').execute();
  const plans = await kept.selectFrom('stores.slot_plan').selectAll().where(isAsked).orderBy('first_minute').execute();
  const [hoursOf, areasOf, plansOf] = [byStore(hours), byStore(areas), byStore(plans)];
  return new Map(
    rows.map((row) => [
      row.store_id,
      {
        position:
          row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
        phone: row.phone,
        channels: row.channels,
        wineShop: row.wine_shop,
        ecomDeli: row.ecom_deli,
        orderPreparation: row.order_preparation,
        hours: (hoursOf.get(row.store_id) ?? []).map(({ department, weekday, start_minute, end_minute }) => ({
          department,
          weekday,
          startMinute: start_minute,
          endMinute: end_minute,
        })),
        deliveryAreas: (areasOf.get(row.store_id) ?? []).map(({ area }) => area),
        slotPlans: (plansOf.get(row.store_id) ?? []).map(planOf),
      },
    ]),
  );
}

const byStore = <Row extends { store_id: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ store_id }) => store_id);

const planOf = (row: OfferingTables['stores.slot_plan']): SlotPlan => ({
  channel: row.channel,
  weekday: row.weekday,
  firstMinute: row.first_minute,
  lastMinute: row.last_minute,
  windowMinutes: row.window_minutes,
  leadMinutes: row.lead_minutes,
  capacity: row.capacity,
  feeCents: row.fee_cents,
});

/** What each store offers to shoppers, kept in memory: one that isn't open can't be shopped at in any way. */
export async function offeringsOf(db: Database): Promise<(storeId: string) => Offering> {
  const [known, closed] = await Promise.all([offerings.read(db), closedStores(db)]);
  return (storeId) => {
    const offering = known.get(storeId) ?? plainOffering;
    return closed.has(storeId) ? { ...offering, channels: [], slotPlans: [] } : offering;
  };
}
