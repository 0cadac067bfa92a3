import type { GatewayContext } from '../../context.ts';
import { type ShopChoice, shopOf } from '../stores/published.ts';
import { dayIn } from './rules/expiry.ts';

/** The store whose offers a visit sees. */
export interface OffersShop {
  storeId: string;
  channel: ShopChoice['channel'];
  timeZone: string;
  /** Its day: 2026-08-05. */
  today: string;
  /** 2300 16th St; null if it can't be loaded. */
  name: string | null;
}

/** The visitor's store and its day. @throws UpstreamError for a guest if stores can't be loaded */
export async function offersShop(context: GatewayContext): Promise<OffersShop> {
  const { session, sources, clock, log } = context;
  const { storeId, channel } = await shopOf(context);
  const store = await sources.stores.store(storeId).catch((error: unknown) => {
    log.warn({ err: error }, "the visitor's store could not be loaded");
    return null;
  });
  const timeZone = store?.timeZone ?? (await session.shopper())?.storeTimeZone ?? 'America/Los_Angeles';
  return { storeId, channel, timeZone, today: dayIn(clock.now(), timeZone), name: store?.name ?? null };
}
