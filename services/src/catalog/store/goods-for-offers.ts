import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { upcOf } from '../rules/gtin.ts';

interface ShelvedRow {
  gtin: string;
  name: string;
  /** In Spanish; null where nobody knows it. */
  nameEs: string | null;
  brandId: string | null;
  brandName: string | null;
  shelf: string;
  departmentId: string;
  department: string;
  pictureId: string | null;
}

const shelved = sql`product.gtin, product.name, product.name_es as "nameEs", product.brand_id as "brandId", brand.name as "brandName", shelf.name as shelf,
  aisle.department_id as "departmentId", department.name as department, product.picture_id as "pictureId"`;
const joins = sql`join catalog.shelf using (shelf_id) join catalog.aisle using (aisle_id)
  join catalog.department using (department_id) left join catalog.brand using (brand_id)`;

const withUpc = <Row extends { gtin: string }>({ gtin, ...row }: Row) => ({ ...row, upc: upcOf(gtin) ?? gtin });

/** The store's own products that can be bought, with where they stand: what coupons may be on. */
export async function goodsForOffers(db: Database): Promise<(Omit<ShelvedRow, 'gtin'> & { upc: string })[]> {
  const { rows } = await sql<ShelvedRow>`select ${shelved} from catalog.product ${joins}
    where product.status = 'ACTIVE' and product.seller_id is null order by product.popularity desc, product.bpn`.execute(
    db,
  );
  return rows.map(withUpc);
}

interface PromotedRow extends ShelvedRow {
  storeId: string;
  promoType: 'P' | 'B' | 'M';
  priceCents: number;
  baseCents: number;
  promoText: string;
  promoBuy: number | null;
  promoFree: number | null;
  promoQuantity: number | null;
  promoCents: number | null;
  endsOn: string;
  isWeighed: boolean;
}

/** The best-selling products on promotion at each store. @param most of each store @param today the day they must last through */
export async function promotedGoods(
  db: Database,
  most: number,
  today: string,
): Promise<(Omit<PromotedRow, 'gtin'> & { upc: string })[]> {
  const { rows } = await sql<PromotedRow>`
    select * from (
      select price.store_id as "storeId", ${shelved}, promo_type as "promoType", price_cents as "priceCents",
        base_price_cents as "baseCents", coalesce(promo_text, '') as "promoText", promo_ends_on as "endsOn",
        promo_buy as "promoBuy", promo_free as "promoFree", promo_qty as "promoQuantity", promo_price_cents as "promoCents",
        product.sell_by_weight as "isWeighed",
        row_number() over (partition by price.store_id order by product.popularity desc, product.bpn) as rank
      from catalog.price join catalog.product using (bpn) ${joins}
      where price.channel = 'ALL' and promo_type is not null and promo_ends_on >= ${today}::date
        and product.status = 'ACTIVE' and product.program = 'abs'
    ) as ranked where rank <= ${most} order by "storeId", rank`.execute(db);
  return rows.map(withUpc);
}
