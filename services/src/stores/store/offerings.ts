import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
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
  load: async (db): Promise<ReadonlyMap<string, Offering>> => {
    const rows = await offeringsDb(db).selectFrom('stores.offering').selectAll().execute();
    const hours = await offeringsDb(db).selectFrom('stores.department_hours').selectAll().orderBy('weekday').execute();
    const areas = await offeringsDb(db).selectFrom('stores.delivery_area').selectAll().orderBy('area').execute();
    const plans = await offeringsDb(db).selectFrom('stores.slot_plan').selectAll().orderBy('first_minute').execute();
    const [areasOf, plansOf] = [byStore(areas), byStore(plans)];
    return new Map(
      rows.map((row) => [
        row.store_id,
        {
          position:
            row.latitude === null || row.longitude === null
              ? null
              : { latitude: row.latitude, longitude: row.longitude },
          phone: row.phone,
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
          deliveryAreas: (areasOf.get(row.store_id) ?? []).map(({ area }) => area),
          slotPlans: (plansOf.get(row.store_id) ?? []).map(planOf),
        },
      ]),
    );
  },
});

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
      drafts.map(({ storeId, position, phone, channels, wineShop, ecomDeli, orderPreparation }) => ({
        store_id: storeId,
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
        phone,
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
  const areas = drafts.flatMap(({ storeId, deliveryAreas }) =>
    deliveryAreas.map((area) => ({ store_id: storeId, area })),
  );
  if (areas.length)
    await db
      .insertInto('stores.delivery_area')
      .values(areas)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const plans = drafts.flatMap(({ storeId, slotPlans }) =>
    slotPlans.map((plan) => ({
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
  );
  if (plans.length)
    await db
      .insertInto('stores.slot_plan')
      .values(plans)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
