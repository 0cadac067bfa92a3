import type { GatewayContext } from '../../context.ts';
import type { Channel } from '../../generated/resolvers.ts';
import type { Department, StoreDetails } from '../../generated/rest.ts';
import { inZone } from '../../shared/date-strings.ts';
import { heldSlotStart } from '../../session/slot-cookie.ts';
import { orderInEdit } from '../../session/order-cookies.ts';
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

/** The departments with what the visitor's store carries of each (N-56); of the whole catalog while no store can be loaded. */
export async function departmentsHere(context: GatewayContext): Promise<Department[]> {
  const at = await shopFor(context).then(
    (shop) => shop.at,
    () => null,
  );
  return context.sources.catalog.departments(at);
}

/** A store and a channel that need not be the visitor's: those of a cart or of an order. */
export interface Place extends At {
  zipCode: string | null;
}

const places = new WeakMap<GatewayContext, Map<string, Promise<CatalogShop>>>();

/** The shop of a cart or of an order, opened once for each store and channel of a visit. */
export function shopAt(context: GatewayContext, place: Place): Promise<CatalogShop> {
  let known = places.get(context);
  if (!known) places.set(context, (known = new Map()));
  const key = `${place.storeId} ${place.channel} ${place.zipCode ?? ''}`;
  let shop = known.get(key);
  if (!shop) known.set(key, (shop = openShop(context, Promise.resolve(place))));
  return shop;
}

const everyChannel: readonly Channel[] = ['PICKUP', 'DELIVERY', 'IN_STORE'];

async function openShop(context: GatewayContext, choice: Promise<Place>): Promise<CatalogShop> {
  const { session, sources, clock, log } = context;
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
      storeChannels: store ? channelsOf(store) : everyChannel,
      isDeliOn: true,
      hasOnlineDeli: store?.flags.ecomDeli ?? true,
      preparesOrders: store?.flags.orderPreparation ?? true,
      hasWineShop: store?.flags.wineShop ?? true,
      ...chosenTime(context, { storeId, channel }, timeZone),
    },
  };
}

/** The time that is held, or the one of the order that is being changed (S-110, S-112): from cookies, so that it costs no call. */
function chosenTime({ jar, clock }: GatewayContext, { storeId, channel }: At, timeZone: string) {
  const order = orderInEdit(jar);
  const isOrders = order?.storeId === storeId;
  const start = isOrders ? order.slotStart : heldSlotStart(jar, storeId, channel);
  const isAhead = start !== null && Temporal.Instant.compare(start, clock.now()) > 0;
  return {
    slot: isAhead ? start.toZonedDateTimeISO(timeZone) : null,
    hasPendingOrder: isOrders,
    isUnattended: isOrders && order.isUnattended,
  };
}
