import { browserStore } from '../browser-store.ts';

/** Does this browser show a carousel of made-up coupons (S-277)? Off unless `isMockCouponCarouselEnabled` is `true` in its storage. */
export const isMockCarouselOn = (): boolean => browserStore.read('isMockCouponCarouselEnabled') === 'true';
