import type { Database } from '../../platform/database/database.ts';
import { identityTables } from './tables.ts';

/** Where a shopper chose to shop on a banner's site. */
export interface ShopChoice {
  storeId: string;
  preference: 'delivery' | 'dug' | 'j4u';
  /** Five digits; always there for delivery. */
  zipCode: string | null;
}

/** Keeps where a shopper shops on a banner's site; the last choice counts. */
export async function keepShopChoice(
  trx: Database,
  { customerId, banner }: { customerId: string; banner: string },
  { storeId, preference, zipCode }: ShopChoice,
  at: Temporal.Instant,
): Promise<void> {
  await identityTables(trx)
    .insertInto('identity.shop_choice')
    .values({
      customer_id: customerId,
      banner,
      store_id: storeId,
      preference,
      zip_code: zipCode,
      chosen_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'banner']).doUpdateSet((set) => ({
        store_id: set.ref('excluded.store_id'),
        preference: set.ref('excluded.preference'),
        zip_code: set.ref('excluded.zip_code'),
        chosen_at: set.ref('excluded.chosen_at'),
      })),
    )
    .execute();
}
