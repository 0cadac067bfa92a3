import { type Goods, goodsAt } from '../../catalog/index.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import { subscribeRefusal } from '../rules/subscribable.ts';
import type { Changing } from './household.ts';

/** Goods of a plan's store that may come by subscription, by product. @throws ServiceError 404 PRODUCT_NOT_FOUND; 409 NOT_SUBSCRIBABLE */
export async function subscribableGoods(
  { trx, plan, now }: Changing,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Goods>> {
  const at = { storeId: plan.store_id, channel: plan.channel };
  const goods = await goodsAt(trx, [...new Set(itemIds)], at, now);
  for (const [index, itemId] of itemIds.entries()) {
    const refusal = subscribeRefusal(goods.get(itemId));
    const field = `items[${index}].productBpn`;
    if (refusal === 'PRODUCT_NOT_FOUND') throw notFound(refusal, 'There is no such product.');
    if (refusal) throw new ServiceError(409, refusal, "This product can't come by subscription.", field);
  }
  return goods;
}

/** @throws ServiceError 400 TOO_MANY with the product's maximum */
export function refuseTooMany(goods: Goods, quantity: number, field: string): void {
  const most = goods.product.maximumQuantity;
  if (quantity <= most) return;
  throw new ServiceError(400, 'TOO_MANY', `At most ${most} at a time.`, field, {}, { maximum: most });
}
