import type { GatewayContext } from '../../../context.ts';
import { productLoader, shopAt } from '../../catalog/published.ts';
import type { ProductModel } from '../../catalog/models.ts';
import { asAdded, fullName, nameAsAdded } from '../../catalog/rules/names/product-name.ts';
import { shopOf } from '../../stores/published.ts';
import type { CartLineModel } from '../models.ts';

type Place = Pick<CartLineModel['cart'], 'storeId' | 'channel' | 'zipCode'>;

/** Whose prices and stock: a seller's products are the same in every channel, so they are asked for with the others. */
async function atOf({ storeId, channel }: Place, context: GatewayContext) {
  return channel === 'SHIPPING' ? { storeId, channel: (await shopOf(context)).channel } : { storeId, channel };
}

/** A product where a cart is packed; null if it can't be loaded. Those of all lines of a visit come with one call. */
export async function productAt(bpn: string, place: Place, context: GatewayContext): Promise<ProductModel | null> {
  const at = await atOf(place, context);
  const product = await productLoader(context).load({ ...at, bpn });
  return product && { product, shop: await shopAt(context, { ...at, zipCode: place.zipCode }) };
}

/** What a line is called: as it was added, with its brand, as everywhere else. */
export async function brandedName(
  { itemId, name }: Pick<CartLineModel['line'], 'itemId' | 'name'>,
  place: Place,
  context: GatewayContext,
): Promise<string> {
  const model = await productAt(itemId, place, context);
  return model ? fullName(asAdded(model.product, name), context.language) : name;
}

/** The same without its brand, as sentences have it. */
export async function nameHere(
  { itemId, name }: Pick<CartLineModel['line'], 'itemId' | 'name'>,
  place: Place,
  context: GatewayContext,
): Promise<string> {
  // Carts have the names of the packs.
  if (context.language === 'en') return name;
  return nameAsAdded((await productAt(itemId, place, context))?.product, name, context.language);
}
