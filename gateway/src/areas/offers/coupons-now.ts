import type { GatewayContext } from '../../context.ts';
import type { CouponModel } from './models.ts';
import { offersShop } from './offers-shop.ts';

/** Coupons as they are now, for what was clipped or unclipped together; none that the store no longer shows, and none if they can't be loaded. */
export async function couponsNow(context: GatewayContext, couponIds: readonly string[]): Promise<CouponModel[]> {
  if (couponIds.length === 0) return [];
  try {
    const { storeId, today } = await offersShop(context);
    const asked = new Set(couponIds);
    const all = await context.sources.offers.gallery(storeId);
    return all.flatMap((coupon) => (asked.has(coupon.offerId) ? { coupon, today } : []));
  } catch (error) {
    context.log.warn({ err: error }, 'coupons could not be loaded');
    return [];
  }
}
