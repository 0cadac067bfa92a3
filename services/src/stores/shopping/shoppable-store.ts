import type { Store } from '../rules/store.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { Channel } from '../rules/offering.ts';
import { shopRefusal, type ShopRefusal } from '../rules/shop-choice.ts';
import { isOpenStore } from '../store/closed-stores.ts';
import { offeringsOf } from '../store/offerings.ts';
import { storeById } from '../store/stores.ts';

/** How a visitor wants to shop at one of a banner's stores. */
export interface AskedShop {
  storeId: string;
  banner: string;
  channel: Channel;
  /** Where orders are delivered. */
  zipCode: string | null;
}

const refusals: Readonly<Record<ShopRefusal, [message: string, field: string]>> = {
  CHANNEL_NOT_OFFERED: ["This store doesn't offer that.", 'channel'],
  ZIP_CODE_REQUIRED: ['Enter the ZIP code to deliver to.', 'zipCode'],
  OUTSIDE_DELIVERY_AREA: ["This store doesn't deliver there.", 'zipCode'],
};

/**
 * The banner's store, if a visitor may shop there this way (S-2).
 * @throws ServiceError 404 STORE_NOT_FOUND; 409 CHANNEL_NOT_OFFERED, ZIP_CODE_REQUIRED, OUTSIDE_DELIVERY_AREA
 */
export async function shoppableStore(db: Database, { storeId, banner, channel, zipCode }: AskedShop): Promise<Store> {
  const store = await storeById(db, storeId);
  if (!store || store.banner !== banner || !(await isOpenStore(db, storeId)))
    throw notFound('STORE_NOT_FOUND', 'No store has this number.');
  const refusal = shopRefusal((await offeringsOf(db))(storeId), { channel, zipCode });
  if (refusal) throw new ServiceError(409, refusal, ...refusals[refusal]);
  return store;
}
