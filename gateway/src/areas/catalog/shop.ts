import type { GatewayContext } from '../../context.ts';
import type { Channel } from '../../generated/resolvers.ts';
import type { StoreDetails } from '../../generated/rest.ts';
import { inZone } from '../../shared/date-strings.ts';
import { type ShopChoice, shopOf } from '../stores/published.ts';
import { channelsOf } from '../stores/rules/channels.ts';
import type { Circumstances } from './rules/obstacles.ts';
import type { At } from './source.ts';

/** Where the visitor shops, and what that says about products. */
export interface CatalogShop {
  at: At;
  /** null if it can't be loaded: then nothing of it rules a product out. */
  store: StoreDetails | null;
  /** Where orders are delivered. */
  zipCode: string | null;
  /** The store's day, `2026-08-05`. */
  today: string;
  circumstances: Omit<Circumstances, 'hours'>;
}

const shops = new WeakMap<Promise<ShopChoice>, Promise<CatalogShop>>();

/** The shop of a visit, opened once for each choice. @throws UpstreamError for a guest if stores can't be loaded */
export function shopFor(context: GatewayContext): Promise<CatalogShop> {
  const choice = shopOf(context);
  let shop = shops.get(choice);
  if (!shop) shops.set(choice, (shop = openShop(context, choice)));
  return shop;
}

const everyChannel: readonly Channel[] = ['PICKUP', 'DELIVERY', 'IN_STORE'];

async function openShop(
  { session, sources, clock, log }: GatewayContext,
  choice: Promise<ShopChoice>,
): Promise<CatalogShop> {
  const { storeId, channel, zipCode } = await choice;
  const store = await sources.stores.store(storeId).catch((error: unknown) => {
    log.warn({ err: error }, "the visitor's store could not be loaded");
    return null;
  });
  const timeZone = store?.timeZone ?? (await session.shopper())?.storeTimeZone ?? 'America/Los_Angeles';
  const now = inZone(clock.now(), timeZone);
  return {
    at: { storeId, channel },
    store,
    zipCode,
    today: now.toPlainDate().toString(),
    circumstances: {
      now,
      slot: null,
      storeChannels: store ? channelsOf(store) : everyChannel,
      isDeliOn: true,
      hasOnlineDeli: store?.flags.ecomDeli ?? true,
      preparesOrders: store?.flags.orderPreparation ?? true,
      hasWineShop: store?.flags.wineShop ?? true,
      hasPendingOrder: false,
      isUnattended: false,
    },
  };
}
