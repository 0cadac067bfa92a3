import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { priceBandsOf } from '../rules/facets.ts';
import type { Program } from '../rules/product.ts';

/** The values that a product has of each facet, worked out from the tables that a search doesn't read. */
export type ProductFacts = Readonly<Record<string, readonly string[]>>;

/** What a store carries and what each product has, by bpn. @param day promotions run through their last day @param program of the shop whose lists they are in; undefined for all of them */
export async function productFacts(
  db: Database,
  { storeId, channel, day, program }: { storeId: string; channel: string; day: string; program?: Program },
): Promise<ReadonlyMap<string, ProductFacts>> {
  const cents = sql`case when promo_type = 'P' and promo_ends_on < ${day}::date then base_price_cents else price_cents end`;
  const { rows } = await sql<{
    bpn: string;
    department_id: string;
    aisle_id: string;
    brand_id: string | null;
    size: string;
    diets: string[];
    snap_eligible: boolean;
    wine: { body: string; grape: string; region: string } | null;
    cents: number;
    deal: boolean | null;
    through: (string | null)[];
  }>`
    select bpn, department_id, aisle_id, brand_id, size, diets, snap_eligible, wine, price.cents, price.deal,
      array[
        case when product.delivery and stock.delivery > 0 then 'DELIVERY' end,
        case when product.pickup and stock.pickup > 0 then 'PICKUP' end,
        case when product.in_store and stock.in_store > 0 then 'IN_STORE' end,
        case when product.shipping and stock.shipping > 0 then 'SHIPPING' end
      ] as through
    from catalog.product join catalog.shelf using (shelf_id) join catalog.aisle using (aisle_id)
      join (
        select distinct on (bpn) bpn, ${cents} as cents, promo_ends_on >= ${day}::date as deal from catalog.price
        where store_id = ${storeId} and channel in ('ALL', ${channel}) order by bpn, channel = 'ALL'
      ) as price using (bpn)
      left join catalog.inventory as stock using (bpn)
    where stock.store_id = ${storeId} and product.status = 'ACTIVE'
    union all
    select bpn, department_id, aisle_id, brand_id, size, diets, snap_eligible, wine, price.cents, price.deal, '{}'
    from catalog.product join catalog.shelf using (shelf_id) join catalog.aisle using (aisle_id)
      join (
        select distinct on (bpn) bpn, ${cents} as cents, promo_ends_on >= ${day}::date as deal from catalog.price
        where store_id = ${storeId} and channel in ('ALL', ${channel}) order by bpn, channel = 'ALL'
      ) as price using (bpn)
    where product.status = 'INACTIVE'`.execute(db);
  return new Map(
    rows.map((row) => {
      const through = row.through.filter((each) => each !== null);
      const band = priceBandsOf(program).find(({ low, high }) => row.cents >= low && row.cents <= high);
      const facts: ProductFacts = {
        BODY: row.wine ? [row.wine.body] : [],
        GRAPE: row.wine ? [row.wine.grape] : [],
        REGION: row.wine ? [row.wine.region] : [],
        AVAILABILITY: [
          ...(through.includes(channel) ? ['IN_STOCK'] : []),
          ...(through.length > 0 ? ['SHOWN'] : []),
          'ALL',
        ],
        DEALS: row.deal ? ['ON_SALE'] : [],
        DIET: [...row.diets, ...(row.snap_eligible ? ['SNAP'] : [])],
        DEPARTMENT: [row.department_id],
        AISLE: [row.aisle_id],
        BRAND: row.brand_id === null ? [] : [row.brand_id],
        PRICE: band ? [band.id] : [],
        SIZE: [row.size],
        CHANNEL: through,
      };
      return [row.bpn, facts] as const;
    }),
  );
}
