import type { GatewayContext } from '../../context.ts';
import type { Channel } from '../../generated/resolvers.ts';
import type { StoreDetails } from '../../generated/rest.ts';
import { inZone } from '../../shared/date-strings.ts';
import { shopOf } from '../stores/published.ts';
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

const shops = new WeakMap<GatewayContext, Promise<CatalogShop>>();

/** The shop of a visit, looked up once. @throws UpstreamError if the shopper's store isn't known and stores can't be loaded */
export function shopFor(context: GatewayContext): Promise<CatalogShop> {
  let shop = shops.get(context);
  if (!shop) shops.set(context, (shop = openShop(context)));
  return shop;
}

const everyChannel: readonly Channel[] = ['PICKUP', 'DELIVERY', 'IN_STORE'];

async function openShop(context: GatewayContext): Promise<CatalogShop> {
  const { session, sources, clock, log } = context;
  const [shopper, { storeId, channel, zipCode }] = await Promise.all([session.shopper(), shopOf(context)]);
  const at: At = { storeId, channel };
  const store = await sources.stores.store(at.storeId).catch((error: unknown) => {
    if (!shopper) throw error;
    log.warn({ err: error }, "the shopper's store could not be loaded");
    return null;
  });
  const now = inZone(clock.now(), store?.timeZone ?? shopper?.storeTimeZone ?? 'America/Los_Angeles');
  return {
    at,
    store,
    zipCode: zipCode ?? shopper?.shopZip ?? null,
    today: now.toPlainDate().toString(),
    circumstances: {
      now,
      slot: null,
      storeChannels: store ? channelsOf(store) : everyChannel,
      isDeliOn: true,
      hasOnlineDeli: store?.flags.ecomDeli ?? true,
      preparesOrders: store?.flags.orderPreparation ?? true,
      hasPendingOrder: false,
      isUnattended: false,
    },
  };
}
