import type { Channel, Goods } from '../../catalog/index.ts';
import type { ItemNow } from './run-lines.ts';

/** What a store says about a product now; undefined if it doesn't carry it, or not that way. */
export function itemNow(goods: Goods | undefined, channel: Channel): ItemNow | undefined {
  if (!goods?.price || goods.price.priceCents <= 0 || goods.product.status !== 'ACTIVE') return undefined;
  if (!goods.product.eligibility[channel]) return undefined;
  const { minimumWeight } = goods.product;
  const { priceCents } = goods.price;
  // What is sold by weight comes in its smallest package.
  const cents = minimumWeight === null ? priceCents : Math.round((priceCents * minimumWeight) / 100);
  return { cents, left: goods.inventory?.channels[channel] ?? 0 };
}
