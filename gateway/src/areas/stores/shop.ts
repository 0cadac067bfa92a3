import { GraphQLError } from 'graphql';
import { channelOf, type ShopChannel } from '../../../../server-kit/channel-names.ts';
import type { GatewayContext } from '../../context.ts';
import type { StoreDetails } from '../../generated/rest.ts';
import { guestShop, type GuestShop } from '../../session/shop-cookie.ts';
import type { Shopper } from '../../session/shopper.ts';
import { defaultBanner } from '../../shared/banner.ts';
import { channelsOf } from './rules/channels.ts';
import type { StoresSource } from './source.ts';
import { texts } from './texts/index.ts';

/** Where a visitor shops. */
export interface ShopChoice {
  storeId: string;
  channel: ShopChannel;
  /** Where orders are delivered, five digits; null unless the channel is DELIVERY. */
  zipCode: string | null;
  /** Did the visitor choose it? */
  isChosen: boolean;
}

const shops = new WeakMap<GatewayContext, Promise<ShopChoice>>();

/**
 * Where this visit shops; looked up once for each visit, however many resolvers ask. A member's choice is in user info;
 * a guest's is in a cookie and counts while the banner's store offers it. Who has chosen nothing shops at the account's
 * store, or else at the banner's default.
 * @throws UpstreamError for a guest when stores can't be loaded; GraphQLError NO_STORES before a store is open
 */
export function shopOf(context: GatewayContext): Promise<ShopChoice> {
  let shop = shops.get(context);
  if (!shop) shops.set(context, (shop = findShop(context)));
  return shop;
}

/** The rest of the visit shops there. */
export const shopFromNowOn = (context: GatewayContext, shop: ShopChoice): void =>
  void shops.set(context, Promise.resolve(shop));

async function findShop({ session, jar, sources, banner, language, log }: GatewayContext): Promise<ShopChoice> {
  const shopper = await session.shopper();
  if (shopper?.shopIsChosen) return shopOfAccount(shopper);
  const kept = guestShop(jar);
  if (kept) {
    const store = await sources.stores.store(kept.storeId).catch((error: unknown) => {
      log.warn({ err: error }, "the guest's store could not be checked");
      return undefined;
    });
    if (store === undefined || (store && isShoppable(store, kept, banner))) return { ...kept, isChosen: true };
  }
  if (shopper) return shopOfAccount(shopper);
  const store = await storeOfAll(sources, banner);
  if (!store) throw new GraphQLError(texts[language].noStores, { extensions: { code: 'NO_STORES', status: 404 } });
  return { storeId: store.storeId, channel: channelsOf(store)[0] ?? 'IN_STORE', zipCode: null, isChosen: false };
}

/** Where visitors of a banner shop who have chosen nothing: its store, or else the default banner's; null before a store is open. */
export const storeOfAll = async (
  { stores }: { stores: Pick<StoresSource, 'defaultStore'> },
  banner: string,
): Promise<StoreDetails | null> => (await stores.defaultStore(banner)) ?? (await stores.defaultStore(defaultBanner));

const isShoppable = (store: StoreDetails, { channel }: GuestShop, banner: string): boolean =>
  store.banner === banner && channelsOf(store).includes(channel);

function shopOfAccount({ shopStoreId, preference, shopZip, shopIsChosen = false }: Shopper): ShopChoice {
  const channel = channelOf(preference, 'session');
  const zipCode = channel === 'DELIVERY' ? shopZip.slice(0, 5) : null;
  return { storeId: shopStoreId, channel, zipCode, isChosen: shopIsChosen };
}
