import type { Channel, Goods } from '../../catalog/index.ts';
import type { CartCategory } from './kinds.ts';
import type { LineReason } from './refusals.ts';

/** How a cart reaches the shopper: a seller ships, the wine shop delivers, and the others do what was asked (N-63). */
export function channelFor(category: CartCategory, asked: Channel): Channel {
  if (category === '3P_MARKETPLACE') return 'SHIPPING';
  return category === '1P_Wine' ? 'DELIVERY' : asked;
}

/** Pieces of a product in stock for a channel. */
export const stockOf = (goods: Goods | undefined, channel: Channel): number => goods?.inventory?.channels[channel] ?? 0;

/** Why a product can't be had through this channel; null if it can (T-72). @param pieces that there are for it */
export function reasonOf(
  goods: Goods | undefined,
  channel: Channel,
  pieces = stockOf(goods, channel),
): LineReason | null {
  if (!goods?.price || goods.price.priceCents <= 0) return 'NOT_CARRIED';
  const { product } = goods;
  if (product.status !== 'ACTIVE') return 'INACTIVE';
  if (!product.eligibility[channel]) return 'WRONG_CHANNEL';
  return pieces > 0 ? null : 'OUT_OF_STOCK';
}
