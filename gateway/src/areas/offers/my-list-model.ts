import type { GatewayContext } from '../../context.ts';
import type { MyListItem, Product } from '../../generated/rest.ts';
import { productLoader } from '../catalog/published.ts';
import type { MyListModel } from './models.ts';
import type { OffersShop } from './offers-shop.ts';
import { inWalkingOrder } from './rules/list/order.ts';

/** As many prices as one call may name. */
const mostUpcs = 50;

/** My List as it is drawn: in walking order, and with the products that it is about, which are loaded when they are asked for. */
export function myListModel(
  context: GatewayContext,
  shop: OffersShop,
  { items, version = 0 }: { items: readonly MyListItem[]; version?: number | undefined },
): MyListModel {
  const upcs = [...new Set(items.flatMap(({ upc }) => (upc === null ? [] : [upc])))];
  let numbers: Promise<ReadonlyMap<string, string>> | undefined;
  const bpnOf = async ({ kind, referenceId, upc }: MyListItem): Promise<string | null> => {
    if (kind === 'PRODUCT') return referenceId;
    return upc === null ? null : ((await (numbers ??= bpnsOf(context, shop, upcs))).get(upc) ?? null);
  };
  return {
    items: inWalkingOrder(items).map((item) => {
      let loaded: Promise<Product | null> | undefined;
      const load = async () => {
        const bpn = await bpnOf(item);
        return bpn === null ? null : productLoader(context).load({ storeId: shop.storeId, channel: shop.channel, bpn });
      };
      return { item, shop, product: () => (loaded ??= load()) };
    }),
    shop,
    version,
  };
}

/** Product numbers of offers' products; without those that can't be loaded, an offer is shown by itself. */
async function bpnsOf(
  { sources, log }: GatewayContext,
  { storeId, channel }: OffersShop,
  upcs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const parts = Array.from({ length: Math.ceil(upcs.length / mostUpcs) }, (_, at) =>
    upcs.slice(at * mostUpcs, (at + 1) * mostUpcs),
  );
  const found = await Promise.all(
    parts.map((some) =>
      sources.catalog.prices(some, { storeId, channel }).catch((error: unknown) => {
        log.warn({ err: error }, "products of My List's offers could not be loaded");
        return { prices: [] };
      }),
    ),
  );
  return new Map(found.flatMap(({ prices }) => prices.map(({ upcId, bpn }) => [upcId, bpn] as const)));
}
