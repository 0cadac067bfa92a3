import type { StackPolicy } from '../../../../pricing/cart.ts';

/** How a banner prices its carts. */
interface BannerSettings {
  /** How coupons may meet on one unit (N-36). */
  stackPolicy: StackPolicy;
  /** May a coupon be used on the free unit of a buy-get promo (N-36)? */
  couponOnFreeUnit: boolean;
  /** Off subscribed items, in hundredths of a percent (N-65). */
  subscriptionRate: number;
}

const usual: BannerSettings = { stackPolicy: 'MF_PLUS_STORE', couponOnFreeUnit: false, subscriptionRate: 500 };

/** Banners that differ from the others, and in what. */
const others: Readonly<Record<string, Partial<BannerSettings>>> = {};

/** How a banner prices its carts: as all of them do, but for what is its own. */
export const settingsOf = (banner: string, different = others): BannerSettings => ({ ...usual, ...different[banner] });
